import { readFileSync } from 'node:fs';
import { opposite } from '../../src/game/color.ts';
import { STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import type { Position } from '../../src/game/position.ts';
import { columnOf, rowOf, SQUARE_COUNT, type Square, squareAt } from '../../src/game/square.ts';
import { readMoves, replayOf } from '../../src/game/transcript.ts';
import { HIDDEN_FROM_PLY, HIDDEN_YEAR } from './plan.ts';
import type { TournamentGame } from './sources.ts';

const LAST = 7;

/** The eight symmetries of the board. */
const VIEWS: readonly ((square: Square) => Square)[] = [false, true].flatMap(isTurned =>
  [false, true].flatMap(isMirrored =>
    [false, true].map(isFlipped => (square: Square) => {
      const [x, y] = [columnOf(square), rowOf(square)];
      const [column, row] = isTurned ? [y, x] : [x, y];
      return squareAt(isMirrored ? LAST - column : column, isFlipped ? LAST - row : row);
    }),
  ),
);

/** A key of the discs of the side to move and of the opponent, whatever their colors. */
const keyOf = ({ discs, turn }: Position, view: (square: Square) => Square = square => square): string => {
  const signs = new Uint8Array(SQUARE_COUNT);
  for (const square of discs[turn]) signs[view(square)] = 1;
  for (const square of discs[opposite(turn)]) signs[view(square)] = 2;
  return signs.join('');
};

/** A key shared by all mirror images of a position. */
export const canonicalKey = (position: Position): string =>
  VIEWS.map(view => keyOf(position, view)).sort()[0] ?? '';

/** Positions reserved for tests, which must not become puzzles. */
export class HiddenPositions {
  readonly #keys = new Set<string>();

  add(position: Position): void {
    this.#keys.add(keyOf(position));
  }

  /** Reads a board of 64 symbols into the discs of the side to move and of the opponent. */
  addBoard(board: string, own: string, other: string): void {
    this.#keys.add([...board].map(sign => (sign === own ? 1 : sign === other ? 2 : 0)).join(''));
  }

  /** Whether it is such a position, or a mirror image of one. */
  has(position: Position): boolean {
    return VIEWS.some(view => this.#keys.has(keyOf(position, view)));
  }
}

const addGame = (hidden: HiddenPositions, transcript: string, from: number): void => {
  const moves = readMoves(startOf(STANDARD_SETUP), transcript);
  const course = moves && replayOf(STANDARD_SETUP, moves);
  if (course?.type !== 'legal') throw new Error(`Not a game: ${transcript}`);
  for (const position of course.positions.slice(from)) hidden.add(position);
};

const SIDES: Readonly<Record<string, 'X' | 'O'>> = { X: 'O', O: 'X' };

/** Reads lines `board side; ...`, or a table whose first columns are board and side. */
const addBoards = (hidden: HiddenPositions, path: string): void => {
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [board = '', side = ''] = line.split(/[\t ;]+/);
    const other = SIDES[side];
    if (board.length === SQUARE_COUNT && other !== undefined) hidden.addBoard(board, side, other);
  }
};

/** All positions of the hidden year's games, and of the files of test positions. */
export const readHidden = (games: readonly TournamentGame[], files: readonly string[]): HiddenPositions => {
  const hidden = new HiddenPositions();
  for (const { year, transcript } of games)
    if (year === HIDDEN_YEAR) addGame(hidden, transcript, HIDDEN_FROM_PLY);
  for (const path of files) addBoards(hidden, path);
  return hidden;
};
