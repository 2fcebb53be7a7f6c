import type { Color } from '../../game/color.ts';
import { GAMES, type GameName, isSetup, type Setup } from '../../game/games.ts';
import { type Position, play } from '../../game/position.ts';
import { makeShapeText, parseShapeText } from '../../game/shape.ts';
import type { Square } from '../../game/square.ts';
import { positionAt, type Transcript } from '../../game/transcript.ts';
import type { ExerciseStep, Judge, Task } from './exercise.ts';

/**
 * The task of a puzzle: find the only move that wins or draws, the best one near the end, or one that gives
 * nothing away.
 */
export const PUZZLE_THEMES = ['win', 'draw', 'endgame', 'corner', 'mobility'] as const;
export type PuzzleTheme = (typeof PUZZLE_THEMES)[number];

/** A position with one clearly best move, possibly followed by more such positions. */
export interface Puzzle {
  /** Depends only on position and solution, not on the rest of the file. */
  readonly id: string;
  readonly theme: PuzzleTheme;
  readonly setup: Setup;
  readonly given: Transcript;
  readonly color: Color;
  readonly best: Square;
  /**
   * The continuation: a best reply, then again the one best move, and so on. Empty if one move is enough.
   * Nobody passes in between.
   */
  readonly line: readonly Square[];
  /** The score of the best move, in the engine's unit. */
  readonly score: number;
  /** Its difficulty on the rating scale. */
  readonly rating: number;
}

/** One character per square. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LINE = /^(\w+) (\w+) ([0-9a-z-]+) (\d+) (-?\d+) ([\w-]) ([\w-]*)(?: ([\w-]+))?$/;

const signOf = (square: Square): string => SIGNS[square] ?? '';
const squareOf = (sign: string): Square => SIGNS.indexOf(sign) as Square;

const isTheme = (word: string): word is PuzzleTheme => PUZZLE_THEMES.some(theme => theme === word);
const isGame = (word: string): word is GameName => GAMES.some(game => game === word);

/** The FNV-1a hash. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
};

const idOf = (game: string, size: string, best: string, moves: string): string =>
  hashOf([game, size, best, moves].join(' '));

const writeMoves = (given: Transcript): string =>
  given.map(move => (move === 'pass' ? '' : signOf(move))).join('');

/**
 * A line of the file: theme, game, board, rating, score, best move, the moves before it, and those after it.
 */
export const writePuzzle = ({
  theme,
  setup,
  rating,
  score,
  best,
  given,
  line,
}: Omit<Puzzle, 'id' | 'color'>): string => {
  const game = [
    theme,
    setup.game,
    makeShapeText(setup.shape),
    rating,
    score,
    signOf(best),
    writeMoves(given),
  ];
  return (line.length === 0 ? game : [...game, writeMoves(line)]).join(' ');
};

/** Whether the moves are legal and the sides alternate, with a move of the person first and last. */
const isLine = (position: Position, moves: readonly Square[]): boolean => {
  let now: Position | undefined = position;
  for (const [index, move] of moves.entries()) {
    const isOwn = index % 2 === 0;
    if (now === undefined || (now.turn === position.turn) !== isOwn) return false;
    now = play(now, move);
  }
  return now !== undefined && moves.length % 2 === 1;
};

/** Reads a line; undefined if it is malformed or its moves are illegal. */
export const readPuzzle = (line: string): Puzzle | undefined => {
  const [, theme = '', game = '', size = '', rating, score, best = '', moves = '', after = ''] =
    LINE.exec(line) ?? [];
  const shape = parseShapeText(size);
  if (!isTheme(theme) || !isGame(game) || shape === undefined) return undefined;
  const setup: Setup = { game, shape, headStart: undefined, freePassing: false };
  if (!isSetup(setup)) return undefined;
  const given = [...moves].map(squareOf);
  const position = positionAt(setup, given);
  const following = [...after].map(squareOf);
  if (position === undefined || !isLine(position, [squareOf(best), ...following])) return undefined;
  return {
    id: idOf(game, size, best, moves),
    theme,
    setup,
    given,
    color: position.turn,
    best: squareOf(best),
    line: following,
    score: Number(score),
    rating: Number(rating),
  };
};

/** The position to solve. */
export const puzzlePosition = ({ setup, given }: Puzzle): Position => {
  const position = positionAt(setup, given);
  if (position === undefined) throw new Error('The puzzle has illegal moves.');
  return position;
};

/** A puzzle as read without playing its moves: enough to choose one. */
export interface PuzzleEntry {
  readonly id: string;
  readonly theme: PuzzleTheme;
  readonly game: GameName;
  readonly rating: number;
  /** The number of moves to find. */
  readonly moves: number;
  readonly line: string;
}

/** Reads a file of puzzles; malformed lines are skipped. */
export const readPuzzleEntries = (text: string): readonly PuzzleEntry[] =>
  text.split('\n').flatMap(line => {
    const [, theme = '', game = '', size = '', rating, , best = '', given = '', after = ''] =
      LINE.exec(line) ?? [];
    const moves = 1 + Math.floor(after.length / 2);
    return isTheme(theme) && isGame(game)
      ? [{ id: idOf(game, size, best, given), theme, game, rating: Number(rating), moves, line }]
      : [];
  });

/** Whether the position is lost even with the best move, so that a good result can only be a narrow loss. */
export const asksToSave = ({ theme, score }: Pick<Puzzle, 'theme' | 'score'>): boolean =>
  theme === 'endgame' && score < 0;

const only = (square: Square): Judge => ({ type: 'moves', squares: [square] });

const stepsOf = ([reply, next, ...rest]: readonly Square[]): readonly ExerciseStep[] =>
  reply === undefined || next === undefined ? [] : [{ reply, judge: only(next) }, ...stepsOf(rest)];

/** Themes whose values are estimates, so that a deeper search may find another move equally good. */
const ESTIMATED: readonly PuzzleTheme[] = ['corner', 'mobility'];

/** The puzzle as a task. */
export const puzzleTask = ({ id, theme, setup, given, color, best, line }: Puzzle): Task => ({
  id,
  setup,
  given,
  color,
  judge: ESTIMATED.includes(theme) ? { type: 'moves', squares: [best], orClose: true } : only(best),
  ...(line.length > 0 && { continuation: { steps: stepsOf(line) } }),
});
