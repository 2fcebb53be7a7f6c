/** Counts simultaneous items per key, such as connections per address. */
export class Crowd {
  readonly #most: number;
  readonly #present = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#present.size;
  }

  /** Adds one if there is room and returns a function that removes it again. */
  enter(key: string): (() => void) | undefined {
    const present = this.#present.get(key) ?? 0;
    if (present >= this.#most) return undefined;
    this.#present.set(key, present + 1);
    let isPresent = true;
    return () => {
      if (isPresent) this.#leave(key);
      isPresent = false;
    };
  }

  #leave(key: string): void {
    const left = (this.#present.get(key) ?? 0) - 1;
    if (left > 0) this.#present.set(key, left);
    else this.#present.delete(key);
  }
}
