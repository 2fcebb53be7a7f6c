import type * as Phaser from 'phaser';
import type { Position } from '../../game/position.ts';
import { MOTION } from '../../look/motion.ts';
import type { Motion } from '../motions.ts';
import { fieldOffset } from './boardPaint.ts';
import type { DeviceGeometry } from './deviceGeometry.ts';

/** What one screen's board hands on to the next, for it is the same board. */
export interface CarriedBoard {
  readonly geometry: DeviceGeometry;
  readonly position: Position;
  readonly veil: number;
  /** The texture of the painted board. */
  readonly painting: string;
}

const easeInOut = (t: number): number => t * t * (3 - 2 * t);

/** The way of a board from where it stood on the screen before to its place on this one. */
export const glide = (
  root: Phaser.GameObjects.Container,
  from: DeviceGeometry,
  to: DeviceGeometry,
): Motion => ({
  duration: MOTION.glide,
  apply: progress => {
    const share = easeInOut(progress);
    const square = from.square + (to.square - from.square) * share;
    root.setPosition(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
    root.setScale(square / to.square);
  },
});

/** The board as it was painted before shines through for a moment. */
export const fadeOver = (
  root: Phaser.GameObjects.Container,
  { geometry, painting }: CarriedBoard,
  to: DeviceGeometry,
): Motion => {
  const scale = to.square / geometry.square;
  const offset = -fieldOffset(geometry) * scale;
  const old = root.scene.add.image(offset, offset, painting).setOrigin(0).setScale(scale);
  root.addAt(old, 1);
  return {
    duration: MOTION.sceneFade,
    apply: progress => old.setAlpha(1 - progress),
    onEnd: () => old.destroy(),
  };
};
