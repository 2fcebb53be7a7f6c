import { type Color, opposite } from '../../src/game/color.ts';
import type { PageMessage } from '../../src/net/contract/fromPage.ts';
import { LIMITS, PLIES } from '../../src/net/contract/limits.ts';
import type { Offer } from '../../src/net/contract/tableState.ts';
import type { NetRefusal, OfferName } from '../../src/net/contract/words.ts';
import {
  finished,
  hasCounted,
  isUnderWay,
  lastOwnPly,
  type OnlineMatch,
  plyOf,
  takenBack,
} from './onlineMatch.ts';
import { joined, type Outcome, outcome } from './outcome.ts';
import { counted, presenceAt, swapped, type Table, type World, withMatch, withNextMatch } from './table.ts';

/** A move drops all offers except for a new game and the mover's own offer of a draw. */
export const offersAfterPly = (offers: readonly Offer[], mover: Color): readonly Offer[] => {
  const standing = offers.filter(({ what, by }) => what === 'newGame' || (what === 'draw' && by === mover));
  return standing.length === offers.length ? offers : standing;
};

const isDeclined = ({ declined }: Table, { what, by, ply }: Offer): boolean =>
  declined.some(offer => offer.what === what && offer.by === by && ply < offer.ply + PLIES.toLetRest);

/** Why the offer is not possible in the current state of the match. */
const unfit = (match: OnlineMatch, what: OfferName, by: Color): NetRefusal | undefined => {
  const isNext = what === 'newGame' || what === 'rematch';
  if (isNext && match.number >= LIMITS.lastMatch) return 'lastMatch';
  if (what === 'newGame') return undefined;
  if (what === 'rematch') return isUnderWay(match) ? 'notOver' : undefined;
  if (!isUnderWay(match)) return 'gameOver';
  if (what === 'draw') return hasCounted(match) ? undefined : 'tooEarly';
  return lastOwnPly(match, by) === undefined ? 'nothingToTakeBack' : undefined;
};

const asks = ({ offers }: Table, what: OfferName, by: Color): boolean =>
  offers.some(offer => offer.what === what && offer.by === by);

const refusalOf = (table: Table, match: OnlineMatch, offer: Offer): NetRefusal | undefined => {
  const { what, by, ply } = offer;
  if (ply !== plyOf(match)) return 'stale';
  const reason = unfit(match, what, by);
  if (reason !== undefined) return reason;
  if (presenceAt(table, opposite(by)) === 'gone') return 'otherIsGone';
  if (asks(table, what, by)) return 'alreadyAsked';
  return isDeclined(table, offer) ? 'declined' : undefined;
};

interface MatchContext {
  readonly table: Table;
  readonly match: OnlineMatch;
  readonly world: World;
}

/** A match and the side that sent a message. */
export interface SeatContext extends MatchContext {
  readonly seat: Color;
}

const takeBack = ({ table, match, world }: MatchContext, by: Color): Outcome => {
  const ply = lastOwnPly(match, by);
  if (ply === undefined) throw new Error('an offer to take back what was not played');
  const waiting = { offers: [], quietSince: world.now, nudgedAt: undefined };
  return outcome(table, { ...withMatch(table, takenBack(match, ply, world.now)), ...waiting });
};

const startNewMatch = ({ table, match, world }: MatchContext): Outcome => {
  const broken = isUnderWay(match)
    ? withMatch(table, finished(match, { winner: 'draw', by: 'abandoned' }, world.now))
    : table;
  return joined(outcome(table, broken), outcome(broken, withNextMatch(counted(broken), world)));
};

/** Carries out an accepted offer. */
const carryOut = (context: MatchContext, { what, by }: Offer): Outcome => {
  const { table, match, world } = context;
  const agreed = { winner: 'draw', by: 'agreement' } as const;
  switch (what) {
    case 'draw':
      return outcome(table, withMatch(table, finished(match, agreed, world.now)));
    case 'takeBack':
      return takeBack(context, by);
    case 'rematch':
      return outcome(table, withNextMatch(swapped(counted(table)), world));
    case 'newGame':
      return startNewMatch(context);
  }
};

type Asked = PageMessage<'ask'>;
type Answered = PageMessage<'answer'>;

/**
 * Makes an offer. If both sides offer the same, it is accepted, except for take-backs, because each side would take back a
 * different ply.
 */
export const ask = (
  { table, match, seat, world }: SeatContext,
  { what, ply }: Asked,
): Outcome | NetRefusal => {
  const offer: Offer = { what, by: seat, ply };
  const refusal = refusalOf(table, match, offer);
  if (refusal !== undefined) return refusal;
  if (what !== 'takeBack' && asks(table, what, opposite(seat)))
    return carryOut({ table, match, world }, offer);
  return outcome(table, { ...table, offers: [...table.offers, offer] });
};

const without = (table: Table, offer: Offer): Table => ({
  ...table,
  offers: table.offers.filter(other => other !== offer),
});

const decline = (table: Table, offer: Offer, ply: number): Outcome => {
  const { what, by } = offer;
  const others = table.declined.filter(old => old.what !== what || old.by !== by);
  const declined = [...others, { what, by, ply }];
  return outcome(
    table,
    { ...without(table, offer), declined },
    { kind: 'answered', by, what, agrees: false },
  );
};

const agree = (context: MatchContext, offer: Offer): Outcome => {
  const { what, by } = offer;
  const done = carryOut(context, offer);
  return { ...done, news: [{ kind: 'answered', by, what, agrees: true }, ...done.news] };
};

/** Accepts or declines an offer of the opponent, or withdraws one's own. */
export const answer = (context: SeatContext, { what, ply, agrees }: Answered): Outcome | NetRefusal => {
  const { table, match, seat } = context;
  const waiting = table.offers.filter(offer => offer.what === what && offer.ply === ply);
  const others = waiting.find(({ by }) => by !== seat);
  if (others !== undefined) return agrees ? agree(context, others) : decline(table, others, plyOf(match));
  const own = waiting.find(({ by }) => by === seat);
  return own === undefined || agrees ? 'noOffer' : outcome(table, without(table, own));
};
