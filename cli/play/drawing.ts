import { colorAt, discCounts } from '../../src/game/board.ts';
import { type Color, opposite } from '../../src/game/color.ts';
import { type Match, positionOf, turnsOf } from '../../src/game/match.ts';
import { legalMoves, type Position } from '../../src/game/position.ts';
import { rulesFor } from '../../src/game/rules.ts';
import { isHuman } from '../../src/game/seat.ts';
import { COLUMN_NAMES, ROW_NAMES, type Square, squareAt } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';

/** ASCII, Unicode without colors, or Unicode with colors. */
export type Style = 'plain' | 'unicode' | 'colors';

interface Output {
  readonly isTTY?: boolean;
}

/** Uses colors only on a terminal that supports them and without NO_COLOR (no-color.org). */
export const styleFor = ({ isTTY }: Output, { NO_COLOR, TERM }: NodeJS.ProcessEnv): Style => {
  if (isTTY !== true || TERM === 'dumb') return 'plain';
  return NO_COLOR === undefined || NO_COLOR === '' ? 'colors' : 'unicode';
};

type Mark = Color | 'legal' | 'empty' | 'blocked';
type Cell = { readonly mark: Mark; readonly isLast: boolean };

const SIGNS = {
  plain: { black: 'X', white: 'O', legal: '*', empty: '.', blocked: '#' },
  unicode: { black: '●', white: '○', legal: '+', empty: '·', blocked: '▒' },
} as const satisfies Record<string, Record<Mark, string>>;

/** Colors from the 256-color palette for the board, the last moves and each mark. */
interface Paint {
  readonly board: number;
  readonly last: number;
  readonly signs: Readonly<Record<Mark, readonly [sign: string, color: number]>>;
}

const FELT: Paint = {
  board: 29,
  last: 36,
  signs: { black: ['●', 16], white: ['●', 231], legal: ['•', 157], empty: ['·', 23], blocked: ['▒', 94] },
};
const FRAME: Paint = {
  board: 25,
  last: 32,
  signs: { black: ['●', 196], white: ['●', 226], legal: ['•', 153], empty: ['●', 17], blocked: [' ', 17] },
};
const PAINTS: Readonly<Record<Position['rules'], Paint>> = {
  othello: FELT,
  reversi: FELT,
  anti: FELT,
  connect4: FRAME,
};

const RESET = '\x1b[0m';

const painted = ({ board, last, signs }: Paint, { mark, isLast }: Cell): string => {
  const [sign, color] = signs[mark];
  return `\x1b[48;5;${isLast ? last : board}m\x1b[38;5;${color}m ${sign} `;
};

/** The squares played since the side to move last played; after the end the winning squares, if any. */
const lastSquares = (match: Match): SquareSet => {
  const position = positionOf(match);
  const winning = rulesFor(position).winningSquares(position);
  if (!winning.isEmpty()) return winning;
  const turns = turnsOf(match).slice(match.given);
  const mover = turns.at(-1)?.color;
  const begin = turns.findLastIndex(({ color }) => color !== mover) + 1;
  return SquareSet.of(...turns.slice(begin).flatMap(({ square }) => square ?? []));
};

/** Moves are only marked for people, and not while they have to pass. */
const markedMoves = (match: Match, mayMove: boolean): SquareSet => {
  const position = positionOf(match);
  return mayMove && isHuman(match.seats, position.turn) ? legalMoves(position) : SquareSet.empty;
};

/** A square's name, or only the column in Connect Four. */
const picksColumns = (position: Position): boolean => rulesFor(position).picks === 'column';

const columnHeads = (position: Position): readonly string[] =>
  Array.from({ length: position.shape.width }, (_, column) =>
    picksColumns(position) ? String(column + 1) : (COLUMN_NAMES[column] ?? ''),
  );

const rowHead = (position: Position, row: number): string =>
  picksColumns(position) ? ' ' : (ROW_NAMES[row] ?? '');

const cellsOf = (match: Match, mayMove: boolean) => {
  const position = positionOf(match);
  const [legal, last] = [markedMoves(match, mayMove), lastSquares(match)];
  const emptyMark = (square: Square): Mark => {
    if (!position.shape.squares.has(square)) return 'blocked';
    return legal.has(square) ? 'legal' : 'empty';
  };
  return (square: Square): Cell => ({
    mark: colorAt(position, square) ?? emptyMark(square),
    isLast: last.has(square),
  });
};

/** The board, with the legal moves marked if a person is to move. */
export const drawBoard = (match: Match, style: Style, mayMove: boolean): string => {
  const position = positionOf(match);
  const { width, height } = position.shape;
  const cellAt = cellsOf(match, mayMove);
  const rowOf = (row: number): string => {
    const cells = Array.from({ length: width }, (_, column) => cellAt(squareAt(column, row)));
    const head = `  ${rowHead(position, row)} `;
    return style === 'colors'
      ? `${head}${cells.map(cell => painted(PAINTS[position.rules], cell)).join('')}${RESET}`
      : `${head}${cells.map(({ mark }) => SIGNS[style][mark]).join(' ')}`;
  };
  const heads = columnHeads(position);
  const head = style === 'colors' ? heads.map(name => ` ${name} `).join('') : heads.join(' ');
  return [`    ${head}`, ...Array.from({ length: height }, (_, row) => rowOf(row))].join('\n');
};

/** The disc counts with the symbols of the sides: `X Black 2, O White 2`. */
export const drawCounts = (match: Match, style: Style, nameOf: (color: Color) => string): string => {
  const position = positionOf(match);
  const counts = discCounts(position);
  const signOf = (color: Color): string =>
    style === 'colors'
      ? `${painted(PAINTS[position.rules], { mark: color, isLast: false })}${RESET}`
      : SIGNS[style][color];
  const sideOf = (color: Color): string => `${signOf(color)} ${nameOf(color)} ${counts[color]}`;
  return `    ${sideOf('black')}   ${sideOf(opposite('black'))}`;
};
