import { rulesOf } from '../../src/game/games.ts';
import { RATED } from '../../src/net/contract/limits.ts';
import type { Unrated } from '../../src/net/contract/words.ts';
import type { OnlineMatch } from './onlineMatch.ts';
import type { Table } from './table.ts';

/** The reasons that the table knows, in order of precedence. The storage knows how often the two have played. */
const REASONS: Readonly<
  Record<Exclude<Unrated, 'enoughToday'>, (table: Table, match: OnlineMatch) => boolean>
> = {
  brokenOff: (_, { ending }) => ending?.result.by === 'abandoned' && ending.result.winner === 'draw',
  freePassing: ({ setup }) => setup.freePassing === true,
  oneBrowser: ({ seats }) => seats.black?.identity === seats.white?.identity,
  oneAddress: (_, { isAtOneAddress }) => isAtOneAddress,
  tooShort: ({ setup }, { game }) => game.transcript.length - game.given < RATED.plies[rulesOf(setup.game)],
};

/** Why the finished match is not rated; `undefined` if it is. */
export const unratedOf = (table: Table, match: OnlineMatch): Unrated | undefined => {
  const reasons = Object.keys(REASONS) as (keyof typeof REASONS)[];
  return reasons.find(reason => REASONS[reason](table, match));
};
