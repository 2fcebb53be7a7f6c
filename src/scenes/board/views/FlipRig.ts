import type * as Phaser from 'phaser';
import { type Color, opposite } from '../../../game/color.ts';
import { DISC, type FlipPose, LIGHT, type Vector } from '../../../look/discGeometry.ts';
import { MOTION } from '../../../look/motion.ts';
import { BLACK, numberOf, WHITE } from '../../../look/shade.ts';
import { DISC_FORMS, type DiscForm } from '../../../look/style/discStyles.ts';
import { DISC_LOOK } from '../boardLook.ts';
import type { BoardKit } from './BoardKit.ts';

/** The layers of a rig's two parts. */
export interface RigLayers {
  readonly shadows: Phaser.GameObjects.Container;
  readonly flying: Phaser.GameObjects.Container;
}

/** Minimum thickness, so that the map to the disc's own plane can be inverted. */
const THINNEST = 0.01;

const sliceCount = (diameter: number, thickness: number): number =>
  Math.min(DISC_LOOK.maxSlices, 2 * Math.ceil((DISC.thickness * thickness * diameter) / DISC_LOOK.slice / 2));

/** The width of a disc at a height from -1 to 1, relative to its middle. */
const widthAt = (height: number, { rounding }: DiscForm): number => 1 - rounding * height ** 4;

/**
 * A disc in the air: slices of its edge, stacked from the hidden face to the visible one, and the visible face. All are
 * in one container, stretched as the disc's plane appears; the pictures in it are rotated back toward the light.
 */
export class FlipRig {
  readonly #kit: BoardKit;
  readonly #form: DiscForm;
  readonly #body: Phaser.GameObjects.Container;
  readonly #slices: readonly Phaser.GameObjects.Image[];
  readonly #face: Phaser.GameObjects.Image;
  readonly #sheen: Phaser.GameObjects.Image;
  readonly #shadow: Phaser.GameObjects.Image;
  #shown: Color | undefined;

  constructor(scene: Phaser.Scene, kit: BoardKit, layers: RigLayers) {
    this.#kit = kit;
    this.#form = DISC_FORMS[kit.request.discStyle];
    const slices = Array.from({ length: sliceCount(kit.request.diameter, this.#form.thickness) }, () =>
      scene.add.image(0, 0, kit.key('slice-black')),
    );
    this.#slices = slices;
    this.#face = scene.add.image(0, 0, kit.key('face-black'));
    this.#sheen = scene.add.image(0, 0, kit.key('sheen'));
    this.#shadow = scene.add.image(0, 0, kit.key('cast'));
    this.#body = scene.add.container(0, 0, [...slices, this.#face, this.#sheen]);
    layers.flying.add(this.#body);
    layers.shadows.add(this.#shadow);
  }

  /** Shows a flipping disc whose previous color is `from`. */
  show(pose: FlipPose, from: Color, { x, y }: Vector): void {
    const { diameter } = this.#kit.request;
    const lift = 1 + MOTION.flipLift * pose.height;
    this.#color(pose.turned ? opposite(from) : from);
    this.#body
      .setVisible(true)
      .setPosition(x, y - DISC.rise * diameter * pose.height)
      .setRotation(pose.outer)
      .setScale(Math.max(THINNEST, pose.scaleX) * lift, Math.max(THINNEST, pose.scaleY) * lift);
    this.#stack(pose);
    this.#light(pose);
    this.#cast(pose, { x, y });
  }

  hide(): void {
    this.#body.setVisible(false);
    this.#shadow.setVisible(false);
  }

  destroy(): void {
    this.#body.destroy(true);
    this.#shadow.destroy();
  }

  /** Sets the colors: `color` for the visible half, the other for the hidden one. */
  #color(color: Color): void {
    if (color === this.#shown) return;
    this.#shown = color;
    const hidden = this.#slices.length / 2;
    this.#slices.forEach((slice, index) => {
      slice.setTexture(this.#kit.key(`slice-${index < hidden ? opposite(color) : color}`));
    });
    this.#face.setTexture(this.#kit.key(`face-${color}`));
  }

  /** Spreads the slices and the face along the disc's thickness, in the coordinates of the stretched plane. */
  #stack({ stack, outer, scaleX, scaleY, edgeSpin, faceSpin, height }: FlipPose): void {
    const { thickness } = this.#form;
    const diameter = this.#kit.request.diameter * thickness;
    const [cos, sin] = [Math.cos(outer), Math.sin(outer)];
    const x = ((stack.x * cos + stack.y * sin) * diameter) / Math.max(THINNEST, scaleX);
    const y = ((stack.y * cos - stack.x * sin) * diameter) / Math.max(THINNEST, scaleY);
    this.#slices.forEach((slice, index) => {
      const along = index / this.#slices.length - 0.5;
      slice
        .setPosition(x * along, y * along)
        .setRotation(edgeSpin)
        .setScale(widthAt(2 * along * height, this.#form));
    });
    const face = widthAt(height, this.#form);
    this.#face
      .setPosition(x / 2, y / 2)
      .setRotation(faceSpin)
      .setScale(face);
    this.#sheen.setPosition(x / 2, y / 2).setScale(face);
  }

  /** Darkens a face that turns away from the light and brightens one that turns toward it. */
  #light({ sheen }: FlipPose): void {
    const { shade, light } = DISC_LOOK.sheen;
    const alpha = sheen < 0 ? -sheen * shade : sheen * light;
    this.#sheen.setTint(numberOf(sheen < 0 ? BLACK : WHITE)).setAlpha(Math.min(1, alpha));
  }

  /** The shadow narrows with the disc and slides away from the light as it rises. */
  #cast({ outer, scaleX, scaleY, height }: FlipPose, { x, y }: Vector): void {
    const { cast, thinnest } = DISC_LOOK.shadow;
    const radius = this.#kit.request.diameter / 2;
    const length = Math.hypot(LIGHT.x, LIGHT.y);
    const growth = 1 + cast.growth * height;
    this.#shadow
      .setVisible(true)
      .setPosition(
        x - (LIGHT.x / length) * cast.x * radius * height,
        y - (LIGHT.y / length) * cast.y * radius * height,
      )
      .setRotation(outer)
      .setScale(Math.max(thinnest, scaleX) * growth, Math.max(thinnest, scaleY) * growth);
  }
}
