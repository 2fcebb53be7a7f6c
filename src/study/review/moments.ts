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
  /** The winning chance after the best move and after the played one, from 0 to 1. */
  readonly chance: number;
  readonly chanceAfter: number;
  /** The results after them; undefined if not proved. */
  readonly resultBefore: GameResult | undefined;
  readonly resultAfter: GameResult | undefined;
  /** Whether the move is theory. */
  readonly book: boolean;
  readonly moveClass: MoveClass | undefined;
}

const MOST_MOMENTS = 3;

/** The last move that changed the proved result. */
export const turningPly = (plies: readonly ReviewedPly[]): ReviewedPly | undefined =>
  plies.findLast(({ resultBefore, resultAfter, move }) => resultBefore !== resultAfter && move !== 'pass');

const lostChance = ({ chance, chanceAfter }: ReviewedPly): number => chance - chanceAfter;

/** The greatest loss of winning chance first, then of discs. */
const byLoss = (a: ReviewedPly, b: ReviewedPly): number => lostChance(b) - lostChance(a) || b.loss - a.loss;

/** Whether the game was decided: already lost before the move, or still won after it. */
const isDecided = ({ chance, chanceAfter }: ReviewedPly): boolean =>
  chance <= 1 - DECIDED || chanceAfter >= DECIDED;

/** The worst moves, worst first: one of each side if both have any, then the others. */
const worstOf = (moves: readonly ReviewedPly[], count: number): readonly ReviewedPly[] => {
  const ordered = moves.toSorted(byLoss);
  const ofEach = COLORS.flatMap(color => ordered.find(ply => ply.color === color) ?? []).sort(byLoss);
  return [...new Set([...ofEach, ...ordered])].slice(0, count);
};

/** The key moments: the turning point, and the moves that lost most winning chance. */
export const chooseMoments = (plies: readonly ReviewedPly[]): readonly ReviewedPly[] => {
  const turning = turningPly(plies);
  const others = plies.filter(
    ply => ply !== turning && ply.moveClass !== undefined && ply.move !== 'pass' && !isDecided(ply),
  );
  const chosen = turning === undefined ? [] : [turning];
  return [...chosen, ...worstOf(others, MOST_MOMENTS - chosen.length)].sort((a, b) => a.ply - b.ply);
};
