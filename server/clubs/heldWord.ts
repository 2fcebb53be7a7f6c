import type { ErrorReporter } from '../background/errorReporter.ts';
import type { After, Now } from '../process/clock.ts';
import type { Clubs, HeldClub } from '../storage/clubs.ts';

/** How often to renew the hold on the club, in milliseconds. */
const LOOK_MILLISECONDS = 10_000;

interface HeldWordParts {
  readonly clubs: Clubs;
  readonly errors: Pick<ErrorReporter, 'report'>;
  readonly now: Now;
  readonly after: After;
  /** Called if another process has taken the club because this one was late. */
  readonly lost: () => void;
}

/** Holds the word of a club in the storage, which grants it to one host and one process at a time. */
export class HeldWord {
  readonly #parts: HeldWordParts;
  readonly #word: string;
  readonly #host: string;
  #isReleased = false;
  #cancel = (): void => {};

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

  /** `isOver`: frees the word for any host. */
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
