import { COLORS, opposite } from '../game/color.ts';
import { isMatchOver, type Match } from '../game/match.ts';
import type { Seat } from '../game/seat.ts';
import type { MatchStore } from './matchStore.ts';

const isSameSitter = (a: Seat, b: Seat): boolean =>
  a.type === b.type && (a.type !== 'computer' || b.type !== 'computer' || a.opponent === b.opponent);

/** Whether the players of a finished match begin another one of the same game with their colors exchanged. */
const isRematch = (before: Match, after: Match): boolean =>
  before.id !== after.id &&
  isMatchOver(before) &&
  after.transcript.length === after.given &&
  before.setup.game === after.setup.game &&
  COLORS.every(color => isSameSitter(before.seats[color], after.seats[opposite(color)]));

/** Calls `turn` when players change sides for another match; returns what ends that. */
export const followRematches = (store: MatchStore, turn: () => void): (() => void) =>
  store.subscribe(({ match: after }, { match: before }) => {
    if (before !== undefined && after !== undefined && before !== after && isRematch(before, after)) turn();
  });
