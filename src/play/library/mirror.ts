import { haveSameContent } from '../../game/record.ts';
import type { DatabaseOutcome, DatabaseTrouble } from '../../store/library/database.ts';
import type { LibraryTag } from '../../store/library/entry.ts';
import type { PlayContext } from '../context.ts';

const byName = (a: LibraryTag, b: LibraryTag): number => a.name.localeCompare(b.name);

/** Keeps the page's view of the library in step with the database, including changes by other tabs. */
export class LibraryMirror {
  onChange = (): void => undefined;
  readonly #context: PlayContext;

  constructor(context: PlayContext) {
    this.#context = context;
    context.library.thread.onTold = told => {
      if (told.type === 'progress')
        this.#store.setState(({ work }) => (work === undefined ? {} : { work: told.work }));
      else void this.#follow(told.count, told.tags);
    };
  }

  /** Loads everything; false if the database cannot be used. */
  async read(): Promise<boolean> {
    const { state } = this.#store.getState();
    this.#store.setState({ state: state === 'unopened' ? 'loading' : state, trouble: undefined });
    const outcome = await this.#thread.call('load');
    if (outcome.type === 'failed') {
      this.#store.setState({ state: 'unopened', trouble: outcome.trouble });
      return false;
    }
    await this.#show(outcome.value.count, outcome.value.tags);
    this.#store.setState({ state: 'ready', trouble: outcome.value.trouble });
    return true;
  }

  settle<T>(outcome: DatabaseOutcome<T>, then: (value: T) => void): void {
    if (outcome.type === 'failed') this.fail(outcome.trouble);
    else then(outcome.value);
  }

  fail(trouble: DatabaseTrouble): void {
    this.#store.setState({ trouble });
  }

  /** Handles a change; ignored until the library has been loaded. */
  async #follow(count: number, tags: readonly LibraryTag[]): Promise<void> {
    if (this.#store.getState().state === 'unopened') return;
    await this.#show(count, tags);
    this.onChange();
  }

  async #show(count: number, read: readonly LibraryTag[]): Promise<void> {
    const played = await this.#thread.call('played');
    const tags = [...read].sort(byName);
    // Unchanged tags keep their identity, so that subscribers are not notified.
    const isSame = haveSameContent(tags, this.#store.getState().tags);
    this.#store.setState({
      count,
      ...(!isSame && { tags }),
      ...(played.type === 'done' && { played: played.value }),
    });
  }

  get #store() {
    return this.#context.stores.library;
  }

  get #thread() {
    return this.#context.library.thread;
  }
}
