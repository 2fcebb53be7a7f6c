import { REFUSALS as RULE_REFUSALS } from '../../game/match.ts';

export const GREETINGS = ['hello', 'goodLuck', 'niceMove', 'oops', 'wellPlayed', 'thanks'] as const;
export type Greeting = (typeof GREETINGS)[number];

/**
 * Offers that one side makes and the other accepts or declines. A rematch follows a match that is over, with the sides
 * swapped; a new game has the same sides and breaks off a match under way.
 */
export const OFFERS = ['draw', 'takeBack', 'rematch', 'newGame'] as const;
export type OfferName = (typeof OFFERS)[number];

/** What has become of what one device left for another; `unknown`: it was never left, or its time is over. */
export const BOX_STATES = ['waiting', 'taken', 'unknown'] as const;
export type BoxState = (typeof BOX_STATES)[number];

/** `away`: connected, but the page is hidden. `gone`: left the table, and may come back with the token. */
export const PRESENCES = ['here', 'away', 'reconnecting', 'gone'] as const;
export type PresenceName = (typeof PRESENCES)[number];

/** Why a message has no effect. */
export const NET_REFUSALS = [
  ...RULE_REFUSALS,
  'malformed',
  'tooMany',
  'blocked',
  'unknownTable',
  'tableFull',
  'tableClosed',
  'wordTaken',
  'wrongToken',
  'watching',
  'notBegun',
  'notOver',
  'tooEarly',
  'nothingToTakeBack',
  'alreadyAsked',
  'declined',
  'noOffer',
  'otherIsGone',
  'otherIsThere',
  'graceRuns',
  'tooSoon',
  'lastMatch',
  'missed',
  'otherMissed',
  'missedOften',
  'isClub',
  'unknownClub',
  'clubTaken',
  'clubFull',
  'clubRemoved',
  'clubHost',
  'clubNoQuestion',
  'clubUnfinished',
  'clubTooFew',
] as const;
export type NetRefusal = (typeof NET_REFUSALS)[number];

/** Why a finished match does not count for the ratings. */
export const UNRATED = [
  'brokenOff',
  'freePassing',
  'casual',
  'oneBrowser',
  'tooShort',
  'oneAddress',
  'enoughToday',
] as const;
export type Unrated = (typeof UNRATED)[number];

/** Why the server ends a connection. */
export const GOODBYES = [
  'left',
  'takenOver',
  'tableClosed',
  'tooMany',
  'blocked',
  'serverMoves',
  'otherMissed',
  'clubOver',
  'clubRemoved',
] as const;
export type Goodbye = (typeof GOODBYES)[number];
