import { recordOf } from '../../game/record.ts';
import { ENTRY_KINDS, type LibraryEntry, ownColorIn } from './entry.ts';
import { TERM_FIELDS, TERMS, type Term, type TermField } from './vocabulary.ts';

/** Who has won; `none` while the game goes on. A catalog stores the index in this list, so add only at its end. */
export const WINNERS = ['none', 'black', 'white', 'draw'] as const;
export const winnerCode = (winner: (typeof WINNERS)[number]): number => WINNERS.indexOf(winner);

/** The number of a term is its place among all that were met. */
class TermList {
  readonly all: Term[] = [];
  readonly #numbers = new Map<Term, number>();

  numberOf(term: Term): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    this.#numbers.set(term, this.all.length);
    return this.all.push(term) - 1;
  }
}

/**
 * What all entries are found and sorted by, as columns of numbers: a hundred thousand entries take some thirty megabytes, and
 * a search reads only the columns it needs. A row keeps its place until its entry is removed.
 */
export class Catalog {
  readonly terms = new TermList();
  /** By row; undefined where an entry was removed. */
  readonly ids: (string | undefined)[] = [];
  readonly lines: string[] = [];
  readonly plies: number[] = [];
  readonly savedAt: number[] = [];
  readonly kinds: number[] = [];
  readonly winners: number[] = [];
  /** The color that the person of this browser played, as a winner. */
  readonly own: number[] = [];
  /** The mark of the file in which openings were looked up, as a term; -1 if they were not. */
  readonly marks: number[] = [];
  readonly fields: Readonly<Record<TermField, number[]>> = recordOf(TERM_FIELDS, () => []);
  /** The rows that were changed, in the order of the changes. */
  readonly #changes: number[] = [];
  readonly #rows = new Map<string, number>();
  readonly #free: number[] = [];

  get size(): number {
    return this.#rows.size;
  }

  /** Another number after every change. */
  get version(): number {
    return this.#changes.length;
  }

  /** The rows that have changed since the catalog had another version. */
  changedSince(version: number): ReadonlySet<number> {
    return new Set(this.#changes.slice(version));
  }

  rowOf(id: string): number | undefined {
    return this.#rows.get(id);
  }

  /** Puts an entry in, or in place of the one with its id; returns its row. */
  put(entry: LibraryEntry): number {
    const row = this.#rows.get(entry.id) ?? this.#free.pop() ?? this.ids.length;
    this.#rows.set(entry.id, row);
    this.ids[row] = entry.id;
    this.lines[row] = entry.line;
    this.plies[row] = entry.plies;
    this.savedAt[row] = entry.savedAt;
    this.kinds[row] = ENTRY_KINDS.indexOf(entry.kind);
    this.winners[row] = winnerCode(entry.result?.winner ?? 'none');
    this.own[row] = winnerCode(ownColorIn(entry) ?? 'none');
    this.marks[row] = entry.openings === undefined ? -1 : this.terms.numberOf(`mark:${entry.openings.mark}`);
    for (const name of TERM_FIELDS) this.fields[name][row] = this.terms.numberOf(TERMS[name](entry));
    this.#changes.push(row);
    return row;
  }

  /** Takes an entry out; returns the row that it had. */
  remove(id: string): number | undefined {
    const row = this.#rows.get(id);
    if (row === undefined) return undefined;
    this.#rows.delete(id);
    this.ids[row] = undefined;
    this.#free.push(row);
    this.#changes.push(row);
    return row;
  }

  /** The term of an entry in a field. */
  term(field: TermField, row: number): Term {
    return this.terms.all[this.fields[field][row] ?? -1] ?? '';
  }
}
