import { rulesOf } from '../../src/game/games.ts';
import { RATED } from '../../src/net/contract/limits.ts';
import type { Unrated } from '../../src/net/contract/words.ts';
import type { OnlineMatch } from './onlineMatch.ts';
import type { Table } from './table.ts';

/** Reasons that the table itself knows, the first that holds being told. How many the two have played, the storage knows. */
const REASONS: Readonly<
  Record<Exclude<Unrated, 'enoughToday'>, (table: Table, match: OnlineMatch) => boolean>
> = {
  brokenOff: (_, { ending }) => ending?.result.by === 'abandoned' && ending.result.winner === 'draw',
  freePassing: ({ setup }) => setup.freePassing === true,
  oneBrowser: ({ seats }) => seats.black?.identity === seats.white?.identity,
  oneAddress: (_, { isAtOneAddress }) => isAtOneAddress,
  tooShort: ({ setup }, { game }) => game.transcript.length - game.given < RATED.plies[rulesOf(setup.game)],
};

/** Why no strength shows in the match that is over; `undefined` if one does. */
export const unratedOf = (table: Table, match: OnlineMatch): Unrated | undefined => {
  const reasons = Object.keys(REASONS) as (keyof typeof REASONS)[];
  return reasons.find(reason => REASONS[reason](table, match));
};
