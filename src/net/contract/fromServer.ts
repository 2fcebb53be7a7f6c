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

/** Every message that the server may send, with its payload. */
const FROM_SERVER = {
  /** To a player who has sat down: the token that leads back to the seat. Watchers get none. */
  welcome: v.object({ code: text.code, token: v.optional(secret) }),
  state: tableState,
  /** To a player waiting in the lobby or in a club: the table, and the token of the seat that is kept there. */
  found: v.object({ code: text.code, token: secret }),
  club: clubState,
  /** To the host of a club: the games of a round that was asked for. */
  round: clubRound,
  greeting: v.object({ by: color, greeting: v.picklist(GREETINGS) }),
  /** How the offer of `by` was answered; one that was withdrawn or has lapsed is simply missing from the state. */
  answered: v.object({ by: color, what: v.picklist(OFFERS), agrees: v.boolean() }),
  /** To the sender: which kind of message had no effect, and why; with the ply that it named. */
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
/** A payload as the server sends it. */
export type ServerPayload<Kind extends ServerKind> = v.InferInput<Table[Kind]>;
/** A message as the page reads it. */
export type ServerMessage<Kind extends ServerKind = ServerKind> = {
  [K in Kind]: { readonly kind: K } & Readonly<v.InferOutput<Table[K]>>;
}[Kind];

/** Reads a message from the server; `undefined` for anything that is not in the table. */
export function readFromServer<Kind extends ServerKind>(
  kind: Kind,
  payload: unknown,
): ServerMessage<Kind> | undefined;
export function readFromServer(kind: unknown, payload: unknown): ServerMessage | undefined;
export function readFromServer(kind: unknown, payload: unknown): ServerMessage | undefined {
  return readMessage(FROM_SERVER, kind, payload) as ServerMessage | undefined;
}
