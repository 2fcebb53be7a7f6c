import { recordOf } from '../../game/record.ts';
import { ENTRY_KINDS, type LibraryEntry, ownColorIn } from './entry.ts';
import { TERM_FIELDS, TERMS, type Term, type TermField } from './vocabulary.ts';

/** The winner; `none` while the game is unfinished. The catalog stores indices into this list, so append only. */
export const WINNERS = ['none', 'black', 'white', 'draw'] as const;
export const winnerCode = (winner: (typeof WINNERS)[number]): number => WINNERS.indexOf(winner);

/** Numbers terms in the order of their first use. */
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
 * In-memory index of all entries, as columns of numbers: a hundred thousand entries take about thirty megabytes, and a search
 * reads only the columns it needs. An entry keeps its row until it is removed.
 */
export class Catalog {
  readonly terms = new TermList();
  /** By row; undefined if the entry was removed. */
  readonly ids: (string | undefined)[] = [];
  readonly lines: string[] = [];
  readonly plies: number[] = [];
  readonly savedAt: number[] = [];
  readonly kinds: number[] = [];
  readonly winners: number[] = [];
  /** The color of this browser's person, as an index of a winner. */
  readonly own: number[] = [];
  /** The mark of the names file used to find openings, as a term; -1 before that. */
  readonly marks: number[] = [];
  readonly fields: Readonly<Record<TermField, number[]>> = recordOf(TERM_FIELDS, () => []);
  /** The changed rows, in order. */
  readonly #changes: number[] = [];
  readonly #rows = new Map<string, number>();
  readonly #free: number[] = [];

  get size(): number {
    return this.#rows.size;
  }

  /** Incremented by every change. */
  get version(): number {
    return this.#changes.length;
  }

  /** The rows changed since this version. */
  changedSince(version: number): ReadonlySet<number> {
    return new Set(this.#changes.slice(version));
  }

  rowOf(id: string): number | undefined {
    return this.#rows.get(id);
  }

  /** Adds an entry or replaces the one with its id; returns its row. */
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

  /** Removes an entry; returns its former row. */
  remove(id: string): number | undefined {
    const row = this.#rows.get(id);
    if (row === undefined) return undefined;
    this.#rows.delete(id);
    this.ids[row] = undefined;
    this.#free.push(row);
    this.#changes.push(row);
    return row;
  }

  term(field: TermField, row: number): Term {
    return this.terms.all[this.fields[field][row] ?? -1] ?? '';
  }
}
