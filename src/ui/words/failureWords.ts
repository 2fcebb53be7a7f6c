import type { Failure, FailurePlace } from '../../formats/failure.ts';
import type { Loss } from '../../formats/found.ts';
import type { Words } from '../../i18n/words.ts';
import type { CodeRefusal } from '../../look/style/themeCode.ts';
import { listText } from './locale.ts';
import { numberText } from './numbers.ts';

/** Failures whose finding is a number of bytes or squares. */
const AMOUNTS: ReadonlySet<Failure['reason']> = new Set(['wthorLength', 'boardLength', 'boardRows']);

/** A failure at the first character needs no position. */
const isBeginning = (place: FailurePlace): boolean =>
  place.unit === 'character' && place.line === 1 && place.column === 1;

/** The failure and its position, in one sentence. */
export const failureText = (
  words: Words,
  { reason, place, found = '', move = 0, expected = 0 }: Failure,
): string => {
  const told = AMOUNTS.has(reason) ? numberText(words, Number(found)) : found;
  const sentence = words.t(`formats.failure.${reason}`, { found: told, move, expected });
  if (place === undefined || isBeginning(place)) return sentence;
  return place.unit === 'byte'
    ? words.t('formats.at.byte', { byte: place.byte, sentence })
    : words.t('formats.at.character', { line: place.line, column: place.column, sentence });
};

/** `Left out: variations, comments.` */
export const lossesText = (words: Words, losses: readonly Loss[]): string =>
  words.t('formats.leftOut', {
    what: listText(
      words,
      losses.map(loss => words.t(`formats.loss.${loss}`)),
    ),
  });

/** Why a text is no theme code. */
export const codeRefusalText = (words: Words, refusal: CodeRefusal): string => {
  switch (refusal.reason) {
    case 'strangeSign':
      return words.t('themeCode.strangeSign', { sign: refusal.sign });
    case 'tooLong':
      return words.t('themeCode.tooLong', { count: refusal.count });
    default:
      return words.t(`themeCode.${refusal.reason}`);
  }
};
