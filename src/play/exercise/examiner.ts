import type { Analysis } from '../../engine/analysis.ts';
import { legalMoves, type Position } from '../../game/position.ts';
import { loadReasons } from '../../study/review/loadedReasons.ts';
import { Timers } from '../clock.ts';
import type { PlayContext } from '../context.ts';
import { meansOf } from '../thinker.ts';

/** Maximum search time for a question, answered or not. */
const LONGEST_MILLISECONDS = 12_000;
/** Maximum wait for a verdict that is not proved. */
const PATIENCE_MILLISECONDS = 2500;

/** Analyzes the position of a question as soon as it is shown. */
export class Examiner {
  readonly #context: PlayContext;
  readonly #timers: Timers;
  /** Identifies the running search. */
  #search: object | undefined;
  #known: Analysis | undefined;
  #hasEnded = true;
  #isDue = false;
  #waiting: ((known: Analysis | undefined) => void) | undefined;

  constructor(context: PlayContext) {
    this.#context = context;
    this.#timers = new Timers(context.clock);
  }

  /** Starts the analysis, so that the verdict is ready when the move comes. */
  look(position: Position): void {
    this.stop();
    // Preloads the explanations of wrong moves while the engine searches.
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

  /** Calls `found` with the analysis once it is proved or deep enough; with undefined if the engine does not answer. */
  whenKnown(found: (known: Analysis | undefined) => void): void {
    this.#waiting = found;
    this.#isDue = false;
    this.#timers.after(PATIENCE_MILLISECONDS, () => {
      this.#isDue = true;
      this.#consider();
    });
    this.#consider();
  }

  /** The analysis so far. */
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
