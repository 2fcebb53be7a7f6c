import { readFile } from 'node:fs/promises';
import { type Columns, halvesOf } from '../../src/game/connect4/columns.ts';
import { buildEngine } from '../../tools/build/buildEngine.ts';

interface SolverExports {
  setPosition(...halves: number[]): void;
  solverRoom(entryBits: number): void;
  limitSolverSolve(): void;
  limitSolverDepth(plies: number): void;
  beginSolver(everyColumn: boolean): void;
  deepenSolver(): number;
  solverColumn(rank: number): number;
  solverScore(rank: number): number;
  solverIsExact(rank: number): number;
  solverNodes(): number;
}

/** The engine polls after this many nodes. */
const NODES_PER_POLL = 1024;
/** Scores beyond this are proved wins or losses at an unknown distance. */
const DECIDED = 0.9985;

export interface Decision {
  /** A column that keeps the result. */
  readonly column: number;
  /** 1 is a win for the side to move, -1 a loss. */
  readonly outcome: -1 | 0 | 1;
}

const program = new WebAssembly.Module(await readFile(await buildEngine()));

/** A solver whose transposition table has two to the power of `bits` entries and is kept between searches. */
export class BookSolver {
  readonly #engine: SolverExports;
  #pollsLeft = 0;

  constructor(bits: number) {
    const host = { now: () => 0, shouldStop: () => --this.#pollsLeft < 0 };
    this.#engine = new WebAssembly.Instance(program, { host }).exports as unknown as SolverExports;
    this.#engine.solverRoom(bits);
  }

  /** The result; `undefined` if it takes more than `mostNodes` nodes. */
  decide(columns: Columns, mostNodes: number): Decision | undefined {
    const engine = this.#engine;
    engine.limitSolverSolve();
    this.#begin(columns, mostNodes);
    while (engine.deepenSolver() !== 0 && Math.abs(engine.solverScore(0)) < DECIDED);
    const score = engine.solverScore(0);
    if (engine.solverIsExact(0) === 0 && Math.abs(score) < DECIDED) return undefined;
    return { column: engine.solverColumn(0), outcome: Math.sign(score) as Decision['outcome'] };
  }

  /** Solves a position without a node limit. */
  solve(columns: Columns): { score: number; nodes: number } {
    this.#engine.limitSolverSolve();
    this.#begin(columns, Number.POSITIVE_INFINITY);
    while (this.#engine.deepenSolver() !== 0);
    return { score: this.#engine.solverScore(0), nodes: this.#engine.solverNodes() };
  }

  /** The best column by a search of `depth` plies. */
  lookAhead(columns: Columns, depth: number): number {
    this.#engine.limitSolverDepth(depth);
    this.#begin(columns, Number.POSITIVE_INFINITY);
    while (this.#engine.deepenSolver() !== 0);
    return this.#engine.solverColumn(0);
  }

  #begin(columns: Columns, mostNodes: number): void {
    this.#pollsLeft = mostNodes / NODES_PER_POLL;
    const { player, opponent } = halvesOf(columns);
    this.#engine.setPosition(player.lo, player.hi, opponent.lo, opponent.hi, 0, 0, 0);
    this.#engine.beginSolver(false);
  }
}
