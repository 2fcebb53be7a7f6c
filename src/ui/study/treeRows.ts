import { type Color, opposite } from '../../game/color.ts';
import { startOf } from '../../game/games.ts';
import { isOver, type Position, pass, play } from '../../game/position.ts';
import type { Move, Transcript } from '../../game/transcript.ts';
import type { GameTree, MoveMark, TreeNode } from '../../game/tree.ts';

/** A move of the tree as it is listed. */
export interface TreeMove {
  /** The moves up to it. */
  readonly path: Transcript;
  readonly move: Move;
  readonly color: Color;
  readonly number: number;
  readonly mark: MoveMark | undefined;
  readonly comment: string | undefined;
  /** The side that has to pass after it. */
  readonly passes: Color | undefined;
}

/** A move of a line, and the lines that could have been played instead of it. */
export interface LineItem {
  readonly move: TreeMove;
  readonly variations: readonly TreeLine[];
}

export type TreeLine = readonly LineItem[];

/** A place in the tree: what has been played, and the position. */
interface Place {
  readonly path: Transcript;
  readonly position: Position;
}

interface Step {
  readonly move: TreeMove;
  readonly place: Place;
}

const stepTo = ({ path, position }: Place, { move, mark, comment }: TreeNode): Step => {
  const next = move === 'pass' ? pass(position) : play(position, move);
  // The tree holds legal moves only.
  if (next === undefined) throw new Error(`illegal move ${move} in a study`);
  const color = position.turn;
  const played = [...path, move];
  const passes = next.turn === color && !isOver(next) ? opposite(color) : undefined;
  const listed = { path: played, move, color, number: played.length, mark, comment, passes };
  return { move: listed, place: { path: played, position: next } };
};

/** The line that goes on with the first of these moves; the others are variations of it. */
const lineOf = (from: Place, [first, ...others]: readonly TreeNode[]): TreeLine => {
  const line: LineItem[] = [];
  let [place, node, rest] = [from, first, others];
  while (node !== undefined) {
    const step = stepTo(place, node);
    const before = place;
    line.push({ move: step.move, variations: rest.map(other => lineOf(before, [other])) });
    place = step.place;
    [node, ...rest] = node.children;
  }
  return line;
};

const drawn = new WeakMap<GameTree, TreeLine>();

/** The main line of a tree with all its variations. */
export const mainLine = (tree: GameTree): TreeLine => {
  const known = drawn.get(tree);
  if (known !== undefined) return known;
  const line = lineOf({ path: [], position: startOf(tree.setup) }, tree.children);
  drawn.set(tree, line);
  return line;
};

export const isSamePath = (one: Transcript, other: Transcript): boolean =>
  one.length === other.length && one.every((move, ply) => move === other[ply]);

/** Whether something is said below a move, so that its line is interrupted there. */
export const isInterrupted = ({ move, variations }: LineItem): boolean =>
  variations.length > 0 || move.comment !== undefined;
