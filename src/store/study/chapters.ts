import { fitsLink } from '../../formats/link/link.ts';
import type { GameRecord, StudyRecord } from '../../formats/record.ts';
import type { Transcript } from '../../game/transcript.ts';
import type { Study } from '../studyStore.ts';

/** The record of the chapter on the board, for storing it while another one is shown. */
const chapterOn = ({ tree, details }: Study, at: Transcript): GameRecord => ({
  ...details,
  tree,
  ...(at.length > 0 && { at }),
});

/** All chapters in order; `at` is the current position. */
export const chaptersOf = (study: Study, at: Transcript = []): StudyRecord['chapters'] => {
  const [first, ...rest] = [...(study.before ?? []), chapterOn(study, at), ...(study.after ?? [])];
  return [first as GameRecord, ...rest];
};

/** The index of the chapter on the board. */
export const chapterIndex = ({ before = [] }: Study): number => before.length;

export const countChapters = ({ before = [], after = [] }: Study): number => before.length + 1 + after.length;

/** The study with these chapters, one of which is on the board. */
export const withChapters = (study: Study, chapters: readonly GameRecord[], index: number): Study => {
  const { tree, at: _, ...details } = chapters[index] as GameRecord;
  return { ...study, tree, details, before: chapters.slice(0, index), after: chapters.slice(index + 1) };
};

/** The chapter without its author's current position: readers begin at its start. */
const fromStart = ({ at: _, ...chapter }: GameRecord): GameRecord => chapter;

/** A study for sharing. */
export const recordOfStudy = (study: Study): StudyRecord => {
  const [first, ...rest] = chaptersOf(study);
  return {
    ...(study.title !== undefined && { title: study.title }),
    chapters: [fromStart(first), ...rest.map(fromStart)],
  };
};

/** Whether it contains more than a link to a game can hold, so that it must be shared as a study. */
export const isMoreThanGame = (study: Study): boolean =>
  study.title !== undefined || countChapters(study) > 1 || !fitsLink(study);
