import { squareFromIndex } from '../game/square.ts';
import { assertNever } from './assertNever.ts';
import type { SearchMethod, SearchResult } from './searchRequest.ts';
import type { SearchTask } from './searchTask.ts';

/** What the engine asks of its surroundings while it searches. */
export interface EngineHost {
  now(): number;
  shouldStop(): boolean;
}

/** See `assembly/index.ts`; a boolean arrives as 0 or 1. */
interface EngineExports {
  setPosition(
    playerLo: number,
    playerHi: number,
    opponentLo: number,
    opponentHi: number,
    boardLo: number,
    boardHi: number,
  ): void;
  beginMinimax(depth: number): void;
  beginBitboard(evaluations: number): void;
  deepen(): number;
  bestSquare(): number;
  bestScore(): number;
  finishedDepth(): number;
  evaluationCount(): number;
  isExact(): number;
  discDifference(): number;
}

/** The only one who sees the exports of `assembly/index.ts`. */
export class WasmEngine {
  readonly #exports: EngineExports;
  readonly #host: EngineHost;

  constructor(program: WebAssembly.Module, host: EngineHost) {
    this.#host = host;
    const imports = { host: { now: () => host.now(), shouldStop: () => host.shouldStop() } };
    this.#exports = new WebAssembly.Instance(program, imports).exports as unknown as EngineExports;
  }

  /** Searches to the end of the method, or until the host calls it off, and tells each depth but the last. */
  search(
    { player, opponent, board, method }: SearchTask,
    tell: (result: SearchResult) => void,
  ): SearchResult {
    const engine = this.#exports;
    const begin = this.#host.now();
    engine.setPosition(player.lo, player.hi, opponent.lo, opponent.hi, board.lo, board.hi);
    this.#begin(method);
    while (engine.deepen() !== 0) tell(this.#result(method, begin));
    return this.#result(method, begin);
  }

  #begin(method: SearchMethod): void {
    switch (method.by) {
      case 'minimax':
        this.#exports.beginMinimax(method.depth);
        break;
      case 'bitboard':
        this.#exports.beginBitboard(method.evaluations);
        break;
      default:
        assertNever(method);
    }
  }

  #result(method: SearchMethod, begin: number): SearchResult {
    const engine = this.#exports;
    const square = squareFromIndex(engine.bestSquare());
    if (square === undefined) throw new Error('A position without a legal move was searched.');
    const exact = engine.isExact() !== 0;
    return {
      square,
      score: engine.bestScore(),
      depth: engine.finishedDepth(),
      evaluations: engine.evaluationCount(),
      exact,
      ...(exact && method.by === 'bitboard' ? { discDifference: engine.discDifference() } : {}),
      milliseconds: this.#host.now() - begin,
    };
  }
}
