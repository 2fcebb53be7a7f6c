import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { type Columns, columnsKey } from '../../../src/game/connect4/columns.ts';
import { walkBook } from '../../../src/opponents/connect4/book.ts';
import { BookSolver } from '../../../testkit/engine/connect4Solver.ts';
import { fromRoot } from '../../../tools/paths.ts';

/**
 * Finds the moves of the Connect Four book: `npx tsx workshop/train/connect4/makeBook.ts`. For each side it follows what the book
 * plays and every answer of the other side, down to positions that the engine solves quickly by itself. Results
 * go to `build/connect4Book.jsonl`, from which a stopped run continues. At the end, or at once with
 * `--write`, the book is written with all results so far.
 */
const LOG = fromRoot('build', 'connect4Book.jsonl');
const BOOK = fromRoot('src', 'opponents', 'connect4', 'bookChoices.ts');
const LINE_LENGTH = 100;

/** Positions that the engine solves within this many nodes need no book. */
const EASY_NODES = 2e6;
const EASY_BITS = 22;
const LARGE_BITS = 26;
/** Search depth in lost positions, to choose the move that makes winning hardest. */
const LOST_DEPTH = 16;

interface Entry {
  readonly key: number;
  /** Columns to choose from; empty if the engine finds the move by itself. */
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
    const key = columnsKey(columns);
    const entry = entries.get(key) ?? { key, ...find(solver, columns) };
    if (!entries.has(key)) appendFileSync(LOG, `${JSON.stringify(entry)}\n`);
    entries.set(key, entry);
    return entry.choice;
  });
};

/** Columns as two hexadecimal digits, with a bit for each. */
const digitsOf = (columns: readonly number[]): string =>
  columns
    .reduce((bits, column) => bits | (1 << column), 0)
    .toString(16)
    .padStart(2, '0');

const writeBook = (): void => {
  let digits = '';
  walkBook(columns => {
    const choice = entries.get(columnsKey(columns))?.choice ?? [];
    digits += digitsOf(choice);
    return choice;
  });
  const lines = digits.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'g')) ?? [];
  const text = lines.map(line => `  '${line}',`).join('\n');
  writeFileSync(
    BOOK,
    `/** Made by workshop/train/connect4/makeBook.ts, read by book.ts. */\nexport const BOOK_CHOICES = [\n${text}\n].join('');\n`,
  );
  console.log(`${digits.length / 2} positions`);
};

if (!process.argv.includes('--write')) complete();
writeBook();
