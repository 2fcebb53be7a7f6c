import { type Square, squareFromIndex } from '../game/square.ts';
import { assertNever } from './assertNever.ts';
import { helpersWanted } from './helperNeeds.ts';
import type { FlipsideMethod, MoveScore, SearchLimit, SearchMethod, SearchResult } from './searchRequest.ts';
import type { SearchTask } from './searchTask.ts';

/** What the engine asks of its surroundings while it searches. */
export interface EngineHost {
  now(): number;
  shouldStop(): boolean;
  /** For the program that takes its memory, to share it with helpers. */
  readonly memory?: WebAssembly.Memory | undefined;
}

/** See `assembly/threaded.ts`: what only the program for several threads has. */
interface ThreadExports {
  callHelpers(most: number): number;
  dismissHelpers(): void;
  becomeHelper(number: number): void;
  help(): void;
  leave(): void;
}

/** See `assembly/index.ts`; a boolean arrives as 0 or 1. */
interface EngineExports extends Partial<ThreadExports> {
  readonly memory: WebAssembly.Memory;
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
  weightsRoom(bytes: number): number;
  useWeights(): number;
  limitDepth(depth: number, endgame: number, milliseconds: number): void;
  limitTime(milliseconds: number): void;
  limitSolve(outcomeOnly: boolean): void;
  beginFlipside(everyMove: boolean): void;
  deepenFlipside(): number;
  flipsideSquare(): number;
  flipsideScore(): number;
  flipsideDepth(): number;
  flipsideEvaluations(): number;
  flipsideNodes(): number;
  flipsideIsExact(): number;
  flipsideCertainty(): number;
  lineLength(): number;
  lineSquare(index: number): number;
  moveCount(): number;
  moveSquare(index: number): number;
  moveScore(index: number): number;
}

type Facts = Omit<SearchResult, 'milliseconds'>;

const upTo = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

const toSquare = (index: number): Square => {
  const square = squareFromIndex(index);
  if (square === undefined) throw new Error('A position without a legal move was searched.');
  return square;
};

const instantiate = (program: WebAssembly.Module, host: EngineHost): EngineExports => {
  const imports = {
    host: { now: () => host.now(), shouldStop: () => host.shouldStop() },
    ...(host.memory && { env: { memory: host.memory } }),
  };
  return new WebAssembly.Instance(program, imports).exports as unknown as EngineExports;
};

/** What another thread needs to help an engine. */
export interface HelperTask {
  readonly program: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
  /** Helpers have different ones, from 1. */
  readonly number: number;
}

/** Makes this thread a helper and keeps it. Calls `tell` when it can be of help; the engine must not search before. */
export const helpEngine = ({ program, memory, number }: HelperTask, tell: () => void): void => {
  const host = { now: () => performance.now(), shouldStop: () => false, memory };
  const helper = instantiate(program, host);
  helper.becomeHelper?.(number);
  tell();
  try {
    helper.help?.();
  } finally {
    helper.leave?.();
  }
};

/** The only one who sees the exports of `assembly/index.ts`. */
export class WasmEngine {
  readonly #exports: EngineExports;
  readonly #host: EngineHost;
  #hasWeights = false;
  /** Of the present search. */
  #threads = 1;

  /** Without `weights`, which are the unpacked file, it cannot search by flipside. */
  constructor(program: WebAssembly.Module, host: EngineHost, weights?: Uint8Array) {
    this.#host = host;
    this.#exports = instantiate(program, host);
    if (weights !== undefined && !this.useWeights(weights))
      throw new Error('The weights are not those of this engine.');
  }

  get hasWeights(): boolean {
    return this.#hasWeights;
  }

  /** Whether they are weights for this engine; it then has them. */
  useWeights(weights: Uint8Array): boolean {
    const { memory, weightsRoom, useWeights } = this.#exports;
    const room = weightsRoom(weights.length);
    new Uint8Array(memory.buffer, room, weights.length).set(weights);
    this.#hasWeights = useWeights() !== 0;
    return this.#hasWeights;
  }

  /** Searches to the end of the method, or until the host calls it off, and tells each depth but the last. */
  search(task: SearchTask, tell: (result: SearchResult) => void): SearchResult {
    const begin = this.#host.now();
    this.#setPosition(task);
    this.#begin(task.method);
    try {
      while (this.#deepen(task.method)) tell(this.#result(task.method, begin));
    } finally {
      this.#exports.dismissHelpers?.();
    }
    return this.#result(task.method, begin);
  }

  #setPosition({ player, opponent, board }: SearchTask): void {
    this.#exports.setPosition(player.lo, player.hi, opponent.lo, opponent.hi, board.lo, board.hi);
  }

  #begin(method: SearchMethod): void {
    switch (method.by) {
      case 'minimax':
        this.#exports.beginMinimax(method.depth);
        break;
      case 'bitboard':
        this.#exports.beginBitboard(method.evaluations);
        break;
      case 'flipside':
        this.#beginFlipside(method);
        break;
      default:
        assertNever(method);
    }
  }

  #beginFlipside(method: FlipsideMethod): void {
    const { limit, every = false } = method;
    if (!this.#hasWeights) throw new Error('Flipside was asked to search without its weights.');
    this.#limit(limit);
    this.#exports.beginFlipside(every);
    const wanted = helpersWanted(method);
    this.#threads = 1 + ((wanted > 0 && this.#exports.callHelpers?.(wanted)) || 0);
  }

  #limit(limit: SearchLimit): void {
    switch (limit.type) {
      case 'depth':
        this.#exports.limitDepth(limit.depth, limit.endgame, limit.milliseconds ?? Infinity);
        break;
      case 'time':
        this.#exports.limitTime(limit.milliseconds);
        break;
      case 'solve':
        this.#exports.limitSolve(limit.goal === 'outcome');
        break;
      default:
        assertNever(limit);
    }
  }

  #deepen(method: SearchMethod): boolean {
    const more = method.by === 'flipside' ? this.#exports.deepenFlipside() : this.#exports.deepen();
    return more !== 0;
  }

  #result(method: SearchMethod, begin: number): SearchResult {
    const facts = method.by === 'flipside' ? this.#flipsideResult(method) : this.#plainResult(method);
    return { ...facts, milliseconds: this.#host.now() - begin };
  }

  #plainResult(method: SearchMethod): Facts {
    const engine = this.#exports;
    const exact = engine.isExact() !== 0;
    return {
      square: toSquare(engine.bestSquare()),
      score: engine.bestScore(),
      depth: engine.finishedDepth(),
      evaluations: engine.evaluationCount(),
      exact,
      ...(exact && method.by === 'bitboard' ? { discDifference: engine.discDifference() } : {}),
    };
  }

  #flipsideResult({ every = false }: FlipsideMethod): Facts {
    const engine = this.#exports;
    return {
      square: toSquare(engine.flipsideSquare()),
      score: engine.flipsideScore(),
      depth: engine.flipsideDepth(),
      evaluations: engine.flipsideEvaluations(),
      exact: engine.flipsideIsExact() !== 0,
      line: upTo(engine.lineLength()).map(index => toSquare(engine.lineSquare(index))),
      certainty: engine.flipsideCertainty(),
      nodes: engine.flipsideNodes(),
      threads: this.#threads,
      ...(every ? { moves: this.#moves() } : {}),
    };
  }

  #moves(): readonly MoveScore[] {
    const engine = this.#exports;
    const exact = engine.flipsideIsExact() !== 0;
    return upTo(engine.moveCount()).map(index => ({
      square: toSquare(engine.moveSquare(index)),
      score: engine.moveScore(index),
      exact,
    }));
  }
}
