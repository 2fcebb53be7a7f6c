import type * as Phaser from 'phaser';
import { type Color, opposite } from '../../../game/color.ts';
import { flipPose, landingScale, type Vector } from '../../../look/discGeometry.ts';
import { MOTION } from '../../../look/motion.ts';
import { DISC_LOOK } from '../boardLook.ts';
import type { BoardKit } from './BoardKit.ts';
import type { FlipRig, RigLayers } from './FlipRig.ts';

export interface DiscLayers extends RigLayers {
  readonly discs: Phaser.GameObjects.Container;
}

/** One disc and its shadow. While it flips, a rig replaces it. */
export class DiscView {
  readonly #kit: BoardKit;
  readonly #at: Vector;
  readonly #disc: Phaser.GameObjects.Image;
  readonly #shadow: Phaser.GameObjects.Image;
  #lost: Phaser.GameObjects.Image | undefined;
  #color: Color;

  constructor(
    scene: Phaser.Scene,
    kit: BoardKit,
    layers: DiscLayers,
    { at, color }: { at: Vector; color: Color },
  ) {
    this.#kit = kit;
    this.#at = at;
    this.#color = color;
    this.#shadow = scene.add.image(at.x, at.y, kit.key('shadow'));
    this.#disc = scene.add.image(at.x, at.y, kit.key(`disc-${color}`));
    layers.shadows.add(this.#shadow);
    layers.discs.add(this.#disc);
  }

  /** Shows the disc at rest, in `color`. */
  rest(color: Color): void {
    this.#color = color;
    this.#disc
      .setTexture(this.#kit.key(`disc-${color}`))
      .setVisible(true)
      .setScale(1)
      .setAlpha(1);
    this.#disc.setPosition(this.#at.x, this.#at.y);
    this.#shadow.setVisible(true).setPosition(this.#at.x, this.#at.y).setScale(1).setAlpha(1);
  }

  /** Shows the disc falling onto its square: the shadow tightens as it comes down. */
  land(progress: number): void {
    const scale = landingScale(progress, MOTION.landingScale, MOTION.settleScale);
    const height = Math.max(0, (scale - 1) / (MOTION.landingScale - 1));
    const { cast } = DISC_LOOK.shadow;
    const away = (this.#kit.request.diameter / 2) * height;
    const shown = Math.min(1, progress * DISC_LOOK.landingAppears);
    this.#disc.setScale(scale).setAlpha(shown);
    this.#disc.setPosition(this.#at.x, this.#at.y - away * DISC_LOOK.landingRise);
    this.#shadow
      .setScale(1 + DISC_LOOK.shadow.landingGrowth * height)
      .setAlpha(shown * (1 - DISC_LOOK.shadow.paling * height))
      .setPosition(this.#at.x + away * cast.x, this.#at.y + away * cast.y);
  }

  /** Shows the disc falling behind an upright frame: `height` is the remaining share of the way from `head`. */
  fall(height: number, head: Vector): void {
    this.#disc.setVisible(true).setPosition(this.#at.x, this.#at.y + (head.y - this.#at.y) * height);
  }

  /** Moves the disc `depth` pixels below its square; nothing is visible below `floor`. */
  sink(depth: number, floor: number): void {
    const { width, height } = this.#disc.frame;
    const y = this.#at.y + depth;
    const seen = Math.max(0, Math.min(height, floor - (y - height / 2)));
    this.#disc.setY(y).setCrop(0, 0, width, seen);
  }

  /** Moves the disc sideways, in pixels. */
  shift(right: number): void {
    this.#disc.x = this.#at.x + right;
    if (this.#lost !== undefined) this.#lost.x = this.#disc.x;
  }

  setAlpha(alpha: number): void {
    this.#disc.setAlpha(alpha);
  }

  /** Shows the disc flipping to the color `to`, rolling in `direction`. */
  turn(rig: FlipRig, progress: number, { to, direction }: { to: Color; direction: number }): void {
    const pose = flipPose(progress, direction);
    this.#disc.setVisible(false);
    this.#shadow.setAlpha(1 - pose.height);
    rig.show(pose, opposite(to), this.#at);
  }

  /** Shows the disc appearing or disappearing. */
  fade(shown: number): void {
    const scale = DISC_LOOK.fadedScale + (1 - DISC_LOOK.fadedScale) * shown;
    this.#disc.setAlpha(shown).setScale(scale);
    this.#shadow.setAlpha(shown).setScale(scale);
  }

  setScale(scale: number): void {
    this.#disc.setScale(scale);
    this.#shadow.setScale(scale);
  }

  /** How much of its color the disc has lost, 0 to 1. */
  lose(scene: Phaser.Scene, layer: Phaser.GameObjects.Container, share: number): void {
    if (share <= 0) {
      this.#lost?.destroy();
      this.#lost = undefined;
      return;
    }
    if (this.#lost === undefined) {
      this.#lost = scene.add.image(this.#at.x, this.#at.y, this.#kit.key(`lost-${this.#color}`));
      layer.add(this.#lost);
    }
    this.#lost.setAlpha(share);
  }

  /** The rig of a flip belongs to the layer. */
  destroy(): void {
    this.#disc.destroy();
    this.#shadow.destroy();
    this.#lost?.destroy();
  }
}
