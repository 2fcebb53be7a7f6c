import type { Color } from '../../game/color.ts';
import { COLORS } from '../../game/color.ts';
import type { Move } from '../../game/transcript.ts';
import type { GameResult, MoveClass } from './blame.ts';
import { DECIDED } from './chance.ts';
import type { Evaluation } from './evaluate.ts';

/** A ply of a reviewed game. Scores are for the side that made it. */
export interface ReviewedPly extends Evaluation {
  /** From 1. */
  readonly ply: number;
  readonly move: Move;
  readonly color: Color;
  readonly loss: number;
  /** The winning chance after the best move and after this one, from 0 to 1. */
  readonly chance: number;
  readonly chanceAfter: number;
  /** How the game ends after them; undefined where that is not proved. */
  readonly resultBefore: GameResult | undefined;
  readonly resultAfter: GameResult | undefined;
  /** Whether the move is theory. */
  readonly book: boolean;
  readonly moveClass: MoveClass | undefined;
}

const MOST_MOMENTS = 3;

/** The last move that changed how the game ends, as far as that is proved. */
export const turningPly = (plies: readonly ReviewedPly[]): ReviewedPly | undefined =>
  plies.findLast(({ resultBefore, resultAfter, move }) => resultBefore !== resultAfter && move !== 'pass');

const lostChance = ({ chance, chanceAfter }: ReviewedPly): number => chance - chanceAfter;

/** The greatest loss of chance first, and of discs where that is the same. */
const byLoss = (a: ReviewedPly, b: ReviewedPly): number => lostChance(b) - lostChance(a) || b.loss - a.loss;

/** Whether the game was over in all but name: already lost, or still won. */
const isDecided = ({ chance, chanceAfter }: ReviewedPly): boolean =>
  chance <= 1 - DECIDED || chanceAfter >= DECIDED;

/** Some of the moves, the worst first: one of each side if both have any, then whichever is worst. */
const worstOf = (moves: readonly ReviewedPly[], count: number): readonly ReviewedPly[] => {
  const ordered = moves.toSorted(byLoss);
  const ofEach = COLORS.flatMap(color => ordered.find(ply => ply.color === color) ?? []).sort(byLoss);
  return [...new Set([...ofEach, ...ordered])].slice(0, count);
};

/** The moves that decided most: the turning point, and those that lost most of the winning chance. */
export const chooseMoments = (plies: readonly ReviewedPly[]): readonly ReviewedPly[] => {
  const turning = turningPly(plies);
  const others = plies.filter(
    ply => ply !== turning && ply.moveClass !== undefined && ply.move !== 'pass' && !isDecided(ply),
  );
  const chosen = turning === undefined ? [] : [turning];
  return [...chosen, ...worstOf(others, MOST_MOMENTS - chosen.length)].sort((a, b) => a.ply - b.ply);
};
