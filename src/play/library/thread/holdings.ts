import { Catalog } from '../../../store/library/catalog.ts';
import type { DatabaseOutcome } from '../../../store/library/database.ts';
import type { LibraryEntry, LibraryTag } from '../../../store/library/entry.ts';
import type { LibraryItem } from '../../../store/library/item.ts';
import { PositionIndex } from '../../../store/library/positions.ts';
import type { Shelf } from '../../../store/library/shelf.ts';
import type { LibraryTold } from './calls.ts';

/** Notifies other tabs of changed entries by their ids; undefined means all. */
export interface OtherTabs {
  tell(ids: readonly string[] | undefined): void;
  follow(listener: (ids: readonly string[] | undefined) => void): void;
}

/** With more changed entries than this, reloading all of them is faster. */
const MOST_READ_ALONE = 2000;

export const DONE: DatabaseOutcome<undefined> = { type: 'done', value: undefined };

/** The worker's in-memory view of the database, kept up to date with changes by this and other tabs. */
export class Holdings {
  readonly shelf: Shelf;
  catalog = new Catalog();
  tags: readonly LibraryTag[] = [];
  readonly #tabs: OtherTabs;
  readonly #post: (told: LibraryTold) => void;
  #loaded: Promise<DatabaseOutcome<undefined>> | undefined;
  #positions: Promise<DatabaseOutcome<PositionIndex>> | undefined;
  #index: PositionIndex | undefined;

  constructor(shelf: Shelf, tabs: OtherTabs, post: (told: LibraryTold) => void) {
    this.shelf = shelf;
    this.#tabs = tabs;
    this.#post = post;
    tabs.follow(ids => void this.#follow(ids));
  }

  /** Loads everything unless that has been done. */
  loaded(): Promise<DatabaseOutcome<undefined>> {
    this.#loaded ??= this.#load().then(outcome => {
      if (outcome.type === 'failed') this.#loaded = undefined;
      return outcome;
    });
    return this.#loaded;
  }

  /** Drops the loaded data, so that it is read again. */
  forget(): void {
    this.#loaded = undefined;
    this.#positions = undefined;
    this.#index = undefined;
  }

  /** The positions of all entries, loaded on first use. */
  positions(): Promise<DatabaseOutcome<PositionIndex>> {
    this.#positions ??= this.#readPositions().then(outcome => {
      if (outcome.type === 'failed') this.#positions = undefined;
      return outcome;
    });
    return this.#positions;
  }

  /** Records what this tab has just stored. */
  took(items: readonly Pick<LibraryItem, 'entry' | 'keys'>[]): void {
    if (this.#loaded === undefined) return;
    for (const { entry, keys } of items) this.#index?.put(this.catalog.put(entry), keys);
    if (this.#index === undefined) for (const { entry } of items) this.catalog.put(entry);
  }

  /** Records changed entries whose positions stay the same. */
  changed(entries: readonly LibraryEntry[]): void {
    if (this.#loaded !== undefined) for (const entry of entries) this.catalog.put(entry);
  }

  dropped(ids: readonly string[]): void {
    for (const id of ids) {
      const row = this.catalog.remove(id);
      if (row !== undefined) this.#index?.remove(row);
    }
  }

  /** Why long work was cancelled. */
  cut: 'stopped' | 'unread' | undefined;

  /** Notifies the page and the other tabs of changes by this tab. */
  tell(ids: readonly string[] | undefined): void {
    this.#tabs.tell(ids);
    this.tellPage();
  }

  tellPage(): void {
    this.#post({ type: 'changed', count: this.catalog.size, tags: this.tags });
  }

  progress(told: LibraryTold): void {
    this.#post(told);
  }

  async readTags(): Promise<DatabaseOutcome<undefined>> {
    const outcome = await this.shelf.tags();
    if (outcome.type === 'failed') return outcome;
    this.tags = outcome.value;
    return DONE;
  }

  async #load(): Promise<DatabaseOutcome<undefined>> {
    const catalog = new Catalog();
    const outcome = await this.shelf.list(entries => {
      for (const entry of entries) catalog.put(entry);
    });
    if (outcome.type === 'failed') return outcome;
    this.catalog = catalog;
    this.tags = outcome.value;
    this.#positions = undefined;
    this.#index = undefined;
    return DONE;
  }

  async #readPositions(): Promise<DatabaseOutcome<PositionIndex>> {
    const loaded = await this.loaded();
    if (loaded.type === 'failed') return loaded;
    const index = new PositionIndex();
    // From now on new items are added to the index as well.
    this.#index = index;
    const outcome = await this.shelf.positions(all => {
      for (const { id, keys } of all) {
        const row = this.catalog.rowOf(id);
        if (row !== undefined) index.put(row, keys);
      }
    });
    return outcome.type === 'failed' ? outcome : { type: 'done', value: index };
  }

  /** Handles a change by another tab. */
  async #follow(ids: readonly string[] | undefined): Promise<void> {
    if (this.#loaded === undefined) return;
    await this.#loaded;
    if (ids === undefined || ids.length > MOST_READ_ALONE) {
      this.forget();
      await this.loaded();
    } else await this.#readAgain(ids);
    this.tellPage();
  }

  async #readAgain(ids: readonly string[]): Promise<void> {
    const [entries, positions] = [await this.shelf.entries(ids), await this.shelf.positionsOf(ids)];
    await this.readTags();
    if (entries.type === 'failed' || positions.type === 'failed') return;
    const isThere = new Set(entries.value.map(({ id }) => id));
    this.dropped(ids.filter(id => !isThere.has(id)));
    const keys = new Map(positions.value.map(one => [one.id, one.keys as Uint32Array<ArrayBuffer>]));
    this.took(entries.value.map(entry => ({ entry, keys: keys.get(entry.id) ?? new Uint32Array() })));
  }
}
