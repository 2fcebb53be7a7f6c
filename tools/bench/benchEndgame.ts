import type { FlipsideMethod } from '../../src/engine/searchRequest.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { enginePerft, engineSearch } from '../../testkit/engine/engine.ts';
import { type FfoProblem, ffoProblems } from '../../testkit/engine/ffo.ts';
import { inMillions, type Measurement, median, timed } from './measurement.ts';

const SOLVE: FlipsideMethod = { by: 'flipside', limit: { type: 'solve', goal: 'score' } };
const PERFT_DEPTH = 10;
const FIRST = 40;
const LAST_OF_FIVE = 44;
const LAST_OF_TEN = 49;

interface Solution {
  readonly number: number;
  readonly nodes: number;
  readonly seconds: number;
  readonly perftSeconds: number;
}

/** Solves a problem and counts move sequences right after it, so that a slow moment of the machine affects both. */
const solve = async ({ number, position, score }: FfoProblem): Promise<Solution> => {
  const { result, seconds } = await timed(() => engineSearch(position, SOLVE));
  if (result.score !== score) throw new Error(`FFO #${number} is ${score}, not ${result.score}.`);
  const { seconds: perftSeconds } = await timed(() => enginePerft(STANDARD_START, PERFT_DEPTH, 'skip'));
  return { number, nodes: result.nodes ?? 0, seconds, perftSeconds };
};

const total = (solutions: readonly Solution[], read: (solution: Solution) => number): number =>
  solutions.reduce((sum, solution) => sum + read(solution), 0);

const measure = (solutions: readonly Solution[], last: number, yardstick: number): Measurement => {
  const solved = solutions.filter(({ number }) => number <= last);
  const seconds = total(solved, solution => solution.seconds);
  return {
    name: `FFO #${FIRST}-#${last}`,
    value: (seconds / yardstick).toFixed(0),
    unit: `times perft ${PERFT_DEPTH} (${seconds.toFixed(1)} s, ${inMillions(total(solved, ({ nodes }) => nodes))} M nodes)`,
  };
};

export const measureEndgame = async (): Promise<readonly Measurement[]> => {
  const solutions: Solution[] = [];
  for (const problem of ffoProblems.filter(({ number }) => number >= FIRST && number <= LAST_OF_TEN)) {
    solutions.push(await solve(problem));
  }
  const yardstick = median(solutions.map(({ perftSeconds }) => perftSeconds));
  return [LAST_OF_FIVE, LAST_OF_TEN].map(last => measure(solutions, last, yardstick));
};
