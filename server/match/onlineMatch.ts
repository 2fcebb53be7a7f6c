import type { Color } from '../../src/game/color.ts';
import { opposite } from '../../src/game/color.ts';
import {
  isMatchOver,
  type Match,
  outcomeOf,
  positionOf,
  type Result,
  turnsOf,
} from '../../src/game/match.ts';
import { PLIES } from '../../src/net/contract/limits.ts';
import type { Unrated } from '../../src/net/contract/words.ts';
import { type Clocks, flagTime, reckoned, started, stopped } from './clocks.ts';

/** A match of two people, each on a machine of their own. */
export interface OnlineMatch {
  /** Which one at its table, counted from 1. */
  readonly number: number;
  readonly game: Match;
  readonly clocks: Clocks | undefined;
  readonly begunAt: number;
  /** Whether both sides were at one address at any time. */
  readonly isAtOneAddress: boolean;
  readonly ending: MatchEnding | undefined;
}

export interface MatchEnding {
  readonly result: Result;
  readonly at: number;
  /** Why it was not rated, which is known once it is kept. */
  readonly unrated?: Unrated | undefined;
}

export const turnOf = ({ game }: OnlineMatch): Color => positionOf(game).turn;
export const plyOf = ({ game }: OnlineMatch): number => game.transcript.length;
export const isUnderWay = (match: OnlineMatch): boolean => match.ending === undefined;
export const hasCounted = ({ game }: OnlineMatch): boolean =>
  game.transcript.length - game.given >= PLIES.beforeItCounts;

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

/** The match as it ends by the rules of its game, if it does. */
export const finishedByRules = (match: OnlineMatch, now: number): OnlineMatch =>
  isMatchOver(match.game)
    ? finished(match, { winner: outcomeOf(match.game).winner, by: 'play' }, now)
    : match;

/** When time will run out if nobody plays. */
export const flagAt = (match: OnlineMatch): number | undefined =>
  match.clocks && isUnderWay(match) ? flagTime(match.clocks, turnOf(match)) : undefined;

/** The match at `now`: lost by who had no time left, at the moment when it ran out. */
export const flagged = (match: OnlineMatch, now: number): OnlineMatch => {
  const at = flagAt(match);
  if (at === undefined || at > now) return match;
  return finished(match, { winner: opposite(turnOf(match)), by: 'flag' }, at);
};

/** The ply that `color` played last, of those that somebody chose. */
export const lastOwnPly = ({ game }: OnlineMatch, color: Color): number | undefined =>
  turnsOf(game).findLast(turn => turn.color === color && turn.ply >= game.given)?.ply;

/** The match before `ply`; the time that was used stays used. */
export const takenBack = (match: OnlineMatch, ply: number, now: number): OnlineMatch => ({
  ...withClocks(match, clocks => reckoned(clocks, turnOf(match), now)),
  game: { ...match.game, transcript: match.game.transcript.slice(0, ply) },
});
