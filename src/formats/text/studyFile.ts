import { type Found, failed, found } from '../found.ts';
import { readChapter } from '../study/chapter.ts';
import { isObject } from '../study/fields.ts';
import { isWrittenStudy, readWrittenStudy } from '../study/studyText.ts';

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
