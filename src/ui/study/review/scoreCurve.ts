import type { Color } from '../../../game/color.ts';
import type { Review, ReviewedPly } from '../../../study/review/review.ts';

/** The value of a game's position, for Black. */
export interface CurvePoint {
  /** Number of plies before the position. */
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

/** The values of all reviewed positions in order: each under best play, the last one as played. */
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

/** The first position from which on everything reviewed is proved. */
export const provedFrom = (points: readonly CurvePoint[]): number | undefined => {
  const index = points.findLastIndex(({ exact }) => !exact) + 1;
  return points[index]?.plies;
};

/** The scale's limit: a round number of discs, small in an even game so that little differences stay visible. */
const SCALES = [8, 16, 32, 64] as const;

export const scaleOf = (points: readonly CurvePoint[]): number => {
  const most = Math.max(0, ...points.map(({ score }) => Math.abs(score)));
  return SCALES.find(scale => scale >= most) ?? 64;
};
