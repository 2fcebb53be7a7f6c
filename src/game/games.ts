import type { ByColor, Color } from './color.ts';
import { CONNECT4_SHAPE } from './connect4/position.ts';
import { type Blocking, CORNERS_BLOCKED, DRAWN_BLOCKED, NOTHING_BLOCKED } from './othello/blocking.ts';
import { type Position, RULES, type Rules, rulesFor } from './rules.ts';
import { cornerSquares, MIN_SIDE, makeShapeText, type Shape, STANDARD_SHAPE, withBlocked } from './shape.ts';
import { SquareSet } from './squareSet.ts';
import { isEnd, problemOf, type Start, type StartProblem } from './start.ts';

/** `xot` is Othello from a random, even position of eight plies. */
export const GAMES = ['othello', 'reversi', 'anti', 'xot', 'octagon', 'blocked', 'connect4'] as const;
export type GameName = (typeof GAMES)[number];

export const HEAD_STARTS = ['corners', 'discs'] as const;

interface Game {
  readonly rules: Rules;
  /** The only board of the game, if there is just one; otherwise boards of any size from `leastSide` up. */
  readonly onlyShape?: Shape;
  readonly leastSide?: number;
  readonly blocking: Blocking;
  /** The head starts that the weaker side may get. */
  readonly headStarts: readonly (typeof HEAD_STARTS)[number][];
  /** Number of opening plies that are drawn at random. */
  readonly given?: number;
  /** Whether even Othello players get its rules explained at their first board. */
  readonly isExplained: boolean;
  /** The board on which online matches of the game can be rated; without one they never are. */
  readonly ratedShape?: Shape;
}

/** Length of the random opening of XOT, in plies. */
export const XOT_PLIES = 8;

/** Standard Othello; the other games override what differs. */
const USUAL = { blocking: NOTHING_BLOCKED, headStarts: HEAD_STARTS, isExplained: false } as const;
/** Rated on the 8x8 board. */
const STANDARD = { ...USUAL, ratedShape: STANDARD_SHAPE } as const;

/**
 * Othello on a board with blocked squares. Corners may be blocked, so they cannot be given as a head start.
 */
const BLOCKED = {
  ...USUAL,
  rules: 'othello',
  leastSide: 4,
  headStarts: ['discs'],
  isExplained: true,
} as const;

const TABLE: Readonly<Record<GameName, Game>> = {
  othello: { ...STANDARD, rules: 'othello' },
  reversi: { ...STANDARD, rules: 'reversi' },
  anti: { ...STANDARD, rules: 'anti', headStarts: [], isExplained: true },
  xot: { ...STANDARD, rules: 'othello', onlyShape: STANDARD_SHAPE, given: XOT_PLIES, isExplained: true },
  octagon: { ...BLOCKED, blocking: CORNERS_BLOCKED },
  blocked: { ...BLOCKED, blocking: DRAWN_BLOCKED },
  connect4: {
    ...USUAL,
    rules: 'connect4',
    onlyShape: CONNECT4_SHAPE,
    headStarts: [],
    ratedShape: CONNECT4_SHAPE,
  },
};
export const rulesOf = (game: GameName): Rules => TABLE[game].rules;

export const isExplained = (game: GameName): boolean => TABLE[game].isExplained;

export const onlyShapeOf = (game: GameName): Shape | undefined => TABLE[game].onlyShape;

/** The shortest side a board of the game may have. */
export const leastSideOf = (game: GameName): number => TABLE[game].leastSide ?? MIN_SIDE;

/** Whether the game can be played on a board of this width and height. */
export const hasSize = (game: GameName, { width, height }: Shape): boolean => {
  const only = onlyShapeOf(game);
  return only === undefined
    ? Math.min(width, height) >= leastSideOf(game)
    : only.width === width && only.height === height;
};

/**
 * The game's board of this size, or of the default size if the game has no such board. `seed` draws random
 * blocked squares.
 */
export const boardOf = (game: GameName, size: Shape | undefined, seed = 0): Shape => {
  const rectangle = size !== undefined && hasSize(game, size) ? size : (onlyShapeOf(game) ?? STANDARD_SHAPE);
  return withBlocked(rectangle, TABLE[game].blocking.squares(rectangle, seed));
};

/** Number of opening plies that are drawn from a list of openings. */
export const givenPliesOf = (game: GameName): number => TABLE[game].given ?? 0;

export const allowsFreePassing = (game: GameName): boolean => RULES[rulesOf(game)].hasPasses;
/** Limit on free passes in one game, both sides together: without it a game might never end. */
export const MOST_FREE_PASSES = 64;

/** The advantage of the weaker side: discs on corners from the start, or extra discs in the final count. */
export interface HeadStart {
  readonly color: Color;
  readonly kind: (typeof HEAD_STARTS)[number];
  /** 1 to 4 corners, or 1 to 63 discs. */
  readonly count: number;
}

/** The rules and the starting position of a game: all that is needed to replay a transcript. */
export interface Setup {
  readonly game: GameName;
  readonly shape: Shape;
  readonly headStart: HeadStart | undefined;
  /** House rule: either side may pass although it has a legal move. */
  readonly freePassing: boolean;
  /** A position set up by hand, which replaces the usual start. */
  readonly start?: Start | undefined;
}

export const STANDARD_SETUP: Setup = {
  game: 'othello',
  shape: STANDARD_SHAPE,
  headStart: undefined,
  freePassing: false,
};

const MOST_CORNERS = 4;
const MOST_DISCS = 63;
/** On narrower boards the corners are centre squares or next to them. */
const LEAST_SIDE_FOR_CORNERS = 4;

/** Whether the weaker side may get this kind of head start. */
export const allowsHeadStart = (
  { game, shape: { width, height } }: Pick<Setup, 'game' | 'shape'>,
  kind: HeadStart['kind'],
): boolean =>
  TABLE[game].headStarts.includes(kind) &&
  (kind !== 'corners' || Math.min(width, height) >= LEAST_SIDE_FOR_CORNERS);

const isHeadStart = ({ kind, count }: HeadStart, setup: Setup): boolean =>
  allowsHeadStart(setup, kind) &&
  Number.isInteger(count) &&
  count >= 1 &&
  count <= (kind === 'corners' ? MOST_CORNERS : MOST_DISCS);

export const allowsStart = (game: GameName): boolean => TABLE[game].given === undefined;

/** Whether a position set up by hand may block any squares except the centre. */
export const blocksFreely = (game: GameName): boolean => TABLE[game].blocking.isFree === true;

/** Whether the setup's board is one of the game's, or one that a position set up by hand may use. */
const hasBoard = ({ game, shape, headStart, start }: Setup): boolean => {
  const { blocking } = TABLE[game];
  if (start === undefined) return blocking.allows(shape);
  return allowsStart(game) && headStart === undefined && (blocksFreely(game) || blocking.allows(shape));
};

const fitsTogether = (setup: Setup): boolean => {
  const { game, shape, headStart, freePassing } = setup;
  const fits = hasSize(game, shape) && hasBoard(setup);
  if (!fits || (freePassing && !allowsFreePassing(game))) return false;
  return headStart === undefined || isHeadStart(headStart, setup);
};

/** Whether the setup can be played. */
export const isSetup = (setup: Setup): boolean => fitsTogether(setup) && startProblem(setup) === undefined;

/** Whether the setup can be displayed: a position set up by hand may be the end of a game. */
export const isShowable = (setup: Setup): boolean => fitsTogether(setup) && boardProblem(setup) === undefined;

/** Reasons why a setup cannot be rated; the first that applies is reported. */
const RATING_BARS = {
  game: ({ game }) => TABLE[game].ratedShape === undefined,
  size: ({ game, shape }) => {
    const { ratedShape = STANDARD_SHAPE } = TABLE[game];
    return makeShapeText(shape) !== makeShapeText(ratedShape);
  },
  headStart: ({ headStart }) => headStart !== undefined,
  freePassing: ({ freePassing }) => freePassing,
  start: ({ start }) => start !== undefined,
} as const satisfies Readonly<Record<string, (setup: Setup) => boolean>>;
export type RatingBar = keyof typeof RATING_BARS;

/** Why matches of this setup are never rated; `undefined` if they can be. */
export const ratingBar = (setup: Setup): RatingBar | undefined =>
  (Object.keys(RATING_BARS) as RatingBar[]).find(bar => RATING_BARS[bar](setup));

/** The setup of the match with this seed: random blocked squares are drawn anew. */
export const drawnFor = (setup: Setup, seed: number): Setup =>
  setup.start === undefined ? { ...setup, shape: boardOf(setup.game, setup.shape, seed) } : setup;

/** The position before the first ply. */
export const startOf = (setup: Setup): Position => {
  const { game, shape, headStart, start: byHand } = setup;
  const start: Position = RULES[rulesOf(game)].start(shape);
  if (byHand !== undefined) return rulesFor(start).settled({ ...start, ...byHand });
  if (headStart?.kind !== 'corners') return start;
  const corners = SquareSet.of(...cornerSquares(shape).slice(0, headStart.count));
  const discs = { ...start.discs, [headStart.color]: start.discs[headStart.color].union(corners) };
  return rulesFor(start).settled({ ...start, discs });
};

/** Why the position set up by hand cannot be played; undefined if it can, or if there is none. */
export const startProblem = (setup: Setup): StartProblem | undefined =>
  setup.start && problemOf(startOf(setup));

/** Why the position set up by hand cannot be displayed; undefined if it can. */
const boardProblem = (setup: Setup): StartProblem | undefined => {
  const problem = startProblem(setup);
  return problem !== undefined && isEnd(problem) ? undefined : problem;
};

/** Discs added to each side's count at the end. */
export const extraDiscs = ({ headStart }: Setup): ByColor<number> => ({
  black: headStart?.kind === 'discs' && headStart.color === 'black' ? headStart.count : 0,
  white: headStart?.kind === 'discs' && headStart.color === 'white' ? headStart.count : 0,
});
