import type { ByColor } from '../../game/color.ts';
import { startOf } from '../../game/games.ts';
import { isMatchOver, type Match, outcomeOf, type Result } from '../../game/match.ts';
import { type Position, pass, play } from '../../game/position.ts';
import { KEY_WORDS, positionKey } from '../../game/positionKey.ts';
import type { Seat } from '../../game/seat.ts';
import { writeMoves } from '../../game/transcript.ts';
import { type GameTree, hasVariations, lineThrough, nodesOf, type TreeNode } from '../../game/tree.ts';
import { makeStoredSetup } from '../kept/storedSetup.ts';
import { makeStoredStudy, type SavedStudy } from '../kept/storedStudy.ts';
import type { EntryKind, EntryResult, LibraryEntry } from './entry.ts';

/** A game or study as it is stored: what lists show, the game as text, and what its positions are found by. */
export interface LibraryItem {
  readonly entry: LibraryEntry;
  readonly text: string;
  readonly keys: Uint32Array<ArrayBuffer>;
}

/** What the game itself does not say. */
export interface ItemFacts {
  readonly id: string;
  readonly kind: EntryKind;
  readonly date: string;
  readonly players?: ByColor<Seat> | undefined;
  /** How it ended, unless its rules say so. */
  readonly ending?: Result | undefined;
  readonly tags?: readonly string[];
  readonly title?: string | undefined;
  readonly event?: string | undefined;
  readonly place?: string | undefined;
}

/** More positions than anybody tries in one game. */
const MOST_POSITIONS = 4000;

/** The keys of all positions of a tree, each once. */
const keysOf = (tree: GameTree): Uint32Array<ArrayBuffer> => {
  const found = new Map<string, readonly number[]>();
  const visit = (position: Position, children: readonly TreeNode[]): void => {
    if (found.size >= MOST_POSITIONS) return;
    const key = positionKey(position);
    found.set(`${key}`, key);
    for (const { move, children: next } of children) {
      const after = move === 'pass' ? pass(position) : play(position, move);
      if (after !== undefined) visit(after, next);
    }
  };
  visit(startOf(tree.setup), tree.children);
  return Uint32Array.from([...found.values()].flat());
};

/** Whether a position is among those that the keys belong to. */
export const hasKey = (keys: Uint32Array, [first, second]: readonly [number, number]): boolean => {
  for (let at = 0; at < keys.length; at += KEY_WORDS)
    if (keys[at] === first && keys[at + 1] === second) return true;
  return false;
};

const NOBODY: Match['seats'] = { black: { type: 'human' }, white: { type: 'human' } };

const resultOf = (
  { setup }: GameTree,
  line: Match['transcript'],
  ending?: Result,
): EntryResult | undefined => {
  const match: Match = {
    id: '',
    setup,
    seats: NOBODY,
    transcript: line,
    given: 0,
    undone: [],
    seed: 0,
    ending,
  };
  if (!isMatchOver(match)) return undefined;
  const { winner, counts } = outcomeOf(match);
  return { winner, by: ending?.by ?? 'play', counts };
};

const isAnnotated = (tree: GameTree): boolean =>
  hasVariations(tree) ||
  nodesOf(tree).some(({ node: { comment, mark } }) => comment !== undefined || mark !== undefined);

/** Makes an item of a game that can be played as it stands. */
export const makeItem = (facts: ItemFacts, saved: SavedStudy): LibraryItem => {
  const { tree, origin } = saved.study;
  const line = lineThrough(tree, []);
  const entry: LibraryEntry = {
    id: facts.id,
    kind: facts.kind,
    start: undefined,
    ...makeStoredSetup(tree.setup),
    players: facts.players ?? origin?.players,
    result: resultOf(tree, line, facts.ending),
    date: facts.date,
    savedAt: saved.savedAt,
    line: writeMoves(startOf(tree.setup).rules, line),
    plies: line.length,
    isAnnotated: isAnnotated(tree),
    tags: facts.tags ?? [],
    title: facts.title,
    event: facts.event,
    place: facts.place,
    opening: undefined,
  };
  return { entry, text: makeStoredStudy(saved), keys: keysOf(tree) };
};
