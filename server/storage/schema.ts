import type { Kysely } from 'kysely';
import type { Color } from '../../src/game/color.ts';
import type { GameName } from '../../src/game/games.ts';
import type { Ending } from '../../src/game/match.ts';
import type { Winner } from '../../src/game/position.ts';
import type { Unrated } from '../../src/net/contract/words.ts';
import type { MatchEvent } from './records.ts';

/**
 * Subjects of a block: an address in its counted form (for IPv6 its /64), an identity by its id, or an identity's right to a
 * name.
 */
export const BLOCKED_KINDS = ['address', 'identity', 'name'] as const;
export type BlockedKind = (typeof BLOCKED_KINDS)[number];

/** Bars an address or an identity from playing, or an identity from having a name, for a time. */
export interface Block {
  readonly kind: BlockedKind;
  readonly subject: string;
  readonly until: number;
  readonly reason: string;
}

/** The orders that end an arranged match, by winner. */
export const DECISIONS = { black: 'blackWins', white: 'whiteWins', draw: 'drawn' } as const satisfies Record<
  Winner,
  string
>;

/** An order to the processes about a table, a shown name, or an identity's matches. */
export interface Order {
  readonly number: number;
  readonly kind: 'close' | 'unname' | 'leave' | (typeof DECISIONS)[Winner];
  /** The code of a table, or the id of an identity. */
  readonly subject: string;
}

/** Times are milliseconds since 1970; secrets and tokens are stored only as hashes. */
interface IdentityRow {
  readonly id: string;
  readonly secret_hash: string;
  readonly name: string | null;
  readonly created: number;
}

/** A process of the server, and the end of its lease. */
interface HolderRow {
  readonly id: string;
  readonly address: string;
  readonly held_until: number;
}

interface TableRow {
  readonly code: string;
  readonly state: string;
  readonly created: number;
  readonly holder: string | null;
  /** When a process last took or held it; `null` once it is closed. */
  readonly used: number | null;
}

/** A word that two people agreed on, and its table. */
interface MeetingRow {
  readonly word_hash: string;
  readonly table_code: string;
  /** When the table was opened under the word. */
  readonly taken: number;
}

interface SeatRow {
  readonly table_code: string;
  readonly seat: string;
  readonly token_hash: string;
  readonly identity_id: string;
}

export interface MatchRow {
  readonly id: string;
  readonly table_code: string;
  /** 1 for the first match at its table. */
  readonly number: number;
  readonly game: GameName;
  readonly size: string;
  readonly head_start: string | null;
  /** 1 if passing is free. */
  readonly free_passing: number | null;
  readonly black: string;
  readonly white: string;
  readonly initial_seconds: number | null;
  readonly increment_seconds: number | null;
  readonly given: string;
  readonly seed: number;
  readonly started: number;
  readonly winner: Winner | null;
  readonly ended_by: Ending | null;
  readonly rated: number | null;
  /** Why the match was not rated; `null` in matches of older versions. */
  readonly unrated: Unrated | null;
  readonly finished: number | null;
}

/** An event of a match. Events are ordered and never change. Number 0 is the beginning of the match. */
export interface EventRow {
  readonly match_id: string;
  readonly number: number;
  readonly kind: MatchEvent['kind'] | 'begin' | 'end';
  /** Length of the transcript after the event. */
  readonly ply: number;
  readonly move: string | null;
  readonly at: number;
  readonly black_left: number | null;
  readonly white_left: number | null;
}

interface RatingRow {
  readonly identity_id: string;
  readonly game: GameName;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
}

/** How a match changed a rating. */
interface RatingChangeRow {
  readonly match_id: string;
  readonly color: Color;
  readonly before: number;
  readonly after: number;
}

interface BlockRow extends Block {
  readonly created: number;
}

interface OrderRow extends Order {
  readonly at: number;
}

/** A sealed box that one device left for another. */
interface HandoverRow {
  readonly id_hash: string;
  /** In base64. */
  readonly box: string;
  readonly until: number;
}

/** The host of a club's word, and the process that holds the club. */
interface ClubRow {
  readonly word_hash: string;
  readonly host_hash: string;
  readonly holder: string | null;
  readonly until: number;
}

/** A study stored for a short link, packed as in a long link. */
interface StudyRow {
  readonly name: string;
  readonly packed: string;
  readonly until: number;
  readonly bytes: number;
  /** A keyed hash of the owner's address, which cannot be traced back to the address. */
  readonly owner: string | null;
  /** When somebody last opened it. */
  readonly opened: number | null;
  /** When a sweep first found it expired. */
  readonly expired: number | null;
}

export interface Schema {
  readonly clubs: ClubRow;
  readonly handovers: HandoverRow;
  readonly studies: StudyRow;
  readonly blocks: BlockRow;
  readonly orders: OrderRow;
  readonly identities: IdentityRow;
  readonly holders: HolderRow;
  readonly tables: TableRow;
  readonly meetings: MeetingRow;
  readonly seats: SeatRow;
  readonly matches: MatchRow;
  readonly events: EventRow;
  readonly ratings: RatingRow;
  readonly rating_changes: RatingChangeRow;
}

/** Runs the work in a transaction, or as part of the current one. */
export const inTransaction = <T>(
  db: Kysely<Schema>,
  work: (inside: Kysely<Schema>) => Promise<T>,
): Promise<T> => (db.isTransaction ? work(db) : db.transaction().execute(work));
