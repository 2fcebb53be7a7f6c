import { haveSameContent } from '../../game/record.ts';
import type { DatabaseTrouble, Outcome } from '../../store/library/database.ts';
import type { LibraryEntry, LibraryTag } from '../../store/library/entry.ts';
import type { LibraryItem } from '../../store/library/item.ts';
import type { PutOptions } from '../../store/library/shelf.ts';
import type { PlayContext } from '../context.ts';
import type { Added } from './libraryPlay.ts';

const byName = (a: LibraryTag, b: LibraryTag): number => a.name.localeCompare(b.name);

/** With this many changed entries it is quicker to read all of them again. */
const MOST_READ_ALONE = 2000;

/** Keeps what the page knows of the library the same as what the database has, here and in other tabs. */
export class Holding {
  onChange = (): void => undefined;
  readonly #context: PlayContext;
  #last: Promise<unknown> = Promise.resolve();

  constructor(context: PlayContext) {
    this.#context = context;
    context.library.tabs.follow(ids => void this.#follow(ids));
  }

  /** Reads everything; false if the database cannot be used. */
  read(): Promise<boolean> {
    return this.#inTurn(() => this.#readAll());
  }

  async #readAll(): Promise<boolean> {
    const { state } = this.#store.getState();
    this.#store.setState({ state: state === 'unopened' ? 'loading' : state, trouble: undefined });
    const entries = new Map<string, LibraryEntry>();
    const outcome = await this.#shelf.list(read => {
      for (const entry of read) entries.set(entry.id, entry);
    });
    if (outcome.type === 'failed') {
      this.#store.setState({ state: 'unopened', trouble: outcome.trouble });
      return false;
    }
    this.#store.setState({ state: 'ready', entries });
    this.#showTags(outcome.value);
    this.#dropSelection();
    return true;
  }

  /** These have been written or deleted by this tab. */
  changed(ids: readonly string[] | undefined): void {
    this.#context.library.tabs.tell(ids);
    void this.#follow(ids);
  }

  /** These are stored so now, by this tab. */
  show(changed: readonly LibraryEntry[]): void {
    this.#context.library.tabs.tell(changed.map(({ id }) => id));
    void this.#inTurn(async () =>
      this.#store.setState(now => {
        const entries = new Map(now.entries);
        for (const entry of changed) if (entries.has(entry.id)) entries.set(entry.id, entry);
        return { entries };
      }),
    );
  }

  settle<T>(outcome: Outcome<T>, then: (value: T) => void): void {
    if (outcome.type === 'failed') this.fail(outcome.trouble);
    else then(outcome.value);
  }

  fail(trouble: DatabaseTrouble): void {
    this.#store.setState({ trouble });
  }

  /** Puts items in, and tells how many of them were new; what comes of it is shown by `changed`. */
  async add(
    items: readonly LibraryItem[],
    tags: readonly LibraryTag[],
    options: PutOptions = {},
  ): Promise<Added> {
    const ids = [...new Set(items.map(({ entry }) => entry.id))];
    const before = await this.#shelf.entries(ids);
    if (before.type === 'failed') return this.#failed(before.trouble);
    const outcome = await this.#shelf.put(items, { ...options, keeps: true, tags });
    if (outcome.type === 'failed') return this.#failed(outcome.trouble);
    const known = before.value.length;
    return { type: 'added', added: ids.length - known, known };
  }

  #failed(trouble: DatabaseTrouble): Added {
    this.fail(trouble);
    return { type: 'failed', trouble };
  }

  /** Reads again what has changed, if the library has been read at all. */
  async #follow(ids: readonly string[] | undefined): Promise<void> {
    if (this.#store.getState().state === 'unopened') return;
    const isMuch = ids === undefined || ids.length > MOST_READ_ALONE;
    await this.#inTurn<unknown>(() => (isMuch ? this.#readAll() : this.#readSome(ids)));
    this.onChange();
  }

  async #readSome(ids: readonly string[]): Promise<void> {
    const outcome = await this.#shelf.entries(ids);
    const tags = await this.#shelf.tags();
    this.settle(tags, read => this.#showTags(read));
    this.settle(outcome, found =>
      this.#store.setState(now => {
        const entries = new Map(now.entries);
        const isThere = new Set(found.map(({ id }) => id));
        for (const id of ids) if (!isThere.has(id)) entries.delete(id);
        for (const entry of found) entries.set(entry.id, entry);
        return { entries };
      }),
    );
    this.#dropSelection();
  }

  /** One after the other, so that what was read earlier never replaces what is newer. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** The same tags stay the same to those who compare, so that nothing is worked out again for them. */
  #showTags(read: readonly LibraryTag[]): void {
    const tags = [...read].sort(byName);
    const { tags: shown } = this.#store.getState();
    if (!haveSameContent(tags, shown)) this.#store.setState({ tags });
  }

  /** What is gone cannot stay selected. */
  #dropSelection(): void {
    this.#store.setState(({ selected, entries }) => {
      const left = [...selected].filter(id => entries.has(id));
      return left.length === selected.size ? {} : { selected: new Set(left) };
    });
  }

  get #store() {
    return this.#context.stores.library;
  }

  get #shelf() {
    return this.#context.library.shelf;
  }
}
