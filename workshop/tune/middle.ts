import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { gunzipSync } from 'node:zlib';
import { readObfLine } from '../../cli/formats/boardText.ts';
import type { SearchLimit, SearchResult } from '../../src/engine/searchRequest.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import { isOver, type OthelloPosition, play } from '../../src/game/othello/position.ts';
import { makeSquare, parseSquare, type Square, type SquareName } from '../../src/game/square.ts';
import { makeStartText } from '../../src/game/start.ts';
import { openGames } from '../../testkit/engine/tournamentPositions.ts';
import { fromRoot } from '../../tools/paths.ts';
import { runTool } from './runTool.ts';

/**
 * Positions of tournament games with 28 to 32 empty squares, solved once and kept, and how often a build of the engine finds
 * their best move. Solving takes a minute or two for each; it goes on where it stopped, and several can run at once.
 *
 *     nice npx tsx workshop/tune/middle.ts --positions 300 --shares 2 --share 1
 *     npx tsx workshop/tune/middle.ts --engine build/engine.wasm --milliseconds 100
 */
const OPTIONS = {
  positions: { placeholder: 'N', help: 'The total number of positions.' },
  shares: { placeholder: 'N', help: 'The number of parallel runs.' },
  share: { placeholder: 'N', help: 'The number of this run, from 1.' },
  engine: { placeholder: 'FILE', help: 'A compiled engine.' },
  milliseconds: { placeholder: 'N', help: 'The engine’s CPU time per move.' },
} as const;

/** A line for each position: board, side to move, and the known scores of moves, best first. */
const SOLVED = fromRoot('data', 'middle.obf');
const GAMES = fromRoot('data', 'wthor-sample.txt.gz');
const WEIGHTS = fromRoot('public', 'assets', 'flipside.weights');
const PROGRAM = fromRoot('build', 'engine.wasm');
const [FEWEST_EMPTIES, PHASES] = [28, 5];
const MOST = 1000;
const USUAL_MILLISECONDS = 100;
const MICROSECONDS = 1000;
const TABLES = { analysis: 64, solve: 128 } as const;

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
};

const openSearch = async (program: string) => {
  const host = { now: processorTime, shouldStop: () => false, tables: TABLES };
  const module = await WebAssembly.compile(await readFile(program));
  const engine = new WasmEngine(module, host, new Uint8Array(gunzipSync(await readFile(WEIGHTS))));
  return (position: OthelloPosition, limit: SearchLimit): SearchResult =>
    engine.search(makeSearchTask({ position, method: { by: 'flipside', limit } }), () => {});
};
type Search = Awaited<ReturnType<typeof openSearch>>;

const nameOf = (position: OthelloPosition): string => makeStartText(position);
const scored = (square: Square, score: number): string =>
  `; ${makeSquare(square)}:${score < 0 ? '' : '+'}${score}`;
const solvedLines = (): readonly string[] =>
  existsSync(SOLVED) ? readFileSync(SOLVED, 'utf8').trimEnd().split('\n') : [];

const solveMore = async (positions: number, shares: number, share: number): Promise<void> => {
  const search = await openSearch(PROGRAM);
  const take = openGames(GAMES);
  const all = Array.from(
    { length: positions },
    (_, index) => take(FEWEST_EMPTIES + (index % PHASES), 1, 0)[0],
  );
  for (const position of all.filter((_, index) => index % shares === share - 1)) {
    if (position === undefined || solvedLines().some(line => line.startsWith(nameOf(position)))) continue;
    const { square, score } = search(position, { type: 'solve', goal: 'score', fresh: true });
    appendFileSync(SOLVED, `${nameOf(position)}${scored(square, score)};\n`);
    console.log(`${solvedLines().length} of ${positions}`);
  }
};

const scoreAfter = (search: Search, position: OthelloPosition, square: Square): number => {
  const after = play(position, square);
  if (after === undefined) throw new Error('The engine played an illegal move.');
  if (isOver(after)) throw new Error('The game is over before its end.');
  const { score } = search(after, { type: 'solve', goal: 'score', fresh: true });
  return after.turn === position.turn ? score : -score;
};

/** Also solves and saves moves chosen by the engine that have no score yet. */
const measure = async (program: string, milliseconds: number): Promise<void> => {
  const [search, solve] = [await openSearch(program), await openSearch(PROGRAM)];
  const losses: number[] = [];
  for (const line of solvedLines()) {
    const read = readObfLine(line);
    const known = [...line.matchAll(/([a-h][1-8]):([+-]\d+)/g)].map(
      ([, name, score]) => [parseSquare(name as SquareName), Number(score)] as const,
    );
    const [best] = known;
    if (read.type !== 'position' || best === undefined) throw new Error(`A line of ${SOLVED} is damaged.`);
    const { square } = search(read.position, { type: 'time', milliseconds });
    let score = known.find(([one]) => one === square)?.[1];
    if (score === undefined) {
      score = scoreAfter(solve, read.position, square);
      const more = `${line.slice(0, -1)}${scored(square, score)};`;
      writeFileSync(SOLVED, readFileSync(SOLVED, 'utf8').replace(line, more));
    }
    losses.push(best[1] - score);
    const found = losses.filter(loss => loss === 0).length;
    const mean = losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
    console.log(`${found} of ${losses.length} best moves, ${mean.toFixed(2)} discs lost a move`);
  }
};

await runTool(OPTIONS, async line => {
  const engine = line.text('engine');
  const milliseconds = line.wholeNumber('milliseconds', { from: 1, to: MOST }) ?? USUAL_MILLISECONDS;
  if (engine !== undefined) return await measure(engine, milliseconds);
  const positions = line.wholeNumber('positions', { from: 1, to: MOST }) ?? MOST;
  const shares = line.wholeNumber('shares', { from: 1, to: MOST }) ?? 1;
  const share = line.wholeNumber('share', { from: 1, to: shares }) ?? 1;
  await solveMore(positions, shares, share);
});
