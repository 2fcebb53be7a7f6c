import type { MoveScore } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import { flippedBy, legalMoves, type Position } from '../../src/game/position.ts';
import type { Square } from '../../src/game/square.ts';
import type { PuzzleEngine } from './engine.ts';

/** The move that a person makes who looks so far. */
export interface Glance {
  readonly move: Square;
  /** How much less than the best move it gets. */
  readonly loss: number;
}

/** Plies that shallow players look ahead. */
const GLANCES = [1, 2, 4] as const;

/** How much harder a puzzle is, in points of a rating. */
const POINTS = {
  base: 640,
  /** For each ply to the end, or for a fixed number in the midgame. */
  ply: 38,
  midgamePlies: 13,
  /** For each legal move beyond the second. */
  move: 18,
  /** For each glance that goes wrong: the most discs, then deeper and deeper. */
  wrong: [70, 90, 110, 190],
  /** For each disc that the natural move loses, up to a limit. */
  loss: 9,
  mostLoss: 14,
  least: 500,
  most: 2600,
} as const;

const greedy = (position: Position): Square | undefined =>
  position.rules === 'connect4'
    ? undefined
    : [...legalMoves(position)].sort((a, b) => flippedBy(position, b).size - flippedBy(position, a).size)[0];

/** What people see who count discs, and who look one, two or four plies ahead. */
export const glancesAt = (
  engine: PuzzleEngine,
  position: Position,
  scores: readonly MoveScore[],
): readonly Glance[] => {
  const best = scores[0]?.score ?? 0;
  const seen = [greedy(position), ...GLANCES.map(depth => engine.look(position, depth)[0]?.square)];
  return seen.flatMap(move => {
    const score = scores.find(({ square }) => square === move)?.score;
    return move === undefined || score === undefined ? [] : [{ move, loss: best - score }];
  });
};

interface Graded {
  readonly position: Position;
  readonly glances: readonly Glance[];
  readonly isMidgame: boolean;
}

/** How difficult a puzzle is, on the scale of ratings. */
export const gradeOf = ({ position, glances, isMidgame }: Graded): number => {
  const plies = isMidgame
    ? POINTS.midgamePlies
    : Math.min(POINTS.midgamePlies + 3, emptySquares(position).size);
  const wrong = glances.map(({ loss }, index) => (loss > 0 ? (POINTS.wrong[index] ?? 0) : 0));
  const natural = Math.max(0, ...glances.map(({ loss }) => loss));
  const points =
    POINTS.base +
    POINTS.ply * plies +
    POINTS.move * (legalMoves(position).size - 2) +
    wrong.reduce<number>((sum, more) => sum + more, 0) +
    POINTS.loss * Math.min(POINTS.mostLoss, natural);
  return Math.round(Math.max(POINTS.least, Math.min(POINTS.most, points)));
};
