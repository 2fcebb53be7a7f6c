import { type Color, opposite } from '../game/color.ts';
import type { Offer, SeatState, TableState } from '../net/contract/tableState.ts';
import type { OfferName } from '../net/contract/words.ts';
import type { OnlineState } from './onlineStore.ts';

/** The color that is played from this page; undefined for who watches, and away from tables. */
export const selectOwnSeat = ({ table }: OnlineState): Color | undefined =>
  table === undefined || table.you === 'watcher' ? undefined : table.you;

export const isWatcher = (table: TableState | undefined): boolean => table?.you === 'watcher';

/** Whether a match is being played at the table. */
export const isUnderWay = (table: TableState | undefined): boolean =>
  table?.match !== undefined && table.match.result === undefined;

/** Whether a match was played to its end there, and no other has begun. */
export const isFinished = (table: TableState | undefined): boolean => table?.match?.result !== undefined;

/** The seat across from one's own. */
export const otherSeat = (state: OnlineState): SeatState | undefined => {
  const own = selectOwnSeat(state);
  return own && state.table?.seats[opposite(own)];
};

/** How a match without a clock waits for a move: who is to ask, or has asked, whether the other is still there. */
export const selectNudge = (state: OnlineState): 'mayAsk' | 'hasAsked' | 'isAsked' | undefined => {
  const own = selectOwnSeat(state);
  const nudge = state.table?.nudge;
  if (own === undefined || nudge === undefined || !isUnderWay(state.table)) return undefined;
  if (nudge.by === own) return nudge.at === undefined ? 'mayAsk' : 'hasAsked';
  return nudge.at === undefined ? undefined : 'isAsked';
};

/** What the other side has asked, and waits for. */
export const offersOfOther = (state: OnlineState): readonly Offer[] => {
  const own = selectOwnSeat(state);
  return own === undefined ? [] : (state.table?.offers.filter(({ by }) => by !== own) ?? []);
};

/** What was asked from this page. */
export const ownOffers = (state: OnlineState): readonly Offer[] => {
  const own = selectOwnSeat(state);
  return state.table?.offers.filter(({ by }) => by === own) ?? [];
};

const named = (offers: readonly Offer[], what: OfferName): Offer | undefined =>
  offers.find(offer => offer.what === what);

export const offerOfOther = (state: OnlineState, what: OfferName): Offer | undefined =>
  named(offersOfOther(state), what);
export const ownOffer = (state: OnlineState, what: OfferName): Offer | undefined =>
  named(ownOffers(state), what);

/** Whether the connection stands, so that what is asked arrives. */
export const isConnected = ({ connection }: OnlineState): boolean => connection.type === 'connected';
