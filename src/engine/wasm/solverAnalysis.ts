import type { Square } from '../../game/square.ts';
import type { AnalysisMethod, AnalyzedMove } from '../searchRequest.ts';
import type { EngineExports, EngineSearch, Facts, SolverExports } from './engineExports.ts';
import { findLine, moveAt } from './solverSearch.ts';

/** The solver does not prune selectively. */
const CERTAIN = 100;

/** A move's line, and the depth at which it was found. */
interface KnownLine {
  readonly depth: number;
  readonly squares: readonly Square[];
}

const setLimit = (engine: SolverExports, { limit }: AnalysisMethod): void => {
  if (limit === undefined) engine.limitSolverSolve();
  else engine.limitSolverDepth(limit.depth);
};

/** An analysis of Connect Four. Lines are found between steps, since they take searches of their own. */
class SolverAnalysis implements EngineSearch {
  readonly #engine: SolverExports;
  readonly #method: AnalysisMethod;
  readonly #lines = new Map<Square, KnownLine>();

  constructor(engine: SolverExports, method: AnalysisMethod) {
    this.#engine = engine;
    this.#method = method;
  }

  deepen(): boolean {
    const goesOn = this.#engine.deepenSolver() !== 0;
    for (const { square, depth } of this.#moves().slice(0, this.#method.lines)) {
      if ((this.#lines.get(square)?.depth ?? 0) < depth)
        this.#lines.set(square, { depth, squares: findLine(this.#engine, square) });
    }
    return goesOn;
  }

  facts(): Facts {
    const analyzed = this.#moves();
    const [best] = analyzed;
    if (best === undefined) throw new Error('A position without a legal move was analyzed.');
    const { square, score, exact, depth } = best;
    const nodes = this.#engine.solverNodes();
    return { square, score, exact, depth, evaluations: nodes, nodes, analyzed };
  }

  finished(): number {
    return this.#engine.solverLookedDepth() + this.#moves().filter(({ exact }) => exact).length;
  }

  #moves(): readonly AnalyzedMove[] {
    const { squares } = this.#method;
    return Array.from({ length: this.#engine.solverColumnCount() }, (_, rank) => this.#moveAt(rank)).filter(
      ({ square }) => squares.includes(square),
    );
  }

  #moveAt(rank: number): AnalyzedMove {
    const move = moveAt(this.#engine, rank);
    const depth = move.exact ? this.#engine.solverEmpties() : this.#engine.solverLookedDepth();
    const line = this.#lines.get(move.square)?.squares ?? [move.square];
    return { ...move, depth, certainty: CERTAIN, line };
  }
}

export const beginSolverAnalysis = (engine: EngineExports, method: AnalysisMethod): EngineSearch => {
  setLimit(engine, method);
  engine.beginSolver(true);
  return new SolverAnalysis(engine, method);
};
