import type * as Phaser from 'phaser';
import { BOARD_KINDS, UPRIGHT_LOOK } from '../../../board/boardKinds.ts';
import { colorAt, occupied } from '../../../game/board.ts';
import type { Color } from '../../../game/color.ts';
import { type DiscChanges, discChanges } from '../../../game/discChanges.ts';
import type { Position } from '../../../game/position.ts';
import { columnOf, rowOf, type Square } from '../../../game/square.ts';
import { SquareSet } from '../../../game/squareSet.ts';
import { rollDirection } from '../../../look/discGeometry.ts';
import { BOARD_TIMES, fallPlan, MOTION, turnPlan } from '../../../look/motion.ts';
import { centreOf, type DeviceGeometry, headOf, seenPlace, spillOf } from '../deviceGeometry.ts';
import { type Motion, Motions } from '../motions.ts';
import type { BoardKit } from './BoardKit.ts';
import { type DiscLayers, DiscView } from './DiscView.ts';
import { FlipRig } from './FlipRig.ts';
import { type BoardTimes, drawRays, type RayTime } from './rays.ts';
import { dropping, lifting, resizing, shaking, spilling } from './tokenMotions.ts';

interface DiscPaint extends BoardTimes {
  readonly kit: BoardKit;
  readonly geometry: DeviceGeometry;
  readonly position: Position;
}

/** The square from which a change spreads: that of the landed disc, or of the only one removed. */
const originOf = ({ landed, vanished }: DiscChanges): Square | undefined =>
  landed?.square ?? (vanished.length === 1 ? vanished[0] : undefined);

/**
 * The discs of a position. A new position is shown as changes to the discs already there; at rest they match the
 * position.
 */
export class DiscLayer {
  readonly #scene: Phaser.Scene;
  readonly #layers: DiscLayers;
  readonly #stretch: () => number;
  readonly #rayTime: RayTime;
  readonly #moving = new Motions();
  readonly #greying = new Motions();
  readonly #shaking = new Motions();
  readonly #views = new Map<Square, DiscView>();
  #rigs: FlipRig[] = [];
  #kit: BoardKit;
  #geometry: DeviceGeometry;
  #shown: Position;
  #lost = SquareSet.empty;
  /** The duration of the current turn, and of the landing in it. */
  #turnTime = 0;
  #landingTime = 0;

  constructor(scene: Phaser.Scene, layers: DiscLayers, paint: DiscPaint) {
    this.#scene = scene;
    this.#layers = layers;
    this.#stretch = paint.stretch;
    this.#rayTime = paint.rayTime;
    this.#kit = paint.kit;
    this.#geometry = paint.geometry;
    this.#shown = paint.position;
    this.#layOut();
  }

  get position(): Position {
    return this.#shown;
  }

  /** Milliseconds until the latest change has been shown, and until its disc has landed. */
  get times(): { readonly turn: number; readonly landing: number } {
    return this.#moving.isIdle
      ? { turn: 0, landing: 0 }
      : { turn: this.#turnTime, landing: this.#landingTime };
  }

  get isIdle(): boolean {
    return this.#moving.isIdle && this.#greying.isIdle && this.#shaking.isIdle;
  }

  advance(now: number): void {
    this.#moving.advance(now);
    this.#greying.advance(now);
    this.#shaking.advance(now);
  }

  /** Finishes the current animations at once, then animates to `position`. */
  show(position: Position): void {
    this.finish();
    const changes = discChanges(this.#shown, position);
    const plan = turnPlan(changes, this.#stretch(), this.#rayTime(this.#shown.turn));
    this.#shown = position;
    this.#turnTime = plan.total;
    this.#landingTime = plan.landing;
    this.#comeAndGo(changes);
    this.#flipAll(changes, plan);
    if (changes.landed !== undefined) this.#land(changes.landed, plan.landing);
    if (plan.ray > 0)
      this.#moving.add(drawRays(this.#scene, changes, plan, [this.#geometry, this.#layers.flying]));
  }

  /** Grays out discs in a wave after the current turn. */
  showLost(lost: SquareSet): void {
    if (lost.equals(this.#lost)) return;
    this.#greying.finish();
    this.#lost = lost;
    for (const [square, view] of this.#views) this.#grey(square, view);
  }

  finish(): void {
    this.#moving.finish();
    this.#greying.finish();
    this.#shaking.finish();
  }

  /** Shakes the discs of a column. */
  shake(column: number): void {
    this.#shaking.finish();
    const views = [...this.#views].flatMap(([square, view]) => (columnOf(square) === column ? [view] : []));
    const reach = UPRIGHT_LOOK.shake * this.#kit.request.square;
    this.#shaking.add(shaking(views, reach, MOTION.shake * Math.min(1, this.#stretch())));
  }

  /** Redraws everything at once; discs whose size changed grow or shrink to the new one. */
  redraw(kit: BoardKit, geometry: DeviceGeometry): void {
    this.finish();
    const { diameter, square } = this.#kit.request;
    const grown = square === kit.request.square ? diameter / kit.request.diameter : 1;
    this.#kit = kit;
    this.#geometry = geometry;
    this.#clear();
    this.#layOut();
    if (grown !== 1) this.#resize(grown);
  }

  /** The rigs are dropped too, since their pictures belong to a kit. */
  #clear(): void {
    for (const view of this.#views.values()) view.destroy();
    for (const rig of this.#rigs) rig.destroy();
    this.#views.clear();
    this.#rigs = [];
  }

  #layOut(): void {
    for (const square of occupied(this.#shown)) {
      const color = colorAt(this.#shown, square);
      if (color === undefined) continue;
      const view = this.#place(square, color);
      if (this.#lost.has(square)) view.lose(this.#scene, this.#layers.discs, 1);
    }
  }

  #place(square: Square, color: Color): DiscView {
    const at = centreOf(this.#geometry, square);
    const view = new DiscView(this.#scene, this.#kit, this.#layers, { at, color });
    this.#views.set(square, view);
    return view;
  }

  #land({ square, color, fall }: NonNullable<DiscChanges['landed']>, duration: number): void {
    const view = this.#place(square, color);
    const head = headOf(this.#geometry, square);
    const landing = { duration, apply: view.land.bind(view), onEnd: () => view.rest(color) };
    this.#moving.add(fall > 0 ? dropping({ view, head, duration }, color) : landing);
  }

  #comeAndGo({ appeared, vanished }: DiscChanges): void {
    const stretch = this.#stretch();
    for (const { square, color } of appeared) {
      const view = this.#place(square, color);
      this.#moving.add({ duration: MOTION.appear * stretch, apply: progress => view.fade(progress) });
    }
    for (const square of vanished) {
      const view = this.#views.get(square);
      if (view === undefined) continue;
      this.#views.delete(square);
      view.lose(this.#scene, this.#layers.discs, 0);
      const isAlone = vanished.length <= UPRIGHT_LOOK.mostLifted;
      this.#moving.add(this.#leaving(square, view, isAlone));
    }
  }

  /**
   * Removes a disc: it fades; in Connect Four it leaves through the top of its column, or with all others through the
   * bottom.
   */
  #leaving(square: Square, view: DiscView, isAlone: boolean): Motion {
    const stretch = this.#stretch();
    const { stands } = BOARD_KINDS[this.#shown.rules];
    if (stands && isAlone) {
      const duration = fallPlan(rowOf(square) + 1, stretch).strike;
      return lifting({ view, head: headOf(this.#geometry, square), duration });
    }
    const { strike } = fallPlan(this.#geometry.rows, stretch);
    if (stands) return spilling({ view, duration: strike }, spillOf(this.#geometry));
    const apply = (progress: number): void => view.fade(1 - progress);
    return { duration: MOTION.vanish * stretch, apply, onEnd: () => view.destroy() };
  }

  #flipAll(changes: DiscChanges, plan: ReturnType<typeof turnPlan>): void {
    const origin = originOf(changes);
    const delays = new Map(plan.flips.map(({ square, delay }) => [square, delay]));
    for (const { square, to } of changes.flipped) {
      const from = origin ?? square;
      const [start, end] = [seenPlace(this.#geometry, from), seenPlace(this.#geometry, square)];
      const direction = rollDirection(end.column - start.column, end.row - start.row);
      this.#flip(square, { to, direction }, [delays.get(square) ?? 0, plan.flip]);
    }
  }

  /** Takes a rig only when the wave arrives, not for discs that still wait. */
  #flip(square: Square, turn: { to: Color; direction: number }, [delay, duration]: [number, number]): void {
    const view = this.#views.get(square);
    if (view === undefined) return;
    let rig: FlipRig | undefined;
    const apply = (progress: number): void => {
      if (progress <= 0 || progress >= 1) return;
      rig ??= this.#takeRig();
      view.turn(rig, progress, turn);
    };
    const onEnd = (): void => {
      view.rest(turn.to);
      if (rig !== undefined) this.#putBack(rig);
    };
    this.#moving.add({ delay, duration, apply, onEnd });
  }

  /** A rig has many pictures, so it is kept for the next flip. */
  #takeRig(): FlipRig {
    return this.#rigs.pop() ?? new FlipRig(this.#scene, this.#kit, this.#layers);
  }

  #putBack(rig: FlipRig): void {
    rig.hide();
    this.#rigs.push(rig);
  }

  /** Starts earlier at the upper left than at the lower right, so that the color leaves the board in a wave. */
  #grey(square: Square, view: DiscView): void {
    const lose = (share: number): void => view.lose(this.#scene, this.#layers.discs, share);
    const isLost = this.#lost.has(square);
    const stretch = isLost ? this.#stretch() : 0;
    const { column, row } = seenPlace(this.#geometry, square);
    const delay = (column + row) * MOTION.greyingStep * stretch + (isLost ? this.times.turn : 0);
    this.#greying.add({
      delay,
      duration: MOTION.greying * stretch,
      apply: share => lose(isLost ? share : 0),
    });
  }

  /** The new textures start at the size of the old discs. */
  #resize(from: number): void {
    this.#moving.add(resizing([...this.#views.values()], from, BOARD_TIMES.resize * this.#stretch()));
  }
}
