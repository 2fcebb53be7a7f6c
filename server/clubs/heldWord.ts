import type { ErrorReporter } from '../background/errorReporter.ts';
import type { After, Now } from '../process/clock.ts';
import type { Clubs, HeldClub } from '../storage/clubs.ts';

/** Between two looks whether another process has the club, in milliseconds. */
const LOOK_MILLISECONDS = 10_000;

interface HeldWordParts {
  readonly clubs: Clubs;
  readonly errors: Pick<ErrorReporter, 'report'>;
  readonly now: Now;
  readonly after: After;
  /** Another process has the club, after this one was late. */
  readonly lost: () => void;
}

/** The word of a club, which the storage gives to one host and one process. */
export class HeldWord {
  readonly #parts: HeldWordParts;
  readonly #word: string;
  readonly #host: string;
  #isReleased = false;
  #cancel = (): void => {};

  /** Both are hashes. */
  constructor(parts: HeldWordParts, { word, host }: { readonly word: string; readonly host: string }) {
    this.#parts = parts;
    this.#word = word;
    this.#host = host;
  }

  async hold(): Promise<HeldClub> {
    const { clubs, now, after } = this.#parts;
    const held = await clubs.hold(this.#word, this.#host, now());
    if (held === 'held' && !this.#isReleased)
      this.#cancel = after(LOOK_MILLISECONDS, () => void this.#holdAgain());
    return held;
  }

  /** `isOver`: the word is anybody's again. */
  async release(isOver: boolean): Promise<void> {
    const { clubs, errors } = this.#parts;
    this.#isReleased = true;
    this.#cancel();
    await (isOver ? clubs.end(this.#word) : clubs.release(this.#word)).catch((error: unknown) =>
      errors.report('a club could not be released', error),
    );
  }

  async #holdAgain(): Promise<void> {
    const { errors, after, lost } = this.#parts;
    try {
      if ((await this.hold()) !== 'held' && !this.#isReleased) lost();
    } catch (error) {
      errors.report('a club could not be held', error);
      if (!this.#isReleased) this.#cancel = after(LOOK_MILLISECONDS, () => void this.#holdAgain());
    }
  }
}
