import { emptySquares } from '../../../game/board.ts';
import { dropsDiscs, type Position } from '../../../game/position.ts';
import type { Words } from '../../../i18n/words.ts';
import type { SquareScore } from '../../../store/matchStore.ts';
import type { MoveValue, ShownValues } from '../../../store/study/analyses.ts';
import { RULES_WORDS } from '../rulesWords.ts';
import { outlookText } from '../squares.ts';

const MINUS = '\u2212';

/** Whole discs with a sign: `+4`, `0` or `−3`. */
export const discsText = (score: number): string => {
  const discs = Math.round(score);
  if (discs === 0) return '0';
  return discs > 0 ? `+${discs}` : `${MINUS}${-discs}`;
};

/** A move's value: `+4`; in Connect Four `wins in 7`, or `win 7` where space is short. */
export const valueText = (
  words: Words,
  position: Position,
  value: Pick<SquareScore, 'score' | 'exact'>,
  form: 'outlook' | 'shortOutlook' = 'outlook',
): string => (dropsDiscs(position) ? outlookText(words, position, value, form) : discsText(value.score));

/** A square's name with its value: `d3, empty, legal, flips 2, +4`; a threat also names its side. */
export const nameWithValue = (
  words: Words,
  name: string,
  { position, isThreat }: ShownValues,
  value: MoveValue,
): string => {
  const text = valueText(words, position, value);
  if (!isThreat) return words.t('study.value.named', { name, value: text });
  const color = RULES_WORDS[position.rules].color(words, position.turn);
  return words.t('study.value.threat', { name, color, value: text });
};

/** `proved`, `12 moves ahead`, or `to the end, not proved`. */
const certaintyText = (words: Words, position: Position, { exact, depth }: MoveValue): string => {
  if (exact) return words.t('study.value.proved');
  return depth < emptySquares(position).size
    ? words.t('study.value.ahead', { count: depth })
    : words.t('study.value.toEnd');
};

/** The reliability of a value on the board: `best, proved`. */
export const aboutValue = (words: Words, { position }: ShownValues, value: MoveValue): string => {
  const certainty = certaintyText(words, position, value);
  return value.isBest ? [words.t('study.value.best'), certainty].join(words.t('comma')) : certainty;
};
