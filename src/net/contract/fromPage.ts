import * as v from 'valibot';
import { COLORS } from '../../game/color.ts';
import { parseSquare } from '../../game/square.ts';
import { clubWish } from './club.ts';
import { LIMITS } from './limits.ts';
import { clockSettings, setup } from './settings.ts';
import { secret, text, whole } from './texts.ts';
import { GREETINGS, OFFERS } from './words.ts';

/** Kinds of messages, each with the schema of its payload. */
type MessageTable = Readonly<Record<string, v.GenericSchema>>;

/** Reads a payload by the table and adds its kind; `undefined` for an unknown kind or a malformed payload. */
export const readMessage = (table: MessageTable, kind: unknown, payload: unknown): unknown => {
  const schema = typeof kind === 'string' && Object.hasOwn(table, kind) ? table[kind] : undefined;
  const read = schema && v.safeParse(schema, payload);
  return read?.success ? { kind, ...(read.output as object) } : undefined;
};

/** Number of the match at the table, from 1: a message about one match never affects the next. */
const match = whole(1, LIMITS.matches);
/** The length of the transcript that the page saw. */
const ply = whole(0, LIMITS.plies);
const what = v.picklist(OFFERS);
const identity = secret;
const name = v.optional(text.name);
/** Whether the matches should count for the ratings. Older pages send nothing: theirs always did. */
const isRated = v.optional(v.boolean(), true);

/** What a player chooses when opening a table. */
const choice = { setup, clock: clockSettings, isRated, color: v.picklist([...COLORS, 'random']) };

/** Every message that a page may send, with its payload. */
const FROM_PAGE = {
  open: v.object({ ...choice, identity, name }),
  /** Joins the table with this code, or the player who waits under this word; else opens a table there and waits. */
  meet: v.object({ word: text.word, ...choice, identity, name }),
  /** A token leads back to its seat; without one a seat must be free. */
  sit: v.object({ code: text.code, identity, name, token: v.optional(secret) }),
  watch: v.object({ code: text.code }),
  /** Waits in the lobby for an opponent who wants the same. */
  seek: v.object({ setup, clock: clockSettings, isRated, identity, name }),
  /** Opens a club under a word, or returns to it as its host. */
  host: v.object({ word: text.word, identity, name }),
  /** Enters the club of a word, or returns to it. */
  enter: v.object({ word: text.word, identity, name: text.name }),
  club: v.object({ wish: clubWish }),
  play: v.object({ match, ply, square: text.parsed(parseSquare) }),
  /** Hands over the turn where passing is free. */
  pass: v.object({ match, ply }),
  resign: v.object({ match }),
  ask: v.object({ match, ply, what }),
  /** Answers the offer made at `ply`; the player who made it withdraws it with `false`. */
  answer: v.object({ match, ply, what, agrees: v.boolean() }),
  claim: v.object({ match }),
  /** Asks the side to move, who is taking long, whether they are still there. */
  nudge: v.object({ match, ply }),
  /** Answers that; so does a move, or any other message. */
  stay: v.object({ match }),
  leave: v.optional(v.object({}), {}),
  greet: v.object({ greeting: v.picklist(GREETINGS) }),
  /** Whether the page can be seen. */
  attend: v.object({ isHere: v.boolean() }),
  ping: v.object({ sent: v.pipe(v.number(), v.finite()) }),
} as const;

type Table = typeof FROM_PAGE;
export type PageKind = keyof Table;
export const PAGE_KINDS = Object.keys(FROM_PAGE) as readonly PageKind[];
/** A payload as the page sends it. */
export type PagePayload<Kind extends PageKind> = v.InferInput<Table[Kind]>;
/** A message as the server reads it. */
export type PageMessage<Kind extends PageKind = PageKind> = {
  [K in Kind]: { readonly kind: K } & Readonly<v.InferOutput<Table[K]>>;
}[Kind];

/** Reads a message from a page; `undefined` for anything that is not in the table or is malformed. */
export function readFromPage<Kind extends PageKind>(
  kind: Kind,
  payload: unknown,
): PageMessage<Kind> | undefined;
export function readFromPage(kind: unknown, payload: unknown): PageMessage | undefined;
export function readFromPage(kind: unknown, payload: unknown): PageMessage | undefined {
  return readMessage(FROM_PAGE, kind, payload) as PageMessage | undefined;
}
