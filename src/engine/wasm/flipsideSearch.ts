import { assertNever } from '../../game/assertNever.ts';
import { SQUARE_COUNT, type Square } from '../../game/square.ts';
import type { FlipsideMethod, MoveScore, SearchLimit, SearchMethod } from '../searchRequest.ts';
import { helpersWanted } from '../searchTask.ts';
import {
  type EngineExports,
  type EngineSearch,
  type Facts,
  type FlipsideExports,
  toSquare,
} from './engineExports.ts';

type SolveLimit = Extract<SearchLimit, { readonly type: 'solve' }>;

const limitSolve = (
  engine: FlipsideExports,
  { goal, nodes, above, room, known, fresh }: SolveLimit,
): void => {
  if (room !== undefined) engine.makeVariantRoom(room);
  engine.limitSolve(goal === 'outcome');
  if (above !== undefined) engine.limitToAbove(above);
  if (nodes !== undefined) engine.limitNodes(nodes);
  if (known !== undefined) engine.limitToBetter(known.square, known.score);
  if (fresh === true) engine.forgetFirst();
};

const setLimit = (engine: FlipsideExports, limit: SearchLimit): void => {
  switch (limit.type) {
    case 'depth':
      engine.limitDepth(limit.depth, limit.endgame, limit.milliseconds ?? Infinity);
      break;
    case 'time':
      if (limit.aim === undefined) engine.limitTime(limit.milliseconds);
      else engine.aimAtTime(limit.aim, limit.milliseconds);
      break;
    case 'solve':
      limitSolve(engine, limit);
      break;
    default:
      assertNever(limit);
  }
};

/** How many of the best moves are scored. */
const scoredMoves = ({ every = false }: FlipsideMethod): number => {
  if (typeof every === 'number') return every;
  return every ? SQUARE_COUNT : 0;
};

const movesOf = (engine: FlipsideExports, method: FlipsideMethod): readonly MoveScore[] => {
  const most = scoredMoves(method);
  const exact = engine.flipsideIsExact() !== 0;
  return Array.from({ length: Math.min(most, engine.moveCount()) }, (_, index) => ({
    square: toSquare(engine.moveSquare(index)),
    score: engine.moveScore(index),
    exact,
    ...(method.lag && { depth: engine.moveDepth(index) }),
  }));
};

const principalVariationOf = (engine: FlipsideExports): readonly Square[] =>
  Array.from({ length: engine.variationLength() }, (_, index) => toSquare(engine.variationSquare(index)));

/** The best move with its score and line, or the known move if none is better. */
const bestOf = (
  engine: FlipsideExports,
  limit: SearchLimit,
): Pick<Facts, 'square' | 'score' | 'principalVariation'> => {
  const known = limit.type === 'solve' ? limit.known : undefined;
  const [score, exact] = [engine.flipsideScore(), engine.flipsideIsExact() !== 0];
  if (known !== undefined && exact && score <= known.score)
    return { ...known, principalVariation: [known.square] };
  if (exact && limit.type === 'solve' && limit.goal === 'score') engine.finishVariation();
  return {
    square: toSquare(engine.flipsideSquare()),
    score,
    principalVariation: principalVariationOf(engine),
  };
};

const factsOf = (engine: FlipsideExports, method: FlipsideMethod, threads: number): Facts => ({
  // Read before the line is completed, which takes further searches.
  evaluations: engine.flipsideEvaluations(),
  nodes: engine.flipsideNodes(),
  ...bestOf(engine, method.limit),
  depth: engine.flipsideDepth(),
  exact: engine.flipsideIsExact() !== 0,
  certainty: engine.flipsideCertainty(),
  threads,
  ...(scoredMoves(method) > 0 && { moves: movesOf(engine, method) }),
});

/** Wakes the helpers that the search may use. Returns the number of threads. */
export const gatherThreads = (engine: EngineExports, method: SearchMethod): number => {
  const wanted = helpersWanted(method);
  return 1 + ((wanted > 0 && engine.callHelpers?.(wanted)) || 0);
};

/** Begins Flipside's search; the engine must have the weights if it needs them. */
export const beginFlipside = (engine: EngineExports, method: FlipsideMethod): EngineSearch => {
  setLimit(engine, method.limit);
  if (method.lag) engine.letBadMovesLag();
  engine.beginFlipside(scoredMoves(method));
  const threads = gatherThreads(engine, method);
  return { deepen: () => engine.deepenFlipside() !== 0, facts: () => factsOf(engine, method, threads) };
};
