import { discCounts } from '../game/board.ts';
import type { ByColor, Color } from '../game/color.ts';
import { type GameName, startOf } from '../game/games.ts';
import { isOver } from '../game/position.ts';
import { makeShapeText } from '../game/shape.ts';
import { countNodes, lineThrough } from '../game/tree.ts';
import type { Failure } from './failure.ts';
import type { Format, Found, Loss } from './found.ts';
import { writeLink } from './link/link.ts';
import { type GameRecord, recordOf } from './record.ts';
import { folded, hasWord } from './words.ts';

/** What a list shows of a game, as plain data. */
export interface FoundEntry {
  /** Its place among the games that were found. */
  readonly index: number;
  readonly game: GameName;
  /** The board, as `makeShapeText` writes it. */
  readonly shape: string;
  /** Moves of the main line; none in a position. */
  readonly plies: number;
  /** Moves in variations. */
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

/** What was found, before anything is done with it. */
export interface FoundReport {
  readonly format: Format;
  readonly count: number;
  /** The only game, or the first one. */
  readonly first: FoundEntry | undefined;
  readonly failures: readonly Failure[];
  readonly losses: readonly Loss[];
  /** What a text says besides, from which a game or board was taken that is written in no format. */
  readonly leftOut: readonly string[];
  /** The main line of the only game, as its link, for a picture. */
  readonly shown: string | undefined;
  /** The dates of all games, if they have the same one. */
  readonly date: string | undefined;
}

export interface FoundList {
  readonly query: string;
  /** How many games fit; `entries` are the first of them. */
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

const mainLineOf = ({ tree }: GameRecord): string => writeLink(recordOf(tree.setup, lineThrough(tree, [])));

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
  /** Its place among the games that were found. */
  readonly index: number;
}

/** The games in whose names, tournament, date or result every word is the beginning of one. */
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

/** The first `most` of them as a list shows them. */
export const searchIn = (found: Found, query: string, most: number): FoundList => {
  const all = matching(found, query);
  const entries = all.slice(0, most).map(({ record, index }) => entryOf(record, index));
  return { query, total: all.length, entries };
};
