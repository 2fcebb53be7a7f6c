import type { ByColor } from '../game/color.ts';
import type { GameName, Setup } from '../game/games.ts';
import { mapRecord } from '../game/record.ts';
import type { Transcript } from '../game/transcript.ts';
import { type GameTree, treeOf } from '../game/tree.ts';

/** What a WTHOR database says of a game in numbers, so that it can be written as it was. */
export interface WthorFacts {
  readonly tournament: number;
  readonly black: number;
  readonly white: number;
  /** Black's discs at the end, with empty squares for the winner. */
  readonly score: number;
  /** Black's discs after perfect play from a late position on. */
  readonly best: number;
}

/** What a GGF file says besides, so that it can be written as it was. */
export interface GgfFacts {
  readonly ratings?: Partial<ByColor<string>>;
  /** The moves as they are written, with values and thinking times: `F5/1.00/0.5`, `PA`. */
  readonly moves?: readonly string[];
}

/** What a file may say of a game besides its moves. */
export interface RecordDetails {
  readonly players?: Partial<ByColor<string>>;
  /** The tournament. */
  readonly event?: string;
  readonly place?: string;
  /** As in ISO 8601, or only a year. */
  readonly date?: string;
  /** As the file writes it. */
  readonly result?: string;
  /** The program or collection that it comes from. */
  readonly source?: string;
  readonly title?: string;
  /** What each side had to think. */
  readonly clock?: string;
  /** What is said of the game as a whole. */
  readonly comment?: string;
  readonly wthor?: WthorFacts;
  readonly ggf?: GgfFacts;
  /** What a newer version of the page says besides. Nothing here reads it; it is written back as it is. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** A game as it is brought in, given out and handed on: every move in the tree is legal. */
export interface GameRecord extends RecordDetails {
  readonly tree: GameTree;
  /** The position that is looked at; the start of the game if left out. */
  readonly at?: Transcript;
}

/** A study as it is brought in, given out and handed on: its chapters, of which each has its name as `title`. */
export interface StudyRecord {
  readonly title?: string | undefined;
  readonly chapters: readonly [GameRecord, ...GameRecord[]];
}

/** The most chapters that a study has. */
export const MOST_CHAPTERS = 200;

/** The details that are a text of their own. */
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

/** The longest text of a detail that is kept, in characters. */
export const DETAIL_LENGTH = 500;

const short = (text: string): string => (text.length > DETAIL_LENGTH ? text.slice(0, DETAIL_LENGTH) : text);

/** Nothing longer than what is kept. */
export const clamped = ({ players, wthor, ggf, more, ...texts }: RecordDetails): RecordDetails => ({
  ...mapRecord(texts, short),
  ...(players && { players: mapRecord(players, short) }),
  ...(wthor && { wthor }),
  ...(ggf && { ggf }),
  ...(more && { more }),
});

/**
 * A record of a game without variations. Its tree is made when it is first asked for: a file may have a hundred thousand
 * games of which a person opens one.
 */
export const recordOf = (setup: Setup, moves: Transcript, details: RecordDetails = {}): GameRecord => {
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
/** The formats in which other programs know a game, on a board that they have. */
const KNOWN_IN: Readonly<Record<GameName, readonly Known[]>> = {
  othello: ['txt', 'ggf', 'sgf', 'obf', 'wtb'],
  xot: ['txt', 'ggf', 'sgf', 'obf', 'wtb'],
  reversi: ['txt', 'sgf'],
  anti: ['ggf', 'sgf'],
  connect4: ['txt'],
  octagon: [],
  blocked: [],
};
export const isKnownIn = (format: Known, { game }: Pick<Setup, 'game'>): boolean =>
  KNOWN_IN[game].includes(format);
