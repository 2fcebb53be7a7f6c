import { legalMoves } from '../../src/game/position.ts';
import { type Puzzle, puzzlePosition } from '../../src/study/puzzles.ts';
import type { PuzzleEngine } from './engine.ts';
import { DEPTHS, LEAD, MIDGAME_SCORE_ERROR } from './plan.ts';

const isMidgame = ({ theme }: Puzzle): boolean => theme === 'corner' || theme === 'mobility';

/** Solves a puzzle again: what is wrong with it, or undefined if it is as the file says. */
export const faultOf = (engine: PuzzleEngine, puzzle: Puzzle): string | undefined => {
  const position = puzzlePosition(puzzle);
  const scores = isMidgame(puzzle) ? engine.look(position, DEPTHS.verify) : engine.solve(position);
  const [best, second] = scores;
  if (best === undefined || second === undefined || scores.length !== legalMoves(position).size)
    return 'moves are missing';
  if (best.square !== puzzle.best) return 'another move is the best';
  const error = isMidgame(puzzle) ? MIDGAME_SCORE_ERROR : 0;
  if (Math.abs(best.score - puzzle.score) > error) return `the score is ${best.score}`;
  if (!isMidgame(puzzle) && !scores.every(({ exact }) => exact)) return 'not proved';
  const holds: Readonly<Record<Puzzle['theme'], boolean>> = {
    win: best.score > 0 && second.score <= 0,
    draw: best.score === 0 && second.score < 0,
    endgame: best.score - second.score >= LEAD.ending,
    corner: best.score - second.score >= LEAD.midgame,
    mobility: best.score - second.score >= LEAD.midgame,
  };
  return holds[puzzle.theme] ? undefined : 'the best move is not clear';
};
