import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { SearchLimit } from '../../src/engine/searchRequest.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { openGames } from '../../testkit/engine/tournamentPositions.ts';
import { fromRoot } from '../../tools/paths.ts';
import { runTool } from './runTool.ts';
import { USUAL_DATA } from './tournamentOpenings.ts';

/**
 * How far the values of searches are from exact scores on average, by number of empty squares and by depth,
 * over positions of tournament games that were not selected. Solves one position for each number of empty
 * squares in turn, and goes on where it stopped.
 *
 *     nice npx tsx workshop/tune/bias.ts --out .cache/bias.tsv --rounds 300
 */
const OPTIONS = {
  out: { placeholder: 'FILE', help: 'The file that collects the results.' },
  rounds: { placeholder: 'N', help: 'The number of positions for each number of empty squares.' },
  from: { placeholder: 'N', help: 'The lowest number of empty squares.' },
  to: { placeholder: 'N', help: 'The highest number of empty squares.' },
  data: { placeholder: 'FOLDER', help: 'The folder of the tournament games.' },
} as const;

const DEEPEST = 12;
const DEFAULT_ROUNDS = 150;
const [FEWEST_EMPTIES, MOST_EMPTIES] = [16, 24];
const MOST = 100_000;
/** Standard errors of a 95 % interval. */
const INTERVAL = 1.96;
/** The round of a row is its first number, then the empty squares, the exact score and the values by depth. */
const VALUES_FROM = 3;

type Row = readonly number[];

const rowsIn = (path: string): Row[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => line.split('\t').map(Number))
    : [];

const openScore = async () => {
  const host = { now: () => 0, shouldStop: () => false };
  const module = await WebAssembly.compile(await readFile(fromRoot('build', 'engine.wasm')));
  const weights = gunzipSync(await readFile(fromRoot('public', 'assets', 'flipside.weights')));
  const engine = new WasmEngine(module, host, new Uint8Array(weights));
  return (position: OthelloPosition, limit: SearchLimit): number =>
    engine.search(makeSearchTask({ position, method: { by: 'flipside', limit } }), () => {}).score;
};

const describe = (rows: readonly Row[], depth: number): string => {
  const errors = rows.map(row => (row[VALUES_FROM + depth - 1] ?? 0) - (row[2] ?? 0));
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
  const variance = errors.reduce((sum, error) => sum + (error - mean) ** 2, 0) / errors.length;
  return `${mean.toFixed(2)} ± ${(INTERVAL * Math.sqrt(variance / errors.length)).toFixed(2)}`;
};

const report = (rows: readonly Row[]): void => {
  const groups: [name: string, holds: (empties: number) => boolean][] = [
    ['even', empties => empties % 2 === 0],
    ['odd', empties => empties % 2 === 1],
    ['all', () => true],
  ];
  for (const [name, holds] of groups) {
    const group = rows.filter(([, empties = 0]) => holds(empties));
    if (group.length === 0) continue;
    console.log(`${name} (${group.length} positions)`);
    for (let depth = 1; depth <= DEEPEST; depth++) console.log(`  depth ${depth}: ${describe(group, depth)}`);
  }
};

await runTool(OPTIONS, async line => {
  const out = line.required('out');
  const rounds = line.wholeNumber('rounds', { from: 1, to: MOST }) ?? DEFAULT_ROUNDS;
  const from = line.wholeNumber('from', { from: DEEPEST + 1, to: MOST_EMPTIES }) ?? FEWEST_EMPTIES;
  const to = line.wholeNumber('to', { from, to: MOST_EMPTIES }) ?? MOST_EMPTIES;
  const data = line.text('data') ?? USUAL_DATA;
  const rows = rowsIn(out);
  const done = new Set(rows.map(([round, empties]) => `${round} ${empties}`));
  const [score, take] = [await openScore(), openGames(join(data, 'wthor', 'games.txt.gz'))];
  for (let round = 0; round < rounds; round++)
    for (let empties = from; empties <= to; empties++) {
      const [position] = take(empties, 1, 0);
      if (position === undefined || done.has(`${round} ${empties}`)) continue;
      const exact = score(position, { type: 'solve', goal: 'score', fresh: true });
      const values = Array.from({ length: DEEPEST }, (_, index) =>
        score(position, { type: 'depth', depth: index + 1, endgame: 0 }),
      );
      const row = [round, empties, exact, ...values];
      rows.push(row);
      appendFileSync(out, `${row.join('\t')}\n`);
    }
  report(rows);
});
