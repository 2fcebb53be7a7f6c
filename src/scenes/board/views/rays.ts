import type * as Phaser from 'phaser';
import type { Color } from '../../../game/color.ts';
import type { DiscChanges } from '../../../game/discChanges.ts';
import type { Vector } from '../../../look/discGeometry.ts';
import type { TurnPlan } from '../../../look/motion.ts';
import { centreOf, type DeviceGeometry } from '../deviceGeometry.ts';
import type { Motion } from '../motions.ts';

/** A ray along a line: a dark edge and a bright core, in shares of the square's side; it fades in this share of its time. */
const RAY_LOOK = {
  widths: [
    { width: 0.1, color: 0x1a1408, strength: 0.45 },
    { width: 0.05, color: 0xffe9a8, strength: 1 },
  ],
  fades: 0.8,
} as const;

/** How long rays show the lines of a color's move, in milliseconds at normal speed. */
export type RayTime = (color: Color) => number;

/** How movement is timed. */
export interface BoardTimes {
  readonly stretch: () => number;
  readonly rayTime: RayTime;
}

interface Ray {
  readonly from: Vector;
  /** The middle of the disc at its other end. */
  readonly to: Vector;
}

/** A ray from the new disc to its partner in each direction in which discs turn: it lies one square beyond the last of them. */
const raysOf = ({ landed, flipped }: DiscChanges, geometry: DeviceGeometry): readonly Ray[] => {
  if (landed === undefined) return [];
  const from = centreOf(geometry, landed.square);
  const longest = new Map<string, Ray & { readonly distance: number }>();
  for (const { square, distance } of flipped) {
    const at = centreOf(geometry, square);
    const step = { x: (at.x - from.x) / distance, y: (at.y - from.y) / distance };
    const key = `${Math.sign(Math.round(step.x))} ${Math.sign(Math.round(step.y))}`;
    if ((longest.get(key)?.distance ?? 0) >= distance) continue;
    longest.set(key, { from, to: { x: at.x + step.x, y: at.y + step.y }, distance });
  }
  return [...longest.values()];
};

/** Thin rays that run from the new disc to its partners, and fade while the discs between turn. */
export const drawRays = (
  scene: Phaser.Scene,
  changes: DiscChanges,
  { landing: delay, ray: duration }: TurnPlan,
  [geometry, layer]: readonly [DeviceGeometry, Phaser.GameObjects.Container],
): Motion => {
  const rays = raysOf(changes, geometry);
  const lines = scene.add.graphics();
  layer.add(lines);
  const { widths, fades } = RAY_LOOK;
  const draw = (reach: number): void => {
    lines.clear();
    for (const { width, color, strength } of widths) {
      lines.lineStyle(Math.max(1, width * geometry.square), color, strength);
      for (const { from, to } of rays)
        lines.lineBetween(from.x, from.y, from.x + (to.x - from.x) * reach, from.y + (to.y - from.y) * reach);
    }
  };
  return {
    delay,
    duration: duration * (1 + fades),
    apply: progress => {
      const way = progress * (1 + fades);
      draw(Math.min(1, way) ** 0.7);
      lines.setAlpha(Math.min(1, (1 + fades - way) / fades));
    },
    onEnd: () => lines.destroy(),
  };
};
