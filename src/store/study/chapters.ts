import { fitsLink } from '../../formats/link/link.ts';
import type { GameRecord, StudyRecord } from '../../formats/record.ts';
import type { Transcript } from '../../game/transcript.ts';
import type { Study } from '../studyStore.ts';

/** The chapter on the board as it is kept while another one is there. */
const chapterOn = ({ tree, details }: Study, at: Transcript): GameRecord => ({
  ...details,
  tree,
  ...(at.length > 0 && { at }),
});

/** All chapters in their order; `at` is the position that is looked at. */
export const chaptersOf = (study: Study, at: Transcript = []): StudyRecord['chapters'] => {
  const [first, ...rest] = [...(study.before ?? []), chapterOn(study, at), ...(study.after ?? [])];
  return [first as GameRecord, ...rest];
};

/** Which chapter is on the board, from 0. */
export const chapterIndex = ({ before = [] }: Study): number => before.length;

export const countChapters = ({ before = [], after = [] }: Study): number => before.length + 1 + after.length;

/** The study with these chapters, of which one is on the board. */
export const withChapters = (study: Study, chapters: readonly GameRecord[], index: number): Study => {
  const { tree, at: _, ...details } = chapters[index] as GameRecord;
  return { ...study, tree, details, before: chapters.slice(0, index), after: chapters.slice(index + 1) };
};

/** A chapter as its readers meet it: from its start, wherever its author looked last. */
const fromStart = ({ at: _, ...chapter }: GameRecord): GameRecord => chapter;

/** A study as it is given out. */
export const recordOfStudy = (study: Study): StudyRecord => {
  const [first, ...rest] = chaptersOf(study);
  return {
    ...(study.title !== undefined && { title: study.title }),
    chapters: [fromStart(first), ...rest.map(fromStart)],
  };
};

/** Whether it says more than the link to a game can hold, so that it is given out as a study. */
export const isMoreThanGame = (study: Study): boolean =>
  study.title !== undefined || countChapters(study) > 1 || !fitsLink(study);
