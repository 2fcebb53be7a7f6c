import { REFUSALS as RULE_REFUSALS } from '../../game/match.ts';

export const GREETINGS = ['hello', 'goodLuck', 'niceMove', 'oops', 'wellPlayed', 'thanks'] as const;
export type Greeting = (typeof GREETINGS)[number];

/**
 * Offers that one side makes and the other accepts or declines. A rematch follows a finished match with
 * swapped sides; a new game keeps the sides and breaks off the current match.
 */
export const OFFERS = ['draw', 'takeBack', 'rematch', 'newGame'] as const;
export type OfferName = (typeof OFFERS)[number];

/** The state of a handover; `unknown`: it was never stored, or has expired. */
export const BOX_STATES = ['waiting', 'taken', 'unknown'] as const;
export type BoxState = (typeof BOX_STATES)[number];

/** `away`: connected, but the page is hidden. `gone`: left the table, and may return with the token. */
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
  'clubClosed',
  'clubHost',
  'clubNoQuestion',
  'clubNoBoard',
  'clubUnfinished',
  'clubTooFew',
] as const;
export type NetRefusal = (typeof NET_REFUSALS)[number];

/** Why a finished match is not rated. */
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
