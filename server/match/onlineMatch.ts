import type { ByColor, Color } from '../../src/game/color.ts';
import { opposite } from '../../src/game/color.ts';
import { rulesOf } from '../../src/game/games.ts';
import {
  isMatchOver,
  type Match,
  outcomeOf,
  positionOf,
  type Result,
  turnsOf,
} from '../../src/game/match.ts';
import { PLIES, RATED } from '../../src/net/contract/limits.ts';
import type { RatingChange } from '../../src/net/contract/tableState.ts';
import type { Unrated } from '../../src/net/contract/words.ts';
import { type Clocks, flagTime, reckoned, started, stopped } from './clocks.ts';

/** A match between two people on different machines. */
export interface OnlineMatch {
  /** Counts the matches at its table from 1. */
  readonly number: number;
  readonly game: Match;
  readonly clocks: Clocks | undefined;
  readonly begunAt: number;
  /** Whether both players were at the same address at any time. */
  readonly isAtOneAddress: boolean;
  readonly ending: MatchEnding | undefined;
}

export interface MatchEnding {
  readonly result: Result;
  readonly at: number;
  /** Why it was not rated; known once the end is stored. */
  readonly unrated?: Unrated | undefined;
  /** What it did to the ratings, if it counted; known once the end is stored. */
  readonly ratings?: ByColor<RatingChange> | undefined;
}

export const turnOf = ({ game }: OnlineMatch): Color => positionOf(game).turn;
export const plyOf = ({ game }: OnlineMatch): number => game.transcript.length;
export const isUnderWay = (match: OnlineMatch): boolean => match.ending === undefined;
export const hasCounted = ({ game }: OnlineMatch): boolean =>
  game.transcript.length - game.given >= PLIES.beforeItCounts;

/** Whether it has too few chosen plies to show any strength. */
export const isTooShort = ({ game }: OnlineMatch): boolean =>
  game.transcript.length - game.given < RATED.plies[rulesOf(game.setup.game)];

const withClocks = (match: OnlineMatch, change: (clocks: Clocks) => Clocks): OnlineMatch =>
  match.clocks === undefined ? match : { ...match, clocks: change(match.clocks) };

export const withClocksStarted = (match: OnlineMatch, now: number): OnlineMatch =>
  match.clocks?.since === undefined ? withClocks(match, clocks => started(clocks, now)) : match;

export const withClocksStopped = (match: OnlineMatch, now: number): OnlineMatch =>
  withClocks(match, clocks => stopped(clocks, turnOf(match), now));

export const finished = (match: OnlineMatch, result: Result, at: number): OnlineMatch => ({
  ...withClocksStopped(match, at),
  ending: { result, at },
});

/** The match with its ending, if the rules of the game end it now. */
export const finishedByRules = (match: OnlineMatch, now: number): OnlineMatch =>
  isMatchOver(match.game)
    ? finished(match, { winner: outcomeOf(match.game).winner, by: 'play' }, now)
    : match;

/** When the side to move runs out of time. */
export const flagAt = (match: OnlineMatch): number | undefined =>
  match.clocks && isUnderWay(match) ? flagTime(match.clocks, turnOf(match)) : undefined;

/** The match at `now`; it is lost for a side whose time has run out, as of that moment. */
export const flagged = (match: OnlineMatch, now: number): OnlineMatch => {
  const at = flagAt(match);
  if (at === undefined || at > now) return match;
  return finished(match, { winner: opposite(turnOf(match)), by: 'flag' }, at);
};

/** The last ply of `color` that a player chose. */
export const lastOwnPly = ({ game }: OnlineMatch, color: Color): number | undefined =>
  turnsOf(game).findLast(turn => turn.color === color && turn.ply >= game.given)?.ply;

/** The match before `ply`; time already used stays used. */
export const takenBack = (match: OnlineMatch, ply: number, now: number): OnlineMatch => ({
  ...withClocks(match, clocks => reckoned(clocks, turnOf(match), now)),
  game: { ...match.game, transcript: match.game.transcript.slice(0, ply) },
});
