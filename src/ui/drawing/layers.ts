import { render, svg } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { Spot } from '../../board/shapes.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A new group in another, on top of what is there. */
export const group = (parent: Element, at?: Spot): SVGGElement => {
  const element = document.createElementNS(SVG, 'g');
  if (at !== undefined) element.setAttribute('transform', `translate(${at.x} ${at.y})`);
  parent.append(element);
  return element;
};

/** Shows a drawing in a group, and nothing else. */
export const fill = (element: SVGGElement, drawing: string): void => {
  render(svg`${unsafeSVG(drawing)}`, element);
};

export interface Timing {
  readonly duration: number;
  readonly delay?: number;
}

/** What moves in one part of a drawing. At rest everything is where it belongs: whatever moves can be cut short. */
export class Movements {
  readonly #running = new Map<Animation, () => void>();

  get isIdle(): boolean {
    return this.#running.size === 0;
  }

  /** Moves an element, and calls `end` when it is done or cut short. A browser that moves nothing shows the end at once. */
  add(element: Element, frames: Keyframe[], { duration, delay = 0 }: Timing, end = (): void => {}): void {
    if (duration + delay <= 0 || typeof element.animate !== 'function') {
      end();
      return;
    }
    const animation = element.animate(frames, { duration, delay, fill: 'backwards' });
    const finish = (): void => {
      if (this.#running.delete(animation)) end();
    };
    this.#running.set(animation, end);
    animation.onfinish = finish;
  }

  /** Ends everything at once. */
  finish(): void {
    const running = [...this.#running];
    this.#running.clear();
    for (const [animation, end] of running) {
      animation.cancel();
      end();
    }
  }
}
