import { withRests } from '../../game/inParts.ts';
import type { Transcript } from '../../game/transcript.ts';
import type { Study } from '../studyStore.ts';
import { idsIn, tryToKeep } from './browserStorage.ts';
import {
  isOfNewerStudy,
  makeStoredStudy,
  parseStoredStudy,
  type SavedStudy,
  storedStudyInParts,
} from './storedStudy.ts';
import { savedAtOf } from './storedText.ts';
import { readShelvedNote, type ShelvedNote, type StudyShelf } from './studyShelf.ts';

const PREFIX = 'flipside.study.';
/** Says of a study whose text is on the shelf when it was saved and how long it is. A text beside it is a later one. */
const SHELVED = 'flipside.shelved.';
const ASIDE = 'flipside.aside.study.';

/** The oldest studies beyond this number, or these letters in all, are forgotten, as are the oldest matches. */
const KEPT_STUDIES = 60;
const KEPT_LETTERS = 50_000_000;
/** A longer text goes to the shelf at once: the storage that answers at once has room for five million letters in all. */
const MOST_LETTERS = 100_000;

/** The text of a study that was fetched from the shelf, or is on its way there. */
interface InHand {
  readonly id: string;
  readonly text: string;
  readonly savedAt: number;
  /** It was here before: whoever deletes or changes it meanwhile is right. */
  readonly isMoved?: boolean;
  /** What the text says, if that is known. */
  readonly saved?: SavedStudy | undefined;
}

/**
 * The studies kept in the browser. The one that is worked on is written at once, so that no reload loses a move of it; the others, and
 * those that are too long for that, are on the shelf, and have to be fetched. Reading one plays all its lines, so an entry
 * is checked when it is opened; one that cannot be read is moved aside, not deleted.
 */
export class SavedStudies {
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #visit: Storage;
  readonly #shelf: StudyShelf;
  /** On their way to the shelf: only the latest text of each. */
  readonly #leaving = new Map<string, InHand>();
  /** What may lie on the shelf without a note about it. */
  readonly #brought = new Set<string>();
  #fetched: InHand | undefined;

  /** `visit` forgets when the tab is closed. */
  constructor(
    storages: { readonly lasting: Storage; readonly visit: Storage; readonly shelf: StudyShelf },
    now: () => number,
  ) {
    this.#storage = storages.lasting;
    this.#visit = storages.visit;
    this.#shelf = storages.shelf;
    this.#now = now;
  }

  /** Keeps a study under its id, with the position that is looked at. Resolves to whether the browser kept it. */
  save(study: Study, at: Transcript): Promise<boolean> {
    return this.putBack({ study, at, savedAt: this.#now() });
  }

  /** Keeps a study as it was when it was removed or looked at. Resolves to whether the browser kept it. */
  async putBack(saved: SavedStudy): Promise<boolean> {
    const { id } = saved.study;
    if (isOfNewerStudy(this.#textHere(id) ?? '')) return false;
    const text = makeStoredStudy(saved);
    const isNew = !this.ids().includes(id);
    const isHere = text.length <= MOST_LETTERS && tryToKeep(this.#storage, PREFIX + id, text);
    if (isHere) this.#leaving.delete(id);
    else if (!(await this.#bring({ id, text, savedAt: saved.savedAt }))) return false;
    this.#visit.removeItem(PREFIX + id);
    if (isNew) this.#forgetOldest();
    return true;
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

  /** Whether it has to be fetched before it can be loaded. */
  isAway(id: string): boolean {
    return this.#noteOf(id) !== undefined && this.#textHere(id) === undefined;
  }

  /** Gets a study ready to be opened. Most are at hand, and then `next` comes at once. */
  reach(id: string, next: () => void): void {
    if (this.isAway(id)) void this.fetch(id).then(next);
    else next();
  }

  /** Fetches a study from the shelf. One that is not there is forgotten; where the database does not answer it stays away. */
  async fetch(id: string): Promise<void> {
    const note = this.#noteOf(id);
    const found = await this.#shelf.text(id);
    if (note === undefined || found.type === 'failed') return;
    const text = found.value;
    if (text === undefined) return this.#storage.removeItem(SHELVED + id);
    const saved = await withRests(storedStudyInParts(id, text));
    this.#fetched = { id, text, savedAt: note.savedAt, saved };
  }

  /** Undefined if there is no such study, or it is away; `broken` if it cannot be read and was moved away; `newer` if only a newer page can read it. */
  load(id: string): SavedStudy | 'broken' | 'newer' | undefined {
    const text = this.#textHere(id);
    if (text === undefined) return undefined;
    const known = this.#fetched?.text === text ? this.#fetched.saved : undefined;
    const saved = known ?? parseStoredStudy(id, text);
    if (saved !== undefined) return saved;
    if (isOfNewerStudy(text)) return 'newer';
    this.#moveAside(id, text);
    return 'broken';
  }

  /** The study, if it can be read, and nothing is moved. */
  async peek(id: string): Promise<SavedStudy | undefined> {
    const text = this.isAway(id) ? await this.#shelved(id) : this.#textHere(id);
    return text === undefined ? undefined : withRests(storedStudyInParts(id, text));
  }

  /** When it was saved, without reading the rest of it; 0 if that cannot be read. */
  savedAt(id: string): number {
    const text = this.#storage.getItem(PREFIX + id);
    return text === null
      ? (this.#noteOf(id)?.savedAt ?? savedAtOf(this.#visit.getItem(PREFIX + id) ?? ''))
      : savedAtOf(text);
  }

  remove(id: string): void {
    const isShelved = this.#brought.delete(id) || this.#noteOf(id) !== undefined;
    this.#leaving.delete(id);
    this.#storage.removeItem(PREFIX + id);
    this.#storage.removeItem(SHELVED + id);
    this.#visit.removeItem(PREFIX + id);
    if (isShelved) void this.#shelf.remove(id);
  }

  /** The ids of all entries that are kept, in no order. */
  ids(): readonly string[] {
    return [...new Set([...idsIn(this.#storage, PREFIX), ...idsIn(this.#storage, SHELVED)])];
  }

  /** The ids of those that are held for this visit. */
  heldIds(): readonly string[] {
    return idsIn(this.#visit, PREFIX);
  }

  /** Moves all studies to the shelf but the one that is worked on here. Where the browser has no database they stay. */
  async shelve(current: string | undefined): Promise<void> {
    for (const id of idsIn(this.#storage, PREFIX)) {
      const text = this.#storage.getItem(PREFIX + id);
      if (id === current || text === null) continue;
      if (!(await this.#bring({ id, text, savedAt: savedAtOf(text), isMoved: true }))) return;
    }
  }

  /**
   * The page may end now, and a database forgets what it has not finished writing: what is on its way there is kept here, where it is
   * there at once. False if there is no room for it.
   */
  secure(): boolean {
    const own = [...this.#leaving.values()].filter(({ isMoved = false }) => !isMoved);
    return own.map(({ id, text }) => tryToKeep(this.#storage, PREFIX + id, text)).every(Boolean);
  }

  /** Brings a text to the shelf. A later one that comes meanwhile is brought after it, those between them never. */
  async #bring(study: InHand): Promise<boolean> {
    const { id } = study;
    const isUnderWay = this.#leaving.has(id);
    this.#leaving.set(id, study);
    if (isUnderWay) return true;
    this.#brought.add(id);
    for (let next: InHand | undefined = study; next !== undefined; next = this.#leaving.get(id)) {
      const outcome = await this.#shelf.put(next);
      const isLatest = this.#leaving.get(id) === next;
      if (isLatest || outcome.type === 'failed') this.#leaving.delete(id);
      if (outcome.type === 'failed') return false;
      if (isLatest && !this.#arrive(next)) return false;
    }
    return true;
  }

  /** Notes that a text is on the shelf instead of here. Another tab may have written a later one, or have deleted it. */
  #arrive(study: InHand): boolean {
    const { id, text, savedAt, isMoved = false } = study;
    const here = this.#storage.getItem(PREFIX + id);
    const isOutdated = isMoved ? here !== text : here !== null && savedAtOf(here) > savedAt;
    if (isOutdated) {
      if (here === null && this.#noteOf(id) === undefined) void this.#shelf.remove(id);
      return true;
    }
    const note: ShelvedNote = { savedAt, letters: text.length };
    this.#storage.removeItem(PREFIX + id);
    if (tryToKeep(this.#storage, SHELVED + id, JSON.stringify(note))) {
      if (!isMoved) this.#fetched = study;
      return true;
    }
    if (here !== null) tryToKeep(this.#storage, PREFIX + id, here);
    return false;
  }

  async #shelved(id: string): Promise<string | undefined> {
    const found = await this.#shelf.text(id);
    return found.type === 'done' ? found.value : undefined;
  }

  #noteOf(id: string): ShelvedNote | undefined {
    const text = this.#storage.getItem(SHELVED + id);
    return text === null ? undefined : readShelvedNote(text);
  }

  /** The text, as far as it is at hand. */
  #textHere(id: string): string | undefined {
    const leaving = this.#leaving.get(id);
    if (leaving !== undefined) return leaving.text;
    const kept = this.#storage.getItem(PREFIX + id);
    if (kept !== null) return kept;
    const note = this.#noteOf(id);
    const isFetched = this.#fetched?.id === id && this.#fetched.savedAt === note?.savedAt;
    if (isFetched) return this.#fetched?.text;
    return note === undefined ? (this.#visit.getItem(PREFIX + id) ?? undefined) : undefined;
  }

  /** Removes the old entry first: a storage that is nearly full has space for the text only once. */
  #moveAside(id: string, text: string): void {
    for (const key of [PREFIX + id, SHELVED + id]) this.#storage.removeItem(key);
    this.#visit.removeItem(PREFIX + id);
    if (tryToKeep(this.#storage, ASIDE + id, text)) this.remove(id);
  }

  #lettersOf(id: string): number {
    return this.#storage.getItem(PREFIX + id)?.length ?? this.#noteOf(id)?.letters ?? 0;
  }

  #forgetOldest(): void {
    const ids = this.ids();
    const dated = ids.map(id => ({ id, savedAt: this.savedAt(id) })).sort((a, b) => b.savedAt - a.savedAt);
    let letters = 0;
    dated.forEach(({ id }, index) => {
      letters += this.#lettersOf(id);
      if (index > 0 && (index >= KEPT_STUDIES || letters > KEPT_LETTERS)) this.remove(id);
    });
  }
}
