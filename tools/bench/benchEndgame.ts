import type { FlipsideMethod } from '../../src/engine/searchRequest.ts';
import { emptySquares } from '../../src/game/board.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { makeSquare } from '../../src/game/square.ts';
import { enginePerft, engineSearch } from '../../testkit/engine/engine.ts';
import { type FfoProblem, ffoProblems } from '../../testkit/engine/ffo.ts';
import { inMillions, type Measurement, median, processorTimed } from './measurement.ts';

const SOLVE: FlipsideMethod = { by: 'flipside', limit: { type: 'solve', goal: 'score', fresh: true } };
const PERFT_DEPTH = 10;
const PERFT_ROUNDS = 3;
const FIRST = 40;
const LAST_OF_FIVE = 44;
const LAST_OF_TEN = 49;

/** The solution of a problem and the processor time it took. */
export interface Solution {
  readonly number: number;
  readonly empties: number;
  /** The best square. */
  readonly best: string;
  readonly score: number;
  readonly nodes: number;
  readonly seconds: number;
  /** The time of perft 10, run right after it. */
  readonly perftSeconds: number;
}

const measurePerft = async (): Promise<number> => {
  const rounds: number[] = [];
  for (let round = 0; round < PERFT_ROUNDS; round++) {
    const { seconds } = await processorTimed(() => enginePerft(STANDARD_START, PERFT_DEPTH, 'skip'));
    rounds.push(seconds);
  }
  return median(rounds);
};

/** Solves a problem and runs perft right after it, so that a slow moment of the machine affects both. */
const solve = async ({ number, position, score }: FfoProblem): Promise<Solution> => {
  const { result, seconds } = await processorTimed(() => engineSearch(position, SOLVE));
  if (result.score !== score) throw new Error(`FFO #${number} is ${score}, not ${result.score}.`);
  const best = makeSquare(result.square);
  const perftSeconds = await measurePerft();
  const empties = emptySquares(position).size;
  return { number, empties, best, score, nodes: result.nodes ?? 0, seconds, perftSeconds };
};

/** FFO #40 to #49, each with an empty table. */
export const solveTen = async (): Promise<readonly Solution[]> => {
  const solutions: Solution[] = [];
  for (const problem of ffoProblems.filter(({ number }) => number >= FIRST && number <= LAST_OF_TEN)) {
    solutions.push(await solve(problem));
  }
  return solutions;
};

export const sumOf = (solutions: readonly Solution[], read: (solution: Solution) => number): number =>
  solutions.reduce((sum, solution) => sum + read(solution), 0);

/** The total processor time in multiples of perft 10. */
export const timesPerft = (solutions: readonly Solution[]): number =>
  sumOf(solutions, ({ seconds, perftSeconds }) => seconds / perftSeconds);

const measure = (solutions: readonly Solution[], last: number): Measurement => {
  const solved = solutions.filter(({ number }) => number <= last);
  const seconds = sumOf(solved, solution => solution.seconds);
  return {
    name: `FFO #${FIRST}-#${last}`,
    value: timesPerft(solved).toFixed(0),
    unit: `times perft ${PERFT_DEPTH} (${seconds.toFixed(1)} s, ${inMillions(sumOf(solved, ({ nodes }) => nodes))} M nodes)`,
  };
};

export const measureEndgame = async (): Promise<readonly Measurement[]> => {
  const solutions = await solveTen();
  return [LAST_OF_FIVE, LAST_OF_TEN].map(last => measure(solutions, last));
};
