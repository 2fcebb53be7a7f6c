import * as v from 'valibot';
import { startOf } from '../../game/games.ts';
import { readJson } from '../../game/json.ts';
import { type Match, SEEDS } from '../../game/match.ts';
import { readMoves, replayOf, writeMoves } from '../../game/transcript.ts';
import type { StoredFields } from './changed.ts';
import { isOfNewer } from './kept.ts';
import {
  makeStoredSetup,
  maySit,
  NEWEST_VERSION,
  STORED_SEAT,
  STORED_SETUP,
  STORED_VERSION,
  setupOf,
  storedVersion,
} from './storedSetup.ts';
import { isBrokenAt, isRead, type ReadValue, readAs } from './storedText.ts';

/** Old entries lack `given`: they are played from the first ply. */
const STORED = v.object({
  version: STORED_VERSION,
  ...STORED_SETUP,
  seats: v.object({ black: STORED_SEAT, white: STORED_SEAT }),
  given: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  transcript: v.string(),
  undone: v.string(),
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEEDS - 1)),
  savedAt: v.number(),
});

/** A match, and when it was saved, in milliseconds since 1970. */
export interface SavedMatch {
  readonly match: Match;
  readonly savedAt: number;
}

export const storedMatch = ({ match, savedAt }: SavedMatch): StoredFields => {
  const { setup, seats, given, seed } = match;
  const { rules } = startOf(setup);
  const [transcript, undone] = [writeMoves(rules, match.transcript), writeMoves(rules, match.undone)];
  return {
    version: storedVersion(setup),
    ...makeStoredSetup(setup),
    seats,
    given,
    transcript,
    undone,
    seed,
    savedAt,
  };
};

const matchOf = (id: string, stored: v.InferOutput<typeof STORED>): Match | undefined => {
  const { seats, given, seed } = stored;
  const setup = setupOf(stored);
  if (setup === undefined || !maySit(setup, seats.black) || !maySit(setup, seats.white)) return undefined;
  const start = startOf(setup);
  const [played, all] = [
    readMoves(start, stored.transcript),
    readMoves(start, stored.transcript + stored.undone),
  ];
  if (played === undefined || all === undefined || given > played.length) return undefined;
  if (replayOf(setup, all).type === 'illegal') return undefined;
  return { id, setup, seats, transcript: played, given, undone: all.slice(played.length), seed };
};

/** Parses a stored match; `undefined` unless it is valid and every ply is legal. */
export const parseStored = (id: string, text: string): SavedMatch | undefined => {
  const parsed = v.safeParse(STORED, readJson(text));
  const match = parsed.success ? matchOf(id, parsed.output) : undefined;
  return match && parsed.success ? { match, savedAt: parsed.output.savedAt } : undefined;
};

/** Whether a newer version of the page has written the entry in its own format. */
export const isOfNewerMatch = (text: string): boolean => isOfNewer(text, NEWEST_VERSION);

const LIST = v.array(
  v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)), stored: v.looseObject({}) }),
);

/** Reads matches that are part of a file strictly: in their stored form, with their ids. */
export const readMatchesValue = (value: unknown): ReadValue<readonly SavedMatch[]> => {
  const list = readAs(LIST, value);
  if (list.type === 'broken') return list;
  const matches: SavedMatch[] = [];
  for (const [index, { id, stored }] of list.value.entries()) {
    const saved = parseStored(id, JSON.stringify(stored));
    if (saved === undefined) return isBrokenAt(index + 1);
    matches.push(saved);
  }
  return isRead(matches);
};
