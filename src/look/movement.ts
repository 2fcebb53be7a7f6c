import { colorAt, discCounts } from '../game/board.ts';
import type { ByColor } from '../game/color.ts';
import { discChanges } from '../game/discChanges.ts';
import type { Position } from '../game/position.ts';
import type { Square } from '../game/square.ts';
import { turnPlan } from './motion.ts';

/** The disc counts from a moment on, in milliseconds from the start of the movement. */
export interface CountStep {
  readonly at: number;
  readonly counts: ByColor<number>;
}

/** How long the discs move from one position to another, and how the counts follow them. */
export interface Movement {
  readonly total: number;
  readonly counts: readonly CountStep[];
}

interface Moment {
  readonly at: number;
  readonly square: Square;
}

/** One step for each moment at which discs appear, disappear or flip. */
const countSteps = (before: Position, after: Position, moments: readonly Moment[]): readonly CountStep[] => {
  const { black, white } = discCounts(before);
  const counts = { black, white };
  const steps = new Map<number, ByColor<number>>();
  for (const { at, square } of [...moments].sort((a, b) => a.at - b.at)) {
    const [from, to] = [colorAt(before, square), colorAt(after, square)];
    if (from !== undefined) counts[from]--;
    if (to !== undefined) counts[to]++;
    steps.set(at, { ...counts });
  }
  return [...steps].map(([at, step]) => ({ at, counts: step }));
};

export const movementBetween = (
  before: Position,
  after: Position,
  stretch: number,
  rayTime = 0,
): Movement => {
  const changes = discChanges(before, after);
  const { strikes, flip, flips, total } = turnPlan(changes, stretch, rayTime);
  const { landed, appeared, vanished } = changes;
  const moments: readonly Moment[] = [
    ...(landed === undefined ? [] : [{ at: strikes[0] ?? 0, square: landed.square }]),
    ...appeared.map(({ square }) => ({ at: 0, square })),
    ...vanished.map(square => ({ at: 0, square })),
    ...flips.map(({ square, delay }) => ({ at: delay + flip / 2, square })),
  ];
  return { total, counts: countSteps(before, after, moments) };
};
