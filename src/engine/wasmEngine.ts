import { assertNever } from '../game/assertNever.ts';
import { OTHELLO_RULES } from '../game/othello/position.ts';
import type { Rules } from '../game/position.ts';
import { Reporter } from './reporter.ts';
import type { AnalysisMethod, FlipsideMethod, SearchResult } from './searchRequest.ts';
import { type SearchTask, tableBitsFor } from './searchTask.ts';
import { type EngineExports, type EngineHost, type EngineSearch, instantiate } from './wasm/engineExports.ts';
import { beginFlipsideAnalysis } from './wasm/flipsideAnalysis.ts';
import { beginFlipside } from './wasm/flipsideSearch.ts';
import { beginPlain } from './wasm/plainSearch.ts';
import { beginSolverAnalysis } from './wasm/solverAnalysis.ts';
import { beginSolver } from './wasm/solverSearch.ts';

/** The engine identifies rules by their index. */
const RULES: readonly Rules[] = OTHELLO_RULES;

const ANALYSES: Readonly<Record<Rules, typeof beginFlipsideAnalysis>> = {
  othello: beginFlipsideAnalysis,
  reversi: beginFlipsideAnalysis,
  anti: beginFlipsideAnalysis,
  connect4: beginSolverAnalysis,
};

const ignore = (): void => {};

/** The compiled engine, with its searches. */
export class WasmEngine {
  readonly #exports: EngineExports;
  readonly #host: EngineHost;
  #hasWeights = false;
  /** Called many times a second during a search. */
  #onPoll = ignore;

  /** `weights` is the unpacked file; without it the engine refuses tasks that `needsWeights`. */
  constructor(program: WebAssembly.Module, host: EngineHost, weights?: Uint8Array) {
    this.#host = host;
    this.#exports = instantiate(program, { ...host, shouldStop: () => this.#poll() });
    if (weights !== undefined && !this.useWeights(weights))
      throw new Error('The weights are not those of this engine.');
  }

  get hasWeights(): boolean {
    return this.#hasWeights;
  }

  /** Loads the weights; returns false if they are not for this engine. */
  useWeights(weights: Uint8Array): boolean {
    const { memory, weightsRoom, useWeights } = this.#exports;
    const room = weightsRoom(weights.length);
    new Uint8Array(memory.buffer, room, weights.length).set(weights);
    this.#hasWeights = useWeights() !== 0;
    return this.#hasWeights;
  }

  /**
   * Searches to the method's limit, or until the host cancels. Calls `report` after each depth but the last;
   * an analysis also reports in between.
   */
  search(task: SearchTask, report: (result: SearchResult) => void): SearchResult {
    const begin = this.#host.now();
    this.#setPosition(task);
    const search = this.#begin(task);
    const result = () => ({ ...search.facts(), milliseconds: this.#host.now() - begin });
    try {
      if (task.method.by === 'analysis') this.#analyze(search, task.method, () => report(result()));
      else while (search.deepen()) report(result());
    } finally {
      this.#exports.dismissHelpers?.();
    }
    return result();
  }

  #analyze(search: EngineSearch, { interval }: AnalysisMethod, report: () => void): void {
    const reporter = new Reporter({ interval, report, now: () => this.#host.now() });
    const beat = (): void => reporter.beat(search.finished?.() ?? 0);
    this.#onPoll = beat;
    try {
      while (search.deepen()) beat();
    } finally {
      this.#onPoll = ignore;
    }
  }

  #poll(): boolean {
    this.#onPoll();
    return this.#host.shouldStop();
  }

  #setPosition({ rules, player, opponent, board }: SearchTask): void {
    const number = RULES.indexOf(rules);
    this.#exports.setPosition(player.lo, player.hi, opponent.lo, opponent.hi, board.lo, board.hi, number);
  }

  #begin(task: SearchTask): EngineSearch {
    const { method, turn, rules } = task;
    switch (method.by) {
      case 'minimax':
      case 'bitboard':
      case 'character':
        return beginPlain(this.#exports, method, turn);
      case 'flipside':
        this.#equip(task, method);
        return beginFlipside(this.#exports, method);
      case 'analysis':
        this.#equip(task, method);
        return ANALYSES[rules](this.#exports, method);
      case 'solver':
        return beginSolver(this.#exports, method);
      default:
        return assertNever(method);
    }
  }

  /** Weights and hash table size apply only to searches that need the weights. */
  #equip({ needsWeights }: SearchTask, method: FlipsideMethod | AnalysisMethod): void {
    if (!needsWeights) return;
    if (!this.#hasWeights) throw new Error('Flipside was asked to search without its weights.');
    this.#exports.useHashBits(tableBitsFor(method, this.#host.tables));
  }
}
