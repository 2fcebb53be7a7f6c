import { loadEngineProgram, readWeights } from '../../../cli/engine/engineFiles.ts';
import { makeSearchTask } from '../../../src/engine/searchTask.ts';
import { WasmEngine } from '../../../src/engine/wasmEngine.ts';
import type { Position } from '../../../src/game/position.ts';
import { EVEN, JUDGE_DEPTH, SIEVE } from './plan.ts';

/** How far a position is from even, in discs for the side to move, and the search depth in plies. */
export interface Verdict {
  readonly depth: number;
  readonly score: number;
}

export const isEven = ({ depth, score }: Verdict): boolean =>
  depth === JUDGE_DEPTH && score >= EVEN.from && score <= EVEN.to;

export type Judge = (position: Position) => Verdict;

/** These searches never reach the end of the game. */
const NO_ENDGAME = 0;

export const openJudge = async (): Promise<Judge> => {
  const host = { now: () => performance.now(), shouldStop: () => false };
  const engine = new WasmEngine(await loadEngineProgram(), host, await readWeights());
  const look = (position: Position, depth: number): Verdict => {
    const limit = { type: 'depth', depth, endgame: NO_ENDGAME } as const;
    const { score } = engine.search(
      makeSearchTask({ position, method: { by: 'flipside', limit } }),
      () => {},
    );
    return { depth, score };
  };
  return position => {
    const first = look(position, SIEVE.depth);
    return Math.abs(first.score) > SIEVE.within ? first : look(position, JUDGE_DEPTH);
  };
};
