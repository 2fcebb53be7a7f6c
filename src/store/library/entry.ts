import * as v from 'valibot';
import type { ByColor, Color } from '../../game/color.ts';
import { GAMES, type GameName, type HeadStart, type Setup } from '../../game/games.ts';
import type { Seat } from '../../game/seat.ts';
import { parseShapeText } from '../../game/shape.ts';
import { withoutDirections } from '../../game/tree.ts';
import { type SentResult, sentResult } from '../../net/contract/result.ts';
import type { Phase } from '../../study/review/review.ts';
import { STORED_ANY_SEAT, STORED_SETUP, shownSetupOf } from '../kept/storedSetup.ts';

/** A game played here, a study that is not a copy of a game, or an imported game. */
export const ENTRY_KINDS = ['game', 'study', 'imported'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The winner, the kind of ending and the final discs; parsed by `readResult`. */
export interface EntryResult extends SentResult {
  readonly counts: ByColor<number>;
}

/** A game or study in the list; its moves and texts are stored separately. */
export interface LibraryEntry {
  readonly id: string;
  readonly kind: EntryKind;
  readonly game: GameName;
  /** The board, in the format of `makeShapeText`. */
  readonly size: string;
  readonly headStart: HeadStart | undefined;
  readonly freePassing: boolean;
  /** A position set up by hand, in the format of `makeStartText`. */
  readonly start: string | undefined;
  /** It was imported as a copy because it conflicts with a stored state of the same study. */
  readonly isCopy?: boolean | undefined;
  /** Undefined for a study without a game. */
  readonly players: ByColor<Seat> | undefined;
  /** Undefined if the main line is not a finished game. */
  readonly result: EntryResult | undefined;
  /** When it was played, in ISO 8601; perhaps only a year, and empty if unknown. */
  readonly date: string;
  /** When it was last saved, in milliseconds since 1970. */
  readonly savedAt: number;
  /** The main line, in the format of `writeMoves`. */
  readonly line: string;
  readonly plies: number;
  /** Whether it has variations or notes. */
  readonly isAnnotated: boolean;
  /** The ids of its tags. */
  readonly tags: readonly string[];
  readonly title: string | undefined;
  readonly event: string | undefined;
  readonly place: string | undefined;
  /** The openings it went through; undefined before they have been determined. */
  readonly openings: EntryOpenings | undefined;
  /** Each side's losses in the phases of the game, in discs; undefined before a review. */
  readonly losses: ByColor<PhaseLosses> | undefined;
}

export type PhaseLosses = Readonly<Record<Phase, number>>;

/** The codes of a game's named positions in order, according to the names file with this mark. */
export interface EntryOpenings {
  readonly mark: string;
  readonly codes: readonly string[];
}

export interface LibraryTag {
  readonly id: string;
  readonly name: string;
}

/** Maximum lengths of texts and lists. */
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

/** A year, month, day or moment, or empty; the text order is the time order. */
const DATE = /^(\d{4}(-\d\d(-\d\d(T[\d:.]+Z)?)?)?)?$/;
export const isDate = (text: string): boolean => DATE.test(text);

/** Fields missing in old entries get defaults; unknown fields of newer versions are preserved. */
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

/** Undefined if it is invalid. */
export const readEntry = (stored: unknown): LibraryEntry | undefined => {
  const parsed = v.safeParse(STORED_ENTRY, stored);
  return parsed.success ? entryOf(parsed.output) : undefined;
};

export const readTag = (stored: unknown): LibraryTag | undefined => {
  const parsed = v.safeParse(STORED_TAG, stored);
  return parsed.success ? parsed.output : undefined;
};

/** The color of this browser's person; undefined if both players or neither are here. */
export const ownColorIn = ({ players }: Pick<LibraryEntry, 'players'>): Color | undefined => {
  if (players === undefined) return undefined;
  const own = (['black', 'white'] as const).filter(color => players[color].type === 'human');
  return own.length === 1 ? own[0] : undefined;
};

/** Whether this browser's person played it against somebody else. */
export const isOwnGame = (entry: LibraryEntry): boolean =>
  entry.kind === 'game' && ownColorIn(entry) !== undefined;

/** The outcome for this browser's person; undefined for other games. */
export const outcomeFor = (entry: LibraryEntry): 'won' | 'drawn' | 'lost' | undefined => {
  const own = ownColorIn(entry);
  if (own === undefined || entry.result === undefined) return undefined;
  if (entry.result.winner === 'draw') return 'drawn';
  return entry.result.winner === own ? 'won' : 'lost';
};

const SETUP = v.object(STORED_SETUP);

/** The setup; undefined if it is not playable. */
export const setupOfEntry = (entry: LibraryEntry): Setup | undefined => {
  const { game, size, headStart, freePassing, start } = entry;
  const parsed = v.safeParse(SETUP, { game, size, headStart, freePassing, start });
  return parsed.success ? shownSetupOf(parsed.output) : undefined;
};
