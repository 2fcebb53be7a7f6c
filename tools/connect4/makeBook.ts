import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { type Columns, canonical, dropped, EMPTY_COLUMNS, keyOf } from '../../src/engine/connect4/columns.ts';
import { fromRoot } from '../paths.ts';
import { BookSolver } from './bookSolver.ts';

/**
 * Finds the moves of Connect Four's book: `npx tsx tools/connect4/makeBook.ts`. For each side it follows what the book
 * plays and whatever the other side may answer, down to positions that the engine solves by itself in no time. What
 * is found is kept in `build/connect4Book.jsonl`, where a run that was stopped goes on.
 */
const LOG = fromRoot('build', 'connect4Book.jsonl');
/** What the engine solves by itself with fewer positions needs no book. */
const EASY_NODES = 8e6;
const EASY_BITS = 22;
const LARGE_BITS = 26;
const LOST_DEPTH = 16;

interface Entry {
  readonly key: number;
  /** A bit for each column to choose from; none: the engine finds out by itself. */
  readonly choice: number;
  readonly outcome: number;
}

const entries = new Map<number, Entry>();
const solver = new BookSolver(LARGE_BITS);

const restore = (): void => {
  mkdirSync(fromRoot('build'), { recursive: true });
  if (!existsSync(LOG)) return;
  for (const line of readFileSync(LOG, 'utf8').trimEnd().split('\n')) {
    const entry = JSON.parse(line) as Entry;
    entries.set(entry.key, entry);
  }
};

const found = (columns: Columns): Omit<Entry, 'key'> => {
  const easy = new BookSolver(EASY_BITS).decide(columns, EASY_NODES);
  if (easy !== undefined) return { choice: 0, outcome: easy.outcome };
  const decision = solver.decide(columns, Number.POSITIVE_INFINITY);
  if (decision === undefined) throw new Error('A search without a limit did not end.');
  const { column, outcome } = decision;
  return { choice: 1 << (outcome < 0 ? solver.lookAhead(columns, LOST_DEPTH) : column), outcome };
};

const entryOf = (columns: Columns): Entry => {
  const key = keyOf(columns);
  const known = entries.get(key);
  if (known !== undefined) return known;
  const entry = { key, ...found(columns) };
  entries.set(key, entry);
  appendFileSync(LOG, `${JSON.stringify(entry)}\n`);
  return entry;
};

const after = (columns: Columns): readonly Columns[] =>
  columns.flatMap((_, column) => {
    const next = dropped(columns, column);
    return next === undefined ? [] : [next];
  });

const seen = new Set<number>();

const follow = (position: Columns): void => {
  const columns = canonical(position);
  if (seen.has(keyOf(columns))) return;
  seen.add(keyOf(columns));
  const { choice } = entryOf(columns);
  for (let column = 0; column < columns.length; column++) {
    if (((choice >> column) & 1) === 0) continue;
    for (const next of after(dropped(columns, column) ?? columns)) follow(next);
  }
};

restore();
follow(EMPTY_COLUMNS);
for (const first of after(EMPTY_COLUMNS)) follow(first);
console.log(`${entries.size} positions`);
