import type { SearchRequest } from '../../engine/searchRequest.ts';
import { emptySquares } from '../../game/board.ts';
import type { Color } from '../../game/color.ts';
import { isOver, legalMoves, type OthelloPosition, play } from '../../game/othello/position.ts';
import type { Square } from '../../game/square.ts';
import type { Searches } from './searches.ts';

/** A line on the board: `positions[n]` is the one after `n` of its moves. */
export interface Course {
  readonly moves: readonly Square[];
  readonly positions: readonly OthelloPosition[];
}

/** What is expected after a move, and what comes of it where one side answers by moves that are about as good. */
export interface Branch {
  readonly main: Course;
  readonly others: readonly Course[];
}

/** How many plies a line is followed; where the end of the game is near, to the end. */
const HORIZON = 16;
const ENDING = 22;
/** Other answers are looked for in the first plies of a line. */
export const ANSWERED_PLIES = 10;
const MOST_OTHERS = 6;
const ANSWERS = 4;
/** An answer that is this many discs worse is as good. */
const AS_GOOD = 1;
/** How far ahead a line is followed, and with how many empty squares it is solved. With 12 plies 15 of 300 sentences are doubtful, not 10. */
const LOOK = { depth: 14, endgame: 20 } as const;
/** How many moves of each search are played. */
const STEP = 2;

/** As far as the moves are legal. */
export const courseOf = (before: OthelloPosition, line: readonly Square[]): Course => {
  const positions = [before];
  for (const square of line) {
    const next = play(positions.at(-1) as OthelloPosition, square);
    if (next === undefined) break;
    positions.push(next);
  }
  return { moves: line.slice(0, positions.length - 1), positions };
};

export const isFinished = ({ positions }: Course): boolean => isOver(positions.at(-1) as OthelloPosition);
export const coursesOf = ({ main, others }: Branch): readonly Course[] => [main, ...others];

const isLongEnough = (course: Course): boolean => {
  const [first, last] = [course.positions[0], course.positions.at(-1)] as [OthelloPosition, OthelloPosition];
  return isOver(last) || (course.moves.length >= HORIZON && emptySquares(first).size > ENDING);
};

const looking = (position: OthelloPosition, every: number | false): SearchRequest => ({
  position,
  method: { by: 'flipside', limit: { type: 'depth', ...LOOK }, ...(every !== false && { every }) },
});

/** Plays the line on as the engine would. */
const extended = async (searches: Searches, begun: Course): Promise<Course> => {
  let course = begun;
  while (!isLongEnough(course)) {
    const last = course.positions.at(-1) as OthelloPosition;
    const { square, exact, principalVariation = [square] } = await searches.find(looking(last, false));
    const next = exact ? principalVariation : principalVariation.slice(0, STEP);
    const added = courseOf(last, next.length === 0 ? [square] : next);
    course = {
      moves: [...course.moves, ...added.moves],
      positions: [...course.positions, ...added.positions.slice(1)],
    };
  }
  return course;
};

/** The moves that are as good as the expected one at a ply of a course. */
const answersAt = async (
  searches: Searches,
  { main: { moves, positions }, by }: { readonly main: Course; readonly by: Color },
  at: number,
) => {
  const [position, expected] = [positions[at], moves[at]];
  if (position?.turn !== by || expected === undefined || legalMoves(position).size < 2) return [];
  const { moves: scores = [] } = await searches.find(looking(position, ANSWERS));
  const score = scores.find(({ square }) => square === expected)?.score ?? scores[0]?.score ?? 0;
  return scores.filter(one => one.square !== expected && one.score >= score - AS_GOOD);
};

/** A line to follow. */
interface Begun {
  readonly before: OthelloPosition;
  readonly line: readonly Square[];
  /** The side that suffers in the line: its other answers are followed too. */
  readonly by: Color;
}

/** Follows a line that begins with a move, and the other answers of a side in it that are as good. */
export const explore = async (searches: Searches, { before, line, by }: Begun): Promise<Branch> => {
  const main = await extended(searches, courseOf(before, line));
  const others: Course[] = [];
  for (let at = 1; at <= ANSWERED_PLIES && others.length < MOST_OTHERS; at++)
    for (const { square } of await answersAt(searches, { main, by }, at))
      if (others.length < MOST_OTHERS)
        others.push(await extended(searches, courseOf(before, [...main.moves.slice(0, at), square])));
  return { main, others };
};
