import { STANDARD_SETUP } from '../../src/game/games.ts';
import type { Match, Result } from '../../src/game/match.ts';
import type { Seats } from '../../src/game/seat.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import type { ClockSettings } from '../../src/net/contract/settings.ts';
import type { Offer, TableMatch, TableState } from '../../src/net/contract/tableState.ts';
import type { OfferName } from '../../src/net/contract/words.ts';
import { OFFLINE, type OnlineState } from '../../src/store/onlineStore.ts';
import { matchOf } from './matches.ts';

export const BLITZ = {
  kind: 'increment',
  initialSeconds: 60,
  incrementSeconds: 0,
} as const satisfies ClockSettings;

/** Anna has Black and Bob has White; they have played `moves`. */
export const playedMatch = (moves: string, more: Partial<TableMatch> = {}): TableMatch => ({
  id: 'first',
  number: 1,
  transcript: parseTranscript(moves) ?? [],
  given: 0,
  ...more,
});

/** A table as seen by Anna, who has Black. */
const tableOf = (more: Partial<TableState> = {}): TableState => ({
  code: 'ABCDEF',
  you: 'black',
  setup: STANDARD_SETUP,
  clock: { kind: 'none' },
  seats: {
    black: { name: 'Anna', presence: 'here' },
    white: { name: 'Bob', presence: 'here' },
  },
  match: playedMatch(''),
  offers: [],
  watchers: 0,
  now: 0,
  ...more,
});

export const atTable = (more: Partial<TableState> = {}, around: Partial<OnlineState> = {}): OnlineState => ({
  ...OFFLINE,
  connection: { type: 'connected' },
  table: tableOf(more),
  receivedAt: performance.now(),
  ...around,
});

/** The table before an opponent has joined. */
export const waitingTable: Partial<TableState> = {
  match: undefined,
  seats: { black: { name: 'Anna', presence: 'here' } },
};

const BOB = { type: 'remote', name: 'Bob' } as const;
const ANNA = { type: 'remote', name: 'Anna' } as const;
const AGAINST_BOB: Seats = { black: { type: 'human' }, white: BOB };
export const WATCHED: Seats = { black: ANNA, white: BOB };
/** The match on the board at such a table. */
export const onlineMatch = (moves: string, ending?: Result, seats = AGAINST_BOB): Match => ({
  ...matchOf(moves, seats),
  id: 'first',
  ending,
});

export const offerBy = (by: Offer['by'], what: OfferName, ply = 0): Offer => ({ what, by, ply });
