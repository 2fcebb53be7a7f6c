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
  /** Whether both players have ever been at the same address. */
  readonly isAtOneAddress: boolean;
  readonly ending: MatchEnding | undefined;
}

export interface MatchEnding {
  readonly result: Result;
  readonly at: number;
  /** Why the match was not rated; known once its end is stored. */
  readonly unrated?: Unrated | undefined;
  /** How the match changed the ratings, if it was rated; known once its end is stored. */
  readonly ratings?: ByColor<RatingChange> | undefined;
}

export const turnOf = ({ game }: OnlineMatch): Color => positionOf(game).turn;
export const plyOf = ({ game }: OnlineMatch): number => game.transcript.length;
export const isUnderWay = (match: OnlineMatch): boolean => match.ending === undefined;
export const hasCounted = ({ game }: OnlineMatch): boolean =>
  game.transcript.length - game.given >= PLIES.beforeItCounts;

/** Whether too few moves were chosen to rate the match. */
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

/** Ends the match if the rules of the game do. */
export const finishedByRules = (match: OnlineMatch, now: number): OnlineMatch =>
  isMatchOver(match.game)
    ? finished(match, { winner: outcomeOf(match.game).winner, by: 'play' }, now)
    : match;

/** When the side to move runs out of time. */
export const flagAt = (match: OnlineMatch): number | undefined =>
  match.clocks && isUnderWay(match) ? flagTime(match.clocks, turnOf(match)) : undefined;

/** The match at `now`: lost on time, as of the moment when the flag fell, if it did. */
export const flagged = (match: OnlineMatch, now: number): OnlineMatch => {
  const at = flagAt(match);
  if (at === undefined || at > now) return match;
  return finished(match, { winner: opposite(turnOf(match)), by: 'flag' }, at);
};

/** The last ply that `color` chose. */
export const lastOwnPly = ({ game }: OnlineMatch, color: Color): number | undefined =>
  turnsOf(game).findLast(turn => turn.color === color && turn.ply >= game.given)?.ply;

/** The match before `ply`; the clocks keep the time used. */
export const takenBack = (match: OnlineMatch, ply: number, now: number): OnlineMatch => ({
  ...withClocks(match, clocks => reckoned(clocks, turnOf(match), now)),
  game: { ...match.game, transcript: match.game.transcript.slice(0, ply) },
});
