import type { Setup } from './games.ts';
import type { Square } from './square.ts';
import type { Move, Transcript } from './transcript.ts';

/** A person's verdict on a move, in the usual notation of game records. */
export const MOVE_MARKS = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type MoveMark = (typeof MOVE_MARKS)[number];

/** The maximum length of a comment, in characters. */
export const COMMENT_LENGTH = 2000;

/** Removes bidirectional control characters, which can make one name look like another. */
export const withoutDirections = (text: string): string => text.replace(/\p{Bidi_Control}/gu, '');

/** The meaning of a mark or arrow on the board: look here, good, bad. */
export const TONES = ['look', 'good', 'bad'] as const;
export type Tone = (typeof TONES)[number];

/** A marked square, or an arrow if `to` is set. */
export interface Drawn {
  readonly tone: Tone;
  readonly from: Square;
  readonly to?: Square | undefined;
}

/** Maximum marks and arrows on one position. */
export const MOST_DRAWN = 100;

/**
 * A "Find the move" exercise: the moves that follow are hidden until the person finds them. The first move of
 * the tree is right, and so are moves marked `!` or `!!`; other variations are second best unless marked as
 * bad; all other moves are wrong.
 */
export interface Asked {
  /** The feedback on an answer; a standard sentence if left out. */
  readonly right?: string | undefined;
  readonly second?: string | undefined;
  readonly wrong?: string | undefined;
}

/** A person's notes on a move, or on the start. */
export interface MoveNote {
  readonly comment?: string | undefined;
  readonly mark?: MoveMark | undefined;
  /** Marked squares and arrows. */
  readonly drawn?: readonly Drawn[] | undefined;
  /** Set if the next move is an exercise. */
  readonly asked?: Asked | undefined;
  /** Unknown fields of a newer version of the page, written back unchanged. */
  readonly more?: Readonly<Record<string, unknown>> | undefined;
}

/** A move and the moves after it: the first continues the line, the others are variations. */
export interface TreeNode extends MoveNote {
  readonly move: Move;
  readonly children: readonly TreeNode[];
}

/**
 * A game with variations. A node is identified by its path, the moves that lead to it: the moves after a
 * position are all different.
 */
export interface GameTree {
  readonly setup: Setup;
  readonly children: readonly TreeNode[];
  /** Notes on the start. */
  readonly note?: MoveNote | undefined;
}

type Branching = Pick<TreeNode, 'children'>;

/** A line as nested nodes, built from its end so that the cost per move does not grow with the line. */
const lineFrom = (transcript: Transcript): readonly TreeNode[] =>
  transcript.reduceRight<readonly TreeNode[]>((children, move) => [{ move, children }], []);

export const treeOf = (setup: Setup, transcript: Transcript): GameTree => ({
  setup,
  children: lineFrom(transcript),
});

const childOf = ({ children }: Branching, move: Move | undefined): TreeNode | undefined =>
  children.find(child => child.move === move);

const branchingAt = (tree: GameTree, path: Transcript): Branching | undefined =>
  path.reduce<Branching | undefined>((at, move) => at && childOf(at, move), tree);

/** The last node of a path; undefined for an empty path, or if the tree has no such path. */
export const nodeAt = (tree: GameTree, path: Transcript): TreeNode | undefined => {
  const before = branchingAt(tree, path.slice(0, -1));
  return before && childOf(before, path.at(-1));
};

/** The notes on the position at the end of a path. */
export const noteAt = (tree: GameTree, path: Transcript): MoveNote =>
  (path.length === 0 ? tree.note : nodeAt(tree, path)) ?? {};

export const isNoted = ({ comment, mark, drawn, asked, more }: MoveNote): boolean =>
  [comment, mark, drawn, asked, more].some(part => part !== undefined);

export const hasPath = (tree: GameTree, path: Transcript): boolean => branchingAt(tree, path) !== undefined;

/** The moves after a path, the continuation of the line first. */
export const movesAfter = (tree: GameTree, path: Transcript): readonly Move[] =>
  (branchingAt(tree, path)?.children ?? []).map(({ move }) => move);

/** The path, extended by first moves to the end of its line. */
export const lineThrough = (tree: GameTree, path: Transcript): Transcript => {
  const line = [...path];
  for (let at = branchingAt(tree, path)?.children[0]; at !== undefined; at = at.children[0])
    line.push(at.move);
  return line;
};

/** Edits the moves after `path`; returns the same tree if it has no such path. */
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

/** Adds a move after a path: last among the variations, or as the line itself if there was no move. */
export const withMove = (tree: GameTree, path: Transcript, move: Move): GameTree =>
  hasPath(tree, [...path, move])
    ? tree
    : change(tree, path, children => [...children, { move, children: [] }]);

/** Adds all missing moves of a line at once. */
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

/** Visits all nodes, parents first. The path passed to `visit` is reused for the next node: copy it to keep it. */
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

/** All lines from the start to their last move, in an order that rebuilds the tree if they are added one by one. */
export const linesOf = (tree: GameTree): readonly Transcript[] => {
  const lines: Transcript[] = [];
  visitNodes(tree, ({ children }, path) => {
    if (children.length === 0) lines.push([...path]);
  });
  return lines;
};

/** A node of a tree and its path. */
export interface PlacedNode {
  readonly path: Transcript;
  readonly node: TreeNode;
}

/** All nodes for which `isWanted` holds, parents first. */
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

/** The number of moves below a node or in a tree, including variations. */
export const countNodes = ({ children }: Branching): number =>
  children.reduce((count, child) => count + 1 + countNodes(child), 0);

/** Removes the last move of a path and everything after it. */
export const withoutMove = (tree: GameTree, path: Transcript): GameTree =>
  change(tree, path.slice(0, -1), children => children.filter(({ move }) => move !== path.at(-1)));

/** The path to the first move of the innermost variation that contains `path`; undefined in the main line. */
export const variationOf = (tree: GameTree, path: Transcript): Transcript | undefined => {
  for (let length = path.length; length > 0; length--) {
    const start = path.slice(0, length);
    if (movesAfter(tree, start.slice(0, -1))[0] !== start.at(-1)) return start;
  }
  return undefined;
};

/** Promotes the variation that contains `path` over the line it branches off from. */
export const promoted = (tree: GameTree, path: Transcript): GameTree => {
  const start = variationOf(tree, path);
  return start === undefined ? tree : moveFirst(tree, start);
};

/** Makes a line the main line. */
export const withMainLine = (tree: GameTree, line: Transcript): GameTree =>
  line.reduce((grown, _, ply) => moveFirst(grown, line.slice(0, ply + 1)), withLine(tree, line));

/** Moves the last move of a path to the front of its siblings. */
const moveFirst = (tree: GameTree, path: Transcript): GameTree =>
  change(tree, path.slice(0, -1), children =>
    [...children].sort((a, b) => Number(b.move === path.at(-1)) - Number(a.move === path.at(-1))),
  );

/** Changes the notes at the end of a path; undefined fields of `note` are removed. */
export const annotated = (tree: GameTree, path: Transcript, note: MoveNote): GameTree =>
  path.length === 0
    ? { ...tree, note: { ...tree.note, ...note } }
    : change(tree, path.slice(0, -1), children =>
        children.map(child => (child.move === path.at(-1) ? { ...child, ...note } : child)),
      );

export const hasVariations = ({ children }: Branching): boolean =>
  children.length > 1 || children.some(hasVariations);
