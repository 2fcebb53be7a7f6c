import { legalMoves, type Position, play } from '../../src/game/position.ts';
import { type Puzzle, puzzlePosition } from '../../src/study/exercises/puzzles.ts';
import type { PuzzleEngine } from './engine.ts';
import { answerIn, isAtEnd } from './holds.ts';
import { DEPTHS, MIDGAME_SCORE_ERROR } from './plan.ts';

const faultAtFirst = (engine: PuzzleEngine, puzzle: Puzzle): string | undefined => {
  const position = puzzlePosition(puzzle);
  const isProved = isAtEnd(puzzle.theme);
  const scores = isProved ? engine.solve(position) : engine.look(position, DEPTHS.verify);
  const [best] = scores;
  if (best === undefined || scores.length !== legalMoves(position).size) return 'moves are missing';
  if (best.square !== puzzle.best) return 'another move is the best';
  const error = isProved ? 0 : MIDGAME_SCORE_ERROR;
  if (Math.abs(best.score - puzzle.score) > error) return `the score is ${best.score}`;
  if (isProved && !scores.every(({ exact }) => exact)) return 'not proved';
  return answerIn(puzzle.theme, scores) === undefined ? 'the best move is not clear' : undefined;
};

/** The error in a move of the line: a reply that is not the best, or a move that is not the only solution. */
const faultAt = (
  engine: PuzzleEngine,
  puzzle: Puzzle,
  { position, index }: { readonly position: Position; readonly index: number },
): string | undefined => {
  const move = puzzle.line[index];
  const scores = engine.solve(position);
  if (!scores.every(({ exact }) => exact)) return `move ${index} of the line is not proved`;
  if (index % 2 === 1)
    return answerIn(puzzle.theme, scores) === move ? undefined : `move ${index} is not the only one`;
  const made = scores.find(({ square }) => square === move);
  return made?.score === scores[0]?.score ? undefined : `reply ${index} is not the best`;
};

/** Solves a puzzle again; returns its first error, or undefined if it is correct. */
export const faultOf = (engine: PuzzleEngine, puzzle: Puzzle): string | undefined => {
  const first = faultAtFirst(engine, puzzle);
  if (first !== undefined) return first;
  let position = play(puzzlePosition(puzzle), puzzle.best);
  for (const [index, move] of puzzle.line.entries()) {
    if (position === undefined) return 'the line is not legal';
    const fault = faultAt(engine, puzzle, { position, index });
    if (fault !== undefined) return fault;
    position = play(position, move);
  }
  return position === undefined ? 'the line is not legal' : undefined;
};
