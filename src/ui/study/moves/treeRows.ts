import { type Color, opposite } from '../../../game/color.ts';
import { startOf } from '../../../game/games.ts';
import { isOver, type Position, pass, play } from '../../../game/position.ts';
import type { Move, Transcript } from '../../../game/transcript.ts';
import { countNodes, type GameTree, type MoveMark, type TreeNode } from '../../../game/tree.ts';

/** In larger trees variations start closed, since laying them out would cause a noticeable pause. */
const MOST_OPEN = 500;

/** A listed move of the tree. */
export interface TreeMove {
  /** The moves up to and including it. */
  readonly path: Transcript;
  readonly move: Move;
  readonly color: Color;
  readonly number: number;
  readonly mark: MoveMark | undefined;
  readonly comment: string | undefined;
  /** The side that has to pass after it. */
  readonly passes: Color | undefined;
  /** Number of following moves hidden in its closed variation. */
  readonly hidden: number;
}

/** A move of a line, and its alternatives. */
export interface LineItem {
  readonly move: TreeMove;
  readonly variations: readonly TreeLine[];
}

export type TreeLine = readonly LineItem[];

/** A node of the tree: the moves so far, and the position. */
interface Place {
  readonly path: Transcript;
  readonly position: Position;
}

interface Step {
  readonly move: TreeMove;
  readonly place: Place;
}

/** A variation is open if the current position lies in it; in a small tree all are. */
interface Listing {
  readonly at: Transcript;
  readonly isWhole: boolean;
}

const stepTo = ({ path, position }: Place, { move, mark, comment }: TreeNode): Step => {
  const next = move === 'pass' ? pass(position) : play(position, move);
  // The tree holds only legal moves.
  if (next === undefined) throw new Error(`illegal move ${move} in a study`);
  const color = position.turn;
  const played = [...path, move];
  const passes = next.turn === color && !isOver(next) ? opposite(color) : undefined;
  const listed = { path: played, move, color, number: played.length, mark, comment, passes, hidden: 0 };
  return { move: listed, place: { path: played, position: next } };
};

const counted = new WeakMap<TreeNode, number>();

/** Number of moves below a move, cached per node: an edit keeps the nodes beside its path. */
const countBelow = (node: TreeNode): number => {
  const known = counted.get(node);
  if (known !== undefined) return known;
  const count = countNodes(node);
  counted.set(node, count);
  return count;
};

const closed = (from: Place, node: TreeNode): TreeLine => {
  const { move } = stepTo(from, node);
  return [{ move: { ...move, comment: undefined, hidden: countBelow(node) }, variations: [] }];
};

const startsWith = (path: Transcript, start: Transcript): boolean =>
  start.every((move, ply) => move === path[ply]);

/** Whether the current position is at or below this move. */
const isOpen = ({ at, isWhole }: Listing, { path }: Place, { move }: TreeNode): boolean =>
  isWhole || (at[path.length] === move && startsWith(at, path));

const variation = (listing: Listing, from: Place, node: TreeNode): TreeLine =>
  isOpen(listing, from, node) ? lineOf(listing, from, [node]) : closed(from, node);

/** The line that continues with the first of these moves; the others are variations of it. */
const lineOf = (listing: Listing, from: Place, [first, ...others]: readonly TreeNode[]): TreeLine => {
  const line: LineItem[] = [];
  let [place, node, rest] = [from, first, others];
  while (node !== undefined) {
    const before = place;
    const variations = rest.map(other => variation(listing, before, other));
    const branchesOff = from.path.length > 0 && rest.some(other => isOpen(listing, before, other));
    // If the current position is in a sub-variation, the rest of the variation is closed from there.
    if (branchesOff && !listing.isWhole) {
      const [rested] = closed(before, node);
      if (rested !== undefined) line.push({ ...rested, variations });
      break;
    }
    const step = stepTo(place, node);
    line.push({ move: step.move, variations });
    place = step.place;
    [node, ...rest] = node.children;
  }
  return line;
};

const whole = new WeakMap<GameTree, TreeLine | 'large'>();

const openAt = (tree: GameTree, at: Transcript, isWhole: boolean): TreeLine =>
  lineOf({ at, isWhole }, { path: [], position: startOf(tree.setup) }, tree.children);

/** A tree's main line with its variations; in a large tree only those that contain the current position are open. */
export const mainLine = (tree: GameTree, at: Transcript): TreeLine => {
  const known = whole.get(tree);
  if (known !== undefined && known !== 'large') return known;
  if (known === 'large' || countNodes(tree) > MOST_OPEN) {
    whole.set(tree, 'large');
    return openAt(tree, at, false);
  }
  const line = openAt(tree, at, true);
  whole.set(tree, line);
  return line;
};

export const isSamePath = (one: Transcript, other: Transcript): boolean =>
  one.length === other.length && one.every((move, ply) => move === other[ply]);

/** Whether a comment or variation below a move interrupts its line. */
export const isInterrupted = ({ move, variations }: LineItem): boolean =>
  variations.length > 0 || move.comment !== undefined;
