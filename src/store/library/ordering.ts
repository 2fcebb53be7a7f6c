import type { Catalog } from './catalog.ts';
import type { Sort } from './query.ts';
import { spoken, type TermField, type Vocabulary } from './vocabulary.ts';

type Compare = (one: number, other: number) => number;

/** Up to this many changed rows are inserted one by one; otherwise all are sorted again. */
const FEW = 500;

const byCodes = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Insertion index of a row in a sorted list. */
const placeIn = (rows: readonly number[], row: number, compare: Compare): number => {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(rows[middle] ?? 0, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Caches all rows of a catalog in every order requested. Small changes move only the changed rows. */
export class Ordering {
  readonly #catalog: Catalog;
  readonly #vocabulary: Vocabulary;
  readonly #collator: Intl.Collator;
  readonly #orders = new Map<Sort, { readonly version: number; readonly rows: readonly number[] }>();

  constructor(catalog: Catalog, vocabulary: Vocabulary, collator: Intl.Collator) {
    this.#catalog = catalog;
    this.#vocabulary = vocabulary;
    this.#collator = collator;
  }

  rows(sort: Sort): readonly number[] {
    const known = this.#orders.get(sort);
    const { version } = this.#catalog;
    if (known?.version === version) return known.rows;
    const changed = known && this.#catalog.changedSince(known.version);
    const rows =
      known === undefined || changed === undefined || changed.size > FEW
        ? this.#sorted(known?.rows ?? [], this.#comparing(sort, false))
        : this.#moved(known.rows, changed, this.#comparing(sort, true));
    this.#orders.set(sort, { version, rows });
    return rows;
  }

  #moved(before: readonly number[], changed: ReadonlySet<number>, compare: Compare): readonly number[] {
    const { ids } = this.#catalog;
    const hasMoved = new Uint8Array(ids.length);
    for (const row of changed) hasMoved[row] = 1;
    const rows = before.filter(row => hasMoved[row] === 0);
    for (const row of changed) if (ids[row] !== undefined) rows.splice(placeIn(rows, row, compare), 0, row);
    return rows;
  }

  /** The rows already sorted come first, which makes sorting fast after a library has grown. */
  #sorted(before: readonly number[], compare: Compare): readonly number[] {
    const { ids } = this.#catalog;
    const isIn = new Uint8Array(ids.length);
    const rows = before.filter(row => ids[row] !== undefined);
    for (const row of rows) isIn[row] = 1;
    for (let row = 0; row < ids.length; row++) if (isIn[row] === 0 && ids[row] !== undefined) rows.push(row);
    return rows.sort(compare);
  }

  #comparing(sort: Sort, areFew: boolean): Compare {
    const { savedAt, ids, plies } = this.#catalog;
    const at = (column: readonly number[], row: number): number => column[row] ?? 0;
    const byDate = this.#comparingBy('date', byCodes, areFew);
    const newest: Compare = (a, b) =>
      byDate(b, a) || at(savedAt, b) - at(savedAt, a) || ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1);
    const byName =
      sort === 'opponent' ? this.#comparingBy('opponent', this.#collator.compare, areFew) : byDate;
    const orders: Readonly<Record<Sort, Compare>> = {
      newest,
      oldest: (a, b) => newest(b, a),
      changed: (a, b) => at(savedAt, b) - at(savedAt, a) || newest(a, b),
      longest: (a, b) => at(plies, b) - at(plies, a) || newest(a, b),
      shortest: (a, b) => at(plies, a) - at(plies, b) || newest(a, b),
      opponent: (a, b) => byName(a, b) || newest(a, b),
    };
    return orders[sort];
  }

  /** Compares rows by the text of a field; for many comparisons the terms are ranked first. */
  #comparingBy(field: TermField, compare: (one: string, other: string) => number, areFew: boolean): Compare {
    const column = this.#catalog.fields[field];
    if (areFew) return (a, b) => compare(this.#text(column[a] ?? 0), this.#text(column[b] ?? 0));
    const ranks = this.#ranks(column, compare);
    return (a, b) => (ranks[column[a] ?? 0] ?? 0) - (ranks[column[b] ?? 0] ?? 0);
  }

  #text(term: number): string {
    return spoken(this.#catalog.terms.all[term] ?? '', this.#vocabulary);
  }

  /** The rank of each term of a column in text order; equal for equal texts. */
  #ranks(column: readonly number[], compare: (one: string, other: string) => number): Int32Array {
    const texts = [...new Set(column)].map(term => ({ term, text: this.#text(term) }));
    texts.sort((one, other) => compare(one.text, other.text));
    const ranks = new Int32Array(this.#catalog.terms.all.length);
    let rank = 0;
    for (const [index, { term, text }] of texts.entries()) {
      if (index > 0 && compare(texts[index - 1]?.text ?? '', text) !== 0) rank++;
      ranks[term] = rank;
    }
    return ranks;
  }
}
