import type * as Phaser from 'phaser';
import { ROWS_LOOK } from '../../../board/markLook.ts';
import type { Color } from '../../../game/color.ts';
import type { Vector } from '../../../look/discGeometry.ts';
import { DISC_LOOK } from '../boardLook.ts';
import type { BoardKit } from './BoardKit.ts';

/** One disc of a row with its own shadow, which falls on the discs below it. */
export class PouredView {
  readonly #scene: Phaser.Scene;
  readonly #kit: BoardKit;
  readonly #color: Color;
  readonly #whole: Phaser.GameObjects.Container;
  readonly #shadow: Phaser.GameObjects.Image;
  readonly #disc: Phaser.GameObjects.Image;
  #lost: Phaser.GameObjects.Image | undefined;

  constructor(scene: Phaser.Scene, kit: BoardKit, color: Color) {
    this.#scene = scene;
    this.#kit = kit;
    this.#color = color;
    this.#shadow = scene.add.image(0, 0, kit.key('shadow'));
    this.#disc = scene.add.image(0, 0, kit.key(`disc-${color}`));
    this.#whole = scene.add.container(0, 0, [this.#shadow, this.#disc]);
  }

  /** Puts the disc on top of everything in `layer`. */
  moveTo(layer: Phaser.GameObjects.Container): void {
    layer.add(this.#whole);
  }

  /** `height` is 0 on the board and 1 at the top of the highest flight. */
  place({ x, y }: Vector, height = 0): void {
    const radius = this.#kit.request.diameter / 2;
    const { cast, landingGrowth, paling } = DISC_LOOK.shadow;
    this.#whole.setPosition(x, y);
    this.#disc.setPosition(0, -ROWS_LOOK.rise * radius * height).setScale(1 + ROWS_LOOK.growth * height);
    this.#shadow
      .setPosition(cast.x * radius * height, cast.y * radius * height)
      .setScale(1 + landingGrowth * height)
      .setAlpha(1 - paling * height);
    this.#lost?.setPosition(this.#disc.x, this.#disc.y).setScale(this.#disc.scale);
  }

  show(share: number): void {
    this.#whole.setAlpha(share);
  }

  /** How much of its color the disc has lost, 0 to 1. */
  lose(share: number): void {
    if (this.#lost === undefined) {
      if (share <= 0) return;
      this.#lost = this.#scene.add.image(this.#disc.x, this.#disc.y, this.#kit.key(`lost-${this.#color}`));
      this.#whole.add(this.#lost);
    }
    this.#lost.setAlpha(share);
  }

  destroy(): void {
    this.#whole.destroy(true);
  }
}
