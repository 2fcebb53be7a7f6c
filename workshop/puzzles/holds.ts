import type { MoveScore } from '../../src/engine/searchRequest.ts';
import type { Square } from '../../src/game/square.ts';
import type { PuzzleTheme } from '../../src/study/exercises/puzzles.ts';
import { LEAD } from './plan.ts';

type Test = (best: number, second: number) => boolean;

/** What a theme promises of the best move's score and that of the next one. */
const HOLDS: Readonly<Record<PuzzleTheme, Test>> = {
  win: (best, second) => best > 0 && second <= 0,
  draw: (best, second) => best === 0 && second < 0,
  endgame: (best, second) => best - second >= LEAD.ending,
  corner: (best, second) => best - second >= LEAD.midgame,
  mobility: (best, second) => best - second >= LEAD.midgame,
};

/** The move that has to be found, given the scores of all moves, best first; undefined if the theme's promise does not hold. */
export const answerIn = (theme: PuzzleTheme, [best, second]: readonly MoveScore[]): Square | undefined =>
  best !== undefined && second !== undefined && HOLDS[theme](best.score, second.score)
    ? best.square
    : undefined;

/** Whether puzzles of the theme are played out to the end of the game, and so proved. */
export const isAtEnd = (theme: PuzzleTheme): boolean => theme !== 'corner' && theme !== 'mobility';
