import { emptySquares } from '../../game/board.ts';
import type { ByColor, Color } from '../../game/color.ts';
import { flipsDiscs, legalMoves, type Position } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';
import type { Reason } from '../reasons/reason.ts';
import { outlookReason, resultReason } from '../reasons/results.ts';
import { type Case, lossOf, moveClassOf, outlookOf, type Thresholds } from './blame.ts';
import type { Evaluation, PlayedGame } from './evaluate.ts';
import type { ReviewedPly } from './moments.ts';
import { chooseMoments, turningPly } from './moments.ts';
import type { Effort } from './reach.ts';

export type { ReviewedPly } from './moments.ts';

/** The parts of a game, by how much of the board is empty. */
const PHASES = ['opening', 'midgame', 'endgame'] as const;
export type Phase = (typeof PHASES)[number];

/** What one side has lost, in all and in each phase. */
export type Losses = Readonly<Record<Phase | 'total', number>>;

/** Why a move is worse than the best one, and what is expected after either. */
export interface Explanation {
  readonly reason: Reason;
  /** After the best move, which it begins with. */
  readonly line: readonly Square[];
  /** After the move that was made, beginning with the answer to it; empty if that is not known. */
  readonly reply: readonly Square[];
}

/** One of the moves that decided most, and why. */
export interface Moment extends Explanation {
  readonly ply: ReviewedPly;
  readonly move: Square;
}

/** A move that was far better than any other one. */
export interface Find {
  readonly ply: number;
  readonly move: Square;
  readonly color: Color;
  /** By how many discs. */
  readonly lead: number;
}

/** What was found out about moves besides their values, by ply. */
export interface Insights {
  readonly explanations: ReadonlyMap<number, Explanation>;
  /** The best find of the side that lost. */
  readonly find?: Find | undefined;
}

export interface Review {
  readonly plies: readonly ReviewedPly[];
  readonly lossByColor: ByColor<Losses>;
  readonly moments: readonly Moment[];
  /** The last move that changed the proved result. */
  readonly turningPoint: number | undefined;
  /** How many moves are theory. */
  readonly bookUntil: number;
  readonly find: Find | undefined;
}

/** What a review depends on besides the engine. */
export interface ReviewManner {
  readonly thresholds?: Thresholds;
  /** Discs that a side counts in addition to those on the board. */
  readonly extra?: ByColor<number>;
  /** How much work it may take; `standard` unless it is given. */
  readonly effort?: Effort;
  /** How many moves are theory; none unless it is given. */
  readonly bookUntil?: number;
}

const NO_EXTRA: ByColor<number> = { black: 0, white: 0 };

/** How many discs a side counts besides those on the board, less those of the other side. */
export const headStartOf = (color: Color, extra: ByColor<number> = NO_EXTRA): number =>
  color === 'black' ? extra.black - extra.white : extra.white - extra.black;

const positionAt = ({ positions }: PlayedGame, ply: number): Position => {
  const position = positions[ply - 1];
  if (position === undefined) throw new RangeError(`no ply ${ply} in this game`);
  return position;
};

const reviewPly = (
  game: PlayedGame,
  ply: number,
  evaluation: Evaluation,
  { thresholds, extra = NO_EXTRA, bookUntil = 0 }: ReviewManner,
): ReviewedPly => {
  const position = positionAt(game, ply);
  const move = game.transcript[ply - 1] ?? 'pass';
  const ofCase: Case = {
    position,
    evaluation,
    headStart: headStartOf(position.turn, extra),
    isForced: move !== 'pass' && legalMoves(position).size === 1,
    isBook: ply <= bookUntil,
  };
  const { turn: color } = position;
  return {
    ...evaluation,
    ply,
    move,
    color,
    loss: lossOf(ofCase),
    ...outlookOf(ofCase),
    book: ofCase.isBook,
    moveClass: moveClassOf(ofCase, thresholds),
  };
};

/** A third of the board each. */
const phaseOf = (position: Position): Phase => {
  const filled = 1 - emptySquares(position).size / position.shape.squares.size;
  return PHASES[Math.min(Math.floor(filled * PHASES.length), PHASES.length - 1)] ?? 'endgame';
};

const lossesOf = (game: PlayedGame, plies: readonly ReviewedPly[], color: Color): Losses => {
  const losses = { total: 0, opening: 0, midgame: 0, endgame: 0 };
  for (const { ply, loss } of plies.filter(reviewed => reviewed.color === color)) {
    losses.total += loss;
    losses[phaseOf(positionAt(game, ply))] += loss;
  }
  return losses;
};

/** What can be said of a ply without searching for it. */
const unexplained = (game: PlayedGame, reviewed: ReviewedPly, extra: ByColor<number>): Explanation => {
  const { ply, color, line, playedLine } = reviewed;
  const reason = flipsDiscs(positionAt(game, ply))
    ? resultReason(reviewed, headStartOf(color, extra))
    : outlookReason(reviewed);
  return { reason, line, reply: playedLine.slice(1) };
};

const momentsOf = (
  game: PlayedGame,
  plies: readonly ReviewedPly[],
  { explanations, extra }: Pick<Insights, 'explanations'> & { readonly extra: ByColor<number> },
): readonly Moment[] =>
  chooseMoments(plies).map(ply => ({
    ply,
    move: ply.move as Square,
    ...(explanations.get(ply.ply) ?? unexplained(game, ply, extra)),
  }));

export const NO_INSIGHTS: Insights = { explanations: new Map() };

/** Judges a game by what the engine has found so far, by ply. */
export const makeReview = (
  game: PlayedGame,
  evaluations: ReadonlyMap<number, Evaluation>,
  manner: ReviewManner = {},
  { explanations, find }: Insights = NO_INSIGHTS,
): Review => {
  const plies = [...evaluations]
    .sort(([one], [other]) => one - other)
    .map(([ply, evaluation]) => reviewPly(game, ply, evaluation, manner));
  return {
    plies,
    lossByColor: { black: lossesOf(game, plies, 'black'), white: lossesOf(game, plies, 'white') },
    moments: momentsOf(game, plies, { explanations, extra: manner.extra ?? NO_EXTRA }),
    turningPoint: turningPly(plies)?.ply,
    bookUntil: manner.bookUntil ?? 0,
    find,
  };
};

/** Black's chance to win at the start of a reviewed game and after each ply. */
export const chancesOf = ({ plies }: Pick<Review, 'plies'>): readonly number[] => {
  const forBlack = (color: Color, chance: number): number => (color === 'black' ? chance : 1 - chance);
  const [first] = plies;
  if (first === undefined) return [];
  return [
    forBlack(first.color, first.chance),
    ...plies.map(({ color, chanceAfter }) => forBlack(color, chanceAfter)),
  ];
};

const lostChance = ({ ply: { chance, chanceAfter } }: Moment): number => chance - chanceAfter;

/** The move that turned a game: the last that changed the proved result, else the one that lost most of the chance. */
export const turningMoment = ({ moments, turningPoint }: Review): Moment | undefined =>
  moments.find(({ ply }) => ply.ply === turningPoint) ??
  moments.toSorted((a, b) => lostChance(b) - lostChance(a) || b.ply.loss - a.ply.loss)[0];
