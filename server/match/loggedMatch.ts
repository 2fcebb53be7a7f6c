import type { ByColor } from '../../src/game/color.ts';
import { readLegalMoves } from '../../src/net/contract/tableState.ts';
import type { Clocks } from './clocks.ts';
import type { MatchEnding, OnlineMatch } from './onlineMatch.ts';
import { counted, PEOPLE, swapped, type Table } from './table.ts';

export interface LoggedMatch {
  readonly id: string;
  readonly number: number;
  readonly seed: number;
  readonly players: ByColor<string>;
  readonly moves: string;
  readonly given: number;
  /** The time on the clocks after the last stored event, which happened at `at`. */
  readonly left: ByColor<number> | undefined;
  readonly at: number;
  readonly begunAt: number;
  readonly ending: MatchEnding | undefined;
}

/** Clocks count as stopped unless the events show that they were running. */
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
 * Combines a stored table with the events of its latest match. If a process died between storing the two, the table is one
 * step behind: offers that no longer fit are dropped, and sides swapped. `undefined` if a ply is illegal.
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
