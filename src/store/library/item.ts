import { discCounts } from '../../game/board.ts';
import type { ByColor } from '../../game/color.ts';
import { extraDiscs, startOf } from '../../game/games.ts';
import type { Result } from '../../game/match.ts';
import { isOver, type Position, pass, play, winnerOf } from '../../game/position.ts';
import { keyNumber, positionKey } from '../../game/positionKey.ts';
import type { Seat } from '../../game/seat.ts';
import { writeMoves } from '../../game/transcript.ts';
import { type GameTree, hasVariations, lineThrough, type TreeNode } from '../../game/tree.ts';
import { writeResult } from '../../net/contract/result.ts';
import { makeStoredSetup } from '../kept/storedSetup.ts';
import { makeStoredStudy, type SavedStudy } from '../kept/storedStudy.ts';
import type { EntryKind, EntryResult, LibraryEntry } from './entry.ts';

/** A stored game or study: its list entry, its text and the keys of its positions. */
export interface LibraryItem {
  readonly entry: LibraryEntry;
  readonly text: string;
  readonly keys: Uint32Array<ArrayBuffer>;
}

/** What the game record does not contain. */
export interface ItemFacts {
  readonly id: string;
  readonly kind: EntryKind;
  readonly date: string;
  readonly players?: ByColor<Seat> | undefined;
  /** How the game ended, unless its moves tell. */
  readonly ending?: Result | undefined;
  readonly tags?: readonly string[];
  readonly title?: string | undefined;
  readonly event?: string | undefined;
  readonly place?: string | undefined;
}

/** Maximum number of indexed positions, more than anybody tries in a game. */
const MOST_POSITIONS = 4000;

interface Walk {
  /** The keys of all positions, without duplicates. */
  readonly keys: Uint32Array<ArrayBuffer>;
  /** The position at the end of the main line. */
  readonly last: Position;
}

/** Plays all lines of a tree, the main line first, so that its keys are in move order. */
const walk = (tree: GameTree): Walk => {
  const start = startOf(tree.setup);
  const known = new Set<number>();
  const keys: number[] = [];
  let last = start;
  const visit = (position: Position, children: readonly TreeNode[], isMain: boolean): void => {
    if (known.size >= MOST_POSITIONS) return;
    const key = positionKey(position);
    const number = keyNumber(key);
    if (!known.has(number)) keys.push(key[0], key[1]);
    known.add(number);
    if (isMain) last = position;
    for (let index = 0; index < children.length; index++) {
      const { move, children: next } = children[index] as TreeNode;
      const after = move === 'pass' ? pass(position) : play(position, move);
      if (after !== undefined) visit(after, next, isMain && index === 0);
    }
  };
  visit(start, tree.children, true);
  return { keys: Uint32Array.from(keys), last };
};

/** The moves decide the result if they end the game. */
const resultOf = ({ setup }: GameTree, last: Position, ending?: Result): EntryResult | undefined => {
  const isPlayed = isOver(last);
  if (ending === undefined && !isPlayed) return undefined;
  const extra = extraDiscs(setup);
  const { black, white } = discCounts(last);
  const played = { winner: winnerOf(last, extra), by: 'play' } as const;
  return {
    ...writeResult(isPlayed || ending === undefined ? played : ending),
    counts: { black: black + extra.black, white: white + extra.white },
  };
};

const hasNotes = (children: readonly TreeNode[]): boolean =>
  children.some(
    ({ comment, mark, children: next }) => comment !== undefined || mark !== undefined || hasNotes(next),
  );

/** Whether a person has added anything to the game. */
export const isAnnotated = (tree: GameTree): boolean => hasVariations(tree) || hasNotes(tree.children);

/** Makes an item of a valid game. */
export const makeItem = (facts: ItemFacts, saved: SavedStudy): LibraryItem => {
  const { tree, origin } = saved.study;
  const line = lineThrough(tree, []);
  const { keys, last } = walk(tree);
  const entry: LibraryEntry = {
    id: facts.id,
    kind: facts.kind,
    start: undefined,
    ...makeStoredSetup(tree.setup),
    players: facts.players ?? origin?.players,
    result: resultOf(tree, last, facts.ending),
    date: facts.date,
    savedAt: saved.savedAt,
    line: writeMoves(startOf(tree.setup).rules, line),
    plies: line.length,
    isAnnotated: isAnnotated(tree),
    tags: facts.tags ?? [],
    title: facts.title,
    event: facts.event,
    place: facts.place,
    openings: undefined,
    losses: undefined,
  };
  return { entry, text: makeStoredStudy(saved), keys };
};
