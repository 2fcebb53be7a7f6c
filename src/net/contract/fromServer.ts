import * as v from 'valibot';
import { COLORS } from '../../game/color.ts';
import { clubRound, clubState } from './club.ts';
import { PAGE_KINDS, readMessage } from './fromPage.ts';
import { LIMITS } from './limits.ts';
import { tableState } from './tableState.ts';
import { secret, text, whole } from './texts.ts';
import { GOODBYES, GREETINGS, NET_REFUSALS, OFFERS } from './words.ts';

const color = v.picklist(COLORS);
const time = v.pipe(v.number(), v.finite());

/** All messages that the server may send, with their payloads. */
const FROM_SERVER = {
  /** To a player who has taken a seat: the token for returning to it. Watchers get none. */
  welcome: v.object({ code: text.code, token: v.optional(secret) }),
  state: tableState,
  /** To a player waiting in the lobby or a club: the table, and the token of the reserved seat. */
  found: v.object({ code: text.code, token: secret }),
  club: clubState,
  /** To the host of a club: the games of a requested round. */
  round: clubRound,
  greeting: v.object({ by: color, greeting: v.picklist(GREETINGS) }),
  /** The answer to an offer of `by`; an offer that was withdrawn or has expired is simply missing in the state. */
  answered: v.object({ by: color, what: v.picklist(OFFERS), agrees: v.boolean() }),
  /** To the sender: the kind of message that had no effect, why, and the ply it named. */
  refused: v.object({
    message: v.optional(v.picklist(PAGE_KINDS)),
    refusal: v.picklist(NET_REFUSALS),
    ply: v.optional(whole(0, LIMITS.plies)),
  }),
  goodbye: v.object({ reason: v.picklist(GOODBYES) }),
  pong: v.object({ sent: time, now: time }),
} as const;

type Table = typeof FROM_SERVER;
export type ServerKind = keyof Table;
export const SERVER_KINDS = Object.keys(FROM_SERVER) as readonly ServerKind[];
/** The payload as sent by the server. */
export type ServerPayload<Kind extends ServerKind> = v.InferInput<Table[Kind]>;
/** The message as read by the page. */
export type ServerMessage<Kind extends ServerKind = ServerKind> = {
  [K in Kind]: { readonly kind: K } & Readonly<v.InferOutput<Table[K]>>;
}[Kind];

/** Reads a message from the server; `undefined` if its kind is unknown or it is malformed. */
export function readFromServer<Kind extends ServerKind>(
  kind: Kind,
  payload: unknown,
): ServerMessage<Kind> | undefined;
export function readFromServer(kind: unknown, payload: unknown): ServerMessage | undefined;
export function readFromServer(kind: unknown, payload: unknown): ServerMessage | undefined {
  return readMessage(FROM_SERVER, kind, payload) as ServerMessage | undefined;
}
