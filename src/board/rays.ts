import type { DiscChanges } from '../game/discChanges.ts';
import type { Square } from '../game/square.ts';
import type { Hex } from '../look/colors.ts';
import type { Spot } from './shapes.ts';

/**
 * A ray along a line: a dark edge and a bright core, in shares of the square's side; it fades in this share of its
 * time.
 */
export const RAY_LOOK = {
  widths: [
    { width: 0.1, color: '#1a1408' as Hex, strength: 0.45 },
    { width: 0.05, color: '#ffe9a8' as Hex, strength: 1 },
  ],
  fades: 0.8,
} as const;

interface Ray {
  readonly from: Spot;
  /** The center of the disc at its other end. */
  readonly to: Spot;
}

/**
 * A ray from the new disc to its partner in each direction in which discs flip: one square beyond the last flipped
 * disc.
 */
export const raysOf = (
  { landed, flipped }: DiscChanges,
  middleOf: (square: Square) => Spot,
): readonly Ray[] => {
  if (landed === undefined) return [];
  const from = middleOf(landed.square);
  const longest = new Map<string, Ray & { readonly distance: number }>();
  for (const { square, distance } of flipped) {
    const at = middleOf(square);
    const step = { x: (at.x - from.x) / distance, y: (at.y - from.y) / distance };
    const key = `${Math.sign(Math.round(step.x))} ${Math.sign(Math.round(step.y))}`;
    if ((longest.get(key)?.distance ?? 0) >= distance) continue;
    longest.set(key, { from, to: { x: at.x + step.x, y: at.y + step.y }, distance });
  }
  return [...longest.values()];
};
