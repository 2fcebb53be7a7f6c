import type * as Phaser from 'phaser';
import { RAY_LOOK, raysOf } from '../../../board/rays.ts';
import type { Color } from '../../../game/color.ts';
import type { DiscChanges } from '../../../game/discChanges.ts';
import type { TurnPlan } from '../../../look/motion.ts';
import { numberOf } from '../../../look/shade.ts';
import { centreOf, type DeviceGeometry } from '../deviceGeometry.ts';
import type { Motion } from '../motions.ts';

/** How long rays show the lines of a color's move, in milliseconds at normal speed. */
export type RayTime = (color: Color) => number;

/** The durations on a board. */
export interface BoardTimes {
  readonly stretch: () => number;
  readonly rayTime: RayTime;
}

/** Thin rays from the new disc to its partners, which fade while the discs between flip. */
export const drawRays = (
  scene: Phaser.Scene,
  changes: DiscChanges,
  { landing: delay, ray: duration }: TurnPlan,
  [geometry, layer]: readonly [DeviceGeometry, Phaser.GameObjects.Container],
): Motion => {
  const rays = raysOf(changes, square => centreOf(geometry, square));
  const lines = scene.add.graphics();
  layer.add(lines);
  const { widths, fades } = RAY_LOOK;
  const draw = (reach: number): void => {
    lines.clear();
    for (const { width, color, strength } of widths) {
      lines.lineStyle(Math.max(1, width * geometry.square), numberOf(color), strength);
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
