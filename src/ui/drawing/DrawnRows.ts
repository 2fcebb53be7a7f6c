import { drawShadow } from '../../board/faceDrawing.ts';
import { ROWS_LOOK } from '../../board/markLook.ts';
import type { Spot } from '../../board/shapes.ts';
import type { PouredDisc, RowsPlan } from '../../look/ceremony/rows.ts';
import { POURING } from '../../look/motion.ts';
import type { DrawnLook } from './drawnLook.ts';
import { fill, group, Movements } from './layers.ts';
import { flying, moved, sampled } from './moving.ts';

/** The discs of a finished game in two rows, placed by a `rows` plan. */
export class DrawnRows {
  readonly #layer: SVGGElement;
  readonly #moving = new Movements();
  readonly #stretch: () => number;
  #look: DrawnLook;
  #shown: RowsPlan | undefined;
  /** Called when the discs go into rows or return. */
  readonly #onChange: (isInRows: boolean) => void;

  constructor(
    layer: SVGGElement,
    look: DrawnLook,
    { stretch, onChange }: { readonly stretch: () => number; readonly onChange: (isInRows: boolean) => void },
  ) {
    this.#layer = layer;
    this.#look = look;
    this.#stretch = stretch;
    this.#onChange = onChange;
  }

  /** Milliseconds until the discs are back on their squares. */
  get homecoming(): number {
    const { linger, homecoming } = POURING;
    return this.#shown === undefined && !this.#moving.isIdle ? (linger + homecoming) * this.#stretch() : 0;
  }

  redraw(look: DrawnLook): void {
    this.#look = look;
    const rows = this.#shown;
    if (rows === undefined) this.end();
    else this.#begin(rows, false);
  }

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
    this.#layer.replaceChildren();
    this.#onChange(false);
  }

  #begin({ discs }: RowsPlan, isPouring = true): void {
    this.#moving.finish();
    this.#layer.replaceChildren();
    this.#onChange(true);
    for (const disc of discs) {
      const to = this.#placeOf(disc);
      const body = this.#draw(disc, to);
      if (isPouring) this.#pour(body, disc, to);
    }
  }

  #draw({ color, fade }: PouredDisc, to: Spot): SVGGElement {
    const body = group(group(this.#layer, to));
    fill(group(body), drawShadow({ x: 0, y: 0, radius: this.#look.radius }));
    fill(group(body), this.#look.faceOf(color, { lost: fade !== undefined }));
    return body;
  }

  #pour(body: SVGGElement, disc: PouredDisc, to: Spot): void {
    const { color, from, start, landing, rise, hops, fade } = disc;
    const home = from === undefined ? to : this.#look.middleOf(from);
    const timing = { delay: start, duration: landing - start };
    this.#moving.add(body, this.#flight(home, to, rise), timing);
    if (from === undefined) this.#moving.add(body, [{ opacity: 0 }, { opacity: 1 }], timing);
    const up = ROWS_LOOK.hop * ROWS_LOOK.rise * this.#look.radius;
    for (const delay of hops) {
      const hop = sampled(progress => ({ transform: moved(0, -up * Math.sin(Math.PI * progress)) }));
      this.#moving.add(body.parentElement?.firstElementChild ?? body, hop, {
        delay,
        duration: POURING.hop * this.#stretch(),
      });
    }
    if (fade === undefined) return;
    const before = group(body);
    fill(before, this.#look.faceOf(color));
    before.style.opacity = '0';
    const fading = { delay: fade, duration: POURING.fade * this.#stretch() };
    this.#moving.add(before, [{ opacity: 1 }, { opacity: 0 }], fading, () => before.remove());
  }

  #goHome({ discs }: RowsPlan): void {
    this.#moving.finish();
    this.#layer.replaceChildren();
    const timing = {
      delay: POURING.linger * this.#stretch(),
      duration: POURING.homecoming * this.#stretch(),
    };
    for (const disc of discs) {
      if (disc.from === undefined) continue;
      const [from, home] = [this.#placeOf(disc), this.#look.middleOf(disc.from)];
      this.#moving.add(this.#draw(disc, home), this.#flight(from, home, 1), timing);
    }
    this.#moving.add(this.#layer, [{ opacity: 1 }, { opacity: 1 }], timing, () => this.end());
  }

  /** Longer flights rise higher. */
  #flight(from: Spot, to: Spot, rise: number): Keyframe[] {
    const [right, down] = [from.x - to.x, from.y - to.y];
    const { lowest, far } = ROWS_LOOK;
    const way = Math.min(1, Math.hypot(right, down) / (far * this.#look.square));
    const height = rise * (lowest + (1 - lowest) * way);
    return flying(right, down, height * ROWS_LOOK.rise * this.#look.radius, height * ROWS_LOOK.growth);
  }

  #placeOf({ to }: PouredDisc): Spot {
    const { field, frame, square } = this.#look.drawn.board;
    const edge = field.x - frame.x;
    return { x: edge + to.x * square, y: edge + to.y * square };
  }
}
