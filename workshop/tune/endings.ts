import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { gunzipSync } from 'node:zlib';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { ffoProblems } from '../../testkit/engine/ffo.ts';
import { openGames } from '../../testkit/engine/tournamentPositions.ts';
import { fromRoot } from '../../tools/paths.ts';
import { runTool } from './runTool.ts';

/**
 * How much two builds of the engine need for exact scores, of FFO #40 to #49 and of endings of tournament games with 20 to 24
 * empty squares, each from empty tables: positions visited, which other work on the machine does not change, and processor time.
 *
 *     npx tsx workshop/tune/endings.ts --first build/engine.wasm --second old.wasm --endings 100
 */
const OPTIONS = {
  first: { placeholder: 'FILE', help: 'A compiled engine.' },
  second: { placeholder: 'FILE', help: 'The engine to compare it with.' },
  games: { placeholder: 'FILE', help: 'Tournament games, one per line.' },
  endings: { placeholder: 'N', help: 'The number of endings.' },
  ffo: { placeholder: 'N', help: 'The number of FFO problems, from #40 on.' },
} as const;

const WEIGHTS = fromRoot('public', 'assets', 'flipside.weights');
const GAMES = fromRoot('data', 'wthor-sample.txt.gz');
const FIRST_PROBLEM = 40;
const PROBLEMS = 10;
const FEWEST_EMPTIES = 20;
const PHASES = 5;
const ENDINGS = 100;
const MOST_ENDINGS = 10_000;
const MILLION = 1e6;

interface Effort {
  readonly nodes: number;
  readonly seconds: number;
  readonly score: number;
}

const openEngine = async (program: string): Promise<WasmEngine> => {
  const host = { now: () => 0, shouldStop: () => false };
  const module = await WebAssembly.compile(await readFile(program));
  return new WasmEngine(module, host, new Uint8Array(gunzipSync(await readFile(WEIGHTS))));
};

const solve = (engine: WasmEngine, position: OthelloPosition): Effort => {
  const limit = { type: 'solve', goal: 'score', fresh: true } as const;
  const begin = process.cpuUsage();
  const { nodes = 0, score } = engine.search(
    makeSearchTask({ position, method: { by: 'flipside', limit } }),
    () => {},
  );
  const { user, system } = process.cpuUsage(begin);
  return { nodes, score, seconds: (user + system) / MILLION };
};

/** The ratio of the sums, and the geometric mean of the individual ratios. */
const compare = (first: readonly number[], second: readonly number[]): string => {
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const logs = first.map((value, index) => Math.log(value / (second[index] ?? value)));
  return `sum ${(sum(first) / sum(second)).toFixed(3)}, geometric mean ${Math.exp(sum(logs) / logs.length).toFixed(3)}`;
};

const report = (name: string, pairs: readonly (readonly [Effort, Effort])[]): void => {
  if (pairs.length === 0) return;
  const of = (read: (effort: Effort) => number): string =>
    compare(
      pairs.map(([first]) => read(first)),
      pairs.map(([, second]) => read(second)),
    );
  console.log(`${name}: positions ${of(({ nodes }) => nodes)}; time ${of(({ seconds }) => seconds)}`);
};

await runTool(OPTIONS, async line => {
  const engines = [
    await openEngine(line.required('first')),
    await openEngine(line.required('second')),
  ] as const;
  const problems = line.wholeNumber('ffo', { from: 0, to: PROBLEMS }) ?? PROBLEMS;
  const endings = line.wholeNumber('endings', { from: 0, to: MOST_ENDINGS }) ?? ENDINGS;
  const take = openGames(line.text('games') ?? GAMES);
  const compareBoth = (name: string, position: OthelloPosition): readonly [Effort, Effort] => {
    const [first, second] = [solve(engines[0], position), solve(engines[1], position)];
    if (first.score !== second.score) throw new Error(`${name}: ${first.score} is not ${second.score}.`);
    const nodes = [first, second].map(effort => (effort.nodes / MILLION).toFixed(2)).join(' and ');
    console.log(`${name}: ${first.score}, ${nodes} million positions`);
    return [first, second];
  };
  report(
    'endings',
    Array.from({ length: endings }, (_, index) => {
      const empties = FEWEST_EMPTIES + (index % PHASES);
      const [position] = take(empties, 1, 0);
      if (position === undefined) throw new Error('There are too few games.');
      return compareBoth(`${index + 1} (${empties} empty)`, position);
    }),
  );
  report(
    'FFO',
    ffoProblems
      .filter(({ number }) => number >= FIRST_PROBLEM && number < FIRST_PROBLEM + problems)
      .map(({ number, position }) => compareBoth(`#${number}`, position)),
  );
});
