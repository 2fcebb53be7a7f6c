import type { GameRecord } from '../../formats/record.ts';
import { type Setup, STANDARD_SETUP } from '../../game/games.ts';
import type { Position } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';
import { type Move, positionAt, type Transcript } from '../../game/transcript.ts';
import { type GameTree, lineThrough, noteAt, treeOf, withMove } from '../../game/tree.ts';
import type { Pointer, Slide } from '../../net/contract/club.ts';
import { LIMITS } from '../../net/contract/limits.ts';

/** What the host prepares and shows: a game with variations, a position in it, and a text. */
export interface Draft {
  readonly tree: GameTree;
  readonly path: Transcript;
  readonly text: string;
  readonly drawn: readonly Pointer[];
}

export const draftOf = (setup: Setup = STANDARD_SETUP, transcript: Transcript = []): Draft => ({
  tree: treeOf(setup, transcript),
  path: transcript,
  text: '',
  drawn: [],
});

/** The draft moved to another position of its game, with that position's comment and drawing. */
export const draftAt = (draft: Draft, path: Transcript): Draft => ({
  ...draft,
  path,
  text: (noteAt(draft.tree, path).comment ?? '').slice(0, LIMITS.slideCharacters),
  drawn: (noteAt(draft.tree, path).drawn ?? [])
    .slice(0, LIMITS.pointers)
    .map(({ from, to }) => ({ from, to })),
});

/** A game or a study's chapter, at its current position. */
export const draftOfRecord = ({ tree, at = [] }: GameRecord): Draft =>
  draftAt({ ...draftOf(tree.setup), tree }, at);

export const draftWith = (draft: Draft, move: Move): Draft =>
  draftAt({ ...draft, tree: withMove(draft.tree, draft.path, move) }, [...draft.path, move]);

/** One step forward or back along the line; the same draft at either end. */
export const stepped = (draft: Draft, step: 1 | -1): Draft => {
  const { tree, path } = draft;
  const line = lineThrough(tree, path);
  const length = path.length + step;
  return length < 0 || length > line.length ? draft : draftAt(draft, line.slice(0, length));
};

export const slideOf = ({ tree: { setup }, path, text, drawn }: Draft): Slide => ({
  setup,
  transcript: path,
  text,
  drawn,
});

/** Turns a slide from the server back into the host's draft. */
export const draftFrom = ({ setup, transcript, text, drawn }: Slide): Draft => ({
  ...draftOf(setup, transcript),
  text,
  drawn,
});

/** A slide's transcript is legal: it was checked when it was read. */
export const positionOnSlide = ({ setup, transcript }: Pick<Slide, 'setup' | 'transcript'>): Position => {
  const position = positionAt(setup, transcript);
  if (position === undefined) throw new Error('a slide with moves that are not legal');
  return position;
};

export const lastSquare = ({ transcript }: Pick<Slide, 'transcript'>): Square | undefined =>
  transcript.findLast(move => move !== 'pass');

/** Toggles a mark or an arrow. */
export const withPointer = (drawn: readonly Pointer[], { from, to }: Pointer): readonly Pointer[] => {
  const others = drawn.filter(one => one.from !== from || one.to !== to);
  const next = others.length < drawn.length ? others : [...drawn, { from, to }];
  return next.slice(-LIMITS.pointers);
};
