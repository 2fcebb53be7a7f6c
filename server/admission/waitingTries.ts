import type { After } from '../process/clock.ts';

/** Maximum number of waiting attempts per address. */
const MOST = 60;
/** The longest wait, in milliseconds. */
const LONGEST = 20_000;

/** Permission for one attempt. */
export interface Turn {
  /** Reports that the code, word or name does not exist or is taken. */
  wrong(): void;
  /** Reports that the attempt is over. */
  end(): void;
}

/** For requests that guess nothing. */
export const NO_TURN: Turn = { wrong: () => {}, end: () => {} };

interface Waiter {
  readonly isGone: () => boolean;
  readonly begin: (turn: Turn) => void;
  readonly giveUp: () => void;
}

/** The waiting attempts of one address, grouped by the code they try, the longest wait first. */
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

  /** Rejects after the longest wait, or when displaced by other attempts. */
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

  /** Starts the group with the most attempts; among equals the one that has waited longest. */
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

  /** Removes an attempt from one of the smallest groups. */
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
