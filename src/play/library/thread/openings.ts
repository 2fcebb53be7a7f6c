import { STANDARD_START } from '../../../game/othello/position.ts';
import { KEY_WORDS, keyNumber, positionKey } from '../../../game/positionKey.ts';
import { parseTranscript, replay } from '../../../game/transcript.ts';
import type { LibraryEntry } from '../../../store/library/entry.ts';
import type { LibraryItem } from '../../../store/library/item.ts';
import type { NamedPositions } from './calls.ts';
import type { Holdings } from './holdings.ts';

/** Entries per write. */
const WRITTEN_AT_ONCE = 250;

interface Known {
  readonly mark: string;
  /** By the number of a position's key. */
  readonly codes: ReadonlyMap<number, string>;
  readonly mostPlies: number;
}

const knownFrom = ({ mark, openings }: NamedPositions): Known => {
  const codes = new Map<number, string>();
  let mostPlies = 0;
  for (const [text, code] of openings) {
    const played = replay(STANDARD_START, parseTranscript(text) ?? []);
    const last = played.type === 'legal' ? played.positions.at(-1) : undefined;
    if (last !== undefined) codes.set(keyNumber(positionKey(last)), code);
    if (played.type === 'legal') mostPlies = Math.max(mostPlies, played.positions.length - 1);
  }
  return { mark, codes, mostPlies };
};

/** The codes of the openings on a main line. Its positions come first in `keys`. */
const codesIn = ({ codes, mostPlies }: Known, keys: Uint32Array, plies: number): readonly string[] => {
  const found: string[] = [];
  for (let ply = 0; ply <= Math.min(mostPlies, plies); ply++) {
    const at = ply * KEY_WORDS;
    const code = codes.get(keyNumber([keys[at] ?? 0, keys[at + 1] ?? 0]));
    if (code !== undefined) found.push(code);
  }
  return found;
};

/** Only Othello on 8x8 has named openings. */
const mayHaveNames = ({ game, size }: LibraryEntry): boolean => game === 'othello' && size === '8x8';

/**
 * Finds the openings of entries once the names are loaded, and stores them with the entries. The mark of the names file changes
 * with its content, and entries with an old mark are processed again.
 */
export class OpeningFinder {
  readonly #holdings: Holdings;
  #known: Known | undefined;
  #isBusy = false;
  /** Entries that have no openings or could not be written; not tried again. */
  readonly #tried = new Set<string>();

  constructor(holdings: Holdings) {
    this.#holdings = holdings;
  }

  name(named: NamedPositions): void {
    if (named.mark !== this.#known?.mark) {
      this.#known = knownFrom(named);
      this.#tried.clear();
    }
    void this.find();
  }

  /** The item with its openings, if the names are loaded. */
  readonly named = (item: LibraryItem): LibraryItem => {
    const { entry, keys } = item;
    if (this.#known === undefined || !mayHaveNames(entry) || entry.openings?.mark === this.#known.mark)
      return item;
    const codes = codesIn(this.#known, keys, entry.plies);
    return { ...item, entry: { ...entry, openings: { mark: this.#known.mark, codes } } };
  };

  /** Finds the openings of all entries that lack them. */
  async find(): Promise<void> {
    if (this.#known === undefined || this.#isBusy) return;
    this.#isBusy = true;
    const loaded = await this.#holdings.loaded();
    const lacking = loaded.type === 'done' ? this.#lacking(this.#known) : [];
    for (let from = 0; from < lacking.length; from += WRITTEN_AT_ONCE) {
      const isDone = await this.#findSome(this.#known, lacking.slice(from, from + WRITTEN_AT_ONCE));
      if (!isDone) break;
    }
    this.#isBusy = false;
    if (lacking.length > 0) this.#holdings.tell(lacking);
  }

  #lacking({ mark }: Known): readonly string[] {
    const { ids, marks, terms, fields } = this.#holdings.catalog;
    const here = terms.numberOf(`mark:${mark}`);
    const othello = terms.numberOf('game:othello');
    return ids.flatMap((id, row) =>
      id !== undefined && marks[row] !== here && fields.game[row] === othello && !this.#tried.has(id)
        ? [id]
        : [],
    );
  }

  async #findSome(known: Known, ids: readonly string[]): Promise<boolean> {
    const { shelf } = this.#holdings;
    for (const id of ids) this.#tried.add(id);
    const positions = await shelf.positionsOf(ids);
    if (positions.type === 'failed') return false;
    const keys = new Map(positions.value.map(one => [one.id, one.keys]));
    const outcome = await shelf.change(ids, entry => {
      const codes = mayHaveNames(entry)
        ? codesIn(known, keys.get(entry.id) ?? new Uint32Array(), entry.plies)
        : [];
      return { ...entry, openings: { mark: known.mark, codes } };
    });
    if (outcome.type === 'failed') return false;
    this.#holdings.changed(outcome.value);
    return true;
  }
}
