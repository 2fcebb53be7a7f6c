import { countNodes, withoutDirections } from '../../game/tree.ts';
import { type Found, failed, found } from '../found.ts';
import { DETAIL_LENGTH, MOST_CHAPTERS, type StudyRecord } from '../record.ts';
import { readChapter, type WrittenChapter, writeChapter } from './chapter.ts';
import { isObject, listOf, shortText, textOf } from './notes.ts';

/** Marks a file as a study of Flipside. */
const MARK = 'study';
const VERSION = 1;

/** A study in a file or a link. */
export interface WrittenStudy {
  readonly flipside: typeof MARK;
  readonly version: typeof VERSION;
  readonly title?: string;
  readonly chapters: readonly WrittenChapter[];
}

export const writeStudy = ({ title, chapters }: StudyRecord): WrittenStudy => ({
  flipside: MARK,
  version: VERSION,
  ...(title !== undefined && { title }),
  chapters: chapters.map(writeChapter),
});

/** Whether parsed JSON was written by `writeStudy` of any version. */
const isWrittenStudy = (value: unknown): boolean => isObject(value) && value.flipside === MARK;

/** Total number of moves in all chapters. */
export const countMoves = ({ chapters }: StudyRecord): number =>
  chapters.reduce((count, { tree }) => count + countNodes(tree), 0);

/** Length of the common beginning of two texts. */
const sharedLetters = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
};

/**
 * The number of letters in the moves of a written study, without what lines share with the one before (one or two per move). An
 * estimate of its size before untrusted lines are replayed.
 */
export const countLetters = (value: unknown): number => {
  let letters = 0;
  for (const chapter of isObject(value) ? listOf(value.chapters) : []) {
    let before = '';
    for (const line of isObject(chapter) ? listOf(chapter.lines) : []) {
      const text = textOf(line) ?? '';
      letters += text.length - sharedLetters(text, before);
      before = text;
    }
  }
  return letters;
};

/** Parses the output of `writeStudy` completely, or returns undefined. */
export const readWrittenStudy = (value: unknown): StudyRecord | undefined => {
  if (!isObject(value) || value.flipside !== MARK || value.version !== VERSION) return undefined;
  const written = listOf(value.chapters);
  if (written.length > MOST_CHAPTERS) return undefined;
  const chapters = written.map(readChapter);
  const [first, ...rest] = chapters;
  const read = rest.filter(chapter => chapter !== undefined);
  if (first === undefined || read.length < rest.length) return undefined;
  const title = shortText(value.title, DETAIL_LENGTH);
  return { ...(title && { title: withoutDirections(title) }), chapters: [first, ...read] };
};

/** Whether parsed JSON is a stored or exported study or match. */
export const isStudy = (value: unknown): boolean =>
  isWrittenStudy(value) ||
  (isObject(value) && 'version' in value && ('lines' in value || 'transcript' in value));

/** Reads a study or a match from parsed JSON, with a game for each chapter. */
export const readStudy = (value: unknown): Found => {
  const study = isWrittenStudy(value) ? readWrittenStudy(value) : undefined;
  if (study !== undefined) return { ...found('study', study.chapters), title: study.title };
  const record = isWrittenStudy(value) ? undefined : readChapter(value);
  return record === undefined ? failed('study', { reason: 'brokenFile' }) : found('study', [record]);
};
