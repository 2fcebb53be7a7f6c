import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { gunzipSync } from 'node:zlib';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { WasmEngine } from '../../src/engine/wasmEngine.ts';
import { type OthelloPosition, play } from '../../src/game/othello/position.ts';
import { makeSquare, type Square } from '../../src/game/square.ts';
import { OpeningBook } from '../../src/openings/book.ts';
import { fromRoot } from '../../tools/paths.ts';
import { runTool } from '../tune/runTool.ts';
import { positionAfter, tournamentOpenings, USUAL_DATA } from '../tune/tournamentOpenings.ts';

/**
 * How many discs a book can save: after each of these tournament openings the engine plays both sides, and
 * one of its first sixteen moves is compared with the move of a search a hundred times as long. Both moves
 * and the best move of the book are judged by equally long searches after them. All by processor time; goes
 * on where it stopped.
 *
 *     nice npx tsx workshop/openings/ceiling.ts --out .cache/ceiling.tsv
 */
const OPTIONS = {
  out: { placeholder: 'FILE', help: 'The file that collects the results.' },
  openings: { placeholder: 'N', help: 'The number of openings.' },
  milliseconds: { placeholder: 'N', help: 'CPU time of a move in the game.' },
  times: { placeholder: 'N', help: 'How many times as long a judgement takes.' },
  data: { placeholder: 'FOLDER', help: 'The folder of the tournament games.' },
  seed: { placeholder: 'N', help: 'The seed for the openings.' },
} as const;

const OPENING_PLIES = 8;
const PLAYED_PLIES = 16;
const MOST = 100_000;
const MICROSECONDS = 1000;

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
};

const openSearch = async () => {
  const host = { now: processorTime, shouldStop: () => false };
  const module = await WebAssembly.compile(await readFile(fromRoot('build', 'engine.wasm')));
  const weights = gunzipSync(await readFile(fromRoot('public', 'assets', 'flipside.weights')));
  const engine = new WasmEngine(module, host, new Uint8Array(weights));
  return (position: OthelloPosition, milliseconds: number) =>
    engine.search(
      makeSearchTask({ position, method: { by: 'flipside', limit: { type: 'time', milliseconds } } }),
      () => {},
    );
};

const after = (position: OthelloPosition, square: Square): OthelloPosition => {
  const next = play(position, square);
  if (next === undefined) throw new Error('An illegal move was chosen.');
  return next;
};

const signed = (before: OthelloPosition, next: OthelloPosition, score: number): number =>
  next.turn === before.turn ? score : -score;

await runTool(OPTIONS, async line => {
  const out = line.required('out');
  const data = line.text('data') ?? USUAL_DATA;
  const count = line.wholeNumber('openings', { from: 1, to: MOST }) ?? 60;
  const milliseconds = line.wholeNumber('milliseconds', { from: 1, to: MOST }) ?? 50;
  const times = line.wholeNumber('times', { from: 1, to: MOST }) ?? 100;
  const seed = line.wholeNumber('seed', { from: 0, to: MOST }) ?? 1;
  const book = OpeningBook.read(
    gunzipSync(readFileSync(fromRoot('public', 'assets', 'openings.book'))),
  ) as OpeningBook;
  const done = new Set(
    existsSync(out)
      ? readFileSync(out, 'utf8')
          .trimEnd()
          .split('\n')
          .map(row => row.split('\t')[0])
      : [],
  );
  const quick = await openSearch();
  const deep = await openSearch();
  for (const [index, opening] of tournamentOpenings(data, count, OPENING_PLIES, seed).entries()) {
    if (done.has(String(index))) continue;
    let position = positionAfter(opening);
    for (let ply = 0; ply < (index * 7) % PLAYED_PLIES; ply++)
      position = after(position, quick(position, milliseconds).square);
    const long = milliseconds * times;
    const chosen = quick(position, milliseconds);
    const best = deep(position, long);
    const here = position;
    const known = new Map<Square, number>();
    const judged = (square: Square): number => {
      const value =
        known.get(square) ?? signed(here, after(here, square), deep(after(here, square), long / 2).score);
      known.set(square, value);
      return value;
    };
    const lossOf = (square: Square): number =>
      square === best.square ? 0 : judged(best.square) - judged(square);
    const [first] = book
      .movesAt(position)
      .filter(({ value }) => value !== undefined)
      .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
    const known0 = book.at(position)?.value;
    const isInside = first !== undefined && (first.value ?? -64) >= (known0 ?? -64);
    const ofBook = isInside ? first.squares[0] : undefined;
    const row = [
      index,
      60 - OPENING_PLIES - ((index * 7) % PLAYED_PLIES),
      makeSquare(chosen.square),
      chosen.depth,
      makeSquare(best.square),
      best.depth,
      lossOf(chosen.square),
      known0 === undefined ? '-' : isInside ? makeSquare(ofBook as Square) : 'out',
      ofBook === undefined ? '-' : lossOf(ofBook),
    ];
    appendFileSync(out, `${row.join('\t')}\n`);
    console.log(row.join('\t'));
  }
});
