import { MOST_FREE_PASSES, type Setup, startOf } from '../../game/games.ts';
import type { InParts } from '../../game/inParts.ts';
import type { Position } from '../../game/position.ts';
import {
  type Move,
  passesIn,
  readMoves,
  replay,
  type Transcript,
  writeMoves,
} from '../../game/transcript.ts';
import { type GameTree, isNoted, type TreeNode } from '../../game/tree.ts';
import { type GrowingNode, growingRoot, grown, treeFrom } from '../text/growingTree.ts';
import { type Fields, readNote, textOf, type WrittenNote, writeNote } from './notes.ts';

/** Number of lines read per step: a few milliseconds. */
const READ_AT_ONCE = 300;

/** The lines of a tree from the start to their ends, the main line first, and its notes. */
interface WrittenTree {
  readonly lines: readonly string[];
  readonly notes: readonly WrittenNote[];
}

/** Writes a tree in a single walk, so that the moves before a note or a branch are not spelled again each time. */
export const writtenTree = (tree: GameTree): WrittenTree => {
  const { rules } = startOf(tree.setup);
  const names = new Map<Move, string>();
  const nameOf = (move: Move): string => {
    const known = names.get(move) ?? writeMoves(rules, [move]);
    names.set(move, known);
    return known;
  };
  const lines: string[] = [];
  const notes = isNoted(tree.note ?? {}) ? [writeNote('', tree.note ?? {})] : [];
  const write = (children: readonly TreeNode[], before: string): void => {
    for (const node of children) {
      const line = before + nameOf(node.move);
      if (isNoted(node)) notes.push(writeNote(line, node));
      if (node.children.length === 0) lines.push(line);
      else write(node.children, line);
    }
  };
  write(tree.children, '');
  return { lines, notes };
};

/** Length of the common beginning of two lines. */
const sharedLength = (one: Transcript, other: Transcript): number => {
  const differs = one.findIndex((move, ply) => move !== other[ply]);
  return differs < 0 ? one.length : differs;
};

/** Whether the next line is legal. Moves shared with the line before are not replayed. */
const follower = (setup: Setup): ((line: Transcript) => boolean) => {
  const mostPasses = setup.freePassing ? MOST_FREE_PASSES : 0;
  let before: Transcript = [];
  let positions: readonly Position[] = [startOf(setup)];
  return line => {
    const shared = sharedLength(line, before);
    const known = line.slice(0, shared);
    const start = positions[shared] ?? startOf(setup);
    const played = replay(start, line.slice(shared), mostPasses - passesIn(known));
    if (played.type === 'illegal') return false;
    positions = [...positions.slice(0, shared), ...played.positions];
    before = line;
    return true;
  };
};

const knownAfter = (node: GrowingNode | undefined, move: Move): GrowingNode | undefined =>
  node?.children.find(child => child.move === move);

interface StoredTree {
  readonly lines: readonly unknown[];
  readonly notes: readonly Fields[];
}

/** Parses the output of `writtenTree` in steps; undefined unless every line is legal. */
export function* treeInParts(setup: Setup, { lines, notes }: StoredTree): InParts<GameTree | undefined> {
  const read = (text: unknown): Transcript | undefined => readMoves(startOf(setup), textOf(text) ?? '?');
  const canFollow = follower(setup);
  const root = growingRoot();
  for (const [index, text] of lines.entries()) {
    if (index % READ_AT_ONCE === READ_AT_ONCE - 1) yield;
    const line = read(text);
    if (line === undefined || !canFollow(line)) return undefined;
    line.reduce(grown, root);
  }
  for (const [index, { at: place, ...said }] of notes.entries()) {
    if (index % READ_AT_ONCE === READ_AT_ONCE - 1) yield;
    const node = (read(place) ?? []).reduce<GrowingNode | undefined>(knownAfter, root);
    if (node !== undefined) Object.assign(node, readNote(said));
  }
  return treeFrom(setup, root);
}
