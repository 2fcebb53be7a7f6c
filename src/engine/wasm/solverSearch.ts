import { assertNever } from '../../game/assertNever.ts';
import { ROWS } from '../../game/connect4/position.ts';
import { columnOf, type Square, squareAt } from '../../game/square.ts';
import type { MoveScore, SolverMethod } from '../searchRequest.ts';
import type { EngineSearch, Facts, SolverExports } from './engineExports.ts';

/** A column of the solver's board has six squares and a bit above them. */
const COLUMN_BITS = 7;

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
const squareOf = (column: number, row: number): Square => squareAt(column, ROWS - 1 - row);

export const moveAt = (engine: SolverExports, rank: number): MoveScore => ({
  square: squareOf(engine.solverColumn(rank), engine.solverRow(rank)),
  score: engine.solverScore(rank),
  exact: engine.solverIsExact(rank) !== 0,
});

const movesOf = (engine: SolverExports): readonly MoveScore[] =>
  Array.from({ length: engine.solverColumnCount() }, (_, rank) => moveAt(engine, rank));

/** The expected line after a column, which takes a search of its own. */
export const findLine = (engine: SolverExports, square: Square): readonly Square[] =>
  Array.from({ length: engine.followSolverLine(columnOf(square)) }, (_, index) => {
    const bit = engine.solverLineSquare(index);
    return squareOf(Math.floor(bit / COLUMN_BITS), bit % COLUMN_BITS);
  });

const factsOf = (engine: SolverExports, every: boolean): Facts => ({
  ...moveAt(engine, 0),
  depth: engine.solverDepth(),
  evaluations: engine.solverNodes(),
  nodes: engine.solverNodes(),
  ...(every ? { moves: movesOf(engine) } : {}),
});

export const beginSolver = (engine: SolverExports, method: SolverMethod): EngineSearch => {
  const { every = false, line = false } = method;
  setLimit(engine, method);
  engine.beginSolver(every);
  if (engine.solverColumnCount() === 0) throw new Error('A position without a legal move was searched.');
  let principalVariation: readonly Square[] | undefined;
  const deepen = (): boolean => {
    const goesOn = engine.deepenSolver() !== 0;
    const { square, exact } = moveAt(engine, 0);
    if (line && !goesOn && exact) principalVariation = findLine(engine, square);
    return goesOn;
  };
  return {
    deepen,
    facts: () => ({ ...factsOf(engine, every), ...(principalVariation && { principalVariation }) }),
  };
};
