import * as v from 'valibot';
import type { Match } from '../game/match.ts';
import { STANDARD_START } from '../game/othello/position.ts';
import { makeTranscript, parseTranscript, replay } from '../game/othello/transcript.ts';
import { isLevel, OPPONENTS } from '../game/seat.ts';
import { tryToKeep } from './browserStorage.ts';

const PREFIX = 'flipside.match.';
const ASIDE = 'flipside.aside.';
/** Older matches beyond this number are forgotten, oldest first. */
const KEPT_MATCHES = 20;

const computer = v.pipe(
  v.object({
    type: v.literal('computer'),
    opponent: v.picklist(OPPONENTS),
    level: v.pipe(v.number(), v.integer()),
  }),
  v.check(({ opponent, level }) => isLevel(opponent, level)),
);
const seat = v.union([v.object({ type: v.literal('human') }), computer]);

const transcript = v.pipe(
  v.string(),
  v.transform(parseTranscript),
  v.custom<NonNullable<ReturnType<typeof parseTranscript>>>(value => value !== undefined),
);

const STORED = v.object({
  version: v.literal(1),
  seats: v.object({ black: seat, white: seat }),
  transcript,
  undone: transcript,
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1)),
  savedAt: v.number(),
});

/** Milliseconds since 1970 with the match as it stood then. */
export interface SavedMatch {
  readonly match: Match;
  readonly savedAt: number;
}

const makeSaved = ({ match, savedAt }: SavedMatch): string => {
  const { seats, seed } = match;
  const [played, undone] = [makeTranscript(match.transcript), makeTranscript(match.undone)];
  return JSON.stringify({ version: 1, seats, transcript: played, undone, seed, savedAt });
};

const isLegal = (match: Match): boolean =>
  replay(STANDARD_START, [...match.transcript, ...match.undone]).type === 'legal';

const parseSaved = (id: string, text: string): SavedMatch | undefined => {
  try {
    const parsed = v.safeParse(STORED, JSON.parse(text));
    if (!parsed.success) return undefined;
    const { version: _, savedAt, ...stored } = parsed.output;
    const match = { id, ...stored };
    return isLegal(match) ? { match, savedAt } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The matches kept in the browser, one entry each, so that two tabs never write over each other. Entries that cannot
 * be read are moved aside, not deleted.
 */
export class SavedMatches {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** Returns whether the browser kept it. */
  save(match: Match): boolean {
    const kept = tryToKeep(this.#storage, PREFIX + match.id, makeSaved({ match, savedAt: this.#now() }));
    if (kept) this.#forgetOldest();
    return kept;
  }

  load(id: string): Match | undefined {
    const text = this.#storage.getItem(PREFIX + id);
    return text === null ? undefined : parseSaved(id, text)?.match;
  }

  remove(id: string): void {
    this.#storage.removeItem(PREFIX + id);
  }

  /** Readable matches, the latest first. */
  list(): readonly SavedMatch[] {
    return this.#ids()
      .flatMap(id => parseSaved(id, this.#storage.getItem(PREFIX + id) ?? '') ?? [])
      .sort((a, b) => b.savedAt - a.savedAt);
  }

  /** Moves entries that cannot be read out of the way; returns how many there were. */
  setBrokenAside(): number {
    const broken = this.#ids().filter(id => this.load(id) === undefined);
    for (const id of broken) this.#moveAside(id);
    return broken.length;
  }

  /** Makes room first: a storage that is nearly full holds the text once, not twice. */
  #moveAside(id: string): void {
    const text = this.#storage.getItem(PREFIX + id) ?? '';
    this.#storage.removeItem(PREFIX + id);
    tryToKeep(this.#storage, ASIDE + id, text);
  }

  #ids(): readonly string[] {
    const keys = Array.from({ length: this.#storage.length }, (_, index) => this.#storage.key(index) ?? '');
    return keys.filter(key => key.startsWith(PREFIX)).map(key => key.slice(PREFIX.length));
  }

  #forgetOldest(): void {
    for (const { match } of this.list().slice(KEPT_MATCHES)) this.remove(match.id);
  }
}
