import type { Transcript } from '../../game/transcript.ts';
import type { Study } from '../studyStore.ts';
import { tryToKeep } from './browserStorage.ts';
import { savedAtOf } from './savedAt.ts';
import { makeStoredStudy, parseStoredStudy, type SavedStudy } from './storedStudy.ts';

const PREFIX = 'flipside.study.';
const ASIDE = 'flipside.aside.study.';
/** The oldest studies beyond this number are forgotten, as are the oldest matches. */
const KEPT_STUDIES = 60;

const idsIn = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter(key => key.startsWith(PREFIX))
    .map(key => key.slice(PREFIX.length));

/**
 * The studies kept in the browser, one entry each. Reading one plays all its lines, so an entry is checked when it is
 * opened; one that cannot be read is moved aside, not deleted.
 */
export class SavedStudies {
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #visit: Storage;

  /** `visit` forgets when the tab is closed. */
  constructor(storage: Storage, now: () => number, visit: Storage) {
    this.#storage = storage;
    this.#now = now;
    this.#visit = visit;
  }

  /** Keeps a study under its id, with the position that is looked at. Returns whether the browser kept it. */
  save(study: Study, at: Transcript): boolean {
    const key = PREFIX + study.id;
    const isNew = this.#storage.getItem(key) === null;
    const kept = tryToKeep(this.#storage, key, makeStoredStudy({ study, at, savedAt: this.#now() }));
    if (kept && isNew) this.#forgetOldest();
    if (kept) this.#visit.removeItem(key);
    return kept;
  }

  /** Keeps a study that somebody else has made for this visit alone. Only the latest one has space there. */
  hold(study: Study, at: Transcript): void {
    for (const id of this.heldIds()) this.#visit.removeItem(PREFIX + id);
    tryToKeep(this.#visit, PREFIX + study.id, makeStoredStudy({ study, at, savedAt: this.#now() }));
  }

  /** Whether a study is only held for this visit. */
  isHeld(id: string): boolean {
    return this.#visit.getItem(PREFIX + id) !== null;
  }

  /** Undefined if there is no such study; `broken` if it could not be read, and is out of the way now. */
  load(id: string): SavedStudy | 'broken' | undefined {
    const text = this.#storage.getItem(PREFIX + id) ?? this.#visit.getItem(PREFIX + id);
    if (text === null) return undefined;
    const saved = parseStoredStudy(id, text);
    if (saved === undefined) this.#moveAside(id, text);
    return saved ?? 'broken';
  }

  /** The study, if it can be read, and nothing is moved. */
  peek(id: string): SavedStudy | undefined {
    return parseStoredStudy(id, this.#textOf(id));
  }

  /** When it was saved, without reading the rest of it; 0 if that cannot be read. */
  savedAt(id: string): number {
    return savedAtOf(this.#textOf(id));
  }

  remove(id: string): void {
    this.#storage.removeItem(PREFIX + id);
    this.#visit.removeItem(PREFIX + id);
  }

  /** Keeps a study as it was when it was removed or looked at. Returns whether the browser kept it. */
  putBack(saved: SavedStudy): boolean {
    const key = PREFIX + saved.study.id;
    const kept = tryToKeep(this.#storage, key, makeStoredStudy(saved));
    if (kept) this.#visit.removeItem(key);
    return kept;
  }

  /** Readable studies, the latest first. */
  list(): readonly SavedStudy[] {
    return this.ids()
      .flatMap(id => parseStoredStudy(id, this.#textOf(id)) ?? [])
      .sort((a, b) => b.savedAt - a.savedAt);
  }

  #textOf(id: string): string {
    return this.#storage.getItem(PREFIX + id) ?? this.#visit.getItem(PREFIX + id) ?? '';
  }

  /** Removes the old entry first: a storage that is nearly full has space for the text only once. */
  #moveAside(id: string, text: string): void {
    this.remove(id);
    tryToKeep(this.#storage, ASIDE + id, text);
  }

  /** The ids of all entries that are kept, in no order. */
  ids(): readonly string[] {
    return idsIn(this.#storage);
  }

  /** The ids of those that are held for this visit. */
  heldIds(): readonly string[] {
    return idsIn(this.#visit);
  }

  #forgetOldest(): void {
    const ids = this.ids();
    if (ids.length <= KEPT_STUDIES) return;
    const dated = ids.map(id => ({ id, savedAt: this.savedAt(id) }));
    for (const { id } of dated.sort((a, b) => b.savedAt - a.savedAt).slice(KEPT_STUDIES)) this.remove(id);
  }
}
