import { type ByColor, COLORS, type Color } from '../../src/game/color.ts';
import type { Setup } from '../../src/game/games.ts';
import type { Result } from '../../src/game/match.ts';
import type { Move, Transcript } from '../../src/game/transcript.ts';
import type { ServerMessage } from '../../src/net/contract/fromServer.ts';
import type { ClockSettings } from '../../src/net/contract/settings.ts';
import type { NetRefusal, Unrated } from '../../src/net/contract/words.ts';
import { isTooShort, type OnlineMatch, plyOf } from './onlineMatch.ts';
import { isRatedAt, type Sitter, seatOf, type Table } from './table.ts';

/**
 * Reasons not to rate a match that the table can check, in order of precedence. The storage checks how often the two have
 * played.
 */
const REASONS: Readonly<
  Record<Exclude<Unrated, 'enoughToday'>, (table: Table, match: OnlineMatch) => boolean>
> = {
  brokenOff: (_, { ending }) => ending?.result.by === 'abandoned' && ending.result.winner === 'draw',
  freePassing: ({ setup }) => setup.freePassing === true,
  casual: table => !isRatedAt(table),
  oneBrowser: ({ seats }) => seats.black?.identity === seats.white?.identity,
  oneAddress: (_, { isAtOneAddress }) => isAtOneAddress,
  tooShort: (_, match) => isTooShort(match),
};

/** Why the finished match is not rated; `undefined` if it is. */
const unratedOf = (table: Table, match: OnlineMatch): Unrated | undefined => {
  const reasons = Object.keys(REASONS) as (keyof typeof REASONS)[];
  return reasons.find(reason => REASONS[reason](table, match));
};

export type Player = Pick<Sitter, 'identity' | 'name'>;

/** A match as it is stored at its end. */
export interface FinishedMatch {
  readonly id: string;
  readonly setup: Setup;
  readonly clock: ClockSettings;
  readonly players: ByColor<Player>;
  readonly transcript: Transcript;
  readonly given: number;
  readonly result: Result;
  readonly begunAt: number;
  readonly endedAt: number;
  /** Why it is not rated, except for reasons that only the storage knows. */
  readonly unrated: Unrated | undefined;
}

/** A change to store, in order, before anything is sent. `left` is the time on the clocks when the request was handled. */
export type StoredChange =
  | { readonly type: 'seat'; readonly color: Color; readonly sitter: Sitter }
  | { readonly type: 'begin'; readonly match: OnlineMatch; readonly players: ByColor<Player> }
  /** The clocks start or stop here: at the beginning, and after a restart of the server. */
  | { readonly type: 'clocks'; readonly ply: number; readonly left: TimeLeft; readonly run: boolean }
  | { readonly type: 'play'; readonly ply: number; readonly move: Move; readonly left: TimeLeft }
  | { readonly type: 'takeBack'; readonly ply: number; readonly left: TimeLeft }
  | { readonly type: 'end'; readonly record: FinishedMatch; readonly left: TimeLeft }
  /** Another part of what `writeTable` writes has changed. */
  | { readonly type: 'table' };

/** A message to everybody at the table: its state, or an event. */
export type News = { readonly kind: 'state' } | ServerMessage<'greeting' | 'answered'>;

/** The result of a request. If it was refused, only the passing of time has changed the table. */
export interface Outcome {
  readonly table: Table;
  readonly stored: readonly StoredChange[];
  readonly news: readonly News[];
  readonly refusal?: NetRefusal;
}

type TimeLeft = ByColor<number> | undefined;

const playerOf = (sitter: Sitter | undefined): Player => {
  if (sitter === undefined) throw new Error('a match at a table with an empty seat');
  return { identity: sitter.identity, name: sitter.name };
};

const playersOf = ({ seats }: Table): ByColor<Player> => ({
  black: playerOf(seats.black),
  white: playerOf(seats.white),
});

/** The record of a finished match; `undefined` if it is not finished. */
const recordOf = (table: Table): FinishedMatch | undefined => {
  const { match, setup, clock } = table;
  if (match?.ending === undefined) return undefined;
  const players = playersOf(table);
  const { game, begunAt, ending } = match;
  const { result, at: endedAt } = ending;
  const unrated = unratedOf(table, match);
  const { id, transcript, given } = game;
  return { id, setup, clock, players, transcript, given, result, begunAt, endedAt, unrated };
};

const doClocksRun = ({ match }: Table): boolean => match?.clocks?.since !== undefined;

/** Whether stored parts of the table besides the match's events have changed. */
const lastsDifferently = (before: Table, after: Table): boolean =>
  before.offers !== after.offers ||
  before.declined !== after.declined ||
  before.expected !== after.expected ||
  before.brokenOffBy !== after.brokenOffBy ||
  doClocksRun(before) !== doClocksRun(after) ||
  before.match?.isAtOneAddress !== after.match?.isAtOneAddress ||
  COLORS.some(color => {
    const [was, is] = [before.seats[color], after.seats[color]];
    const isGoneNow = (was?.presence.is === 'gone') !== (is?.presence.is === 'gone');
    return was?.token !== is?.token || was?.name !== is?.name || isGoneNow;
  });

/** Changes for players who are new at the table; a rematch only swaps the seats. */
const newSeats = (before: Table, after: Table): readonly StoredChange[] =>
  COLORS.flatMap(color => {
    const sitter = after.seats[color];
    const isNew = sitter !== undefined && seatOf(before, sitter.token) === undefined;
    return isNew ? [{ type: 'seat' as const, color, sitter }] : [];
  });

const clocksOf = (match: OnlineMatch): StoredChange => {
  const { clocks } = match;
  return { type: 'clocks', ply: plyOf(match), left: clocks?.remaining, run: clocks?.since !== undefined };
};

const courseOf = (was: OnlineMatch, is: OnlineMatch): readonly StoredChange[] => {
  const [ply, left] = [plyOf(is), is.clocks?.remaining];
  const move = is.game.transcript.at(-1);
  if (ply > plyOf(was) && move !== undefined) return [{ type: 'play', ply, move, left }];
  if (ply < plyOf(was)) return [{ type: 'takeBack', ply, left }];
  return was.clocks === is.clocks || is.ending !== undefined ? [] : [clocksOf(is)];
};

const beginning = (table: Table): readonly StoredChange[] => {
  const { match } = table;
  if (match === undefined) return [];
  const begin: StoredChange = { type: 'begin', match, players: playersOf(table) };
  return match.clocks?.since === undefined ? [begin] : [begin, clocksOf(match)];
};

const ending = (before: Table, after: Table): readonly StoredChange[] => {
  const isNew = before.match?.ending !== after.match?.ending;
  const record = isNew ? recordOf(after) : undefined;
  return record ? [{ type: 'end', record, left: after.match?.clocks?.remaining }] : [];
};

const changes = (before: Table, after: Table): readonly StoredChange[] => {
  const [was, is] = [before.match, after.match];
  const goesOn = was !== undefined && was.number === is?.number;
  return [
    ...newSeats(before, after),
    ...(goesOn ? courseOf(was, is) : beginning(after)),
    ...ending(before, after),
    ...(lastsDifferently(before, after) ? [{ type: 'table' as const }] : []),
  ];
};

export const outcome = (before: Table, after: Table, ...words: readonly News[]): Outcome => ({
  table: after,
  stored: changes(before, after),
  news: after === before ? words : [...words, { kind: 'state' }],
});

const isTable = ({ type }: StoredChange): boolean => type === 'table';
const isState = ({ kind }: News): boolean => kind === 'state';

/** Combines two outcomes in order; the table is stored and its state sent only once. */
export const joined = (first: Outcome, second: Outcome): Outcome => {
  const stored = [...first.stored, ...second.stored];
  const news = [...first.news, ...second.news];
  const [table, state] = [stored.find(isTable), news.find(isState)];
  return {
    table: second.table,
    stored: [...stored.filter(change => !isTable(change)), ...(table ? [table] : [])],
    news: [...news.filter(news => !isState(news)), ...(state ? [state] : [])],
  };
};
