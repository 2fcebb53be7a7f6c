import type { ByColor } from '../game/color.ts';
import type { GameName, Setup } from '../game/games.ts';
import { mapRecord } from '../game/record.ts';
import type { Transcript } from '../game/transcript.ts';
import { type GameTree, treeOf } from '../game/tree.ts';

/** A game's numbers in a WTHOR database, kept for writing it back. */
export interface WthorFacts {
  readonly tournament: number;
  readonly black: number;
  readonly white: number;
  /** Black's discs at the end, empty squares counted for the winner. */
  readonly score: number;
  /** Black's discs after perfect play from a late position. */
  readonly best: number;
}

/** Additional data of a GGF file, kept for writing it back. */
export interface GgfFacts {
  readonly ratings?: Partial<ByColor<string>>;
  /** The moves as written, with values and thinking times: `F5/1.00/0.5`, `PA`. */
  readonly moves?: readonly string[];
}

/** Details that a file may have besides the moves. */
export interface RecordDetails {
  readonly players?: Partial<ByColor<string>>;
  /** The tournament. */
  readonly event?: string;
  readonly place?: string;
  /** In ISO 8601, or only a year. */
  readonly date?: string;
  /** As written in the file. */
  readonly result?: string;
  /** The program or collection that it comes from. */
  readonly source?: string;
  readonly title?: string;
  /** The time control. */
  readonly clock?: string;
  /** Comment on the game as a whole. */
  readonly comment?: string;
  readonly wthor?: WthorFacts;
  readonly ggf?: GgfFacts;
  /** Unknown fields of newer versions, written back unchanged. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** A game for import, export and sharing: every move in the tree is legal. */
export interface GameRecord extends RecordDetails {
  readonly tree: GameTree;
  /** The current position; default: the start. */
  readonly at?: Transcript;
}

/** A study for import, export and sharing. Each chapter has its name as `title`. */
export interface StudyRecord {
  readonly title?: string | undefined;
  readonly chapters: readonly [GameRecord, ...GameRecord[]];
}

/** Maximum number of chapters. */
export const MOST_CHAPTERS = 200;

/** The text fields among the details. */
export const DETAIL_NAMES = [
  'event',
  'place',
  'date',
  'result',
  'source',
  'title',
  'clock',
  'comment',
] as const;

/** Maximum length of a detail, in characters. */
export const DETAIL_LENGTH = 500;

const short = (text: string): string => (text.length > DETAIL_LENGTH ? text.slice(0, DETAIL_LENGTH) : text);

/** Truncates the texts to that length. */
export const clamped = ({ players, wthor, ggf, more, ...texts }: RecordDetails): RecordDetails => ({
  ...mapRecord(texts, short),
  ...(players && { players: mapRecord(players, short) }),
  ...(wthor && { wthor }),
  ...(ggf && { ggf }),
  ...(more && { more }),
});

/**
 * A record of a game without variations. Its tree is built on first access: a file may have a hundred thousand games of which a
 * person opens one.
 */
export const recordOfGame = (setup: Setup, moves: Transcript, details: RecordDetails = {}): GameRecord => {
  let tree: GameTree | undefined;
  return {
    ...clamped(details),
    get tree() {
      tree ??= treeOf(setup, moves);
      return tree;
    },
  };
};

type Known = 'txt' | 'ggf' | 'sgf' | 'obf' | 'wtb';
/** The formats in which other programs know a game. */
const KNOWN_IN: Readonly<Partial<Record<GameName, readonly Known[]>>> = {
  othello: ['txt', 'ggf', 'sgf', 'obf', 'wtb'],
  xot: ['txt', 'ggf', 'sgf', 'obf', 'wtb'],
  reversi: ['txt', 'sgf'],
  anti: ['ggf', 'sgf'],
  connect4: ['txt'],
};
export const isKnownIn = (format: Known, { game }: Pick<Setup, 'game'>): boolean =>
  KNOWN_IN[game]?.includes(format) ?? false;
