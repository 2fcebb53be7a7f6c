import { assertNever } from '../../game/assertNever.ts';
import { ROWS } from '../../game/connect4/position.ts';
import { type Square, squareAt } from '../../game/square.ts';
import type { MoveScore, SolverMethod } from '../searchRequest.ts';
import type { EngineSearch, Facts, SolverExports } from './engineExports.ts';

const setLimit = (engine: SolverExports, { limit }: SolverMethod): void => {
  switch (limit.type) {
    case 'depth':
      engine.limitSolverDepth(limit.depth);
      break;
    case 'time':
      engine.limitSolverTime(limit.milliseconds);
      break;
    case 'solve':
      engine.limitSolverSolve();
      break;
    default:
      assertNever(limit);
  }
};

/** The square of a column and of a row from the bottom. */
export const squareOf = (column: number, row: number): Square => squareAt(column, ROWS - 1 - row);

export const moveAt = (engine: SolverExports, rank: number): MoveScore => ({
  square: squareOf(engine.solverColumn(rank), engine.solverRow(rank)),
  score: engine.solverScore(rank),
  exact: engine.solverIsExact(rank) !== 0,
});

const movesOf = (engine: SolverExports): readonly MoveScore[] =>
  Array.from({ length: engine.solverColumnCount() }, (_, rank) => moveAt(engine, rank));

const factsOf = (engine: SolverExports, every: boolean): Facts => ({
  ...moveAt(engine, 0),
  depth: engine.solverDepth(),
  evaluations: engine.solverNodes(),
  nodes: engine.solverNodes(),
  ...(every ? { moves: movesOf(engine) } : {}),
});

/** Connect Four's search. */
export const beginSolver = (engine: SolverExports, method: SolverMethod): EngineSearch => {
  const { every = false } = method;
  setLimit(engine, method);
  engine.beginSolver(every);
  if (engine.solverColumnCount() === 0) throw new Error('A position without a legal move was searched.');
  return { deepen: () => engine.deepenSolver() !== 0, facts: () => factsOf(engine, every) };
};
