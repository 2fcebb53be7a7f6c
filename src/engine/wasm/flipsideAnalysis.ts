import type { Square } from '../../game/square.ts';
import { SquareSet } from '../../game/squareSet.ts';
import type { AnalysisMethod, AnalyzedMove } from '../searchRequest.ts';
import {
  type AnalysisExports,
  type EngineExports,
  type EngineSearch,
  type Facts,
  toSquare,
} from './engineExports.ts';
import { gatherThreads } from './flipsideSearch.ts';

const setLimit = (engine: AnalysisExports, { limit }: AnalysisMethod): void => {
  if (limit === undefined) engine.limitSolve(false);
  else engine.limitDepth(limit.depth, limit.endgame, Infinity);
};

const lineOf = (engine: AnalysisExports, square: Square): readonly Square[] =>
  Array.from({ length: engine.analyzedLineLength(square) }, (_, index) =>
    toSquare(engine.analyzedLineSquare(square, index)),
  );

const moveAt = (engine: AnalysisExports, square: Square): AnalyzedMove => ({
  square,
  score: engine.analyzedScore(square),
  exact: engine.isAnalyzedProved(square) !== 0,
  depth: engine.analyzedDepth(square),
  certainty: engine.analyzedCertainty(square),
  line: [],
});

/** Equally good moves keep the order of the search. */
const movesOf = (engine: AnalysisExports, lines: number): readonly AnalyzedMove[] =>
  Array.from({ length: engine.moveCount() }, (_, index) => moveAt(engine, toSquare(engine.moveSquare(index))))
    .sort((a, b) => b.score - a.score)
    .map((move, rank) => (rank < lines ? { ...move, line: lineOf(engine, move.square) } : move));

const factsOf = (engine: AnalysisExports, { lines }: AnalysisMethod, threads: number): Facts => {
  const analyzed = movesOf(engine, lines);
  const [best] = analyzed;
  if (best === undefined) throw new Error('A position without a legal move was analyzed.');
  const { square, score, exact, depth } = best;
  return {
    square,
    score,
    exact,
    depth,
    evaluations: engine.flipsideEvaluations(),
    nodes: engine.flipsideNodes(),
    threads,
    analyzed,
  };
};

/** Begins Flipside's analysis; the engine must have the weights if it needs them. */
export const beginFlipsideAnalysis = (engine: EngineExports, method: AnalysisMethod): EngineSearch => {
  const { lo, hi } = SquareSet.of(...method.squares);
  setLimit(engine, method);
  engine.beginAnalysis(lo, hi);
  const threads = gatherThreads(engine, method);
  return {
    deepen: () => engine.deepenFlipside() !== 0,
    facts: () => factsOf(engine, method, threads),
    finished: () => engine.analyzedRounds(),
  };
};
