import type { MoveScore } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import { flippedBy, legalMoves, type Position } from '../../src/game/position.ts';
import type { Square } from '../../src/game/square.ts';
import type { PuzzleEngine } from './engine.ts';

/** The move chosen by a person who looks this far ahead. */
export interface Glance {
  readonly move: Square;
  /** How much worse it is than the best move. */
  readonly loss: number;
}

/** The search depths of shallow players. */
const GLANCES = [1, 2, 4] as const;

/** The weights of difficulty, in rating points. */
const POINTS = {
  base: 640,
  /** For each ply to the end, or for a fixed number in the midgame. */
  ply: 38,
  midgamePlies: 13,
  /** For each legal move beyond the second. */
  move: 18,
  /** For each shallow look that finds a wrong move: the most discs, then increasing depth. */
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

/** The moves of people who count discs, or look one, two or four plies ahead. */
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

/** The difficulty of a puzzle as a rating. */
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
