import type * as Phaser from 'phaser';
import { BOARD_KINDS } from '../../../board/boardKinds.ts';
import { LIGHT_LOOK } from '../../../board/markLook.ts';
import type { Square } from '../../../game/square.ts';
import { LYING_EDGE } from '../../../look/discGeometry.ts';
import { BOARD_TIMES, MOTION } from '../../../look/motion.ts';
import type { BoardPicture } from '../../../store/boards/boardPicture.ts';
import {
  type GroupName,
  isSameGroup,
  LOWER_GROUPS,
  type Mark,
  type MarkGroup,
  marksOf,
  UPPER_GROUPS,
} from '../../../store/boards/marks.ts';
import { centreOf, type DeviceGeometry, headOf } from '../deviceGeometry.ts';
import { Motions } from '../motions.ts';
import type { BoardKit } from './BoardKit.ts';

/** How long the discs keep moving, in milliseconds. */
export interface DiscTimes {
  readonly turn: number;
  readonly landing: number;
}

interface ShownGroup {
  readonly container: Phaser.GameObjects.Container;
  readonly motions: Motions;
  group: MarkGroup | undefined;
}

/** Everything on the board except the discs. */
export class MarkLayer {
  readonly #scene: Phaser.Scene;
  readonly #groups = new Map<GroupName, ShownGroup>();
  readonly #warmth: Phaser.GameObjects.Container;
  readonly #warming = new Motions();
  readonly #stretch: () => number;
  #kit: BoardKit;
  #geometry: DeviceGeometry;

  constructor(
    scene: Phaser.Scene,
    layers: { lower: Phaser.GameObjects.Container; upper: Phaser.GameObjects.Container },
    paint: { kit: BoardKit; geometry: DeviceGeometry; stretch: () => number },
  ) {
    this.#scene = scene;
    this.#kit = paint.kit;
    this.#geometry = paint.geometry;
    this.#stretch = paint.stretch;
    this.#warmth = scene.add.container(0, 0);
    for (const name of LOWER_GROUPS) layers.lower.add(this.#group(name));
    for (const name of UPPER_GROUPS) layers.upper.add(this.#group(name));
    const { stands } = BOARD_KINDS[paint.kit.request.rules];
    (stands ? layers.upper : layers.lower).addAt(this.#warmth, 0);
  }

  get isIdle(): boolean {
    return this.#warming.isIdle && [...this.#groups.values()].every(({ motions }) => motions.isIdle);
  }

  advance(now: number): void {
    this.#warming.advance(now);
    for (const { motions } of this.#groups.values()) motions.advance(now);
  }

  show(picture: BoardPicture, times: DiscTimes): void {
    const marks = marksOf(picture);
    for (const [name, shown] of this.#groups) this.#showGroup(shown, marks[name], times);
  }

  /** Highlights a square briefly. */
  warm(square: Square): void {
    this.#warming.finish();
    const { stands } = BOARD_KINDS[this.#kit.request.rules];
    const image = this.#image({ square, texture: stands ? 'refusedHole' : 'refused', at: 'square' });
    this.#warmth.add(image);
    const fades = this.#stretch() > 0;
    this.#warming.add({
      duration: MOTION.illegal,
      apply: progress => image.setAlpha(fades ? Math.sin(Math.PI * Math.sqrt(progress)) : 1),
      onEnd: () => image.destroy(),
    });
  }

  /** Redraws everything at once. */
  redraw(kit: BoardKit, geometry: DeviceGeometry): void {
    this.#warming.finish();
    this.#kit = kit;
    this.#geometry = geometry;
    for (const shown of this.#groups.values()) {
      shown.motions.finish();
      if (shown.group !== undefined) this.#fill(shown.container, shown.group);
    }
  }

  #group(name: GroupName): Phaser.GameObjects.Container {
    const container = this.#scene.add.container(0, 0);
    this.#groups.set(name, { container, motions: new Motions(), group: undefined });
    return container;
  }

  /** New marks fade in once the discs have moved; marks that stay only change in strength. */
  #showGroup(shown: ShownGroup, group: MarkGroup, times: DiscTimes): void {
    const { container, motions } = shown;
    const known = shown.group;
    if (known !== undefined && isSameGroup(known, group) && known.alpha === group.alpha) return;
    const faded = known !== undefined && isSameGroup(known, group);
    motions.finish();
    shown.group = group;
    if (!faded) this.#fill(container, group);
    const delay = faded || group.after === 'nothing' ? 0 : times[group.after];
    if (group.isSerial) {
      this.#lightUp(shown, delay);
      return;
    }
    const from = faded ? known.alpha : 0;
    motions.add({
      delay,
      duration: (group.after === 'nothing' ? MOTION.previewFade : BOARD_TIMES.marks) * this.#stretch(),
      apply: progress => container.setAlpha(from + (group.alpha - from) * progress),
    });
  }

  /** Drops the marks onto their squares one after the other, with a brief glow. */
  #lightUp({ container, motions, group }: ShownGroup, delay: number): void {
    const stretch = this.#stretch();
    const rings = [...container.list] as Phaser.GameObjects.Image[];
    container.setAlpha(group?.alpha ?? 1);
    for (const [index, ring] of rings.entries()) {
      const glow = this.#scene.add.image(ring.x, ring.y, this.#kit.key('sheen'));
      container.addAt(glow, index);
      motions.add({
        delay: delay + index * MOTION.fourStep * stretch,
        duration: MOTION.fourLight * stretch,
        apply: progress => {
          const come = Math.min(1, progress * LIGHT_LOOK.comes);
          ring.setAlpha(come).setScale(LIGHT_LOOK.from + (1 - LIGHT_LOOK.from) * come * (2 - come));
          glow.setAlpha(LIGHT_LOOK.glow * Math.sin(Math.PI * progress));
        },
        onEnd: () => glow.destroy(),
      });
    }
  }

  #fill(container: Phaser.GameObjects.Container, group: MarkGroup): void {
    container.removeAll(true);
    for (const mark of group.marks) container.add(this.#image(mark));
  }

  #image({ square, texture, at }: Mark): Phaser.GameObjects.Image {
    const { x, y } = at === 'head' ? headOf(this.#geometry, square) : centreOf(this.#geometry, square);
    const { diameter, rules } = this.#kit.request;
    const lies = at === 'disc' && !BOARD_KINDS[rules].stands;
    const rise = lies ? Math.round((LYING_EDGE * diameter) / 2) : 0;
    return this.#scene.add.image(x, y - rise, this.#kit.key(texture));
  }
}
