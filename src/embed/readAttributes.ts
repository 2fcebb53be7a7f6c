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
import { type Course, readMoves, replayOf, writeMoves } from '../game/transcript.ts';
import type { Text } from '../i18n/text.ts';
import type { WordKey } from '../i18n/translation.ts';
import { DEFAULT_THEME, THEME_NAMES, type ThemeName } from '../look/themes.ts';

/** The attributes as somebody wrote them. */
export interface Attributes {
  readonly game: string | null;
  readonly size: string | null;
  readonly position: string | null;
  readonly transcript: string | null;
  readonly ply: string | null;
  readonly theme: string | null;
}

/** What the element shows. */
export interface Shown {
  readonly setup: Setup;
  readonly course: Course;
  readonly ply: number;
  readonly theme: ThemeName;
}

/** Why it shows nothing. */
export type Problem = Exclude<Text, WordKey>;
type ProblemKey = Extract<WordKey, `embed.problem.${string}`>;

export type Reading =
  | { readonly type: 'shown'; readonly shown: Shown }
  | { readonly type: 'problem'; readonly problem: Problem };

/** Thrown within this file only. */
class Bad extends Error {
  readonly problem: Problem;

  constructor(key: ProblemKey, values: Problem['values']) {
    super(key);
    this.problem = { key, values };
  }
}

const oneOf = <T extends string>(names: readonly T[], text: string, key: ProblemKey): T => {
  const found = names.find(name => name === text.trim());
  if (found === undefined) throw new Bad(key, { text, names: names.join(', ') });
  return found;
};

/** 64 signs row by row and the side to move, in either case and with any white space between. */
const readStart = (setup: Setup, text: string): Setup => {
  const signs = text.replace(/\s/g, '').toUpperCase().replaceAll('.', '-');
  const start = parseStartText(`${signs.slice(0, -1)} ${signs.slice(-1)}`);
  const byHand = { ...setup, start };
  if (start === undefined || !isShowable(byHand))
    throw new Bad('embed.problem.position', { text: text.trim() });
  return byHand;
};

const readSetup = ({ game, size, position }: Attributes): Setup => {
  const name: GameName = game === null ? 'othello' : oneOf(GAMES, game, 'embed.problem.game');
  const shape = size === null ? undefined : parseSize(size.trim());
  if (size !== null && (shape === undefined || !hasSize(name, shape)))
    throw new Bad('embed.problem.size', { text: size, game: name });
  const setup = { ...STANDARD_SETUP, game: name, shape: boardOf(name, shape) };
  return position === null ? setup : readStart(setup, position);
};

const readCourse = (setup: Setup, text: string): Course => {
  const start = startOf(setup);
  const transcript = readMoves(start, text);
  if (transcript === undefined) throw new Bad('embed.problem.transcript', { text });
  const replayed = replayOf(setup, transcript);
  if (replayed.type === 'legal') return replayed;
  const { ply } = replayed;
  const move = writeMoves(start.rules, transcript.slice(ply, ply + 1));
  throw new Bad('embed.problem.illegal', { number: ply + 1, move });
};

const readPly = (text: string | null, count: number): number => {
  if (text === null) return count;
  const ply = Number(text);
  if (text.trim() === '' || !Number.isInteger(ply) || ply < 0 || ply > count)
    throw new Bad('embed.problem.ply', { text, count });
  return ply;
};

/** Reads all attributes, or says what is wrong with the first bad one. Without a ply it is the end of the game. */
export const readAttributes = (attributes: Attributes): Reading => {
  try {
    const { transcript, ply, theme } = attributes;
    const setup = readSetup(attributes);
    const course = readCourse(setup, transcript ?? '');
    return {
      type: 'shown',
      shown: {
        setup,
        course,
        ply: readPly(ply, course.turns.length),
        theme: theme === null ? DEFAULT_THEME : oneOf(THEME_NAMES, theme, 'embed.problem.theme'),
      },
    };
  } catch (error) {
    if (error instanceof Bad) return { type: 'problem', problem: error.problem };
    throw error;
  }
};
