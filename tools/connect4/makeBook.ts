import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { walkBook, writeChoice } from '../../src/engine/connect4/book.ts';
import { type Columns, keyOf } from '../../src/engine/connect4/columns.ts';
import { fromRoot } from '../paths.ts';
import { BookSolver } from './bookSolver.ts';

/**
 * Finds the moves of Connect Four's book: `npx tsx tools/connect4/makeBook.ts`. For each side it follows what the book
 * plays and whatever the other side may answer, down to positions that the engine solves by itself in no time. What
 * is found is kept in `build/connect4Book.jsonl`, where a run that was stopped goes on. In the end, and at once with
 * `--write`, the book is written as far as it is found.
 */
const LOG = fromRoot('build', 'connect4Book.jsonl');
const BOOK = fromRoot('src', 'engine', 'connect4', 'bookChoices.ts');
const LINE_LENGTH = 100;

/** What the engine solves by itself with fewer positions needs no book. */
const EASY_NODES = 2e6;
const EASY_BITS = 22;
const LARGE_BITS = 26;
/** How far it looks where all is lost, to make it hard all the same. */
const LOST_DEPTH = 16;

interface Entry {
  readonly key: number;
  /** Columns to choose from; none: the engine finds out by itself. */
  readonly choice: readonly number[];
  readonly outcome: number;
}

const readLog = (): readonly Entry[] => {
  mkdirSync(fromRoot('build'), { recursive: true });
  if (!existsSync(LOG)) return [];
  const lines = readFileSync(LOG, 'utf8').trimEnd().split('\n');
  return lines.map(line => JSON.parse(line) as Entry);
};

const entries = new Map(readLog().map(entry => [entry.key, entry]));

const find = (solver: BookSolver, columns: Columns): Omit<Entry, 'key'> => {
  const easy = new BookSolver(EASY_BITS).decide(columns, EASY_NODES);
  if (easy !== undefined) return { choice: [], outcome: easy.outcome };
  const decision = solver.decide(columns, Number.POSITIVE_INFINITY);
  if (decision === undefined) throw new Error('A search without a limit did not end.');
  const { column, outcome } = decision;
  return { choice: [outcome < 0 ? solver.lookAhead(columns, LOST_DEPTH) : column], outcome };
};

const complete = (): void => {
  const solver = new BookSolver(LARGE_BITS);
  walkBook(columns => {
    const key = keyOf(columns);
    const entry = entries.get(key) ?? { key, ...find(solver, columns) };
    if (!entries.has(key)) appendFileSync(LOG, `${JSON.stringify(entry)}\n`);
    entries.set(key, entry);
    return entry.choice;
  });
};

const writeBook = (): void => {
  let digits = '';
  walkBook(columns => {
    const choice = entries.get(keyOf(columns))?.choice ?? [];
    digits += writeChoice(choice);
    return choice;
  });
  const lines = digits.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'g')) ?? [];
  const text = lines.map(line => `  '${line}',`).join('\n');
  writeFileSync(
    BOOK,
    `/** Made by tools/connect4/makeBook.ts, read by book.ts. */\nexport const BOOK_CHOICES = [\n${text}\n].join('');\n`,
  );
  console.log(`${digits.length / 2} positions`);
};

if (!process.argv.includes('--write')) complete();
writeBook();
