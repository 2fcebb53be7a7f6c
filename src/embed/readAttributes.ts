import type { Found } from '../formats/found.ts';
import { isLink, MOST_LINK_MOVES, readLink } from '../formats/link/link.ts';
import type { GameRecord } from '../formats/record.ts';
import { readGgf } from '../formats/text/ggf.ts';
import { readSgf } from '../formats/text/sgf.ts';
import {
  boardOf,
  GAMES,
  type GameName,
  hasSize,
  isShowable,
  type Setup,
  STANDARD_SETUP,
  startOf,
} from '../game/games.ts';
import { parseSize } from '../game/shape.ts';
import { parseStartText } from '../game/start.ts';
import { readMoves, replayOf, type Transcript, writeMoves } from '../game/transcript.ts';
import { type GameTree, lineThrough, treeOf, withoutDirections } from '../game/tree.ts';
import type { Text } from '../i18n/text.ts';
import type { WordKey } from '../i18n/translation.ts';

/** The attributes that define the game, as written. */
export interface GameAttributes {
  readonly game: string | null;
  readonly size: string | null;
  readonly position: string | null;
  readonly transcript: string | null;
  /** A game with variations as SGF, GGF or a link. */
  readonly record: string | null;
}

/** A game to show, with its current line. */
export interface ShownGame {
  readonly tree: GameTree;
  /** The moves of the current line. */
  readonly line: Transcript;
  /** The initial ply, if it is not the end of the line. */
  readonly at?: number | undefined;
}

/** Why nothing can be shown. */
export type Problem = Exclude<Text, WordKey>;
type ProblemKey = Extract<WordKey, `embed.problem.${string}`>;

const LONGEST_SHOWN = 40;

/** Truncates quoted text, so that messages stay short. */
const shortened = (values: Problem['values']): Problem['values'] => {
  if (typeof values.text !== 'string') return values;
  const text = withoutDirections(values.text.trim());
  return { ...values, text: text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text };
};

/** Thrown only while attributes are read. */
export class Bad extends Error {
  readonly problem: Problem;

  constructor(key: ProblemKey, values: Problem['values']) {
    super(key);
    this.problem = { key, values: shortened(values) };
  }
}

export type AttributeReading<T> =
  | { readonly type: 'shown'; readonly shown: T }
  | { readonly type: 'problem'; readonly problem: Problem };

/** The value read, or the problem of the first invalid attribute. */
export const reading = <T>(read: () => T): AttributeReading<T> => {
  try {
    return { type: 'shown', shown: read() };
  } catch (error) {
    if (error instanceof Bad) return { type: 'problem', problem: error.problem };
    throw error;
  }
};

export const oneOf = <T extends string>(names: readonly T[], text: string, key: ProblemKey): T => {
  const found = names.find(name => name === text.trim());
  if (found === undefined) throw new Bad(key, { text, names: names.join(', ') });
  return found;
};

/** 64 characters row by row and the side to move; case and white space are ignored. */
const readStart = (setup: Setup, text: string): Setup => {
  const signs = text.replace(/\s/g, '').toUpperCase().replaceAll('.', '-');
  const start = parseStartText(`${signs.slice(0, -1)} ${signs.slice(-1)}`);
  const byHand = { ...setup, start };
  if (start === undefined || !isShowable(byHand))
    throw new Bad('embed.problem.position', { text: text.trim() });
  return byHand;
};

const readSetup = ({ game, size, position }: GameAttributes): Setup => {
  const name: GameName = game === null ? 'othello' : oneOf(GAMES, game, 'embed.problem.game');
  const shape = size === null ? undefined : parseSize(size.trim());
  if (size !== null && (shape === undefined || !hasSize(name, shape)))
    throw new Bad('embed.problem.size', { text: size, game: name });
  const setup = { ...STANDARD_SETUP, game: name, shape: boardOf(name, shape) };
  return position === null ? setup : readStart(setup, position);
};

const readTranscript = (setup: Setup, text: string): ShownGame => {
  const start = startOf(setup);
  const line = readMoves(start, text);
  if (line === undefined) throw new Bad('embed.problem.transcript', { text });
  const replayed = replayOf(setup, line);
  if (replayed.type === 'legal') return { tree: treeOf(setup, line), line };
  const { ply } = replayed;
  const move = writeMoves(start.rules, line.slice(ply, ply + 1));
  throw new Bad('embed.problem.illegal', { number: ply + 1, move });
};

const firstOf = ({ records }: Found): GameRecord | undefined => records[0];

const recordIn = (text: string): GameRecord | undefined => {
  if (isLink(text)) {
    const link = readLink(text, MOST_LINK_MOVES);
    return link.type === 'read' ? link.value : undefined;
  }
  return firstOf(readGgf(text)) ?? firstOf(readSgf(text));
};

const readRecord = (text: string): ShownGame => {
  const record = recordIn(text.trim());
  if (record === undefined) throw new Bad('embed.problem.record', { text });
  const { tree, at } = record;
  return { tree, line: lineThrough(tree, at ?? []), at: at?.length };
};

/** The game defined by an element's attributes, or their problem. A record replaces the other attributes. */
export const gameFromAttributes = (attributes: GameAttributes): AttributeReading<ShownGame> =>
  reading(() => {
    const { record, transcript } = attributes;
    return record === null ? readTranscript(readSetup(attributes), transcript ?? '') : readRecord(record);
  });
