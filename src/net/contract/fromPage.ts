import * as v from 'valibot';
import { COLORS } from '../../game/color.ts';
import { parseSquare } from '../../game/square.ts';
import { clubWish } from './club.ts';
import { LIMITS } from './limits.ts';
import { clockSettings, setup } from './settings.ts';
import { secret, text, whole } from './texts.ts';
import { GREETINGS, OFFERS } from './words.ts';

/** The schema of the payload for each kind of message. */
type MessageTable = Readonly<Record<string, v.GenericSchema>>;

/** Reads a payload by the table and adds its kind; `undefined` for an unknown kind or a malformed payload. */
export const readMessage = (table: MessageTable, kind: unknown, payload: unknown): unknown => {
  const schema = typeof kind === 'string' && Object.hasOwn(table, kind) ? table[kind] : undefined;
  const read = schema && v.safeParse(schema, payload);
  return read?.success ? { kind, ...(read.output as object) } : undefined;
};

/** Number of the match at the table, from 1, so that a message about one match never affects the next. */
const match = whole(1, LIMITS.matches);
/** The length of the transcript when the page sent the message. */
const ply = whole(0, LIMITS.plies);
const what = v.picklist(OFFERS);
const identity = secret;
const name = v.optional(text.name);
/** Whether the matches should be rated. Older pages send nothing: theirs always were. */
const isRated = v.optional(v.boolean(), true);

/** A player's choices when opening a table. */
const choice = { setup, clock: clockSettings, isRated, color: v.picklist([...COLORS, 'random']) };

/** All messages that a page may send, with their payloads. */
const FROM_PAGE = {
  open: v.object({ ...choice, identity, name }),
  /**
   * Joins the table with this code, or the player who waits under this word; otherwise opens a table there
   * and waits.
   */
  meet: v.object({ word: text.word, ...choice, identity, name }),
  /** With a token returns to its seat; without one takes a free seat. */
  sit: v.object({ code: text.code, identity, name, token: v.optional(secret) }),
  watch: v.object({ code: text.code }),
  /** Waits in the lobby for an opponent with the same choices. */
  seek: v.object({ setup, clock: clockSettings, isRated, identity, name }),
  /** Opens a club with this word, or returns to it as its host. */
  host: v.object({ word: text.word, identity, name }),
  /** Enters the club with this word, or returns to it. */
  enter: v.object({ word: text.word, identity, name: text.name }),
  club: v.object({ wish: clubWish }),
  play: v.object({ match, ply, square: text.parsed(parseSquare) }),
  /** Passes, if passing is free. */
  pass: v.object({ match, ply }),
  resign: v.object({ match }),
  ask: v.object({ match, ply, what }),
  /** Answers the offer made at `ply`; `false` from the player who made it withdraws it. */
  answer: v.object({ match, ply, what, agrees: v.boolean() }),
  claim: v.object({ match }),
  /** Asks a slow side to move whether they are still there. */
  nudge: v.object({ match, ply }),
  /** Answers a nudge; a move or any other message does so too. */
  stay: v.object({ match }),
  leave: v.optional(v.object({}), {}),
  greet: v.object({ greeting: v.picklist(GREETINGS) }),
  /** Whether the page is visible. */
  attend: v.object({ isHere: v.boolean() }),
  ping: v.object({ sent: v.pipe(v.number(), v.finite()) }),
} as const;

type Table = typeof FROM_PAGE;
export type PageKind = keyof Table;
export const PAGE_KINDS = Object.keys(FROM_PAGE) as readonly PageKind[];
/** The payload as sent by the page. */
export type PagePayload<Kind extends PageKind> = v.InferInput<Table[Kind]>;
/** The message as read by the server. */
export type PageMessage<Kind extends PageKind = PageKind> = {
  [K in Kind]: { readonly kind: K } & Readonly<v.InferOutput<Table[K]>>;
}[Kind];

/** Reads a message from a page; `undefined` if its kind is unknown or it is malformed. */
export function readFromPage<Kind extends PageKind>(
  kind: Kind,
  payload: unknown,
): PageMessage<Kind> | undefined;
export function readFromPage(kind: unknown, payload: unknown): PageMessage | undefined;
export function readFromPage(kind: unknown, payload: unknown): PageMessage | undefined {
  return readMessage(FROM_PAGE, kind, payload) as PageMessage | undefined;
}
