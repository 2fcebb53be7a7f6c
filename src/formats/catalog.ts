import { discCounts } from '../game/board.ts';
import type { ByColor, Color } from '../game/color.ts';
import { type GameName, startOf } from '../game/games.ts';
import { isOver } from '../game/position.ts';
import { makeShapeText } from '../game/shape.ts';
import { countNodes, lineThrough } from '../game/tree.ts';
import type { Failure } from './failure.ts';
import type { Format, Found, Loss } from './found.ts';
import { writeLink } from './link/link.ts';
import { type GameRecord, recordOfGame } from './record.ts';
import { folded, hasWord } from './words.ts';

/** A game in a list, as plain data. */
export interface FoundEntry {
  /** Index among the games found. */
  readonly index: number;
  readonly game: GameName;
  /** The board, in the format of `makeShapeText`. */
  readonly shape: string;
  /** Number of moves of the main line; 0 for a position. */
  readonly plies: number;
  /** Number of moves in variations. */
  readonly tried: number;
  /** The side to move at the start. */
  readonly turn: Color;
  /** The discs of a position in which the game is over. */
  readonly final?: ByColor<number>;
  readonly players: Partial<ByColor<string>>;
  readonly title?: string;
  readonly event?: string;
  readonly date?: string;
  readonly result?: string;
}

/** A summary of the games found, before anything is done with them. */
export interface FoundReport {
  readonly format: Format;
  readonly count: number;
  /** The only game, or the first one. */
  readonly first: FoundEntry | undefined;
  readonly failures: readonly Failure[];
  readonly losses: readonly Loss[];
  /** The remaining text around a game or board extracted from free text. */
  readonly leftOut: readonly string[];
  /** The main line of the only game as a link, for a picture. */
  readonly shown: string | undefined;
  /** The common date of all games, if there is one. */
  readonly date: string | undefined;
}

export interface FoundList {
  readonly query: string;
  /** The number of matching games; `entries` are the first of them. */
  readonly total: number;
  readonly entries: readonly FoundEntry[];
}

const entryOf = (record: GameRecord, index: number): FoundEntry => {
  const { tree, players = {}, title, event, date, result } = record;
  const plies = lineThrough(tree, []).length;
  const start = startOf(tree.setup);
  return {
    index,
    game: tree.setup.game,
    shape: makeShapeText(tree.setup.shape),
    plies,
    tried: countNodes(tree) - plies,
    turn: start.turn,
    ...(isOver(start) && { final: discCounts(start) }),
    players,
    ...(title !== undefined && { title }),
    ...(event !== undefined && { event }),
    ...(date !== undefined && { date }),
    ...(result !== undefined && { result }),
  };
};

const mainLineOf = ({ tree }: GameRecord): string =>
  writeLink(recordOfGame(tree.setup, lineThrough(tree, [])));

export const reportOf = (
  { format, records, failures, losses }: Found,
  leftOut: readonly string[] = [],
): FoundReport => {
  const [first, second] = records;
  const date = first?.date;
  return {
    format,
    count: records.length,
    first: first && entryOf(first, 0),
    failures,
    losses,
    leftOut,
    shown: first && second === undefined ? mainLineOf(first) : undefined,
    date: records.every(record => record.date === date) ? date : undefined,
  };
};

const searched = ({ players, event, date, title, place, result }: GameRecord): string =>
  folded([players?.black, players?.white, event, date, title, place, result].join('\n'));

interface Match {
  readonly record: GameRecord;
  /** Index among the games found. */
  readonly index: number;
}

/** The games matching every word as the beginning of a word in names, tournament, date or result. */
export const matching = ({ records }: Found, query: string): readonly Match[] => {
  const words = folded(query)
    .split(/\s+/)
    .filter(word => word !== '');
  const fits = (record: GameRecord): boolean => {
    if (words.length === 0) return true;
    const text = searched(record);
    return words.every(word => hasWord(text, word));
  };
  return records.flatMap((record, index) => (fits(record) ? [{ record, index }] : []));
};

/** The first `most` of them, for a list. */
export const searchIn = (found: Found, query: string, most: number): FoundList => {
  const all = matching(found, query);
  const entries = all.slice(0, most).map(({ record, index }) => entryOf(record, index));
  return { query, total: all.length, entries };
};
