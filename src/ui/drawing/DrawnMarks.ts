import { BOARD_KINDS } from '../../board/boardKinds.ts';
import { LIGHT_LOOK } from '../../board/markLook.ts';
import { type MarkName, markShapes } from '../../board/markShapes.ts';
import { svgOf } from '../../board/svgShapes.ts';
import type { Color } from '../../game/color.ts';
import type { Square } from '../../game/square.ts';
import { BOARD_TIMES, MOTION } from '../../look/motion.ts';
import type { BoardPicture } from '../../store/boards/boardPicture.ts';
import {
  type GroupName,
  isSameGroup,
  LOWER_GROUPS,
  type Mark,
  type MarkGroup,
  marksOf,
  UPPER_GROUPS,
} from '../../store/boards/marks.ts';
import type { DrawnLook } from './drawnLook.ts';
import { fill, group, Movements } from './layers.ts';
import { glowing } from './moving.ts';

interface Shown {
  readonly layer: SVGGElement;
  readonly moving: Movements;
  group: MarkGroup | undefined;
}

const DISC = /^disc-(black|white)$/;

/** Everything on a drawn board except the discs. */
export class DrawnMarks {
  readonly #groups = new Map<GroupName, Shown>();
  readonly #warmth: SVGGElement;
  readonly #warming = new Movements();
  readonly #stretch: () => number;
  #look: DrawnLook;

  constructor(lower: SVGGElement, upper: SVGGElement, look: DrawnLook, stretch: () => number) {
    this.#look = look;
    this.#stretch = stretch;
    this.#warmth = group(look.stands ? upper : lower);
    const add = (name: GroupName, layer: SVGGElement): void => {
      this.#groups.set(name, { layer: group(layer), moving: new Movements(), group: undefined });
    };
    for (const name of LOWER_GROUPS) add(name, lower);
    for (const name of UPPER_GROUPS) add(name, upper);
  }

  redraw(look: DrawnLook): void {
    this.#look = look;
    this.#warming.finish();
    for (const { layer, moving, group: shown } of this.#groups.values()) {
      moving.finish();
      if (shown !== undefined) this.#draw(layer, shown);
    }
  }

  /** New marks fade in once the discs have moved. */
  show(picture: BoardPicture, times: { readonly turn: number; readonly landing: number }): void {
    const marks = marksOf(picture);
    for (const [name, shown] of this.#groups) {
      const next = marks[name];
      const known = shown.group;
      const isSame = isSameGroup(known, next);
      if (isSame && known?.alpha === next.alpha) continue;
      shown.group = next;
      shown.moving.finish();
      if (!isSame) this.#draw(shown.layer, next);
      shown.layer.style.opacity = String(next.alpha);
      const delay = isSame || next.after === 'nothing' ? 0 : times[next.after];
      if (next.isSerial === true) this.#lightUp(shown, delay);
      else this.#fadeIn(shown, isSame ? (known?.alpha ?? 0) : 0, delay);
    }
  }

  /** Highlights a square briefly. */
  warm(square: Square): void {
    this.#warming.finish();
    const { rules } = this.#look.drawn.position;
    const mark = this.#drawn({
      square,
      at: 'square',
      texture: BOARD_KINDS[rules].stands ? 'refusedHole' : 'refused',
    });
    const spot = group(this.#warmth);
    fill(spot, mark);
    spot.style.opacity = this.#stretch() > 0 ? '0' : '1';
    const frames = this.#stretch() > 0 ? glowing() : [{ opacity: 1 }, { opacity: 1 }];
    this.#warming.add(spot, frames, { duration: MOTION.illegal }, () => spot.remove());
  }

  #fadeIn({ layer, moving, group: shown }: Shown, from: number, delay: number): void {
    const time = shown?.after === 'nothing' ? MOTION.previewFade : BOARD_TIMES.marks;
    const frames = [{ opacity: from }, { opacity: shown?.alpha ?? 1 }];
    moving.add(layer, frames, { delay, duration: time * this.#stretch() });
  }

  /** Drops the marks onto their squares one after the other. */
  #lightUp({ layer, moving }: Shown, delay: number): void {
    const stretch = this.#stretch();
    for (const [index, mark] of [...layer.children].entries())
      moving.add(
        mark.firstElementChild ?? mark,
        [
          { opacity: 0, transform: `scale(${LIGHT_LOOK.from})` },
          { opacity: 1, transform: 'scale(1)' },
        ],
        {
          delay: delay + index * MOTION.fourStep * stretch,
          duration: (MOTION.fourLight * stretch) / LIGHT_LOOK.comes,
        },
      );
  }

  #draw(layer: SVGGElement, { marks, isSerial }: MarkGroup): void {
    layer.replaceChildren();
    if (isSerial === true)
      for (const mark of marks) {
        const { x, y } = this.#placeOf(mark);
        fill(group(group(layer, { x, y })), this.#shapesOf(mark, { x: 0, y: 0 }));
      }
    else fill(group(layer), marks.map(mark => this.#drawn(mark)).join(''));
  }

  #placeOf({ square, at }: Mark): { readonly x: number; readonly y: number } {
    return at === 'head' ? this.#look.headOf(square) : this.#look.middleOf(square);
  }

  #drawn(mark: Mark): string {
    return this.#shapesOf(mark, this.#placeOf(mark));
  }

  #shapesOf({ texture }: Mark, at: { readonly x: number; readonly y: number }): string {
    const color = DISC.exec(texture)?.[1] as Color | undefined;
    return color === undefined
      ? svgOf(markShapes(texture as MarkName, this.#look.marks), at)
      : `<g transform="translate(${at.x} ${at.y})">${this.#look.faceOf(color)}</g>`;
  }
}
