import { COLORS, type Color } from '../../src/game/color.ts';
import type { Rating, SeatState, TableMatch, TableState } from '../../src/net/contract/tableState.ts';
import { remainingAt } from './clocks.ts';
import { shownName } from './names.ts';
import { claimTime, nudgeOf } from './nudge.ts';
import { type OnlineMatch, turnOf } from './onlineMatch.ts';
import { isRatedAt, type Sitters, type Table, wonAt } from './table.ts';

/** The viewer, the time, and the ratings. */
export interface Look {
  readonly you: Color | 'watcher';
  readonly watchers: number;
  readonly now: number;
  /** By identity, in the game of the table. */
  readonly ratings?: ReadonlyMap<string, Rating>;
}

const seatState = (seats: Sitters, color: Color, { ratings }: Look): SeatState | undefined => {
  const sitter = seats[color];
  return (
    sitter && {
      name: shownName(seats, color),
      presence: sitter.presence.is,
      rating: ratings?.get(sitter.identity),
    }
  );
};

const matchState = (match: OnlineMatch, now: number): TableMatch => {
  const { number, game, clocks, ending } = match;
  return {
    id: game.id,
    number,
    transcript: game.transcript,
    given: game.given,
    remaining: clocks && remainingAt(clocks, turnOf(match), now),
    running: clocks?.since === undefined ? undefined : turnOf(match),
    result: ending?.result,
    unrated: ending?.unrated,
    ratings: ending?.ratings,
  } satisfies Record<keyof TableMatch, unknown>;
};

/** The state of a table as a player or a spectator sees it; it contains no secrets. */
export const tableStateFor = (table: Table, look: Look): TableState => {
  const { you, watchers, now } = look;
  const { code, setup, clock, seats, match, offers } = table;
  const won = wonAt(table);
  const claims = COLORS.map(color => claimTime(table, color)).filter(time => time !== undefined);
  return {
    code,
    you,
    setup,
    clock,
    isRated: isRatedAt(table),
    seats: { black: seatState(seats, 'black', look), white: seatState(seats, 'white', look) },
    match: match && matchState(match, now),
    won: COLORS.some(color => won[color] > 0) ? won : undefined,
    offers,
    claimAt: claims.length === 1 ? claims[0] : undefined,
    nudge: nudgeOf(table),
    watchers,
    now,
  } satisfies Record<keyof TableState, unknown>;
};
