import {
  type Columns,
  canonical,
  columnsKey,
  columnsOf,
  dropped,
  EMPTY_COLUMNS,
  mirrorImage,
} from '../../game/connect4/columns.ts';
import type { Connect4Position } from '../../game/connect4/position.ts';
import { BOOK_CHOICES } from './bookChoices.ts';

/**
 * The opening book: for positions too slow to search, the columns that a side may play, if it has played by
 * the book from the start. The positions follow from the choices, so only the choices are stored, in order.
 */
type Choice = readonly number[];

const DIGITS = 2;
const HEXADECIMAL = 16;

const isEven = (columns: Columns): boolean => columnsKey(columns) === columnsKey(mirrorImage(columns));

const after = (columns: Columns): readonly Columns[] =>
  columns.flatMap((_, column) => {
    const next = dropped(columns, column);
    return next === undefined ? [] : [next];
  });

/**
 * Visits the positions of the book in its order, starting with the first turn of each side. `choose` returns
 * the book's columns; the walk continues with every reply to them. Mirror images are visited once.
 */
export const walkBook = (choose: (columns: Columns) => Choice): void => {
  const waiting: Columns[] = [EMPTY_COLUMNS, ...after(EMPTY_COLUMNS)];
  const seen = new Set<number>();
  for (const position of waiting) {
    const columns = canonical(position);
    const key = columnsKey(columns);
    if (seen.has(key)) continue;
    seen.add(key);
    for (const column of choose(columns)) waiting.push(...after(dropped(columns, column) ?? columns));
  }
};

/** Reads two hexadecimal digits, with a bit for each column. */
const readChoice = (digits: string): Choice => {
  const bits = Number.parseInt(digits, HEXADECIMAL) || 0;
  return EMPTY_COLUMNS.flatMap((_, column) => (((bits >> column) & 1) === 0 ? [] : [column]));
};

const readBook = (): ReadonlyMap<number, Choice> => {
  const book = new Map<number, Choice>();
  let place = 0;
  walkBook(columns => {
    const choice = readChoice(BOOK_CHOICES.slice(place, place + DIGITS));
    place += DIGITS;
    if (choice.length > 0) book.set(columnsKey(columns), choice);
    return choice;
  });
  return book;
};

let book: ReadonlyMap<number, Choice> | undefined;

const inMirror = (choice: Choice): Choice => choice.map(column => EMPTY_COLUMNS.length - 1 - column);

/** The equally good columns that the book plays; empty if it has no entry. */
export const bookColumns = (position: Connect4Position): Choice => {
  book ??= readBook();
  const columns = columnsOf(position);
  const choice = book.get(columnsKey(canonical(columns))) ?? [];
  if (isEven(columns)) return [...new Set([...choice, ...inMirror(choice)])];
  return canonical(columns) === columns ? choice : inMirror(choice);
};
