import { render, svg } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { Spot } from '../../board/shapes.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A new group on top of another's content. */
export const group = (parent: Element, at?: Spot): SVGGElement => {
  const element = document.createElementNS(SVG, 'g');
  if (at !== undefined) element.setAttribute('transform', `translate(${at.x} ${at.y})`);
  parent.append(element);
  return element;
};

/** Replaces a group's content with a drawing. */
export const fill = (element: SVGGElement, drawing: string): void => {
  render(svg`${unsafeSVG(drawing)}`, element);
};

export interface Timing {
  readonly duration: number;
  readonly delay?: number;
}

/**
 * The running animations of one part of a drawing. Elements rest in their final places, so that any animation can be
 * cut short.
 */
export class Movements {
  readonly #running = new Map<Animation, () => void>();

  get isIdle(): boolean {
    return this.#running.size === 0;
  }

  /**
   * Animates an element, and calls `end` when that is done or cut short. Without animation support the end state shows
   * at once.
   */
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

  /** Ends all animations at once. */
  finish(): void {
    const running = [...this.#running];
    this.#running.clear();
    for (const [animation, end] of running) {
      animation.cancel();
      end();
    }
  }
}
