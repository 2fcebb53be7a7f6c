import type { Analysis } from '../engine/analysis.ts';
import { isOver, type Position } from '../game/position.ts';
import { RULES } from '../game/rules.ts';
import type { ShownValues } from '../store/study/analyses.ts';
import { boardEngine } from './engine.ts';

/** Search depth: quick even on a phone. */
const DEPTH = 12;

const valuesOf = (position: Position, { moves }: Analysis): ShownValues => {
  const most = Math.max(...moves.map(({ score }) => score));
  const isKnown = !RULES[position.rules].hasOutlook;
  const of = new Map(
    moves.map(move => [move.square, { ...move, isBest: move.score === most && (isKnown || move.exact) }]),
  );
  return { position, isThreat: false, of };
};

/** The state of a position's values: known, requested, or unavailable. */
export type Known = ShownValues | 'coming' | 'failed';

/** A cache of the values of positions that one element has shown. */
export class Values {
  readonly #known = new WeakMap<Position, Known>();
  readonly #onNews: () => void;
  #asking: { readonly position: Position; readonly stop: AbortController } | undefined;

  constructor(onNews: () => void) {
    this.#onNews = onNews;
  }

  /**
   * Returns the cached values, or requests them from the engine and cancels the request for another position.
   */
  of(position: Position): Known | undefined {
    if (isOver(position)) return undefined;
    if (this.#asking?.position !== position) this.stop();
    const known = this.#known.get(position);
    if (known !== undefined) return known;
    void this.#ask(position);
    return 'coming';
  }

  stop(): void {
    if (this.#asking === undefined) return;
    const { position, stop } = this.#asking;
    this.#asking = undefined;
    this.#known.delete(position);
    stop.abort();
  }

  async #ask(position: Position): Promise<void> {
    const stop = new AbortController();
    this.#asking = { position, stop };
    this.#known.set(position, 'coming');
    const settle = (known: Known): void => {
      if (stop.signal.aborted) return;
      this.#known.set(position, known);
      this.#onNews();
    };
    const onReport = (report: Analysis): void => settle(valuesOf(position, report));
    try {
      const reach = { depth: DEPTH, signal: stop.signal, onReport };
      settle(valuesOf(position, await (await boardEngine()).analyze(position, reach)));
    } catch {
      settle('failed');
    }
    if (this.#asking?.position === position) this.#asking = undefined;
  }
}
