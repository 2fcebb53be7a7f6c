import { UPRIGHT_LOOK } from '../../board/boardKinds.ts';
import { drawShadow } from '../../board/faceDrawing.ts';
import { RAY_LOOK, raysOf } from '../../board/rays.ts';
import { written } from '../../board/svgShapes.ts';
import { colorAt, occupied } from '../../game/board.ts';
import type { Color } from '../../game/color.ts';
import { type DiscChanges, discChanges } from '../../game/discChanges.ts';
import type { Position } from '../../game/position.ts';
import { columnOf, rowOf, type Square } from '../../game/square.ts';
import { SquareSet } from '../../game/squareSet.ts';
import { sidesOf } from '../../look/boardGeometry.ts';
import { rollDirection } from '../../look/discGeometry.ts';
import { fallPlan, MOTION, type TurnPlan, turnPlan } from '../../look/motion.ts';
import { placeOf } from '../../look/turning.ts';
import type { DrawnLook } from './drawnLook.ts';
import { fill, group, Movements } from './layers.ts';
import { appearing, falling, half, landing, lifting, shaking, spilling, turning } from './moving.ts';

/** Scale of a disc that is appearing or has just disappeared. */
const FADED = 0.7;

interface Disc {
  readonly whole: SVGGElement;
  readonly shadow: SVGGElement;
  readonly body: SVGGElement;
  readonly face: SVGGElement;
  color: Color;
}

export interface Times {
  readonly stretch: () => number;
  /** How long rays show the lines of a color's move. */
  readonly rayTime: (color: Color) => number;
}

/** The discs on their squares. The new position is drawn at once; animations start from the previous one. */
export class DrawnDiscs {
  readonly #layer: SVGGElement;
  readonly #over: SVGGElement;
  readonly #times: Times;
  readonly #moving = new Movements();
  readonly #discs = new Map<Square, Disc>();
  #look: DrawnLook;
  #shown: Position;
  #lost = SquareSet.empty;
  #plan: Pick<TurnPlan, 'landing' | 'total'> = { landing: 0, total: 0 };

  /** Rays are drawn in the layer `over`, above everything else. */
  constructor(layer: SVGGElement, over: SVGGElement, look: DrawnLook, times: Times) {
    this.#layer = layer;
    this.#over = over;
    this.#look = look;
    this.#times = times;
    this.#shown = look.drawn.position;
    this.redraw(look, this.#shown);
  }

  get position(): Position {
    return this.#shown;
  }

  /** Milliseconds until the latest change has been shown, and until its disc has landed. */
  get times(): { readonly turn: number; readonly landing: number } {
    return this.#moving.isIdle
      ? { turn: 0, landing: 0 }
      : { turn: this.#plan.total, landing: this.#plan.landing };
  }

  setVisible(isVisible: boolean): void {
    this.#layer.style.visibility = isVisible ? '' : 'hidden';
  }

  /** Redraws everything at rest, for a new look or another board. */
  redraw(look: DrawnLook, position: Position): void {
    this.#moving.finish();
    this.#look = look;
    this.#shown = position;
    for (const { whole } of this.#discs.values()) whole.remove();
    this.#discs.clear();
    for (const square of occupied(position)) {
      const color = colorAt(position, square);
      if (color !== undefined) this.#place(square, color);
    }
    this.#drawLost();
  }

  /** Ends running animations, then shows `position`. */
  show(position: Position): void {
    this.#moving.finish();
    const changes = discChanges(this.#shown, position);
    const stretch = this.#times.stretch();
    const plan = turnPlan(changes, stretch, this.#times.rayTime(this.#shown.turn));
    this.#shown = position;
    this.#plan = plan;
    for (const { square, color } of changes.appeared)
      this.#moving.add(this.#place(square, color).body, appearing(FADED), {
        duration: MOTION.appear * stretch,
      });
    for (const square of changes.vanished) this.#leave(square, changes.vanished.length, stretch);
    this.#flip(changes, plan);
    if (changes.landed !== undefined) this.#land(changes.landed, plan.landing);
    if (plan.ray > 0) this.#drawRays(changes, plan);
  }

  /** Grays out discs in a wave after the current turn. */
  showLost(lost: SquareSet): void {
    if (lost.equals(this.#lost)) return;
    this.#lost = lost;
    this.#drawLost();
    const stretch = this.#times.stretch();
    const { board } = this.#look.drawn;
    for (const square of lost) {
      const disc = this.#discs.get(square);
      if (disc === undefined) continue;
      const { column, row } = placeOf(board.turn, sidesOf(board), square);
      const before = group(disc.body);
      fill(before, this.#look.faceOf(disc.color));
      before.style.opacity = '0';
      const delay = this.times.turn + (column + row) * MOTION.greyingStep * stretch;
      const timing = { delay, duration: MOTION.greying * stretch };
      this.#moving.add(before, [{ opacity: 1 }, { opacity: 0 }], timing, () => before.remove());
    }
  }

  /** Shakes the discs of a full column. */
  shake(column: number): void {
    const frames = shaking(UPRIGHT_LOOK.shake * this.#look.square);
    const duration = MOTION.shake * Math.min(1, this.#times.stretch());
    for (const [square, { body }] of this.#discs)
      if (columnOf(square) === column) this.#moving.add(body, frames, { duration });
  }

  #place(square: Square, color: Color): Disc {
    const whole = group(this.#layer, this.#look.middleOf(square));
    const shadow = group(whole);
    if (!this.#look.stands) fill(shadow, drawShadow({ x: 0, y: 0, radius: this.#look.radius }));
    const body = group(whole);
    const face = group(body);
    fill(face, this.#look.faceOf(color));
    const disc = { whole, shadow, body, face, color };
    this.#discs.set(square, disc);
    return disc;
  }

  #drawLost(): void {
    for (const [square, { face, color }] of this.#discs)
      fill(face, this.#look.faceOf(color, { lost: this.#lost.has(square) }));
  }

  #land({ square, color, fall }: NonNullable<DiscChanges['landed']>, duration: number): void {
    const { whole, body } = this.#place(square, color);
    const height = this.#look.middleOf(square).y - this.#look.headOf(square).y;
    this.#moving.add(whole, [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1 }], { duration });
    this.#moving.add(body, fall > 0 ? falling(height) : landing(), { duration });
  }

  /**
   * Removes a disc: it fades; in Connect Four it leaves through the top of its column, or with all others through the
   * bottom.
   */
  #leave(square: Square, count: number, stretch: number): void {
    const disc = this.#discs.get(square);
    if (disc === undefined) return;
    this.#discs.delete(square);
    const { board } = this.#look.drawn;
    const end = (): void => disc.whole.remove();
    if (!this.#look.stands) {
      const duration = MOTION.vanish * stretch;
      this.#moving.add(disc.whole, [{ opacity: 1 }, { opacity: 0 }], { duration }, end);
      return;
    }
    const { y } = this.#look.middleOf(square);
    const isAlone = count <= UPRIGHT_LOOK.mostLifted;
    const frames = isAlone ? lifting(y - this.#look.headOf(square).y) : spilling(board.frame.height - y);
    const squares = isAlone ? rowOf(square) + 1 : sidesOf(board).height;
    this.#moving.add(disc.body, frames, { duration: fallPlan(squares, stretch).strike }, end);
  }

  #flip({ landed, flipped, vanished }: DiscChanges, plan: TurnPlan): void {
    const origin = landed?.square ?? (vanished.length === 1 ? vanished[0] : undefined);
    const delays = new Map(plan.flips.map(({ square, delay }) => [square, delay]));
    for (const { square, to } of flipped) {
      const disc = this.#discs.get(square);
      if (disc === undefined) continue;
      const [from, at] = [this.#look.middleOf(origin ?? square), this.#look.middleOf(square)];
      const timing = { delay: delays.get(square) ?? 0, duration: plan.flip };
      const before = group(disc.body);
      fill(before, this.#look.faceOf(disc.color));
      before.style.opacity = '0';
      disc.color = to;
      fill(disc.face, this.#look.faceOf(to));
      this.#moving.add(disc.face, half(false), timing);
      this.#moving.add(before, half(true), timing, () => before.remove());
      const turn = turning(rollDirection(at.x - from.x, at.y - from.y));
      for (const part of [disc.shadow, disc.body]) this.#moving.add(part, turn, timing);
    }
  }

  /** Draws rays from the new disc to its partners; they fade while the discs between flip. */
  #drawRays(changes: DiscChanges, { landing: delay, ray }: TurnPlan): void {
    const rays = group(this.#over);
    rays.style.opacity = '0';
    const lines = RAY_LOOK.widths.flatMap(({ width, color, strength }) =>
      raysOf(changes, square => this.#look.middleOf(square)).map(({ from, to }) => {
        const path = `M${written(from.x)} ${written(from.y)}L${written(to.x)} ${written(to.y)}`;
        return `<path d="${path}" stroke="${color}" stroke-opacity="${strength}" stroke-width="${written(Math.max(1, width * this.#look.square))}"/>`;
      }),
    );
    fill(rays, lines.join(''));
    const shown = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }];
    this.#moving.add(rays, shown, { delay, duration: ray * (1 + RAY_LOOK.fades) }, () => rays.remove());
  }
}
