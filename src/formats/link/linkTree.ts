import { MOST_FREE_PASSES, type Setup, startOf } from '../../game/games.ts';
import { legalMoves, type Position, pass, play } from '../../game/position.ts';
import type { Move, Transcript } from '../../game/transcript.ts';
import {
  COMMENT_LENGTH,
  type GameTree,
  hasVariations,
  MOVE_MARKS,
  type MoveNote,
  nodesOf,
  type TreeNode,
} from '../../game/tree.ts';
import { type BitReader, type BitWriter, bitsFor } from './bits.ts';

/** A position in a game, and how many free passes are still possible. */
interface Stand {
  readonly position: Position;
  readonly passes: number;
}

const standAtStart = (setup: Setup): Stand => ({
  position: startOf(setup),
  passes: setup.freePassing ? MOST_FREE_PASSES : 0,
});

/** The possible moves; a move is encoded as its index here. */
const movesAt = ({ position, passes }: Stand): readonly Move[] => {
  const squares = [...legalMoves(position)];
  const mayPass = passes > 0 && squares.length > 0 && pass(position) !== undefined;
  return mayPass ? [...squares, 'pass'] : squares;
};

const after = ({ position, passes }: Stand, move: Move): Stand | undefined => {
  const next = move === 'pass' ? pass(position) : play(position, move);
  return next && { position: next, passes: move === 'pass' ? passes - 1 : passes };
};

type Children = readonly TreeNode[];
type Branching = Pick<TreeNode, 'children'>;

/** Features used by a link: without variations and notes a move is only an index. */
interface Form {
  readonly branches: boolean;
  readonly isNoted: boolean;
}

/** The remaining number of moves that may be read. */
interface Budget {
  left: number;
}

const MARK_BITS = bitsFor(MOVE_MARKS.length + 1);

const isNote = ({ comment, mark }: MoveNote): boolean => comment !== undefined || mark !== undefined;

const writeNote = (to: BitWriter, note: MoveNote): void => {
  to.flag(isNote(note));
  if (!isNote(note)) return;
  to.write(note.mark === undefined ? 0 : MOVE_MARKS.indexOf(note.mark) + 1, MARK_BITS);
  to.text(note.comment ?? '');
};

const readNote = (from: BitReader): MoveNote => {
  if (!from.flag()) return {};
  const mark = MOVE_MARKS[from.read(MARK_BITS) - 1];
  const comment = from.text().slice(0, COMMENT_LENGTH);
  return { ...(mark && { mark }), ...(comment !== '' && { comment }) };
};

/** One continuation, the usual case, takes one bit. */
const writeCount = (to: BitWriter, count: number, { branches }: Form): void => {
  to.flag(count === 1);
  if (count !== 1 && branches) to.number(count);
};

const readCount = (from: BitReader, { branches }: Form): number => {
  if (from.flag()) return 1;
  return branches ? from.number() : 0;
};

const writeChildren = (to: BitWriter, children: Children, stand: Stand, form: Form): void => {
  const moves = movesAt(stand);
  // Nothing follows the last move of a game.
  if (moves.length === 0) return;
  writeCount(to, children.length, form);
  for (const child of children) {
    const next = moves.includes(child.move) ? after(stand, child.move) : undefined;
    if (next === undefined) throw new RangeError('an illegal move in a record');
    to.write(moves.indexOf(child.move), bitsFor(moves.length));
    if (form.isNoted) writeNote(to, child);
    writeChildren(to, child.children, next, form);
  }
};

/** Undefined if a move is repeated or illegal, or the budget is exceeded. */
const readChildren = (
  from: BitReader,
  stand: Stand,
  form: Form & { readonly budget: Budget },
): Children | undefined => {
  const moves = movesAt(stand);
  const count = moves.length === 0 ? 0 : readCount(from, form);
  form.budget.left -= count;
  if (from.isOverrun || count > moves.length || form.budget.left < 0) return undefined;
  const children: TreeNode[] = [];
  for (let index = 0; index < count; index++) {
    const move = moves[from.read(bitsFor(moves.length))];
    const next = move === undefined ? undefined : after(stand, move);
    if (move === undefined || next === undefined || children.some(child => child.move === move))
      return undefined;
    const note = form.isNoted ? readNote(from) : {};
    const below = readChildren(from, next, form);
    if (below === undefined) return undefined;
    children.push({ move, ...note, children: below });
  }
  return children;
};

export const writeTree = (to: BitWriter, tree: GameTree): void => {
  const form = { branches: hasVariations(tree), isNoted: nodesOf(tree, isNote).length > 0 };
  to.flag(form.branches);
  to.flag(form.isNoted);
  writeChildren(to, tree.children, standAtStart(tree.setup), form);
};

/** Undefined if it is damaged; `large` if it has more than `most` moves. */
export const readTree = (from: BitReader, setup: Setup, most: number): GameTree | 'large' | undefined => {
  const form = { branches: from.flag(), isNoted: from.flag(), budget: { left: most } };
  const children = readChildren(from, standAtStart(setup), form);
  if (form.budget.left < 0 && !from.isOverrun) return 'large';
  return children && { setup, children };
};

/** A path: its length, and the continuation chosen at each branch. */
export const writePath = (to: BitWriter, tree: GameTree, path: Transcript): void => {
  const steps: (readonly [choice: number, of: number])[] = [];
  let at: Branching = tree;
  for (const move of path) {
    const choice = at.children.findIndex(child => child.move === move);
    const child = at.children[choice];
    if (child === undefined) break;
    steps.push([choice, at.children.length]);
    at = child;
  }
  to.number(steps.length);
  for (const [choice, of] of steps) to.write(choice, bitsFor(of));
};

export const readPath = (from: BitReader, tree: GameTree): Transcript | undefined => {
  const path: Move[] = [];
  let at: Branching = tree;
  for (let rest = from.number(); rest > 0; rest--) {
    const child: TreeNode | undefined = at.children[from.read(bitsFor(at.children.length))];
    if (child === undefined) return undefined;
    path.push(child.move);
    at = child;
  }
  return path;
};
