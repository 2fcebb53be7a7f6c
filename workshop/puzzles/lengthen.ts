import { legalMoves, type Position, play } from '../../src/game/position.ts';
import type { Square } from '../../src/game/square.ts';
import { type Puzzle, puzzlePosition } from '../../src/study/exercises/puzzles.ts';
import type { PuzzleEngine } from './engine.ts';
import type { HiddenPositions } from './hidden.ts';
import { answerIn, isAtEnd } from './holds.ts';
import { IN_LINE, LEAST_LINE_MOVES, POINTS_EACH, WANTED_LINES } from './plan.ts';

interface Means {
  readonly engine: PuzzleEngine;
  readonly hidden: HiddenPositions;
}

/** The best replies; none if the opponent has to pass. */
const bestReplies = ({ engine }: Means, puzzle: Puzzle, position: Position): readonly Square[] => {
  if (position.turn === puzzle.color) return [];
  const scores = engine.solve(position);
  return scores.filter(({ score }) => score === scores[0]?.score).map(({ square }) => square);
};

/** The only good move of a position with a choice. */
const onlyMove = ({ engine, hidden }: Means, puzzle: Puzzle, position: Position): Square | undefined =>
  position.turn === puzzle.color && legalMoves(position).size >= LEAST_LINE_MOVES && !hidden.has(position)
    ? answerIn(puzzle.theme, engine.solve(position))
    : undefined;

/** The longest continuation after the solver's move, with at most `most` further moves. */
const lineAfter = (
  means: Means,
  puzzle: Puzzle,
  { position, move, most }: { readonly position: Position; readonly move: Square; readonly most: number },
): readonly Square[] => {
  const after = play(position, move);
  if (after === undefined || most === 0) return [];
  const lines = bestReplies(means, puzzle, after).map((reply): readonly Square[] => {
    const asked = play(after, reply);
    const next = asked && onlyMove(means, puzzle, asked);
    if (asked === undefined || next === undefined) return [];
    return [reply, next, ...lineAfter(means, puzzle, { position: asked, move: next, most: most - 1 })];
  });
  return lines.reduce<readonly Square[]>((one, other) => (other.length > one.length ? other : one), []);
};

/**
 * Extends a puzzle near the end as long as each position after a best reply has a single best move again. Each further move
 * makes it harder.
 */
const lengthened = (means: Means, puzzle: Puzzle): Puzzle => {
  if (!isAtEnd(puzzle.theme) || puzzle.line.length > 0) return puzzle;
  const position = puzzlePosition(puzzle);
  const line = lineAfter(means, puzzle, { position, move: puzzle.best, most: IN_LINE.to - 1 });
  if (1 + line.length / 2 < IN_LINE.from) return puzzle;
  return { ...puzzle, line, rating: puzzle.rating + POINTS_EACH * (line.length / 2) };
};

/** Extends the wanted number of puzzles, chosen by their ids; most puzzles keep a single move. */
export const withLines = (means: Means, puzzles: readonly Puzzle[]): readonly Puzzle[] => {
  let count = puzzles.filter(({ line }) => line.length > 0).length;
  return puzzles
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(puzzle => {
      if (count >= WANTED_LINES) return puzzle;
      const longer = lengthened(means, puzzle);
      if (longer !== puzzle) count++;
      return longer;
    });
};
