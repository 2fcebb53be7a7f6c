import type { Analysis } from '../../engine/analysis.ts';
import { legalMoves, type Position } from '../../game/position.ts';
import { loadReasons } from '../../study/review/loadedReasons.ts';
import { Timers } from '../clock.ts';
import type { PlayContext } from '../context.ts';
import { meansOf } from '../thinker.ts';

/** How long the engine looks at a question, whether or not an answer has come. */
const LONGEST_MILLISECONDS = 12_000;
/** How long a person waits for a verdict that is not proved. */
const PATIENCE_MILLISECONDS = 2500;

/** What the engine finds about one position, from the moment that it is asked about. */
export class Examiner {
  readonly #context: PlayContext;
  readonly #timers: Timers;
  /** The search at work: another object for each. */
  #search: object | undefined;
  #known: Analysis | undefined;
  #hasEnded = true;
  #isDue = false;
  #waiting: ((known: Analysis | undefined) => void) | undefined;

  constructor(context: PlayContext) {
    this.#context = context;
    this.#timers = new Timers(context.clock);
  }

  /** Begins to look at a position, so that the verdict is there when the move comes. */
  look(position: Position): void {
    this.stop();
    // A wrong answer is told with its reason; the engine needs longer to look than this to load.
    void loadReasons().catch(() => undefined);
    const search = {};
    this.#search = search;
    this.#hasEnded = false;
    this.#timers.after(LONGEST_MILLISECONDS, () => this.#end());
    const { threads } = meansOf(this.#context);
    const request = { position, lines: legalMoves(position).size, threads };
    const onReport = (known: Analysis): void => {
      if (search !== this.#search) return;
      this.#known = known;
      this.#consider();
    };
    void this.#context.engine.analyze(request, { onReport }).then(outcome => {
      if (search !== this.#search) return;
      if (outcome.type === 'finished') this.#known = outcome.analysis;
      this.#hasEnded = true;
      this.#consider();
    });
  }

  /** What is known, as soon as it is proved or good enough; undefined if the engine does not answer. */
  whenKnown(found: (known: Analysis | undefined) => void): void {
    this.#waiting = found;
    this.#isDue = false;
    this.#timers.after(PATIENCE_MILLISECONDS, () => {
      this.#isDue = true;
      this.#consider();
    });
    this.#consider();
  }

  /** What is known by now, without waiting. */
  get known(): Analysis | undefined {
    return this.#known;
  }

  stop(): void {
    this.#timers.clear();
    this.#waiting = undefined;
    this.#known = undefined;
    if (!this.#hasEnded) this.#context.engine.stop();
    this.#search = undefined;
    this.#hasEnded = true;
  }

  #end(): void {
    if (!this.#hasEnded) this.#context.engine.stop();
  }

  #consider(): void {
    const waiting = this.#waiting;
    const isReady =
      this.#hasEnded || this.#known?.exact === true || (this.#isDue && this.#known !== undefined);
    if (waiting === undefined || !isReady) return;
    this.#waiting = undefined;
    waiting(this.#known);
  }
}
