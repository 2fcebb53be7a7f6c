import type { ByColor } from '../../src/game/color.ts';
import { readLegalMoves } from '../../src/net/contract/tableState.ts';
import type { Clocks } from './clocks.ts';
import type { MatchEnding, OnlineMatch } from './onlineMatch.ts';
import { counted, PEOPLE, swapped, type Table } from './table.ts';

/** A match rebuilt from its stored events. */
export interface LoggedMatch {
  readonly id: string;
  readonly number: number;
  readonly seed: number;
  /** The identities at the colors. */
  readonly players: ByColor<string>;
  readonly moves: string;
  readonly given: number;
  /** Time on the clocks at the last stored event, which was at `at`. */
  readonly left: ByColor<number> | undefined;
  readonly at: number;
  readonly begunAt: number;
  readonly ending: MatchEnding | undefined;
}

/** Clocks are stopped unless they are known to have run. */
const clocksOf = ({ match }: Table, { number, left, at, ending }: LoggedMatch): Clocks | undefined => {
  const haveRun = match?.number === number && match.clocks?.since !== undefined && ending === undefined;
  return left && { remaining: left, since: haveRun ? at : undefined };
};

const matchOf = (table: Table, logged: LoggedMatch): OnlineMatch | undefined => {
  const { id, number, seed, moves, given, begunAt, ending } = logged;
  const { setup } = table;
  const transcript = readLegalMoves(setup, moves);
  if (transcript === undefined || given > transcript.length) return undefined;
  const game = { id, setup, seats: PEOPLE, transcript, given, undone: [], seed };
  const isAtOneAddress = table.match?.number === number && table.match.isAtOneAddress;
  return { number, game, clocks: clocksOf(table, logged), begunAt, isAtOneAddress, ending };
};

const seated = (table: Table, { players }: LoggedMatch): Table => {
  const { black, white } = table.seats;
  const areSwapped = black?.identity === players.white && white?.identity === players.black;
  return areSwapped && players.black !== players.white ? swapped(table) : table;
};

/**
 * A stored table with its latest match as it was logged. A process may have died between storing the two, which leaves the
 * table one step behind: offers that no longer fit are dropped, and sides swapped. `undefined` if a ply is not legal.
 */
export const withLoggedMatch = (table: Table, logged: LoggedMatch): Table | undefined => {
  const match = matchOf(table, logged);
  if (match === undefined) return undefined;
  const isSame = table.match?.number === logged.number;
  const ply = match.game.transcript.length;
  const offers = table.offers.filter(
    ({ what, ply: asked }) => isSame && (what !== 'takeBack' || asked === ply),
  );
  return {
    ...seated(isSame ? table : counted(table), logged),
    match,
    offers,
    declined: isSame ? table.declined : [],
  };
};
