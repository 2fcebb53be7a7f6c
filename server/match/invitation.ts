import { COLORS, type Color, opposite } from '../../src/game/color.ts';
import type { Setup } from '../../src/game/games.ts';
import type { ClockSettings } from '../../src/net/contract/settings.ts';
import { isRatedAt, type Table } from './table.ts';

/** The game at a table where one player waits for another. */
export interface Invitation {
  readonly setup: Setup;
  readonly clock: ClockSettings;
  readonly isRated: boolean;
  /** The side that is free. */
  readonly you: Color;
  /** The name of the waiting player. */
  readonly name: string | undefined;
}

/** `undefined` unless exactly one player is waiting. */
export const invitationTo = (table: Table): Invitation | undefined => {
  const { seats, setup, clock, match } = table;
  const you = COLORS.find(color => seats[color] === undefined);
  const host = you && seats[opposite(you)];
  if (you === undefined || match !== undefined) return undefined;
  if (host === undefined || host.presence.is === 'gone') return undefined;
  return { setup, clock, isRated: isRatedAt(table), you, name: host.name };
};
