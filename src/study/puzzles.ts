import type { Color } from '../game/color.ts';
import { GAMES, type GameName, isSetup, type Setup, startOf } from '../game/games.ts';
import { isLegal, type Position } from '../game/position.ts';
import { makeShapeText, parseShapeText } from '../game/shape.ts';
import type { Square } from '../game/square.ts';
import { replayOf, type Transcript } from '../game/transcript.ts';
import type { Task } from './exercise.ts';

/** What has to be found: the only move that wins or draws, the best one near the end, or one that does not give something away. */
export const PUZZLE_THEMES = ['win', 'draw', 'endgame', 'corner', 'mobility'] as const;
export type PuzzleTheme = (typeof PUZZLE_THEMES)[number];

/** A position in which one move is clearly better than all others. */
export interface Puzzle {
  /** The same for the same position and answer, whatever else is in the list. */
  readonly id: string;
  readonly theme: PuzzleTheme;
  readonly setup: Setup;
  readonly given: Transcript;
  readonly color: Color;
  readonly best: Square;
  /** The score of the best move, in the engine's unit. */
  readonly score: number;
  /** How difficult it is, on the scale of a player's rating. */
  readonly rating: number;
}

/** A sign for each square. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LINE = /^(\w+) (\w+) ([0-9a-z-]+) (\d+) (-?\d+) ([\w-]) ([\w-]*)$/;

const signOf = (square: Square): string => SIGNS[square] ?? '';
const squareOf = (sign: string): Square => SIGNS.indexOf(sign) as Square;

const isTheme = (word: string): word is PuzzleTheme => PUZZLE_THEMES.some(theme => theme === word);
const isGame = (word: string): word is GameName => GAMES.some(game => game === word);

/** FNV-1a. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
};

const idOf = (game: string, size: string, best: string, moves: string): string =>
  hashOf([game, size, best, moves].join(' '));

const writeMoves = (given: Transcript): string =>
  given.map(move => (move === 'pass' ? '' : signOf(move))).join('');

/** A puzzle as a line of the file: theme, game, board, rating, score, best move, and the moves before it. */
export const writePuzzle = ({
  theme,
  setup,
  rating,
  score,
  best,
  given,
}: Omit<Puzzle, 'id' | 'color'>): string =>
  [theme, setup.game, makeShapeText(setup.shape), rating, score, signOf(best), writeMoves(given)].join(' ');

/** The puzzle of a line; undefined if it is none, or its moves are not legal. */
export const readPuzzle = (line: string): Puzzle | undefined => {
  const [, theme = '', game = '', size = '', rating, score, best = '', moves = ''] = LINE.exec(line) ?? [];
  const shape = parseShapeText(size);
  if (!isTheme(theme) || !isGame(game) || shape === undefined) return undefined;
  const setup: Setup = { game, shape, headStart: undefined, freePassing: false };
  if (!isSetup(setup)) return undefined;
  const given = [...moves].map(squareOf);
  const course = replayOf(setup, given);
  const position = course.type === 'legal' ? (course.positions.at(-1) ?? startOf(setup)) : undefined;
  if (position === undefined || !isLegal(position, squareOf(best))) return undefined;
  return {
    id: idOf(game, size, best, moves),
    theme,
    setup,
    given,
    color: position.turn,
    best: squareOf(best),
    score: Number(score),
    rating: Number(rating),
  };
};

/** The position in which the move is to be found. */
export const puzzlePosition = ({ setup, given }: Puzzle): Position => {
  const course = replayOf(setup, given);
  const position = course.type === 'legal' ? course.positions.at(-1) : undefined;
  if (position === undefined) throw new Error('A puzzle with illegal moves.');
  return position;
};

/** What is known of a puzzle without playing its moves: enough to choose one. */
export interface PuzzleEntry {
  readonly id: string;
  readonly theme: PuzzleTheme;
  readonly game: GameName;
  readonly rating: number;
  readonly line: string;
}

/** Reads a file of puzzles; lines that are none are left out. */
export const readPuzzleEntries = (text: string): readonly PuzzleEntry[] =>
  text.split('\n').flatMap(line => {
    const [, theme = '', game = '', size = '', rating, , best = '', moves = ''] = LINE.exec(line) ?? [];
    return isTheme(theme) && isGame(game)
      ? [{ id: idOf(game, size, best, moves), theme, game, rating: Number(rating), line }]
      : [];
  });

/** The puzzle as a task. */
export const taskOf = ({ id, setup, given, color, best }: Puzzle): Task => ({
  id,
  setup,
  given,
  color,
  judge: { type: 'moves', squares: [best] },
});
