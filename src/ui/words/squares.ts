import { colorAt } from '../../game/board.ts';
import { type Outlook, outlookOf } from '../../game/connect4/columns.ts';
import {
  type Connect4Position,
  columnNumber,
  landingSquare,
  rowNumber,
  winningSquares,
} from '../../game/connect4/position.ts';
import { latestTurns, type Match, positionOf } from '../../game/match.ts';
import { dropsDiscs, flippedBy, isLegal, type Position } from '../../game/position.ts';
import { RULES, type Rules } from '../../game/rules.ts';
import { makeSquare, type Square, squareAt } from '../../game/square.ts';
import type { Words } from '../../i18n/words.ts';
import { placeOf, turnFor } from '../../look/turning.ts';
import type { Hint, SquareScore } from '../../store/matchStore.ts';
import type { Settings } from '../../store/settingsStore.ts';
import { listText } from './locale.ts';
import { RULES_WORDS } from './rulesWords.ts';

/** The squares of the latest moves, newest first. */
export const latestSquares = (match: Match | undefined): readonly Square[] =>
  match === undefined ? [] : latestTurns(match).map(({ square }) => square);

type DiscKey = 'disc' | 'last' | 'earlier';

/** Chooses the text for a disc by how recently it was placed. */
const discKey = (square: Square, latest: readonly Square[]): DiscKey => {
  if (square === latest[0]) return 'last';
  return latest.includes(square) ? 'earlier' : 'disc';
};

const isBlocked = ({ shape }: Position, square: Square): boolean => !shape.squares.has(square);

const emptyName = (words: Words, position: Position, square: Square): string => {
  const name = makeSquare(square);
  if (isBlocked(position, square)) return words.t('cell.blocked', { square: name });
  const count = flippedBy(position, square).size;
  if (count > 0) return words.t('cell.legal', { square: name, count });
  return words.t(isLegal(position, square) ? 'cell.playable' : 'cell.empty', { square: name });
};

/** `d3, empty, legal, flips 1`, `d3, blocked` or `e4, black, last move`: the full name of a square. */
export const cellName = (
  words: Words,
  position: Position,
  square: Square,
  latest: readonly Square[] = [],
): string => {
  const color = colorAt(position, square);
  if (color === undefined) return emptyName(words, position, square);
  return words.t(`cell.${discKey(square, latest)}`, {
    square: makeSquare(square),
    disc: words.t(`disc.${words.sideNames()[color]}`),
  });
};

/** The name of a square when no move can be played. */
export const restingCellName: typeof cellName = (words, position, square, latest) =>
  colorAt(position, square) === undefined && !isBlocked(position, square)
    ? words.t('cell.empty', { square: makeSquare(square) })
    : cellName(words, position, square, latest);

/** `Column 4, next free row 2`, or `Column 4, full`. */
export const columnName = (words: Words, position: Connect4Position, column: number): string => {
  const square = landingSquare(position, column);
  return square === undefined
    ? words.t('connect4.full', { column: column + 1 })
    : words.t('connect4.column', { column: column + 1, row: rowNumber(square) });
};

/** `Column 4, row 1, red`. */
export const dropName = (words: Words, position: Connect4Position, square: Square, last?: Square): string => {
  const where = { column: columnNumber(square), row: rowNumber(square) };
  const color = colorAt(position, square);
  if (color === undefined) return words.t('connect4.empty', where);
  const disc = words.t(`connect4.disc.${color}`);
  if (winningSquares(position).has(square)) return words.t('connect4.winning', { ...where, disc });
  return words.t(square === last ? 'connect4.last' : 'connect4.taken', { ...where, disc });
};

/** `outlook` within a sentence, `shortOutlook` above a narrow column. */
type Form = 'outlook' | 'shortOutlook';

type Proved = Pick<SquareScore, 'score' | 'exact'>;

const provedText = (words: Words, form: Form, { result, moves }: Outlook): string =>
  result === 'draw' ? words.t(`connect4.${form}.draw`) : words.t(`connect4.${form}.${result}`, { moves });

/** `wins in 7` or `draw` for the side to move, or a text for unproved positions. */
export const outlookText = (
  words: Words,
  position: Connect4Position,
  { score, exact }: Proved,
  form: Form = 'outlook',
): string => (exact ? provedText(words, form, outlookOf(position, score)) : words.t(`connect4.${form}.open`));

/** `Good squares: c4, d3.`, then `Hint: d3`; in Connect Four columns. */
export const hintText = (words: Words, match: Match, { good, best, scores }: Hint): string => {
  const position = positionOf(match);
  const { move, goodMoves } = RULES_WORDS[position.rules];
  if (best === undefined) return goodMoves(words, listText(words, good.map(move)));
  if (!dropsDiscs(position)) return words.t('said.hint', { square: makeSquare(best) });
  const column = columnNumber(best);
  const known = scores.find(({ square, exact }) => exact && square === best);
  return known === undefined
    ? words.t('connect4.hint', { column })
    : words.t('connect4.hintWith', { column, outlook: outlookText(words, position, known) });
};

/** A minimal board, since only the corners matter. */
const CORNERS = { width: 2, height: 2 } as const;

/** Where the board's first square or column is after a rotation. */
export const turnedText = (words: Words, { boardTurn }: Settings, rules: Rules): string => {
  const turn = turnFor(rules, boardTurn);
  const { column, row } = placeOf(turn, CORNERS, squareAt(0, 0));
  if (RULES[rules].picks === 'column') return words.t(`turning.column1.${column === 0 ? 'left' : 'right'}`);
  const side = column === 0 ? 'Left' : 'Right';
  return words.t(`turning.a1.${row === 0 ? 'upper' : 'lower'}${side}`);
};
