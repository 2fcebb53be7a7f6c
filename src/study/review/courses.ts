import type { SearchRequest } from '../../engine/searchRequest.ts';
import { emptySquares } from '../../game/board.ts';
import type { Color } from '../../game/color.ts';
import { isOver, legalMoves, type OthelloPosition, play } from '../../game/othello/position.ts';
import type { Square } from '../../game/square.ts';
import type { Care } from './care.ts';
import type { Searches } from './searches.ts';

/** A line with its positions: `positions[n]` is the one after `n` moves. */
export interface Course {
  readonly moves: readonly Square[];
  readonly positions: readonly OthelloPosition[];
}

/** The main line after a move, and the alternatives in which one side makes equally good moves. */
export interface Branch {
  readonly main: Course;
  readonly others: readonly Course[];
  /** Alternatives were searched for in this many first plies. */
  readonly answeredPlies: number;
}

/** Number of moves looked at for equally good ones. */
const ANSWERS = 4;
/** A move that is worse by up to this many discs counts as equally good. */
const AS_GOOD = 1;

/** The line as far as its moves are legal. */
export const courseOf = (before: OthelloPosition, line: readonly Square[]): Course => {
  const positions = [before];
  for (const square of line) {
    const next = play(positions.at(-1) as OthelloPosition, square);
    if (next === undefined) break;
    positions.push(next);
  }
  return { moves: line.slice(0, positions.length - 1), positions };
};

export const isLineFinished = ({ positions }: Course): boolean => isOver(positions.at(-1) as OthelloPosition);
export const coursesOf = ({ main, others }: Branch): readonly Course[] => [main, ...others];

const isLongEnough = (course: Course, { horizon, ending }: Care): boolean => {
  const [first, last] = [course.positions[0], course.positions.at(-1)] as [OthelloPosition, OthelloPosition];
  return isOver(last) || (course.moves.length >= horizon && emptySquares(first).size > ending);
};

const looking = (position: OthelloPosition, { look }: Care, every: number | false): SearchRequest => ({
  position,
  method: { by: 'flipside', limit: { type: 'depth', ...look }, ...(every !== false && { every }) },
});

/** Extends the line with the engine. */
const extended = async (searches: Searches, begun: Course, care: Care): Promise<Course> => {
  let course = begun;
  while (!isLongEnough(course, care)) {
    const last = course.positions.at(-1) as OthelloPosition;
    const { square, exact, principalVariation = [square] } = await searches.find(looking(last, care, false));
    const next = exact ? principalVariation : principalVariation.slice(0, care.step);
    const added = courseOf(last, next.length === 0 ? [square] : next);
    course = {
      moves: [...course.moves, ...added.moves],
      positions: [...course.positions, ...added.positions.slice(1)],
    };
  }
  return course;
};

/** The moves as good as the expected one at a ply of a course. */
const answersAt = async (
  searches: Searches,
  {
    main: { moves, positions },
    by,
    care,
  }: { readonly main: Course; readonly by: Color; readonly care: Care },
  at: number,
) => {
  const [position, expected] = [positions[at], moves[at]];
  if (position?.turn !== by || expected === undefined || legalMoves(position).size < 2) return [];
  const { moves: scores = [] } = await searches.find(looking(position, care, ANSWERS));
  const score = scores.find(({ square }) => square === expected)?.score ?? scores[0]?.score ?? 0;
  return scores.filter(one => one.square !== expected && one.score >= score - AS_GOOD);
};

/** A line to explore. */
interface Begun {
  readonly before: OthelloPosition;
  readonly line: readonly Square[];
  /** The side that is worse off in the line: its alternatives are explored too. */
  readonly by: Color;
}

/** Extends a line, and explores the equally good alternatives of one side. */
export const explore = async (
  searches: Searches,
  { before, line, by }: Begun,
  care: Care,
): Promise<Branch> => {
  const { answeredPlies, mostOthers } = care;
  const main = await extended(searches, courseOf(before, line), care);
  const others: Course[] = [];
  for (let at = 1; at <= answeredPlies && others.length < mostOthers; at++)
    for (const { square } of await answersAt(searches, { main, by, care }, at))
      if (others.length < mostOthers)
        others.push(await extended(searches, courseOf(before, [...main.moves.slice(0, at), square]), care));
  return { main, others, answeredPlies };
};
