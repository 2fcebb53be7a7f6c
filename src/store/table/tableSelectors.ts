import { type Color, opposite } from '../../game/color.ts';
import type { Offer, RatingChange, SeatState, TableState } from '../../net/contract/tableState.ts';
import type { OfferName } from '../../net/contract/words.ts';
import type { OnlineState } from '../onlineStore.ts';

/** The color played from this page; undefined for watchers, and away from tables. */
export const selectOwnSeat = ({ table }: OnlineState): Color | undefined =>
  table === undefined || table.you === 'watcher' ? undefined : table.you;

export const isWatcher = (table: TableState | undefined): boolean => table?.you === 'watcher';

/** Whether a match is being played at the table. */
export const isUnderWay = (table: TableState | undefined): boolean =>
  table?.match !== undefined && table.match.result === undefined;

/** Whether the table's match is over and no other has begun. */
export const isFinished = (table: TableState | undefined): boolean => table?.match?.result !== undefined;

/** The rating change of this page's player by the last match. */
export const selectRatingChange = (state: OnlineState): RatingChange | undefined => {
  const own = selectOwnSeat(state);
  return own && state.table?.match?.ratings?.[own];
};

/** The opponent's seat. */
export const otherSeat = (state: OnlineState): SeatState | undefined => {
  const own = selectOwnSeat(state);
  return own && state.table?.seats[opposite(own)];
};

/** The state of nudges, in a match without a clock: this player may send one, has sent one, or has received one. */
export const selectNudge = (state: OnlineState): 'mayAsk' | 'hasAsked' | 'isAsked' | undefined => {
  const own = selectOwnSeat(state);
  const nudge = state.table?.nudge;
  if (own === undefined || nudge === undefined || !isUnderWay(state.table)) return undefined;
  if (nudge.by === own) return nudge.at === undefined ? 'mayAsk' : 'hasAsked';
  return nudge.at === undefined ? undefined : 'isAsked';
};

export const offersOfOther = (state: OnlineState): readonly Offer[] => {
  const own = selectOwnSeat(state);
  return own === undefined ? [] : (state.table?.offers.filter(({ by }) => by !== own) ?? []);
};

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

/** Whether the connection is up, so that messages arrive. */
export const isConnected = ({ connection }: OnlineState): boolean => connection.type === 'connected';

/** Whether the other player is still there, perhaps reconnecting. */
export const hasOtherPlayer = (state: OnlineState): boolean => {
  const other = otherSeat(state);
  return other !== undefined && other.presence !== 'gone';
};

/** Whether the match is over and the other player has left, so that no other match can follow at this table. */
export const isLeftAlone = (state: OnlineState): boolean =>
  selectOwnSeat(state) !== undefined && isFinished(state.table) && otherSeat(state)?.presence === 'gone';

/** Whether this player can make this offer now. */
export const canAsk = (state: OnlineState, what: OfferName): boolean =>
  isConnected(state) && hasOtherPlayer(state) && ownOffer(state, what) === undefined;

export const canOfferRematch = (state: OnlineState): boolean =>
  selectOwnSeat(state) !== undefined && isFinished(state.table) && canAsk(state, 'rematch');
