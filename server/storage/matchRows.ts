import { GAMES, type HeadStart, isSetup, type Setup } from '../../src/game/games.ts';
import { makeShapeText, parseShapeText } from '../../src/game/shape.ts';
import type { ClockSettings } from '../../src/net/contract/settings.ts';
import type { MatchEvent, Moment, NewMatch, StoredMatch, TimeLeft } from './records.ts';
import type { EventRow, MatchRow } from './schema.ts';

/** Unreadable rows were not written by this program, so this is a defect. */
const unreadable = (match: string, what: string): Error =>
  new Error(`the stored match ${match} cannot be read: ${what}`);

type ClockColumns = Pick<MatchRow, 'initial_seconds' | 'increment_seconds'>;

const clockColumns = (clock: ClockSettings): ClockColumns =>
  clock.kind === 'none'
    ? { initial_seconds: null, increment_seconds: null }
    : { initial_seconds: clock.initialSeconds, increment_seconds: clock.incrementSeconds };

const clockOf = ({ initial_seconds, increment_seconds }: ClockColumns): ClockSettings =>
  initial_seconds === null
    ? { kind: 'none' }
    : { kind: 'increment', initialSeconds: initial_seconds, incrementSeconds: increment_seconds ?? 0 };

type SetupColumns = Pick<MatchRow, 'id' | 'game' | 'size' | 'head_start' | 'free_passing'>;

export const setupOf = ({ id, game, size, head_start, free_passing }: SetupColumns): Setup => {
  const shape = parseShapeText(size);
  const headStart = head_start === null ? undefined : (JSON.parse(head_start) as HeadStart);
  if (!GAMES.includes(game) || shape === undefined) throw unreadable(id, 'setup');
  const setup: Setup = { game, shape, headStart, freePassing: free_passing === 1 };
  if (!isSetup(setup)) throw unreadable(id, 'setup');
  return setup;
};

export const matchRow = (match: NewMatch, begun: Moment): MatchRow => ({
  id: match.id,
  table_code: match.table,
  number: match.number,
  game: match.setup.game,
  size: makeShapeText(match.setup.shape),
  head_start: match.setup.headStart === undefined ? null : JSON.stringify(match.setup.headStart),
  free_passing: match.setup.freePassing ? 1 : null,
  black: match.seats.black,
  white: match.seats.white,
  ...clockColumns(match.clock),
  given: match.given.join(' '),
  seed: match.seed,
  rated: null,
  unrated: null,
  started: Math.round(begun.at),
  winner: null,
  ended_by: null,
  finished: null,
});

export type MomentColumns = Pick<EventRow, 'at' | 'black_left' | 'white_left'>;

export const momentColumns = ({ at, left }: Moment): MomentColumns => ({
  at: Math.round(at),
  black_left: left === undefined ? null : Math.round(left.black),
  white_left: left === undefined ? null : Math.round(left.white),
});

const momentOf = ({ at, black_left, white_left }: MomentColumns): Moment => {
  const left: TimeLeft =
    black_left === null || white_left === null ? undefined : { black: black_left, white: white_left };
  return { at, left };
};

const eventOf = (row: EventRow): MatchEvent => {
  const { kind, ply, move } = row;
  const moment = momentOf(row);
  if (kind === 'takeBack' || kind === 'clocks') return { kind, ply, ...moment };
  if (kind !== 'play' || move === null) throw unreadable(row.match_id, `event ${row.number}`);
  return { kind, ply, move, ...moment };
};

const endedOf = (row: MatchRow, end: EventRow | undefined): StoredMatch['ended'] => {
  if (end === undefined) return undefined;
  if (row.winner === null || row.ended_by === null) throw unreadable(row.id, 'result');
  const result = { winner: row.winner, by: row.ended_by };
  const unrated = row.unrated ?? undefined;
  return { ply: end.ply, result, isRated: row.rated === 1, unrated, ...momentOf(end) };
};

/** Builds a whole match from its row and its events, in order. */
export const matchOf = (row: MatchRow, events: readonly EventRow[]): StoredMatch => {
  const [begin, ...since] = events;
  if (begin?.kind !== 'begin') throw unreadable(row.id, 'beginning');
  const end = since.at(-1)?.kind === 'end' ? since.pop() : undefined;
  return {
    id: row.id,
    table: row.table_code,
    number: row.number,
    setup: setupOf(row),
    seats: { black: row.black, white: row.white },
    clock: clockOf(row),
    given: row.given === '' ? [] : row.given.split(' '),
    seed: row.seed,
    begun: momentOf(begin),
    events: since.map(eventOf),
    ended: endedOf(row, end),
  };
};
