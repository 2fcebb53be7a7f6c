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
/** Key prefix of notes with the time and size of a study on the shelf. A text stored beside the note is newer. */
const SHELVED = 'flipside.shelved.';
const ASIDE = 'flipside.aside.study.';

/** Maximum number of studies; beyond it, or beyond the letters in all, the oldest are dropped. */
const KEPT_STUDIES = 60;
const KEPT_LETTERS = 50_000_000;
/** Longer texts go to the shelf at once: the synchronous storage holds only five million letters in all. */
const MOST_LETTERS = 100_000;

/** A study text that was fetched from the shelf, or is being written to it. */
interface InHand {
  readonly id: string;
  readonly text: string;
  readonly savedAt: number;
  /** Moved from the synchronous storage: if the study is deleted or changed meanwhile, that wins. */
  readonly isMoved?: boolean;
  /** The parsed text, if known. */
  readonly saved?: SavedStudy | undefined;
}

/**
 * The saved studies. The current one is written synchronously, so that a reload loses no move; the others, and long ones, are on
 * the shelf (in the database) and must be fetched. Parsing replays all lines, so an entry is validated only when it is opened;
 * unreadable ones are backed up, not deleted.
 */
export class SavedStudies {
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #visit: Storage;
  readonly #shelf: StudyShelf;
  /** Texts being written to the shelf: only the latest of each study. */
  readonly #leaving = new Map<string, InHand>();
  /** Ids that may be on the shelf without a note. */
  readonly #brought = new Set<string>();
  #fetched: InHand | undefined;

  /** `visit` is cleared when the tab is closed. */
  constructor(
    storages: { readonly lasting: Storage; readonly visit: Storage; readonly shelf: StudyShelf },
    now: () => number,
  ) {
    this.#storage = storages.lasting;
    this.#visit = storages.visit;
    this.#shelf = storages.shelf;
    this.#now = now;
  }

  /** Saves a study under its id, with the current position. Resolves to whether it was stored. */
  save(study: Study, at: Transcript): Promise<boolean> {
    return this.putBack({ study, at, savedAt: this.#now() });
  }

  /** Restores a study as it was when it was deleted or looked at. Resolves to whether it was stored. */
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

  /** Stores somebody else's study for this visit only. There is room for the latest one only. */
  hold(study: Study, at: Transcript): void {
    for (const id of this.heldIds()) this.#visit.removeItem(PREFIX + id);
    tryToKeep(this.#visit, PREFIX + study.id, makeStoredStudy({ study, at, savedAt: this.#now() }));
  }

  /** Whether a study is stored for this visit only. */
  isHeld(id: string): boolean {
    return this.#visit.getItem(PREFIX + id) !== null;
  }

  /** Whether it must be fetched before it can be loaded. */
  isAway(id: string): boolean {
    return this.#noteOf(id) !== undefined && this.#textHere(id) === undefined;
  }

  /** Fetches a study if necessary, then calls `next`; synchronous for studies already loaded. */
  reach(id: string, next: () => void): void {
    if (this.isAway(id)) void this.fetch(id).then(next);
    else next();
  }

  /**
   * Fetches a study from the shelf. If it is missing there its note is dropped; if the database does not answer, nothing changes.
   */
  async fetch(id: string): Promise<void> {
    const note = this.#noteOf(id);
    const found = await this.#shelf.text(id);
    if (note === undefined || found.type === 'failed') return;
    const text = found.value;
    if (text === undefined) return this.#storage.removeItem(SHELVED + id);
    const saved = await withRests(storedStudyInParts(id, text));
    this.#fetched = { id, text, savedAt: note.savedAt, saved };
  }

  /**
   * Undefined if there is no such study or it must be fetched; `broken` if it is invalid and was backed up; `newer` if only a newer
   * version of the page can read it.
   */
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

  /** The study if it is valid; nothing is moved. */
  async peek(id: string): Promise<SavedStudy | undefined> {
    const text = this.isAway(id) ? await this.#shelved(id) : this.#textHere(id);
    return text === undefined ? undefined : withRests(storedStudyInParts(id, text));
  }

  /** When it was saved, without parsing the rest; 0 if unreadable. */
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

  /** The ids of all saved studies, unordered. */
  ids(): readonly string[] {
    return [...new Set([...idsIn(this.#storage, PREFIX), ...idsIn(this.#storage, SHELVED)])];
  }

  /** The ids of studies stored for this visit only. */
  heldIds(): readonly string[] {
    return idsIn(this.#visit, PREFIX);
  }

  /** Moves all studies but the current one to the shelf. Without a database they stay. */
  async shelve(current: string | undefined): Promise<void> {
    for (const id of idsIn(this.#storage, PREFIX)) {
      const text = this.#storage.getItem(PREFIX + id);
      if (id === current || text === null) continue;
      if (!(await this.#bring({ id, text, savedAt: savedAtOf(text), isMoved: true }))) return;
    }
  }

  /**
   * Before the page closes: a database loses unfinished writes, so their texts are stored synchronously. False if there is no
   * room.
   */
  secure(): boolean {
    const own = [...this.#leaving.values()].filter(({ isMoved = false }) => !isMoved);
    return own.map(({ id, text }) => tryToKeep(this.#storage, PREFIX + id, text)).every(Boolean);
  }

  /** Writes a text to the shelf. If newer texts arrive meanwhile, only the newest is written next. */
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

  /** Records that a text is on the shelf. Another tab may have saved a newer one or deleted the study. */
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

  /** The text, if it is loaded. */
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

  /** Removes the old entry first: a nearly full storage has no room for both. */
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
