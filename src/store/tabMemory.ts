import { tryToKeep } from './browserStorage.ts';

const KEY = 'flipside.tab';

/** Which match this tab has on its board, so that a reload continues it and a second tab keeps its own. */
export class TabMemory {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  get matchId(): string | undefined {
    return this.#storage.getItem(KEY) ?? undefined;
  }

  set matchId(id: string | undefined) {
    if (id === undefined) this.#storage.removeItem(KEY);
    else tryToKeep(this.#storage, KEY, id);
  }
}
