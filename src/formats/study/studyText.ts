import { countNodes, withoutDirections } from '../../game/tree.ts';
import { type Found, failed, found } from '../found.ts';
import { DETAIL_LENGTH, MOST_CHAPTERS, type StudyRecord } from '../record.ts';
import { readChapter, type WrittenChapter, writeChapter } from './chapter.ts';
import { isObject, listOf, shortText, textOf } from './notes.ts';

/** How a file says that it is a study of Flipside. */
const MARK = 'study';
const VERSION = 1;

/** A study as it is in a file or a link. */
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

/** Whether parsed JSON is a study as `writeStudy` makes it, of whatever version. */
const isWrittenStudy = (value: unknown): boolean => isObject(value) && value.flipside === MARK;

/** How many moves all chapters have together. */
export const countMoves = ({ chapters }: StudyRecord): number =>
  chapters.reduce((count, { tree }) => count + countNodes(tree), 0);

/** How many letters two texts begin with alike. */
const sharedLetters = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
};

/**
 * How many letters the moves of a written study take, without what a line shares with the one before: two a move, or one. Known
 * long before a stranger's lines have been played.
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

/** Reads what `writeStudy` has written: all of it, or nothing. */
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

/** Whether parsed JSON is a study or a match, as the page stores it or gives it out. */
export const isStudy = (value: unknown): boolean =>
  isWrittenStudy(value) ||
  (isObject(value) && 'version' in value && ('lines' in value || 'transcript' in value));

/** Reads a study or a match, from parsed JSON: every chapter is a game. */
export const readStudy = (value: unknown): Found => {
  const study = isWrittenStudy(value) ? readWrittenStudy(value) : undefined;
  if (study !== undefined) return { ...found('study', study.chapters), title: study.title };
  const record = isWrittenStudy(value) ? undefined : readChapter(value);
  return record === undefined ? failed('study', { reason: 'brokenFile' }) : found('study', [record]);
};
