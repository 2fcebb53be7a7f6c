import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { gunzipSync } from 'node:zlib';
import { confidence, eloOf } from '../../cli/match/matchResult.ts';
import { drawOpenings, type Opening, openingOf } from '../../cli/match/openings.ts';
import { readBook } from '../../cli/match/tournamentBook.ts';
import type { SearchLimit } from '../../src/engine/searchRequest.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { timeOfMean } from '../../src/engine/thinkingTime.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import { emptySquares } from '../../src/game/board.ts';
import { type ByColor, type Color, opposite } from '../../src/game/color.ts';
import { isOver, type OthelloPosition, play, STANDARD_START } from '../../src/game/othello/position.ts';
import type { Square } from '../../src/game/square.ts';
import { bookMove } from '../../src/opponents/bookMove.ts';
import { FULL_STRENGTH } from '../../src/opponents/levels.ts';
import { planReply } from '../../src/opponents/opponents.ts';
import { fromRoot } from '../../tools/paths.ts';
import { runTool } from './runTool.ts';
import { tournamentOpenings, USUAL_DATA } from './tournamentOpenings.ts';

/**
 * Two builds of the engine against each other, each with its own weights, from balanced openings with both colors. Both
 * think in this one process and by its processor time, so that other work on the machine disturbs them little:
 *
 *     npx tsx workshop/tune/versions.ts --first build/engine.wasm --second old.wasm --milliseconds 20 --games 400
 *
 * With `--openings tournament` half of the games begin at the start, and half after eight plies of a
 * tournament game. With `--out` a later run continues.
 *
 * An old build needs weights of its own, and one from before searches had an aim can think by a limit only.
 */
const OPTIONS = {
  first: { placeholder: 'FILE', help: 'A compiled engine.' },
  second: { placeholder: 'FILE', help: 'The engine it plays against.' },
  'first-weights': { placeholder: 'FILE', help: 'Weights of the first engine, if not those of the sources.' },
  'second-weights': { placeholder: 'FILE', help: 'Weights of the second engine.' },
  milliseconds: { placeholder: 'N', help: 'CPU time per move.' },
  'first-pace': {
    placeholder: 'PACE',
    help: 'The first engine’s time control: a limit, or the mean of a game.',
  },
  'second-pace': { placeholder: 'PACE', help: 'The second engine’s time control.' },
  openings: { placeholder: 'KIND', help: 'The openings: xot, or tournament.' },
  'first-begins': { placeholder: 'HOW', help: 'How the first engine plays the opening.' },
  'second-begins': {
    placeholder: 'HOW',
    help: 'Likewise: search, varied as on a page without a book, or book.',
  },
  out: { placeholder: 'FILE', help: 'The file that collects the results.' },
  data: { placeholder: 'FOLDER', help: 'The folder of the tournament games.' },
  games: { placeholder: 'N', help: 'The number of games, which must be even.' },
  seed: { placeholder: 'N', help: 'The seed for the openings.' },
} as const;

const WEIGHTS = fromRoot('public', 'assets', 'flipside.weights');
const DEFAULT_GAMES = 400;
const DEFAULT_SEED = 1;
const MOST = 100_000;
const REPORTED_GAMES = 10;
const WARM_UP_MILLISECONDS = 1500;
const PERCENT = 100;
const MICROSECONDS = 1000;

const book = readBook();

/** Ranges of empty squares in which a side's scores are compared with the result of the game. */
const PHASES = [
  [13, 18],
  [19, 24],
  [25, 30],
  [31, 40],
] as const;

const PACES = ['limit', 'mean'] as const;
type Pace = (typeof PACES)[number];
type TimeLimit = Extract<SearchLimit, { readonly type: 'time' }>;

/** The time for a move by the number of empty squares; `mean` is the time control of full strength on the page. */
const LIMITS: Readonly<Record<Pace, (milliseconds: number, empties: number) => TimeLimit>> = {
  limit: milliseconds => ({ type: 'time', milliseconds }),
  mean: (milliseconds, empties) => ({ type: 'time', ...timeOfMean(milliseconds, empties) }),
};

/** How an engine plays the opening: like the rest of the game, or as full strength does without the book or with it. */
const BEGINS = ['search', 'varied', 'book'] as const;
type Begins = (typeof BEGINS)[number];

const FULL_STRENGTH_SEAT = { type: 'computer', opponent: 'flipside', level: FULL_STRENGTH } as const;

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
};

class Side {
  readonly #engine: WasmEngine;
  readonly #pace: Pace;
  readonly #begins: Begins;
  /** For every move: empty squares, score and the result of the game. */
  readonly scores: [empties: number, score: number, result: number][] = [];
  milliseconds = 0;
  moves = 0;
  openingMoves = 0;
  /** The time of the slowest move, and the largest overrun of the limit. */
  slowest = 0;
  latest = Number.NEGATIVE_INFINITY;

  constructor(engine: WasmEngine, pace: Pace, begins: Begins) {
    this.#engine = engine;
    this.#pace = pace;
    this.#begins = begins;
  }

  static async open(program: string, weights: string, pace: Pace, begins: Begins): Promise<Side> {
    const host = { now: processorTime, shouldStop: () => false };
    const module = await WebAssembly.compile(await readFile(program));
    const engine = new WasmEngine(module, host, new Uint8Array(gunzipSync(await readFile(weights))));
    return new Side(engine, pace, begins);
  }

  /** Warms up the engine, since compiled code gets faster while it runs. */
  warmUp(): void {
    this.#search(STANDARD_START, LIMITS.limit(WARM_UP_MILLISECONDS, 0));
  }

  /** The move, and its score unless it is from the book. */
  move(position: OthelloPosition, milliseconds: number, seed: number): { square: Square; score?: number } {
    const square = this.#opening(position, seed);
    if (square === undefined) return this.#think(position, milliseconds);
    this.openingMoves += 1;
    return { square };
  }

  #opening(position: OthelloPosition, seed: number): Square | undefined {
    if (this.#begins === 'book') return bookMove(book, { position, seed }, 'bestMoves');
    if (this.#begins === 'search') return undefined;
    const plan = planReply({ seat: FULL_STRENGTH_SEAT, position, seed }, { milliseconds: 1, threads: 1 });
    const { method } = plan;
    if (method.by !== 'flipside' || method.limit.type !== 'depth') return undefined;
    return plan.choose(this.#engine.search(makeSearchTask({ position, method }), () => {}));
  }

  #think(position: OthelloPosition, milliseconds: number): { square: Square; score: number } {
    const limit = LIMITS[this.#pace](milliseconds, emptySquares(position).size);
    const result = this.#search(position, limit);
    this.milliseconds += result.milliseconds;
    this.moves += 1;
    this.slowest = Math.max(this.slowest, result.milliseconds);
    this.latest = Math.max(this.latest, result.milliseconds - limit.milliseconds);
    return result;
  }

  #search(position: OthelloPosition, limit: TimeLimit) {
    return this.#engine.search(makeSearchTask({ position, method: { by: 'flipside', limit } }), () => {});
  }
}

const discsAt = ({ discs }: OthelloPosition, color: Color): number => {
  const [own, other] = [discs[color].size, discs[opposite(color)].size];
  const empty = own === other ? 0 : 64 - own - other;
  return own > other ? own - other + empty : own - other - empty;
};

const startOf = (opening: Opening): OthelloPosition =>
  opening.moves.reduce(
    (position, move) => (move === 'pass' ? position : (play(position, move) ?? position)),
    STANDARD_START,
  );

/** The result for Black. */
const playGame = (players: ByColor<Side>, opening: Opening, milliseconds: number, seed: number): number => {
  const said: [color: Color, empties: number, score: number][] = [];
  let position = startOf(opening);
  while (!isOver(position)) {
    const { turn } = position;
    const { square, score } = players[turn].move(position, milliseconds, seed);
    if (score !== undefined) said.push([turn, emptySquares(position).size, score]);
    const after = play(position, square);
    if (after === undefined) throw new Error('The engine played an illegal move.');
    position = after;
  }
  for (const [color, empties, score] of said)
    players[color].scores.push([empties, score, discsAt(position, color)]);
  return discsAt(position, 'black');
};

const inPercent = (share: number): string => (PERCENT * share).toFixed(1);

const describe = (results: readonly number[]): string => {
  const points = results.reduce((sum, result) => sum + (Math.sign(result) + 1) / 2, 0);
  const share = points / results.length;
  const { from, to } = confidence(share, results.length);
  const discs = results.reduce((sum, result) => sum + result, 0) / results.length;
  const elo = eloOf(share)?.toFixed(0) ?? '-';
  return `${results.length} games: ${inPercent(share)} % (${inPercent(from)} to ${inPercent(to)}), ${elo} Elo, ${discs.toFixed(2)} discs`;
};

/** Root mean square and mean of a side's scores minus the result of the game. */
const errorsOf = ({ scores }: Side): string =>
  PHASES.map(([least, most]) => {
    const errors = scores
      .filter(([empties]) => empties >= least && empties <= most)
      .map(([, score, result]) => score - result);
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    const square = errors.reduce((sum, error) => sum + error * error, 0) / errors.length;
    return `${least}-${most} ${Math.sqrt(square).toFixed(2)} (${mean.toFixed(2)})`;
  }).join(', ');

/** The mean and maximum time of a side's moves, and the largest overrun of the limit. */
const describeTimes = ({ milliseconds, moves, slowest, latest, openingMoves }: Side): string =>
  `${openingMoves === 0 ? '' : `${openingMoves} other moves in openings, then `}${(milliseconds / moves).toFixed(1)} ms a move, at most ${slowest.toFixed(1)}, ${latest.toFixed(1)} over the limit`;

const OPENINGS = ['xot', 'tournament'] as const;
const TOURNAMENT_PLIES = 8;

/** The start of the game, and the first plies of tournament games, in turn. */
const startsAndTournaments = (data: string, count: number, seed: number): readonly Opening[] =>
  tournamentOpenings(data, Math.ceil(count / 2), TOURNAMENT_PLIES, seed)
    .flatMap(moves => [openingOf([]), openingOf(moves)])
    .slice(0, count);

/** The results of an earlier run. */
const resultsIn = (path: string | undefined): number[] =>
  path !== undefined && existsSync(path)
    ? readFileSync(path, 'utf8').split('\n').filter(Boolean).map(Number)
    : [];

await runTool(OPTIONS, async line => {
  const milliseconds = line.wholeNumber('milliseconds', { from: 1, to: MOST }) ?? 20;
  const games = line.wholeNumber('games', { from: 2, to: MOST }) ?? DEFAULT_GAMES;
  const seed = line.wholeNumber('seed', { from: 0, to: MOST }) ?? DEFAULT_SEED;
  const data = line.text('data') ?? USUAL_DATA;
  const out = line.text('out');
  const open = (name: 'first' | 'second'): Promise<Side> =>
    Side.open(
      line.required(name),
      line.text(`${name}-weights`) ?? WEIGHTS,
      line.choice(`${name}-pace`, PACES) ?? 'limit',
      line.choice(`${name}-begins`, BEGINS) ?? 'search',
    );
  const first = await open('first');
  const second = await open('second');
  first.warmUp();
  second.warmUp();
  const report = (results: readonly number[]): void => {
    console.log(describe(results));
    console.log(`  first ${describeTimes(first)}; second ${describeTimes(second)}`);
  };
  const results = resultsIn(out);
  const note = (result: number): void => {
    results.push(result);
    if (out !== undefined) appendFileSync(out, `${result}\n`);
    if (results.length % REPORTED_GAMES === 0) report(results);
  };
  const openings =
    line.choice('openings', OPENINGS) === 'tournament'
      ? startsAndTournaments(data, games / 2, seed)
      : drawOpenings(STANDARD_START, games / 2, seed);
  for (const [index, opening] of openings.entries()) {
    const gameSeed = MOST * seed + index;
    if (results.length <= 2 * index)
      note(playGame({ black: first, white: second }, opening, milliseconds, gameSeed));
    if (results.length === 2 * index + 1)
      note(0 - playGame({ black: second, white: first }, opening, milliseconds, gameSeed));
  }
  report(results);
  console.log(`errors of the first: ${errorsOf(first)}`);
  console.log(`errors of the second: ${errorsOf(second)}`);
});
