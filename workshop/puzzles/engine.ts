import { loadEngineProgram, readWeights } from '../../cli/engine/engineFiles.ts';
import type { MoveScore, SearchMethod } from '../../src/engine/searchRequest.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import type { Position } from '../../src/game/position.ts';

/** The engine functions for tools, with reproducible results. */
export interface PuzzleEngine {
  /** The exact score of every move, best first. */
  solve(position: Position): readonly MoveScore[];
  /** The score of every move at `depth` plies, best first. */
  look(position: Position, depth: number): readonly MoveScore[];
}

const solving = ({ rules }: Position): SearchMethod =>
  rules === 'connect4'
    ? { by: 'solver', limit: { type: 'solve' }, every: true }
    : { by: 'flipside', limit: { type: 'solve', goal: 'score', fresh: true }, every: true };

const looking = ({ rules }: Position, depth: number): SearchMethod =>
  rules === 'connect4'
    ? { by: 'solver', limit: { type: 'depth', depth }, every: true }
    : { by: 'flipside', limit: { type: 'depth', depth, endgame: 0 }, every: true };

/** The engine without a worker. */
export const openPuzzleEngine = async (): Promise<PuzzleEngine> => {
  const host = { now: () => 0, shouldStop: () => false };
  const engine = new WasmEngine(await loadEngineProgram(), host, await readWeights());
  const search = (position: Position, method: SearchMethod): readonly MoveScore[] =>
    engine.search(makeSearchTask({ position, method }), () => {}).moves ?? [];
  return {
    solve: position => search(position, solving(position)),
    look: (position, depth) => search(position, looking(position, depth)),
  };
};
