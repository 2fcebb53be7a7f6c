import { folded, hasWord } from '../../formats/words.ts';
import { haveSameContent, ownIn } from '../../game/record.ts';
import { type Catalog, winnerCode } from './catalog.ts';
import { ENTRY_KINDS, type LibraryTag } from './entry.ts';
import { Ordering } from './ordering.ts';
import { type Facets, type LibraryQuery, type ResultFilter, UNTAGGED } from './query.ts';
import { partsOf, restOf, spoken, type Term, type TermField, type Vocabulary } from './vocabulary.ts';

/** The fields of the text search; an opponent is one of the two players. */
const SEARCHED = ['title', 'black', 'white', 'game', 'event', 'place', 'date', 'openings', 'tags'] as const;

/** What searches need besides the catalog. */
export interface Speech {
  readonly vocabulary: Vocabulary;
  readonly tags: readonly LibraryTag[];
}

/** Whether a date, perhaps only a year, is within this range. */
const isBetween = (date: string, from: string, to: string): boolean =>
  (from === '' || date >= from.slice(0, date.length)) &&
  (to === '' || date.slice(0, to.length) <= to.slice(0, date.length));

type Test = (row: number) => boolean;

const ended = ({ winners, own }: Catalog, result: ResultFilter): Test => {
  const [none, black, white, draw] = (['none', 'black', 'white', 'draw'] as const).map(winnerCode);
  const isDecided: Test = row => own[row] !== none && winners[row] !== none && winners[row] !== draw;
  const tests: Readonly<Record<ResultFilter, Test>> = {
    won: row => isDecided(row) && winners[row] === own[row],
    lost: row => isDecided(row) && winners[row] !== own[row],
    drawn: row => winners[row] === draw,
    black: row => winners[row] === black,
    white: row => winners[row] === white,
    open: row => winners[row] === none,
  };
  return tests[result];
};

const contentOf = (facets: Facets): readonly unknown[] => Object.values(facets).map(part => [...part]);

/** Searches and sorts a catalog in the page's language. Results per term and row are cached until the catalog changes. */
export class Choosing {
  readonly #catalog: Catalog;
  readonly #names: ReadonlyMap<string, string>;
  readonly #vocabulary: Vocabulary;
  readonly #collator: Intl.Collator;
  /** Searchable texts of terms, computed on first use. */
  readonly #texts: string[] = [];
  readonly #ordering: Ordering;
  #facets: { readonly version: number; readonly of: Facets } | undefined;

  constructor(catalog: Catalog, { vocabulary, tags }: Speech) {
    this.#catalog = catalog;
    this.#vocabulary = vocabulary;
    this.#names = new Map(tags.map(({ id, name }) => [id, name]));
    this.#collator = new Intl.Collator(vocabulary.locale, { numeric: true });
    this.#ordering = new Ordering(catalog, vocabulary, this.#collator);
  }

  /** The rows that match a query, in its order. */
  rows(query: LibraryQuery): readonly number[] {
    const tests = this.#testsOf(query);
    const order = this.#ordering.rows(query.sort);
    return tests.length === 0 ? order : order.filter(row => tests.every(test => test(row)));
  }

  /** The same object as long as the counts are the same. */
  facets(): Facets {
    const { version } = this.#catalog;
    if (this.#facets?.version !== version) {
      const counted = this.#countFacets();
      const known = this.#facets?.of;
      const isKnown = known && haveSameContent(contentOf(counted), contentOf(known));
      this.#facets = { version, of: isKnown ? known : counted };
    }
    return this.#facets.of;
  }

  #countFacets(): Facets {
    const { fields, ids, terms } = this.#catalog;
    const count = (field: TermField): ReadonlyMap<Term, number> => {
      const column = fields[field];
      const counts = new Uint32Array(terms.all.length);
      for (let row = 0; row < ids.length; row++)
        if (ids[row] !== undefined) counts[column[row] ?? 0] = (counts[column[row] ?? 0] ?? 0) + 1;
      return new Map(
        terms.all.flatMap((term, number) => {
          const times = counts[number] ?? 0;
          return times > 0 ? [[term, times]] : [];
        }),
      );
    };
    const tagged = new Map<string, number>();
    for (const [term, times] of count('tags')) {
      const tags = partsOf(term);
      for (const tag of tags.length === 0 ? [UNTAGGED] : tags)
        tagged.set(tag, (tagged.get(tag) ?? 0) + times);
    }
    const codes = new Set([...count('openings').keys()].flatMap(partsOf));
    const openings = new Set(
      [...codes].map(code => ownIn(this.#vocabulary.openings, code) ?? '').filter(Boolean),
    );
    return { tagged, openings: [...openings].sort(this.#collator.compare) };
  }

  #testsOf({ game, kind, result, from, to, opening, tag, text }: LibraryQuery): readonly Test[] {
    const catalog = this.#catalog;
    const words = folded(text).split(/\s+/).filter(Boolean);
    const tests: readonly (Test | false | undefined)[] = [
      game !== undefined && this.#where('game', term => restOf(term) === game),
      kind !== undefined && (row => catalog.kinds[row] === ENTRY_KINDS.indexOf(kind)),
      result && ended(catalog, result),
      (from !== '' || to !== '') && this.#where('date', term => isBetween(restOf(term), from, to)),
      opening !== undefined && this.#where('openings', term => this.#openingsIn(term).includes(opening)),
      tag !== undefined &&
        this.#where('tags', term => (tag === UNTAGGED ? restOf(term) === '' : partsOf(term).includes(tag))),
      ...words.map(word => this.#saying(word)),
    ];
    return tests.filter(test => typeof test === 'function');
  }

  #openingsIn(term: Term): readonly string[] {
    return partsOf(term).map(code => ownIn(this.#vocabulary.openings, code) ?? '');
  }

  /** Tests whether a row's term in a field matches; each term is tested once. */
  #where(field: TermField, fits: (term: Term) => boolean): Test {
    const { fields, terms } = this.#catalog;
    const column = fields[field];
    const known = new Int8Array(terms.all.length);
    return row => {
      const term = column[row] ?? 0;
      if (known[term] === 0) known[term] = fits(terms.all[term] ?? '') ? 1 : -1;
      return known[term] === 1;
    };
  }

  /** Tests whether a word of the row's texts, or its moves, starts with this. */
  #saying(word: string): Test {
    const { fields, terms, lines } = this.#catalog;
    const has = Uint8Array.from(terms.all, (_, term) => Number(hasWord(this.#text(term), word)));
    const columns = SEARCHED.map(name => fields[name]);
    const mayBeMoves = /^[a-h1-8-]+$/.test(word);
    return row => {
      for (const column of columns) if (has[column[row] ?? 0] === 1) return true;
      return mayBeMoves && (lines[row]?.includes(word) ?? false);
    };
  }

  #text(term: number): string {
    const known = this.#texts[term];
    if (known !== undefined) return known;
    const text = folded(spoken(this.#catalog.terms.all[term] ?? '', this.#vocabulary, this.#names));
    this.#texts[term] = text;
    return text;
  }
}
