import type * as Phaser from 'phaser';
import type { Position } from '../../../game/position.ts';
import { MOTION } from '../../../look/motion.ts';
import { turningPose } from '../../../look/turningPose.ts';
import type { DeviceGeometry } from '../deviceGeometry.ts';
import type { Motion } from '../motions.ts';
import type { BoardLook } from '../paint/boardPaint.ts';
import { fieldOffset } from '../paint/boardPaint.ts';

/** The state passed from one screen's board to the next, which show the same board. */
export interface CarriedBoard {
  readonly look: BoardLook;
  readonly geometry: DeviceGeometry;
  readonly position: Position;
  readonly veil: number;
  /** The texture of the painted board. */
  readonly painting: string;
}

const easeInOut = (t: number): number => t * t * (3 - 2 * t);

/** Moves a board from its place on the previous screen to its place on this one. */
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

/** Cross-fades from the board's previous picture. */
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

interface Place {
  /** The center of the board on the canvas. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const sizeOf = ({ columns, rows, square, frame }: DeviceGeometry) => ({
  width: columns * square + 2 * frame,
  height: rows * square + 2 * frame,
});

const middleOf = ({ x, y, columns, rows, square }: DeviceGeometry, scale = 1): Place => ({
  x: x + (columns * square) / 2,
  y: y + (rows * square) / 2,
  scale,
});

const put = (root: Phaser.GameObjects.Container, own: DeviceGeometry, { x, y, scale }: Place): void => {
  const { columns, rows, square } = own;
  root.setScale(scale).setPosition(x - (columns * square * scale) / 2, y - (rows * square * scale) / 2);
};

const between = (from: Place, to: Place, share: number): Place => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  scale: from.scale + (to.scale - from.scale) * share,
});

/** The scale at which one board fits into the outline of the other. */
const within = (own: DeviceGeometry, other: DeviceGeometry): number => {
  const [a, b] = [sizeOf(own), sizeOf(other)];
  return Math.min(b.width / a.width, b.height / a.height);
};

/** Animates a rotation (around the board's center) or a mirroring. */
export const turnFrom = (
  root: Phaser.GameObjects.Container,
  own: DeviceGeometry,
  old: DeviceGeometry,
): Motion => ({
  duration: MOTION.quarterTurn,
  apply: progress => {
    const { degrees, scaleX, scaleY, left } = turningPose(old.turn, own.turn, progress);
    const { x, y, scale } = between(middleOf(own), middleOf(old, old.square / own.square), left);
    const [width, height] = [
      own.columns * own.square * scale * scaleX,
      own.rows * own.square * scale * scaleY,
    ];
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    root.setScale(scale * scaleX, scale * scaleY).setRotation(angle);
    root.setPosition(x - (width * cos - height * sin) / 2, y - (width * sin + height * cos) / 2);
  },
});

/** A board of another size or kind grows from within the outline of the previous one. */
export const growFrom = (
  root: Phaser.GameObjects.Container,
  own: DeviceGeometry,
  old: DeviceGeometry,
): Motion => ({
  duration: MOTION.glide,
  apply: progress => {
    const start = middleOf(old, within(own, old));
    put(root, own, between(start, middleOf(own), easeInOut(progress)));
  },
});

/** A board moves along with its replacement, and fades. */
export const fadeInto = (
  root: Phaser.GameObjects.Container,
  own: DeviceGeometry,
  next: DeviceGeometry,
): Motion => ({
  duration: MOTION.sceneFade,
  apply: progress => {
    const share = easeInOut((progress * MOTION.sceneFade) / MOTION.glide);
    put(root, own, between(middleOf(own), middleOf(next, 1 / within(next, own)), share));
    root.setAlpha(1 - progress);
  },
});
