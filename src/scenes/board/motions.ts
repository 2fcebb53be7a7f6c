/** An animation: `apply` is called with its progress, from 0 to 1, and always with 1 at the end. */
export interface Motion {
  readonly delay?: number;
  readonly duration: number;
  readonly apply: (progress: number) => void;
  readonly onEnd?: () => void;
}

interface Running {
  readonly motion: Motion;
  startedAt: number | undefined;
}

const end = ({ apply, onEnd }: Motion): void => {
  apply(1);
  onEnd?.();
};

/** The animations of one view, in milliseconds of the page's clock. They start with the first painted frame. */
export class Motions {
  #running: Running[] = [];

  get isIdle(): boolean {
    return this.#running.length === 0;
  }

  /** Starts an animation; one without duration ends at once. */
  add(motion: Motion): void {
    if (motion.duration + (motion.delay ?? 0) <= 0) {
      end(motion);
      return;
    }
    motion.apply(0);
    this.#running.push({ motion, startedAt: undefined });
  }

  advance(now: number): void {
    const running = this.#running;
    this.#running = [];
    const going = running.filter(entry => this.#step(entry, now));
    this.#running = [...going, ...this.#running];
  }

  /** Finishes all animations at once, in the order in which they were started. */
  finish(): void {
    const running = this.#running;
    this.#running = [];
    for (const { motion } of running) end(motion);
  }

  #step(entry: Running, now: number): boolean {
    entry.startedAt ??= now;
    const { delay = 0, duration, apply } = entry.motion;
    const elapsed = now - entry.startedAt - delay;
    if (elapsed >= duration) {
      end(entry.motion);
      return false;
    }
    if (elapsed > 0) apply(elapsed / duration);
    return true;
  }
}
