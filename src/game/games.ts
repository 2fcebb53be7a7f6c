import type { ByColor, Color } from './color.ts';
import { CONNECT4_SHAPE } from './connect4/position.ts';
import { type Position, RULES, type Rules, rulesFor } from './rules.ts';
import { cornerSquares, type Shape, STANDARD_SHAPE } from './shape.ts';
import { SquareSet } from './squareSet.ts';

/** `xot` is Othello from a random, even position of eight plies. */
export const GAMES = ['othello', 'reversi', 'anti', 'xot', 'connect4'] as const;
export type GameName = (typeof GAMES)[number];

export const HEAD_STARTS = ['corners', 'discs'] as const;

interface Game {
  readonly rules: Rules;
  /** The only board that it is played on, if there is one; otherwise boards of any size. */
  readonly onlyShape?: Shape;
  /** What the weaker side may get. */
  readonly headStarts: readonly (typeof HEAD_STARTS)[number][];
  /** Plies that no player chose. */
  readonly given?: number;
}

/** Plies of a game of XOT that no player chose. */
export const XOT_PLIES = 8;

const TABLE: Readonly<Record<GameName, Game>> = {
  othello: { rules: 'othello', headStarts: HEAD_STARTS },
  reversi: { rules: 'reversi', headStarts: HEAD_STARTS },
  anti: { rules: 'anti', headStarts: [] },
  xot: { rules: 'othello', onlyShape: STANDARD_SHAPE, headStarts: HEAD_STARTS, given: XOT_PLIES },
  connect4: { rules: 'connect4', onlyShape: CONNECT4_SHAPE, headStarts: [] },
};
export const rulesOf = (game: GameName): Rules => TABLE[game].rules;

/** The only board that the game is played on, or `undefined` if it allows any size. */
export const onlyShapeOf = (game: GameName): Shape | undefined => TABLE[game].onlyShape;

/** Plies at the start that are drawn from a list of openings. */
export const givenPliesOf = (game: GameName): number => TABLE[game].given ?? 0;

export const allowsFreePassing = (game: GameName): boolean => RULES[rulesOf(game)].hasPasses;
/** Free passes in one game, counting both sides: without a limit a game might never end. */
export const MOST_FREE_PASSES = 64;

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

export const allowsHeadStart = (game: GameName): boolean => TABLE[game].headStarts.length > 0;
export const allowsCorners = ({ width, height }: Shape): boolean =>
  Math.min(width, height) >= LEAST_SIDE_FOR_CORNERS;

const isHeadStart = ({ kind, count }: HeadStart, { game, shape }: Setup): boolean =>
  TABLE[game].headStarts.includes(kind) &&
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

/** The position before the first ply. */
export const startOf = (setup: Setup): Position => {
  const { game, shape, headStart } = setup;
  const start: Position = RULES[rulesOf(game)].start(shape);
  if (headStart?.kind !== 'corners') return start;
  const corners = SquareSet.of(...cornerSquares(shape).slice(0, headStart.count));
  const discs = { ...start.discs, [headStart.color]: start.discs[headStart.color].union(corners) };
  return rulesFor(start).settled({ ...start, discs });
};

/** Discs that each side counts in addition to those on the board. */
export const extraDiscs = ({ headStart }: Setup): ByColor<number> => ({
  black: headStart?.kind === 'discs' && headStart.color === 'black' ? headStart.count : 0,
  white: headStart?.kind === 'discs' && headStart.color === 'white' ? headStart.count : 0,
});
