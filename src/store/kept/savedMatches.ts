import { readJson } from '../../game/json.ts';
import type { Match } from '../../game/match.ts';
import { ASIDE, idsIn, tryToKeep } from './browserStorage.ts';
import { changed, isFields, type StoredFields } from './changed.ts';
import { type ExerciseCall, readExerciseCall } from './exerciseCall.ts';
import { isOfNewerMatch, parseStored, type SavedMatch, storedMatch } from './storedMatch.ts';
import { savedAtOf } from './storedText.ts';

const PREFIX = 'flipside.match.';

/** A match in its stored form. */
export interface PackedMatch {
  readonly id: string;
  readonly stored: StoredFields;
}

/** Maximum number of saved matches; the oldest are dropped. */
const KEPT_MATCHES = 60;

/**
 * The saved matches, one storage entry each, so that tabs never overwrite each other. Unreadable entries are backed up, not
 * deleted.
 */
export class SavedMatches {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** Returns whether it was stored. */
  save(match: Match): boolean {
    const kept = this.putBack({ match, savedAt: this.#now() });
    if (kept) this.#forgetOldest();
    return kept;
  }

  /** Restores a match saved elsewhere; nothing is dropped until the next game is saved. */
  putBack(saved: SavedMatch): boolean {
    const key = PREFIX + saved.match.id;
    const text = this.#storage.getItem(key);
    if (text !== null && isOfNewerMatch(text)) return false;
    const known = text === null ? undefined : parseStored(saved.match.id, text);
    const next = storedMatch(saved);
    const value = known === undefined ? next : changed(readJson(text ?? ''), storedMatch(known), next);
    return tryToKeep(this.#storage, key, JSON.stringify(value));
  }

  /** Matches as part of a file, with unknown fields of newer versions. */
  pack(matches: readonly SavedMatch[]): readonly PackedMatch[] {
    return matches.map(saved => ({
      id: saved.match.id,
      stored: this.#stored(saved.match.id) ?? storedMatch(saved),
    }));
  }

  /** Restores a match of such a part, with the part's unknown fields. */
  take(saved: SavedMatch, { stored }: PackedMatch): boolean {
    const { id } = saved.match;
    if (!this.putBack(saved)) return false;
    const value = changed(stored, storedMatch(saved), this.#stored(id));
    return tryToKeep(this.#storage, PREFIX + id, JSON.stringify(value));
  }

  #stored(id: string): StoredFields | undefined {
    const stored = readJson(this.#storage.getItem(PREFIX + id) ?? '');
    return isFields(stored) ? stored : undefined;
  }

  load(id: string): Match | undefined {
    return this.read(id)?.match;
  }

  /** A match with the time it was saved. */
  read(id: string): SavedMatch | undefined {
    const text = this.#storage.getItem(PREFIX + id);
    return text === null ? undefined : parseStored(id, text);
  }

  /** When it was saved, without parsing the rest; 0 if unreadable. */
  savedAt(id: string): number {
    return savedAtOf(this.#storage.getItem(PREFIX + id) ?? '');
  }

  remove(id: string): void {
    this.#storage.removeItem(PREFIX + id);
  }

  /** The valid matches, the latest first. */
  list(): readonly SavedMatch[] {
    return this.ids()
      .flatMap(id => parseStored(id, this.#storage.getItem(PREFIX + id) ?? '') ?? [])
      .sort((a, b) => b.savedAt - a.savedAt);
  }

  /** Backs up unreadable entries, except those of a newer version; returns their number. */
  setBrokenAside(): number {
    const broken = this.ids().filter(
      id => this.load(id) === undefined && !isOfNewerMatch(this.#storage.getItem(PREFIX + id) ?? ''),
    );
    for (const id of broken) this.#moveAside(id);
    return broken.length;
  }

  /** Removes the old entry first: a nearly full storage has no room for both. */
  #moveAside(id: string): void {
    const text = this.#storage.getItem(PREFIX + id) ?? '';
    this.#storage.removeItem(PREFIX + id);
    tryToKeep(this.#storage, ASIDE + id, text);
  }

  /** The ids of all entries, unordered. */
  ids(): readonly string[] {
    return idsIn(this.#storage, PREFIX);
  }

  #forgetOldest(): void {
    for (const { match } of this.list().slice(KEPT_MATCHES)) this.remove(match.id);
  }
}

const TAB_KEY = 'flipside.tab';
const CLUB_KEY = 'flipside.club';
const HOSTED_KEY = 'flipside.club.hosted';
const EXERCISE_KEY = 'flipside.tab.exercise';

/** The match or exercise on this tab's board, so that a reload continues it and tabs are independent. */
export class TabMemory {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  get matchId(): string | undefined {
    return this.#storage.getItem(TAB_KEY) ?? undefined;
  }

  set matchId(id: string | undefined) {
    if (id === undefined) this.#storage.removeItem(TAB_KEY);
    else tryToKeep(this.#storage, TAB_KEY, id);
  }

  /** How this tab entered its club (`host` or `enter`), and the club's word. */
  get club(): string | undefined {
    return this.#storage.getItem(CLUB_KEY) ?? undefined;
  }

  set club(entered: string | undefined) {
    if (entered === undefined) this.#storage.removeItem(CLUB_KEY);
    else tryToKeep(this.#storage, CLUB_KEY, entered);
  }

  /** The host's copy of the club, as text. */
  get hosted(): string | undefined {
    return this.#storage.getItem(HOSTED_KEY) ?? undefined;
  }

  set hosted(club: string | undefined) {
    if (club === undefined) this.#storage.removeItem(HOSTED_KEY);
    else tryToKeep(this.#storage, HOSTED_KEY, club);
  }

  get exercise(): ExerciseCall | undefined {
    return readExerciseCall(this.#storage.getItem(EXERCISE_KEY) ?? '');
  }

  set exercise(call: ExerciseCall | undefined) {
    if (call === undefined) this.#storage.removeItem(EXERCISE_KEY);
    else tryToKeep(this.#storage, EXERCISE_KEY, JSON.stringify(call));
  }
}
