import { emptySquares } from '../game/board.ts';
import type { ByColor, Color } from '../game/color.ts';
import { flipsDiscs, legalMoves, type Position } from '../game/position.ts';
import type { Square } from '../game/square.ts';
import type { Move } from '../game/transcript.ts';
import { type Case, lossOf, MOVE_CLASSES, type MoveClass, moveClassOf, type Thresholds } from './blame.ts';
import type { Evaluation, PlayedGame } from './evaluate.ts';
import type { Effort } from './reach.ts';
import { type Reason, reasonFor, resultReason } from './reasons.ts';
import { settingOf } from './setting.ts';

/** The parts of a game, by how much of the board is empty. */
const PHASES = ['opening', 'midgame', 'endgame'] as const;
export type Phase = (typeof PHASES)[number];

/** What one side has lost, in all and in each phase. */
export type Losses = Readonly<Record<Phase | 'total', number>>;

/** A ply of a reviewed game. Scores are for the side that made it. */
export interface ReviewedPly extends Evaluation {
  /** From 1. */
  readonly ply: number;
  readonly move: Move;
  readonly color: Color;
  readonly loss: number;
  readonly moveClass: MoveClass | undefined;
}

/** One of the moves that decided most, and why. */
export interface Moment {
  readonly ply: ReviewedPly;
  readonly move: Square;
  readonly reason: Reason;
  /** What is expected after the best move, which it begins with. */
  readonly line: readonly Square[];
  /** What is expected after the move that was made, beginning with the answer to it; empty if that is not known. */
  readonly reply: readonly Square[];
}

export interface Review {
  readonly plies: readonly ReviewedPly[];
  readonly lossByColor: ByColor<Losses>;
  readonly moments: readonly Moment[];
}

/** What a review depends on besides the engine. */
export interface ReviewManner {
  readonly thresholds?: Thresholds;
  /** Discs that a side counts in addition to those on the board. */
  readonly extra?: ByColor<number>;
  /** How much work it may take; `standard` unless it is given. */
  readonly effort?: Effort;
}

const MOST_MOMENTS = 3;
const NO_EXTRA: ByColor<number> = { black: 0, white: 0 };

const headStartOf = (color: Color, extra: ByColor<number>): number =>
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
  { thresholds, extra = NO_EXTRA }: ReviewManner,
): ReviewedPly => {
  const position = positionAt(game, ply);
  const move = game.transcript[ply - 1] ?? 'pass';
  const ofCase: Case = {
    position,
    evaluation,
    headStart: headStartOf(position.turn, extra),
    isForced: move !== 'pass' && legalMoves(position).size === 1,
  };
  const { turn: color } = position;
  return {
    ...evaluation,
    ply,
    move,
    color,
    loss: lossOf(ofCase),
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

const reasonOf = (game: PlayedGame, reviewed: ReviewedPly, move: Square): Reason => {
  const { ply, best, loss } = reviewed;
  const position = positionAt(game, ply);
  if (!flipsDiscs(position)) return resultReason(reviewed);
  const setting = settingOf(position, move, best);
  return setting === undefined ? { name: 'worse', facts: {} } : reasonFor(setting, loss);
};

const rankOf = ({ moveClass }: ReviewedPly): number =>
  moveClass === undefined ? -1 : MOVE_CLASSES.indexOf(moveClass);

/** The worst class first, and within a class the greatest loss. */
const byGravity = (a: ReviewedPly, b: ReviewedPly): number => rankOf(b) - rankOf(a) || b.loss - a.loss;

const momentsOf = (game: PlayedGame, plies: readonly ReviewedPly[]): readonly Moment[] =>
  plies
    .filter(({ moveClass, move }) => moveClass !== undefined && move !== 'pass')
    .toSorted(byGravity)
    .slice(0, MOST_MOMENTS)
    .sort((a, b) => a.ply - b.ply)
    .map(ply => {
      const move = ply.move as Square;
      const { line, playedLine } = ply;
      return { ply, move, reason: reasonOf(game, ply, move), line, reply: playedLine.slice(1) };
    });

/** Judges a game by what the engine has found so far, by ply. */
export const makeReview = (
  game: PlayedGame,
  evaluations: ReadonlyMap<number, Evaluation>,
  manner: ReviewManner = {},
): Review => {
  const plies = [...evaluations]
    .sort(([one], [other]) => one - other)
    .map(([ply, evaluation]) => reviewPly(game, ply, evaluation, manner));
  return {
    plies,
    lossByColor: { black: lossesOf(game, plies, 'black'), white: lossesOf(game, plies, 'white') },
    moments: momentsOf(game, plies),
  };
};
