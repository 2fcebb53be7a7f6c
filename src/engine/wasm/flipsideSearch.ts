import { assertNever } from '../../game/assertNever.ts';
import type { Square } from '../../game/square.ts';
import type { FlipsideMethod, MoveScore, SearchLimit, SearchMethod } from '../searchRequest.ts';
import { helpersWanted } from '../searchTask.ts';
import {
  type EngineExports,
  type EngineSearch,
  type Facts,
  type FlipsideExports,
  toSquare,
} from './engineExports.ts';

const setLimit = (engine: FlipsideExports, limit: SearchLimit): void => {
  switch (limit.type) {
    case 'depth':
      engine.limitDepth(limit.depth, limit.endgame, limit.milliseconds ?? Infinity);
      break;
    case 'time':
      engine.limitTime(limit.milliseconds);
      break;
    case 'solve':
      engine.limitSolve(limit.goal === 'outcome');
      break;
    default:
      assertNever(limit);
  }
};

const movesOf = (engine: FlipsideExports): readonly MoveScore[] => {
  const exact = engine.flipsideIsExact() !== 0;
  return Array.from({ length: engine.moveCount() }, (_, index) => ({
    square: toSquare(engine.moveSquare(index)),
    score: engine.moveScore(index),
    exact,
  }));
};

const principalVariationOf = (engine: FlipsideExports): readonly Square[] =>
  Array.from({ length: engine.variationLength() }, (_, index) => toSquare(engine.variationSquare(index)));

const factsOf = (engine: FlipsideExports, every: boolean, threads: number): Facts => ({
  square: toSquare(engine.flipsideSquare()),
  score: engine.flipsideScore(),
  depth: engine.flipsideDepth(),
  evaluations: engine.flipsideEvaluations(),
  exact: engine.flipsideIsExact() !== 0,
  principalVariation: principalVariationOf(engine),
  certainty: engine.flipsideCertainty(),
  nodes: engine.flipsideNodes(),
  threads,
  ...(every ? { moves: movesOf(engine) } : {}),
});

/** Calls the helpers that the search may use. Returns how many threads take part. */
export const gatherThreads = (engine: EngineExports, method: SearchMethod): number => {
  const wanted = engine.needsWeights() === 0 ? 0 : helpersWanted(method);
  return 1 + ((wanted > 0 && engine.callHelpers?.(wanted)) || 0);
};

/** Flipside's search; the engine must have the weights if it needs them. */
export const beginFlipside = (engine: EngineExports, method: FlipsideMethod): EngineSearch => {
  const { limit, every = false } = method;
  setLimit(engine, limit);
  engine.beginFlipside(every);
  const threads = gatherThreads(engine, method);
  return { deepen: () => engine.deepenFlipside() !== 0, facts: () => factsOf(engine, every, threads) };
};
