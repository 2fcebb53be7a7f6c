import type { Setup } from './games.ts';
import type { Square } from './square.ts';
import type { Move, Transcript } from './transcript.ts';

/** What a person thinks of a move, in the signs of game records. */
export const MOVE_MARKS = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type MoveMark = (typeof MOVE_MARKS)[number];

/** The longest comment that is kept, in characters. */
export const COMMENT_LENGTH = 2000;

/** A text without the signs that turn the direction of what stands around them: with them a name can be read as another. */
export const withoutDirections = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');

/** What something that is drawn on the board means to say: look here, this is good, this is bad. */
export const TONES = ['look', 'good', 'bad'] as const;
export type Tone = (typeof TONES)[number];

/** A square that is marked, or with `to` an arrow. */
export interface Drawn {
  readonly tone: Tone;
  readonly from: Square;
  readonly to?: Square | undefined;
}

/** As much as can still be told apart on a board. */
export const MOST_DRAWN = 100;

/**
 * "Find the move": what follows is hidden until it is found. The first move after the position is right, and so is every other
 * one with `!` or `!!`; a variation is second best unless it is marked as bad; everything else is wrong.
 */
export interface Asked {
  /** What is said to an answer; a plain sentence if left out. */
  readonly right?: string | undefined;
  readonly second?: string | undefined;
  readonly wrong?: string | undefined;
}

/** What a person has noted about a move, or about the start. */
export interface MoveNote {
  readonly comment?: string | undefined;
  readonly mark?: MoveMark | undefined;
  /** Squares and arrows on the position. */
  readonly drawn?: readonly Drawn[] | undefined;
  /** The move after the position is to be found. */
  readonly asked?: Asked | undefined;
}

/** A move, and those that were tried after it: the first continues the line, the others are variations. */
export interface TreeNode extends MoveNote {
  readonly move: Move;
  readonly children: readonly TreeNode[];
}

/**
 * A game with variations. A place in it is named by the moves that lead there from the start, its path: the moves after
 * a position are all different.
 */
export interface GameTree {
  readonly setup: Setup;
  readonly children: readonly TreeNode[];
  /** What is noted about the start. */
  readonly note?: MoveNote | undefined;
}

type Branching = Pick<TreeNode, 'children'>;

/** The moves of a line, each after the one before: built from its end, so that a long line is no more work per move. */
const lineFrom = (transcript: Transcript): readonly TreeNode[] =>
  transcript.reduceRight<readonly TreeNode[]>((children, move) => [{ move, children }], []);

/** A game without variations. */
export const treeOf = (setup: Setup, transcript: Transcript): GameTree => ({
  setup,
  children: lineFrom(transcript),
});

const childOf = ({ children }: Branching, move: Move | undefined): TreeNode | undefined =>
  children.find(child => child.move === move);

const branchingAt = (tree: GameTree, path: Transcript): Branching | undefined =>
  path.reduce<Branching | undefined>((at, move) => at && childOf(at, move), tree);

/** The move that a path ends with; undefined at the start of the game and where the tree has no such move. */
export const nodeAt = (tree: GameTree, path: Transcript): TreeNode | undefined => {
  const before = branchingAt(tree, path.slice(0, -1));
  return before && childOf(before, path.at(-1));
};

/** What is noted about the position that a path leads to. */
export const noteAt = (tree: GameTree, path: Transcript): MoveNote =>
  (path.length === 0 ? tree.note : nodeAt(tree, path)) ?? {};

/** Whether anything is noted. */
export const isNoted = ({ comment, mark, drawn, asked }: MoveNote): boolean =>
  comment !== undefined || mark !== undefined || drawn !== undefined || asked !== undefined;

export const hasPath = (tree: GameTree, path: Transcript): boolean => branchingAt(tree, path) !== undefined;

/** The moves that the tree has after a path, the continuation of the line first. */
export const movesAfter = (tree: GameTree, path: Transcript): readonly Move[] =>
  (branchingAt(tree, path)?.children ?? []).map(({ move }) => move);

/** A path, continued by the first moves to the end of its line. */
export const lineThrough = (tree: GameTree, path: Transcript): Transcript => {
  const line = [...path];
  for (let at = branchingAt(tree, path)?.children[0]; at !== undefined; at = at.children[0])
    line.push(at.move);
  return line;
};

/** Replaces the moves after `path`; the same tree if it has no such path. */
const change = <B extends Branching>(
  at: B,
  path: Transcript,
  edit: (children: readonly TreeNode[]) => readonly TreeNode[],
): B => {
  const [move, ...rest] = path;
  if (move === undefined) return { ...at, children: edit(at.children) };
  if (childOf(at, move) === undefined) return at;
  return {
    ...at,
    children: at.children.map(child => (child.move === move ? change(child, rest, edit) : child)),
  };
};

/** Adds a move after a path, as the last variation unless it is the first move there. */
export const withMove = (tree: GameTree, path: Transcript, move: Move): GameTree =>
  hasPath(tree, [...path, move])
    ? tree
    : change(tree, path, children => [...children, { move, children: [] }]);

/** Adds the moves of a line that are not there yet, all of them at once. */
export const withLine = (tree: GameTree, line: Transcript): GameTree => {
  let shared = 0;
  for (let at: Branching | undefined = tree; shared < line.length; shared++) {
    at = childOf(at, line[shared]);
    if (at === undefined) break;
  }
  const rest = line.slice(shared);
  if (rest.length === 0) return tree;
  return change(tree, line.slice(0, shared), children => [...children, ...lineFrom(rest)]);
};

/** Visits all moves of a tree, each before those that follow it. The path is only lent: it changes with the next move. */
const visitNodes = (tree: Branching, visit: (node: TreeNode, path: Transcript) => void): void => {
  const path: Move[] = [];
  const below = ({ children }: Branching): void => {
    for (const node of children) {
      path.push(node.move);
      visit(node, path);
      below(node);
      path.pop();
    }
  };
  below(tree);
};

/** Every line from the start of the game to its last move, in the order in which they would have to be added. */
export const linesOf = (tree: GameTree): readonly Transcript[] => {
  const lines: Transcript[] = [];
  visitNodes(tree, ({ children }, path) => {
    if (children.length === 0) lines.push([...path]);
  });
  return lines;
};

/** A move of a tree, and the path that ends with it. */
export interface PlacedNode {
  readonly path: Transcript;
  readonly node: TreeNode;
}

/** The moves of a tree that are asked for, each before those that follow it; all moves if nothing is asked. */
export const nodesOf = (
  tree: GameTree,
  isWanted: (node: TreeNode) => boolean = () => true,
): readonly PlacedNode[] => {
  const nodes: PlacedNode[] = [];
  visitNodes(tree, (node, path) => {
    if (isWanted(node)) nodes.push({ path: [...path], node });
  });
  return nodes;
};

/** How many moves a tree has, or follow a move, with all variations. */
export const countNodes = ({ children }: Branching): number =>
  children.reduce((count, child) => count + 1 + countNodes(child), 0);

/** Without the move that the path ends with, and all that follows it. */
export const withoutMove = (tree: GameTree, path: Transcript): GameTree =>
  change(tree, path.slice(0, -1), children => children.filter(({ move }) => move !== path.at(-1)));

/** The path to the start of the variation that a path is in, the innermost one; undefined in the main line. */
export const variationOf = (tree: GameTree, path: Transcript): Transcript | undefined => {
  for (let length = path.length; length > 0; length--) {
    const start = path.slice(0, length);
    if (movesAfter(tree, start.slice(0, -1))[0] !== start.at(-1)) return start;
  }
  return undefined;
};

/** Makes the variation that a path is in the continuation of the line that it branches off from. */
export const promoted = (tree: GameTree, path: Transcript): GameTree => {
  const start = variationOf(tree, path);
  return start === undefined ? tree : moveFirst(tree, start);
};

/** Makes every move of a line the first one after its position, so that the line is the main one. */
export const withMainLine = (tree: GameTree, line: Transcript): GameTree =>
  line.reduce((grown, _, ply) => moveFirst(grown, line.slice(0, ply + 1)), withLine(tree, line));

/** Makes the move that the path ends with the first one after its position. */
const moveFirst = (tree: GameTree, path: Transcript): GameTree =>
  change(tree, path.slice(0, -1), children =>
    [...children].sort((a, b) => Number(b.move === path.at(-1)) - Number(a.move === path.at(-1))),
  );

/** Notes something about the position that a path leads to; what is undefined in the note is removed. */
export const annotated = (tree: GameTree, path: Transcript, note: MoveNote): GameTree =>
  path.length === 0
    ? { ...tree, note: { ...tree.note, ...note } }
    : change(tree, path.slice(0, -1), children =>
        children.map(child => (child.move === path.at(-1) ? { ...child, ...note } : child)),
      );

/** Whether the tree has a variation anywhere. */
export const hasVariations = ({ children }: Branching): boolean =>
  children.length > 1 || children.some(hasVariations);
