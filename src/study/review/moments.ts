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

/** The last move that changed the proved result. */
export const turningPly = (plies: readonly ReviewedPly[]): ReviewedPly | undefined =>
  plies.findLast(({ resultBefore, resultAfter, move }) => resultBefore !== resultAfter && move !== 'pass');

const lostChance = ({ chance, chanceAfter }: ReviewedPly): number => chance - chanceAfter;

/** The greatest loss of winning chance first, then of discs. */
const byLoss = (a: ReviewedPly, b: ReviewedPly): number => lostChance(b) - lostChance(a) || b.loss - a.loss;

/** Whether the game was lost before the move or won after it, by the winning chance. */
const isDecided = ({ chance, chanceAfter }: ReviewedPly): boolean =>
  chance <= 1 - DECIDED || chanceAfter >= DECIDED;

/** A side that leads by this many discs before and after a move has nearly decided the game. */
const FAR_AHEAD = 8;

const isFarAhead = ({ score, played }: ReviewedPly): boolean =>
  Math.sign(score) === Math.sign(played) && Math.min(Math.abs(score), Math.abs(played)) >= FAR_AHEAD;

/** The worst moves, worst first: one of each side if both have any, then the others. */
const worstOf = (moves: readonly ReviewedPly[], count: number): readonly ReviewedPly[] => {
  const ordered = moves.toSorted(byLoss);
  const ofEach = COLORS.flatMap(color => ordered.find(ply => ply.color === color) ?? []).sort(byLoss);
  return [...new Set([...ofEach, ...ordered])].slice(0, count);
};

/** More candidates than are shown, since some may have no reason. */
const MOST_MOMENTS = 3;
const MOST_CANDIDATES = 5;

/**
 * The candidates for key moments, most important first: the turning point, and the moves that lost most winning chance before
 * the game was decided. If one side was far ahead all the time, the worst move.
 */
const candidatesOf = (plies: readonly ReviewedPly[]): readonly ReviewedPly[] => {
  const turning = turningPly(plies);
  const blamed = plies.filter(
    ply => ply !== turning && ply.moveClass !== undefined && ply.move !== 'pass' && !isDecided(ply),
  );
  const open = worstOf(
    blamed.filter(ply => !isFarAhead(ply)),
    MOST_CANDIDATES,
  );
  if (turning !== undefined) return [turning, ...open];
  return open.length > 0 ? open : worstOf(blamed, 1);
};

/** What is known of a candidate: nothing yet, or whether it has a reason. */
type HasReason = (ply: ReviewedPly) => boolean | undefined;

/**
 * The key moments. Candidates without a reason give way to others, except for the turning point; one is left if there is
 * nothing else to tell.
 */
export const chooseMoments = (
  plies: readonly ReviewedPly[],
  hasReason: HasReason = () => undefined,
): readonly ReviewedPly[] => {
  const turning = turningPly(plies);
  const candidates = candidatesOf(plies);
  const told = candidates.filter(ply => hasReason(ply) !== false || ply === turning);
  return (told.length > 0 ? told.slice(0, MOST_MOMENTS) : candidates.slice(0, 1)).toSorted(
    (a, b) => a.ply - b.ply,
  );
};

/** The next move whose reason has to be found; undefined once those of all key moments are known. */
export const nextToExplain = (plies: readonly ReviewedPly[], hasReason: HasReason): ReviewedPly | undefined =>
  chooseMoments(plies, hasReason).find(ply => hasReason(ply) === undefined);
