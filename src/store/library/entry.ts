import * as v from 'valibot';
import type { ByColor, Color } from '../../game/color.ts';
import { GAMES, type GameName, type HeadStart, type Setup } from '../../game/games.ts';
import type { Seat } from '../../game/seat.ts';
import { parseShapeText } from '../../game/shape.ts';
import { withoutDirections } from '../../game/tree.ts';
import { type SentResult, sentResult } from '../../net/contract/result.ts';
import type { Phase } from '../../study/review/review.ts';
import { STORED_ANY_SEAT, STORED_SETUP, shownSetupOf } from '../kept/storedSetup.ts';

/** A game that was played here, a study that is a copy of none, or what came from elsewhere. */
export const ENTRY_KINDS = ['game', 'study', 'imported'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The winner, how the game ended, and the final discs; `readResult` reads it. */
export interface EntryResult extends SentResult {
  readonly counts: ByColor<number>;
}

/** What a list shows of a game or study; the game itself is stored beside it. */
export interface LibraryEntry {
  readonly id: string;
  readonly kind: EntryKind;
  readonly game: GameName;
  /** The board, as `makeShapeText` writes it. */
  readonly size: string;
  readonly headStart: HeadStart | undefined;
  readonly freePassing: boolean;
  /** A position set up by hand, as `makeStartText` writes it. */
  readonly start: string | undefined;
  /** It was brought in beside another state of the same study, which had changed the same things. */
  readonly isCopy?: boolean | undefined;
  /** Undefined for a study of no game. */
  readonly players: ByColor<Seat> | undefined;
  /** Undefined while the main line has not ended. */
  readonly result: EntryResult | undefined;
  /** When it was played, as in ISO 8601; perhaps only a year, and empty if nobody knows. */
  readonly date: string;
  /** When it was written last, in milliseconds since 1970. */
  readonly savedAt: number;
  /** The main line, as `writeMoves` writes it. */
  readonly line: string;
  readonly plies: number;
  /** Whether it has variations or notes. */
  readonly isAnnotated: boolean;
  /** The ids of its tags. */
  readonly tags: readonly string[];
  readonly title: string | undefined;
  readonly event: string | undefined;
  readonly place: string | undefined;
  /** The openings that it went through; undefined until they have been looked for. */
  readonly openings: EntryOpenings | undefined;
  /** What each side has lost in the parts of the game, in discs; undefined unless it was reviewed. */
  readonly losses: ByColor<PhaseLosses> | undefined;
}

export type PhaseLosses = Readonly<Record<Phase, number>>;

/** The named positions of a game in their order, by code, as far as the file of this mark knows them. */
export interface EntryOpenings {
  readonly mark: string;
  readonly codes: readonly string[];
}

export interface LibraryTag {
  readonly id: string;
  readonly name: string;
}

/** The longest texts that are kept, in characters. */
export const MOST = { id: 140, name: 40, words: 200, line: 400, tags: 50 } as const;

const words = v.optional(v.pipe(v.string(), v.maxLength(MOST.words), v.transform(withoutDirections)));
const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MOST.id));
const loss = v.pipe(v.number(), v.finite(), v.minValue(0));
const LOSSES = v.looseObject({ opening: loss, midgame: loss, endgame: loss });
const code = v.pipe(v.string(), v.maxLength(MOST.name));
const discs = v.pipe(v.number(), v.integer(), v.minValue(0));

const RESULT = v.looseObject({
  ...sentResult.entries,
  counts: v.looseObject({ black: discs, white: discs }),
});

/** A year, a month, a day or a moment, or nothing; sorted as text it is sorted by time. */
const DATE = /^(\d{4}(-\d\d(-\d\d(T[\d:.]+Z)?)?)?)?$/;
export const isDate = (text: string): boolean => DATE.test(text);

/** Fields that an old entry lacks have their defaults; what a newer version has stored besides stays. */
export const STORED_ENTRY = v.looseObject({
  id,
  kind: v.picklist(ENTRY_KINDS),
  isCopy: v.optional(v.boolean()),
  game: v.optional(v.picklist(GAMES), 'othello'),
  size: v.optional(
    v.pipe(
      v.string(),
      v.check(text => parseShapeText(text) !== undefined),
    ),
    '8x8',
  ),
  headStart: STORED_SETUP.headStart,
  freePassing: STORED_SETUP.freePassing,
  start: v.optional(v.string()),
  players: v.optional(v.looseObject({ black: STORED_ANY_SEAT, white: STORED_ANY_SEAT })),
  result: v.optional(RESULT),
  date: v.optional(v.pipe(v.string(), v.check(isDate)), ''),
  savedAt: v.optional(v.number(), 0),
  line: v.optional(v.pipe(v.string(), v.maxLength(MOST.line)), ''),
  plies: v.optional(discs, 0),
  isAnnotated: v.optional(v.boolean(), false),
  tags: v.optional(v.pipe(v.array(id), v.maxLength(MOST.tags)), []),
  title: words,
  event: words,
  place: words,
  losses: v.optional(v.looseObject({ black: LOSSES, white: LOSSES })),
  openings: v.optional(v.looseObject({ mark: code, codes: v.pipe(v.array(code), v.maxLength(MOST.tags)) })),
});

export const STORED_TAG = v.looseObject({
  id,
  name: v.pipe(v.string(), v.transform(withoutDirections), v.trim(), v.nonEmpty(), v.maxLength(MOST.name)),
});

const seatOf = (seat: v.InferOutput<typeof STORED_ANY_SEAT>): Seat =>
  seat.type === 'remote' ? { ...seat, name: seat.name } : seat;

export const entryOf = (stored: v.InferOutput<typeof STORED_ENTRY>): LibraryEntry => ({
  ...stored,
  players: stored.players && {
    ...stored.players,
    black: seatOf(stored.players.black),
    white: seatOf(stored.players.white),
  },
  headStart: stored.headStart,
  start: stored.start,
  result: stored.result,
  title: stored.title,
  event: stored.event,
  place: stored.place,
  openings: stored.openings,
  losses: stored.losses,
});

/** Undefined if it cannot be read. */
export const readEntry = (stored: unknown): LibraryEntry | undefined => {
  const parsed = v.safeParse(STORED_ENTRY, stored);
  return parsed.success ? entryOf(parsed.output) : undefined;
};

export const readTag = (stored: unknown): LibraryTag | undefined => {
  const parsed = v.safeParse(STORED_TAG, stored);
  return parsed.success ? parsed.output : undefined;
};

/** The color that the person of this browser played; undefined for two people here, and for games of others. */
export const ownColorIn = ({ players }: Pick<LibraryEntry, 'players'>): Color | undefined => {
  if (players === undefined) return undefined;
  const own = (['black', 'white'] as const).filter(color => players[color].type === 'human');
  return own.length === 1 ? own[0] : undefined;
};

/** Whether the person of this browser has played it against somebody. */
export const isOwnGame = (entry: LibraryEntry): boolean =>
  entry.kind === 'game' && ownColorIn(entry) !== undefined;

/** How a finished entry ended for the person: undefined for games of others. */
export const outcomeFor = (entry: LibraryEntry): 'won' | 'drawn' | 'lost' | undefined => {
  const own = ownColorIn(entry);
  if (own === undefined || entry.result === undefined) return undefined;
  if (entry.result.winner === 'draw') return 'drawn';
  return entry.result.winner === own ? 'won' : 'lost';
};

const SETUP = v.object(STORED_SETUP);

/** What was played; undefined if no such game can be played any more. */
export const setupIn = (entry: LibraryEntry): Setup | undefined => {
  const { game, size, headStart, freePassing, start } = entry;
  const parsed = v.safeParse(SETUP, { game, size, headStart, freePassing, start });
  return parsed.success ? shownSetupOf(parsed.output) : undefined;
};
