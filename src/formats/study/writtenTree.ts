import { MOST_FREE_PASSES, type Setup, startOf } from '../../game/games.ts';
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

/** The moves of a tree: every line from the start of the game to its end, the main line first, and what is noted. */
interface WrittenTree {
  readonly lines: readonly string[];
  readonly notes: readonly WrittenNote[];
}

/** Writes a tree in one walk: a move is written once, not again for every line and note after it. */
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

/** How many moves two lines have in common. */
const sharedLength = (one: Transcript, other: Transcript): number => {
  const differs = one.findIndex((move, ply) => move !== other[ply]);
  return differs < 0 ? one.length : differs;
};

/** Whether all lines can be played. What a line shares with the one before is played only once. */
const areLegal = (setup: Setup, lines: readonly Transcript[]): boolean => {
  const mostPasses = setup.freePassing ? MOST_FREE_PASSES : 0;
  let before: Transcript = [];
  let positions: readonly Position[] = [startOf(setup)];
  for (const line of lines) {
    const shared = sharedLength(line, before);
    const known = line.slice(0, shared);
    const start = positions[shared] ?? startOf(setup);
    const played = replay(start, line.slice(shared), mostPasses - passesIn(known));
    if (played.type === 'illegal') return false;
    positions = [...positions.slice(0, shared), ...played.positions];
    before = line;
  }
  return true;
};

const knownAfter = (node: GrowingNode | undefined, move: Move): GrowingNode | undefined =>
  node?.children.find(child => child.move === move);

/** Reads what `writtenTree` has written; undefined unless every line can be played. */
export const readTree = (
  setup: Setup,
  { lines, notes }: { readonly lines: readonly unknown[]; readonly notes: readonly Fields[] },
): GameTree | undefined => {
  const read = (text: unknown): Transcript | undefined => readMoves(startOf(setup), textOf(text) ?? '?');
  const played = lines.flatMap(line => {
    const moves = read(line);
    return moves === undefined ? [] : [moves];
  });
  if (played.length < lines.length || !areLegal(setup, played)) return undefined;
  const root = growingRoot();
  for (const line of played) line.reduce(grown, root);
  for (const { at: place, ...said } of notes) {
    const node = (read(place) ?? []).reduce<GrowingNode | undefined>(knownAfter, root);
    if (node !== undefined) Object.assign(node, readNote(said));
  }
  return treeFrom(setup, root);
};
