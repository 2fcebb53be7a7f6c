import type { ByColor, Color } from './color.ts';
import { CONNECT4_SHAPE, CONNECT4_START } from './connect4/position.ts';
import { crossStart, openStart, settleTurn } from './othello/position.ts';
import type { Position, Rules } from './position.ts';
import { cornerSquares, type Shape, STANDARD_SHAPE } from './shape.ts';
import { SquareSet } from './squareSet.ts';

/** `xot` is Othello from a random, even position of eight plies. */
export const GAMES = ['othello', 'reversi', 'anti', 'xot', 'connect4'] as const;
export type GameName = (typeof GAMES)[number];

const RULES: Readonly<Record<GameName, Rules>> = {
  othello: 'othello',
  reversi: 'reversi',
  anti: 'anti',
  xot: 'othello',
  connect4: 'connect4',
};
export const rulesOf = (game: GameName): Rules => RULES[game];

/** Whether the game has passes, so that a house rule can make them free. */
const HAS_PASSES: Readonly<Record<Rules, boolean>> = {
  othello: true,
  reversi: true,
  anti: true,
  connect4: false,
};
export const allowsFreePassing = (game: GameName): boolean => HAS_PASSES[rulesOf(game)];
/** Free passes in one game, counting both sides: without a limit a game might never end. */
export const MOST_FREE_PASSES = 64;

/** Plies of a game of XOT that no player chose. */
export const XOT_PLIES = 8;

/** The only board that the game is played on, or `undefined` if it allows any size. */
export const onlyShapeOf = (game: GameName): Shape | undefined => {
  if (game === 'connect4') return CONNECT4_SHAPE;
  return game === 'xot' ? STANDARD_SHAPE : undefined;
};

export const HEAD_STARTS = ['corners', 'discs'] as const;

/** What the weaker side gets: discs on corners from the start, or extra discs in the final count. */
export interface HeadStart {
  readonly color: Color;
  readonly kind: (typeof HEAD_STARTS)[number];
  /** 1 to 4 corners, or 1 to 63 discs. */
  readonly count: number;
}

/** What is played: everything needed to replay a transcript. */
export interface Setup {
  readonly game: GameName;
  readonly shape: Shape;
  readonly headStart: HeadStart | undefined;
  /** A house rule: either side may hand over the turn though it could move. */
  readonly freePassing: boolean;
}

export const STANDARD_SETUP: Setup = {
  game: 'othello',
  shape: STANDARD_SHAPE,
  headStart: undefined,
  freePassing: false,
};

const MOST_CORNERS = 4;
const MOST_DISCS = 63;
/** On narrower boards corners are centre squares or beside them. */
const LEAST_SIDE_FOR_CORNERS = 4;

export const allowsHeadStart = (game: GameName): boolean => game !== 'anti' && game !== 'connect4';
export const allowsCorners = ({ width, height }: Shape): boolean =>
  Math.min(width, height) >= LEAST_SIDE_FOR_CORNERS;

const isHeadStart = ({ kind, count }: HeadStart, { game, shape }: Setup): boolean =>
  allowsHeadStart(game) &&
  Number.isInteger(count) &&
  count >= 1 &&
  (kind === 'corners' ? count <= MOST_CORNERS && allowsCorners(shape) : count <= MOST_DISCS);

/** Whether the game allows all of these choices. */
export const isSetup = (setup: Setup): boolean => {
  const { game, shape, headStart, freePassing } = setup;
  const only = onlyShapeOf(game);
  const fits = only === undefined || (only.width === shape.width && only.height === shape.height);
  if (!fits || (freePassing && !allowsFreePassing(game))) return false;
  return headStart === undefined || isHeadStart(headStart, setup);
};

const emptyStart = ({ game, shape }: Setup): Position => {
  const rules = rulesOf(game);
  if (rules === 'connect4') return CONNECT4_START;
  return rules === 'reversi' ? openStart(shape) : crossStart(shape, rules);
};

/** The position before the first ply. */
export const startOf = (setup: Setup): Position => {
  const start = emptyStart(setup);
  const { shape, headStart } = setup;
  if (headStart?.kind !== 'corners' || start.rules === 'connect4') return start;
  const corners = SquareSet.of(...cornerSquares(shape).slice(0, headStart.count));
  const discs = { ...start.discs, [headStart.color]: start.discs[headStart.color].union(corners) };
  return settleTurn(shape, discs, start.turn, start.rules);
};

/** Discs that each side counts in addition to those on the board. */
export const extraDiscs = ({ headStart }: Setup): ByColor<number> => ({
  black: headStart?.kind === 'discs' && headStart.color === 'black' ? headStart.count : 0,
  white: headStart?.kind === 'discs' && headStart.color === 'white' ? headStart.count : 0,
});
