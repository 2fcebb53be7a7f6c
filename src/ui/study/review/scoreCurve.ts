import type { Color } from '../../../game/color.ts';
import type { Review, ReviewedPly } from '../../../study/review/review.ts';

/** The value of a position of a game, for Black. */
export interface CurvePoint {
  /** How many plies lead to the position. */
  readonly plies: number;
  readonly score: number;
  readonly exact: boolean;
  /** Black's winning chance, from 0 to 1. */
  readonly chance: number;
}

/** Never `-0`. */
export const forBlack = (score: number, color: Color): number => (color === 'black' ? score : 0 - score);

const chanceForBlack = (chance: number, color: Color): number => (color === 'black' ? chance : 1 - chance);

const endOf = ({ ply, played, color, exact, chanceAfter }: ReviewedPly): CurvePoint => ({
  plies: ply,
  score: forBlack(played, color),
  exact,
  chance: chanceForBlack(chanceAfter, color),
});

/** The values of all reviewed positions, the earliest first: each as the best move keeps it, the last as it was played. */
export const scoreCurve = ({ plies }: Review): readonly CurvePoint[] => {
  const points = plies.map(({ ply, score, color, exact, chance }) => ({
    plies: ply - 1,
    score: forBlack(score, color),
    exact,
    chance: chanceForBlack(chance, color),
  }));
  const last = plies.at(-1);
  return last === undefined ? [] : [...points, endOf(last)];
};

/** The first position from which everything to the end of the review is proved. */
export const provedFrom = (points: readonly CurvePoint[]): number | undefined => {
  const index = points.findLastIndex(({ exact }) => !exact) + 1;
  return points[index]?.plies;
};

/** Scores are drawn up to this: a round number of discs, so that little differences stay visible in an even game. */
const SCALES = [8, 16, 32, 64] as const;

export const scaleOf = (points: readonly CurvePoint[]): number => {
  const most = Math.max(0, ...points.map(({ score }) => Math.abs(score)));
  return SCALES.find(scale => scale >= most) ?? 64;
};
