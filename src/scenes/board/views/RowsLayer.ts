import type * as Phaser from 'phaser';
import { ROWS_LOOK } from '../../../board/markLook.ts';
import type { PouredDisc, RowsPlan } from '../../../look/ceremony/rows.ts';
import type { Vector } from '../../../look/discGeometry.ts';
import { POURING } from '../../../look/motion.ts';
import { centreOf, type DeviceGeometry } from '../deviceGeometry.ts';
import { type Motion, Motions } from '../motions.ts';
import type { BoardKit } from './BoardKit.ts';
import { PouredView } from './PouredView.ts';

interface RowsLayers {
  readonly rows: Phaser.GameObjects.Container;
  readonly flying: Phaser.GameObjects.Container;
  /** The discs on their squares: hidden while they are in rows. */
  readonly lying: readonly Phaser.GameObjects.Container[];
}

interface Flight {
  readonly view: PouredView;
  readonly from: Vector;
  readonly to: Vector;
  /** Factor of the usual flight height. */
  readonly rise: number;
}

const easeInOut = (t: number): number => t * t * (3 - 2 * t);

/** Longer flights rise higher. */
const heightOf = ({ from, to, rise }: Flight, square: number): number => {
  const { lowest, far } = ROWS_LOOK;
  const way = Math.min(1, Math.hypot(to.x - from.x, to.y - from.y) / (far * square));
  return rise * (lowest + (1 - lowest) * way);
};

/** Shows the discs of a finished game in rows, as planned by a `RowsPlan`. */
export class RowsLayer {
  readonly #scene: Phaser.Scene;
  readonly #layers: RowsLayers;
  readonly #stretch: () => number;
  readonly #moving = new Motions();
  #kit: BoardKit;
  #geometry: DeviceGeometry;
  #shown: RowsPlan | undefined;
  #views: readonly PouredView[] = [];

  constructor(
    scene: Phaser.Scene,
    layers: RowsLayers,
    paint: { kit: BoardKit; geometry: DeviceGeometry; stretch: () => number },
  ) {
    this.#scene = scene;
    this.#layers = layers;
    this.#stretch = paint.stretch;
    this.#kit = paint.kit;
    this.#geometry = paint.geometry;
  }

  get isIdle(): boolean {
    return this.#moving.isIdle;
  }

  /** Milliseconds until the discs are back on their squares. */
  get homecoming(): number {
    const { linger, homecoming } = POURING;
    return this.#shown === undefined && !this.#moving.isIdle ? (linger + homecoming) * this.#stretch() : 0;
  }

  advance(now: number): void {
    this.#moving.advance(now);
  }

  /** Without rows the discs return to their squares. */
  show(rows: RowsPlan | undefined): void {
    const before = this.#shown;
    this.#shown = rows;
    if (rows === undefined) {
      if (before !== undefined) this.#goHome(before);
    } else if (before !== rows) this.#begin(rows);
  }

  /** Puts the discs back on their squares at once. */
  end(): void {
    this.#shown = undefined;
    this.#moving.finish();
    this.#clear();
  }

  /** Redraws everything in its final place. */
  redraw(kit: BoardKit, geometry: DeviceGeometry): void {
    this.#kit = kit;
    this.#geometry = geometry;
    const rows = this.#shown;
    if (rows === undefined) this.end();
    else {
      this.#begin(rows);
      this.#moving.finish();
    }
  }

  #clear(): void {
    for (const view of this.#views) view.destroy();
    this.#views = [];
    for (const layer of this.#layers.lying) layer.setVisible(true);
  }

  #begin({ discs }: RowsPlan): void {
    this.#moving.finish();
    this.#clear();
    for (const layer of this.#layers.lying) layer.setVisible(false);
    this.#views = discs.map(disc => this.#make(disc));
    for (const [index, disc] of discs.entries()) {
      const view = this.#views[index];
      if (view !== undefined) this.#follow(view, disc);
    }
  }

  #make({ color, from }: PouredDisc): PouredView {
    const view = new PouredView(this.#scene, this.#kit, color);
    view.moveTo(this.#layers.rows);
    if (from === undefined) view.show(0);
    return view;
  }

  /** Runs a disc's part of the plan. */
  #follow(view: PouredView, disc: PouredDisc): void {
    const to = this.#placeOf(disc);
    this.#moving.add(this.#pouring(view, disc, to));
    for (const delay of disc.hops) this.#moving.add(this.#hopping(view, to, delay));
    if (disc.fade === undefined) return;
    this.#moving.add({
      delay: disc.fade,
      duration: POURING.fade * this.#stretch(),
      apply: share => view.lose(share),
    });
  }

  /** From its square over the board and down onto its row; a handicap disc comes from above. */
  #pouring(view: PouredView, { from, start, landing, rise }: PouredDisc, to: Vector): Motion {
    const flight = { view, from: from === undefined ? to : centreOf(this.#geometry, from), to, rise };
    let isFlying = false;
    return {
      delay: start,
      duration: landing - start,
      apply: progress => {
        if (progress > 0 && !isFlying) view.moveTo(this.#layers.flying);
        isFlying ||= progress > 0;
        if (from === undefined) view.show(Math.min(1, progress * ROWS_LOOK.appears));
        this.#fly(flight, progress);
      },
      onEnd: () => view.moveTo(this.#layers.rows),
    };
  }

  #hopping(view: PouredView, at: Vector, delay: number): Motion {
    return {
      delay,
      duration: POURING.hop * this.#stretch(),
      apply: progress => {
        if (progress > 0) view.place(at, ROWS_LOOK.hop * Math.sin(Math.PI * progress));
      },
    };
  }

  #goHome({ discs }: RowsPlan): void {
    this.#moving.finish();
    const [delay, duration] = [POURING.linger * this.#stretch(), POURING.homecoming * this.#stretch()];
    for (const [index, disc] of discs.entries()) {
      const view = this.#views[index];
      if (view === undefined) continue;
      const from = this.#placeOf(disc);
      const home = disc.from === undefined ? from : centreOf(this.#geometry, disc.from);
      this.#moving.add({
        delay,
        duration,
        apply: progress => {
          if (disc.from === undefined) view.show(1 - progress);
          this.#fly({ view, from, to: home, rise: 1 }, progress);
        },
      });
    }
    this.#moving.add({ delay, duration, apply: () => {}, onEnd: () => this.#clear() });
  }

  #fly(flight: Flight, progress: number): void {
    const { view, from, to } = flight;
    const share = easeInOut(progress);
    const place = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    view.place(place, heightOf(flight, this.#geometry.square) * Math.sin(Math.PI * progress));
  }

  #placeOf({ to }: PouredDisc): Vector {
    const { square } = this.#geometry;
    return { x: Math.round(to.x * square), y: Math.round(to.y * square) };
  }
}
