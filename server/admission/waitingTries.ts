import type { After } from '../process/clock.ts';

/** Tries of one address that wait at the same time. */
const MOST = 60;
/** The longest that a try waits, in milliseconds. */
const LONGEST = 20_000;

/** The right to try something once. */
export interface Turn {
  /** It led nowhere, or to something that is taken. */
  wrong(): void;
  /** Call it when the answer is known. */
  end(): void;
}

/** For what is no try. */
export const NO_TURN: Turn = { wrong: () => {}, end: () => {} };

interface Waiter {
  readonly isGone: () => boolean;
  readonly begin: (turn: Turn) => void;
  readonly giveUp: () => void;
}

/** Tries of one address that wait for their turn, by what is tried; what has waited longest is first. */
export class Waiting {
  readonly #after: After;
  readonly #byWhat = new Map<string, Set<Waiter>>();
  #count = 0;

  constructor(after: After) {
    this.#after = after;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** Rejects if it has waited too long, or if others have taken its place. */
  add(what: string, isGone = (): boolean => false): Promise<Turn> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        isGone,
        begin: turn => {
          cancel();
          resolve(turn);
        },
        giveUp: () => {
          cancel();
          this.#remove(what, waiter);
          reject(new Error('waited too long'));
        },
      };
      const cancel = this.#after(LONGEST, () => waiter.giveUp());
      this.#byWhat.set(what, (this.#byWhat.get(what) ?? new Set()).add(waiter));
      this.#count += 1;
      if (this.#count > MOST) this.#removeOne();
    });
  }

  /** Begins what most people try; the one that has waited longest of several. */
  next(begin: (people: number) => readonly Turn[]): void {
    for (const [what, waiters] of this.#byWhat)
      for (const waiter of waiters) if (waiter.isGone()) this.#remove(what, waiter);
    const most = Math.max(0, ...[...this.#byWhat.values()].map(({ size }) => size));
    const [what, waiters] = [...this.#byWhat].find(([, { size }]) => size === most) ?? [];
    if (what === undefined || waiters === undefined) return;
    this.#byWhat.delete(what);
    this.#count -= waiters.size;
    const turns = begin(waiters.size);
    for (const [index, waiter] of [...waiters].entries()) waiter.begin(turns[index] as Turn);
  }

  /** One of those that the fewest people try makes room. */
  #removeOne(): void {
    const least = Math.min(...[...this.#byWhat.values()].map(({ size }) => size));
    const rare = [...this.#byWhat.values()].filter(({ size }) => size === least);
    const [waiter] = rare[Math.floor(Math.random() * rare.length)] ?? [];
    waiter?.giveUp();
  }

  #remove(what: string, waiter: Waiter): void {
    const waiters = this.#byWhat.get(what);
    if (waiters?.delete(waiter) !== true) return;
    this.#count -= 1;
    if (waiters.size === 0) this.#byWhat.delete(what);
  }
}
