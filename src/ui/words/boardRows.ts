import { colorAt } from '../../game/board.ts';
import { columnNumber, rowNumber } from '../../game/connect4/position.ts';
import { isMatchOver, type Match, positionOf } from '../../game/match.ts';
import { isLegal, type Position } from '../../game/position.ts';
import { RULES } from '../../game/rules.ts';
import { COLUMN_NAMES, columnOf, ROW_NAMES, rowOf, type Square, squareAt } from '../../game/square.ts';
import type { Words } from '../../i18n/words.ts';
import { RULES_WORDS } from './rulesWords.ts';
import { countsText, nextSentence } from './turnWords.ts';

/** A square's state as read within its row. */
const stateWord = (words: Words, position: Position, square: Square, mayPlay: boolean): string => {
  const color = colorAt(position, square);
  if (color !== undefined) return RULES_WORDS[position.rules].disc(words, color);
  if (!position.shape.squares.has(square)) return words.t('rows.blocked');
  const isMarked = mayPlay && RULES[position.rules].picks === 'square' && isLegal(position, square);
  return words.t(isMarked ? 'rows.legal' : 'rows.empty');
};

const isColumns = ({ rules }: Position): boolean => RULES[rules].picks === 'column';

const columnWord = (position: Position, square: Square): string =>
  isColumns(position) ? String(columnNumber(square)) : (COLUMN_NAMES[columnOf(square)] ?? '');

const rowWord = (position: Position, square: Square): string =>
  isColumns(position) ? String(rowNumber(square)) : (ROW_NAMES[rowOf(square)] ?? '');

/** Neighbors in a row with the same state. */
interface Run {
  readonly first: Square;
  readonly last: Square;
  readonly state: string;
}

const runsOf = (row: readonly Square[], stateOf: (square: Square) => string): readonly Run[] => {
  const runs: Run[] = [];
  for (const square of row) {
    const state = stateOf(square);
    const last = runs.at(-1);
    if (last?.state === state) runs.splice(-1, 1, { ...last, last: square });
    else runs.push({ first: square, last: square, state });
  }
  return runs;
};

/** `d black`, or `a to c empty`. */
const runText = (words: Words, position: Position, { first, last, state }: Run): string => {
  const [from, to] = [columnWord(position, first), columnWord(position, last)];
  return from === to
    ? words.t('rows.one', { column: from, state })
    : words.t('rows.several', { from, to, state });
};

const upTo = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

/**
 * `Row 4: a to c empty, d white, e black, f to h empty.`, one sentence per row from the top, then the counts and the
 * turn.
 */
export const boardRows = (words: Words, match: Match): readonly string[] => {
  const position = positionOf(match);
  const mayPlay = !isMatchOver(match);
  const { width, height } = position.shape;
  const rows = upTo(height).map(row => {
    const squares = upTo(width).map(column => squareAt(column, row));
    const runs = runsOf(squares, square => stateWord(words, position, square, mayPlay));
    return words.t('rows.row', {
      row: rowWord(position, squareAt(0, row)),
      squares: runs.map(run => runText(words, position, run)).join(words.t('comma')),
    });
  });
  const counts = RULES_WORDS[position.rules].countsDiscs ? [countsText(words, match)] : [];
  return [...rows, ...counts, nextSentence(words, match)];
};
