import { emptySquares, occupied } from './board.ts';
import type { ByColor, Color } from './color.ts';
import { isOver } from './position.ts';
import { type Position, rulesFor } from './rules.ts';
import { centreSquares } from './shape.ts';
import { SQUARE_COUNT, type Square } from './square.ts';
import { SquareSet } from './squareSet.ts';

/** A position set up by hand, which replaces the usual start of a game. */
export interface Start {
  readonly discs: ByColor<SquareSet>;
  readonly turn: Color;
}

/** Why a position set up by hand cannot be played; the first that applies is reported. */
export const START_PROBLEMS = [
  'blockedCentre',
  'offBoard',
  'twoColors',
  'empty',
  'centreOpen',
  'floating',
  'unequal',
  'notTheirTurn',
  'fourInARow',
  'full',
  'oneColor',
  'noMoves',
] as const;
export type StartProblem = (typeof START_PROBLEMS)[number];

/** Problems that mean the game is already over: such a position can be displayed, but not played. */
const ENDS: readonly StartProblem[] = ['fourInARow', 'full', 'oneColor', 'noMoves'];

/** Whether the only problem is that the game is over. */
export const isEnd = (problem: StartProblem): boolean => ENDS.includes(problem);

type Test = (position: Position) => boolean;

/** Flaws that only some games have are asked of the rules. */
const TESTS: Readonly<Record<StartProblem, Test>> = {
  blockedCentre: ({ shape }) => centreSquares(shape).some(square => !shape.squares.has(square)),
  offBoard: position => !occupied(position).diff(position.shape.squares).isEmpty(),
  twoColors: ({ discs }) => discs.black.intersects(discs.white),
  empty: position => occupied(position).isEmpty() && isOver(position),
  centreOpen: position => rulesFor(position).startFlaw(position) === 'centreOpen',
  floating: position => rulesFor(position).startFlaw(position) === 'floating',
  unequal: position => rulesFor(position).startFlaw(position) === 'unequal',
  notTheirTurn: position => rulesFor(position).startFlaw(position) === 'notTheirTurn',
  fourInARow: position => !rulesFor(position).winningSquares(position).isEmpty(),
  full: position => emptySquares(position).isEmpty(),
  oneColor: ({ discs, ...position }) =>
    isOver({ ...position, discs }) && (discs.black.isEmpty() || discs.white.isEmpty()),
  noMoves: isOver,
};

/** Why a position cannot be played; undefined if it can. Its turn must be settled. */
export const problemOf = (position: Position): StartProblem | undefined =>
  START_PROBLEMS.find(problem => TESTS[problem](position));

const SIGNS = { black: 'X', white: 'O', empty: '-' } as const;
const TEXT = new RegExp(`^([XO-]{${SQUARE_COUNT}}) ([XO])$`);

/** 64 signs row by row from a1, on boards of every size, and the side to move: `---…XO…--- X`. */
export const makeStartText = ({ discs, turn }: Start): string => {
  const signAt = (square: Square): string => {
    if (discs.black.has(square)) return SIGNS.black;
    return discs.white.has(square) ? SIGNS.white : SIGNS.empty;
  };
  const board = Array.from({ length: SQUARE_COUNT }, (_, index) => signAt(index as Square)).join('');
  return `${board} ${SIGNS[turn]}`;
};

/** Reads what `makeStartText` writes. */
export const parseStartText = (text: string): Start | undefined => {
  const [, board, side] = TEXT.exec(text) ?? [];
  if (board === undefined) return undefined;
  const of = (sign: string): SquareSet =>
    SquareSet.of(...[...board].flatMap((found, index) => (found === sign ? [index as Square] : [])));
  return {
    discs: { black: of(SIGNS.black), white: of(SIGNS.white) },
    turn: side === SIGNS.black ? 'black' : 'white',
  };
};
