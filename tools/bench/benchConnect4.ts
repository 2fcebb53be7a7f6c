import type { SolverMethod } from '../../src/engine/searchRequest.ts';
import { EMPTY_COLUMNS, outlookOf } from '../../src/game/connect4/columns.ts';
import { CONNECT4_START } from '../../src/game/connect4/position.ts';
import { BookSolver } from '../../testkit/engine/connect4Solver.ts';
import { engineSearch } from '../../testkit/engine/engine.ts';
import { solvedConnect4 } from '../../testkit/game/connect4.ts';
import { inMillions, type Measurement, median, timed } from './measurement.ts';

const SOLVE: SolverMethod = { by: 'solver', limit: { type: 'solve' } };
const MILLISECONDS = 1000;
/** Solving the start needs a larger table than the engine's own. */
const LARGE_BITS = 26;
const LONGEST_GAME = 41;

/** Solves positions from the middle of the game. */
export const measureConnect4 = async (): Promise<readonly Measurement[]> => {
  const runs: { nodes: number; seconds: number }[] = [];
  for (const { position, score } of solvedConnect4) {
    const { result, seconds } = await timed(() => engineSearch(position, SOLVE));
    if (result.score !== score)
      throw new Error(`A position of Connect Four is ${score}, not ${result.score}.`);
    runs.push({ nodes: result.nodes ?? 0, seconds });
  }
  const total = (read: (run: (typeof runs)[number]) => number): number =>
    runs.reduce((sum, run) => sum + read(run), 0);
  const times = runs.map(({ seconds }) => seconds * MILLISECONDS);
  return [
    {
      name: 'Connect Four',
      value: inMillions(total(({ nodes }) => nodes) / total(({ seconds }) => seconds)),
      unit: 'M nodes/s',
    },
    { name: `... ${runs.length} positions, median`, value: median(times).toFixed(1), unit: 'ms' },
    { name: '... worst', value: Math.max(...times).toFixed(0), unit: 'ms' },
  ];
};

/** Solves Connect Four from its start, which takes minutes. */
export const measureConnect4Start = async (): Promise<readonly Measurement[]> => {
  const solver = new BookSolver(LARGE_BITS);
  const { result, seconds } = await timed(() => solver.solve(EMPTY_COLUMNS));
  const { result: outcome, moves } = outlookOf(CONNECT4_START, result.score);
  if (outcome !== 'win' || 2 * moves - 1 !== LONGEST_GAME) throw new Error('Red wins with move 41.');
  return [
    { name: "Connect Four's start", value: seconds.toFixed(0), unit: 's' },
    { name: '...', value: inMillions(result.nodes), unit: 'M nodes' },
  ];
};
