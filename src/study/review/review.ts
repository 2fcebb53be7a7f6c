import { emptySquares } from '../../game/board.ts';
import type { ByColor, Color } from '../../game/color.ts';
import { flipsDiscs, legalMoves, type Position } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';
import type { Reason } from '../reasons/reason.ts';
import { outlookReason, resultReason } from '../reasons/results.ts';
import { type Case, lossOf, moveClassOf, prospectsOf, type Thresholds } from './blame.ts';
import type { Evaluation, PlayedGame } from './evaluate.ts';
import type { ReviewedPly } from './moments.ts';
import { chooseMoments, turningPly } from './moments.ts';
import type { Effort } from './reach.ts';

export type { ReviewedPly } from './moments.ts';

/** The phases of a game, by the share of empty squares. */
const PHASES = ['opening', 'midgame', 'endgame'] as const;
export type Phase = (typeof PHASES)[number];

/** The losses of one side, in total and per phase. */
export type Losses = Readonly<Record<Phase | 'total', number>>;

/** Why a move is worse than the best one, and the expected lines after both. */
export interface Explanation {
  readonly reason: Reason;
  /** The line of the best move, which it begins with. */
  readonly line: readonly Square[];
  /** The line after the played move, beginning with the reply; empty if unknown. */
  readonly reply: readonly Square[];
}

/** A key moment: one of the most decisive moves, and why. */
export interface Moment extends Explanation {
  readonly ply: ReviewedPly;
  readonly move: Square;
}

/** A move that was far better than all others. */
export interface Find {
  readonly ply: number;
  readonly move: Square;
  readonly color: Color;
  /** Its lead in discs. */
  readonly lead: number;
}

/** Results of a review beyond evaluations, by ply. */
export interface Insights {
  readonly explanations: ReadonlyMap<number, Explanation>;
  /** The best find of the losing side. */
  readonly find?: Find | undefined;
}

export interface Review {
  readonly plies: readonly ReviewedPly[];
  readonly lossByColor: ByColor<Losses>;
  readonly moments: readonly Moment[];
  /** The last ply that changed the proved result. */
  readonly turningPoint: number | undefined;
  /** The number of moves that are theory. */
  readonly bookUntil: number;
  readonly find: Find | undefined;
}

/** The options of a review. */
export interface ReviewManner {
  readonly thresholds?: Thresholds;
  /** Discs added to each side's count at the end. */
  readonly extra?: ByColor<number>;
  /** `standard` by default. */
  readonly effort?: Effort;
  /** The number of moves that are theory; 0 by default. */
  readonly bookUntil?: number;
}

const NO_EXTRA: ByColor<number> = { black: 0, white: 0 };

/** The discs added to a side's count minus those of the opponent. */
export const netHeadStart = (color: Color, extra: ByColor<number> = NO_EXTRA): number =>
  color === 'black' ? extra.black - extra.white : extra.white - extra.black;

const positionAt = ({ positions }: PlayedGame, ply: number): Position => {
  const position = positions[ply - 1];
  if (position === undefined) throw new RangeError(`The game has no ply ${ply}.`);
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
    headStart: netHeadStart(position.turn, extra),
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
    ...prospectsOf(ofCase),
    book: ofCase.isBook,
    moveClass: moveClassOf(ofCase, thresholds),
  };
};

/** Each phase is a third of the board. */
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

/** An explanation that needs no search. */
const unexplained = (game: PlayedGame, reviewed: ReviewedPly, extra: ByColor<number>): Explanation => {
  const { ply, color, line, playedLine } = reviewed;
  const reason = flipsDiscs(positionAt(game, ply))
    ? resultReason(reviewed, netHeadStart(color, extra))
    : outlookReason(positionAt(game, ply), reviewed);
  return { reason, line, reply: playedLine.slice(1) };
};

/** Whether a move is known to have a reason. */
export const reasonsIn =
  (explanations: Insights['explanations']) =>
  ({ ply }: ReviewedPly): boolean | undefined => {
    const explanation = explanations.get(ply);
    return explanation && explanation.reason.name !== 'line';
  };

const momentsOf = (
  game: PlayedGame,
  plies: readonly ReviewedPly[],
  { explanations, extra }: Pick<Insights, 'explanations'> & { readonly extra: ByColor<number> },
): readonly Moment[] =>
  chooseMoments(plies, reasonsIn(explanations)).map(ply => ({
    ply,
    move: ply.move as Square,
    ...(explanations.get(ply.ply) ?? unexplained(game, ply, extra)),
  }));

export const NO_INSIGHTS: Insights = { explanations: new Map() };

/** Builds the review from the evaluations so far, by ply. */
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

/** Black's winning chance at the start of a reviewed game and after each ply. */
export const chancesOf = ({ plies }: Pick<Review, 'plies'>): readonly number[] => {
  const forBlack = (color: Color, chance: number): number => (color === 'black' ? chance : 1 - chance);
  const last = plies.at(-1);
  if (last === undefined) return [];
  return [
    ...plies.map(({ color, chance }) => forBlack(color, chance)),
    forBlack(last.color, last.chanceAfter),
  ];
};

const lostChance = ({ ply: { chance, chanceAfter } }: Moment): number => chance - chanceAfter;

/** The moment that turned the game: the turning point, or else the move that lost most winning chance. */
export const turningMoment = ({ moments, turningPoint }: Review): Moment | undefined =>
  moments.find(({ ply }) => ply.ply === turningPoint) ??
  moments.toSorted((a, b) => lostChance(b) - lostChance(a) || b.ply.loss - a.ply.loss)[0];
