import type { Setup } from '../../game/games.ts';
import type { Move } from '../../game/transcript.ts';
import {
  type Asked,
  COMMENT_LENGTH,
  type Drawn,
  type GameTree,
  isNoted,
  type MoveMark,
  type MoveNote,
  type TreeNode,
} from '../../game/tree.ts';

/** A tree under construction: moves are added in place, since a file may have thousands of them. */
export interface GrowingNode {
  readonly move: Move | undefined;
  readonly children: GrowingNode[];
  mark?: MoveMark;
  comment?: string;
  drawn?: readonly Drawn[];
  asked?: Asked;
  more?: MoveNote['more'];
}

export const growingRoot = (): GrowingNode => ({ move: undefined, children: [] });

/** The child after a move, reused if it exists. */
export const grown = (from: GrowingNode, move: Move): GrowingNode => {
  const known = from.children.find(child => child.move === move);
  if (known !== undefined) return known;
  const node: GrowingNode = { move, children: [] };
  from.children.push(node);
  return node;
};

/** Appends a comment to a move; returns whether all of it fit. */
export const remark = (node: GrowingNode, text: string): boolean => {
  const all = node.comment === undefined ? text : `${node.comment}\n${text}`;
  node.comment = all.slice(0, COMMENT_LENGTH);
  return all.length <= COMMENT_LENGTH;
};

const noteOf = ({ mark, comment, drawn, asked, more }: GrowingNode): MoveNote => ({
  ...(mark && { mark }),
  ...(comment && { comment }),
  ...(drawn && { drawn }),
  ...(asked && { asked }),
  ...(more && { more }),
});

const finished = ({ children }: GrowingNode): readonly TreeNode[] =>
  children.map(child => ({ move: child.move as Move, ...noteOf(child), children: finished(child) }));

export const treeFrom = (setup: Setup, root: GrowingNode): GameTree => {
  const note = noteOf(root);
  return { setup, children: finished(root), ...(isNoted(note) && { note }) };
};
