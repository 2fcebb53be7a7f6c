import { writeEnding } from '../../formats/ending.ts';
import { isMatchOver, judgeMove, type Match, positionOf } from '../../game/match.ts';
import type { Seats } from '../../game/seat.ts';
import type { Square } from '../../game/square.ts';
import type { Transcript } from '../../game/transcript.ts';
import { type GameTree, hasPath, lineThrough, movesAfter, withMainLine, withMove } from '../../game/tree.ts';
import type { PanelTab, Study } from '../../store/studyStore.ts';

/** The person moves for both sides. */
const BOTH: Seats = { black: { type: 'human' }, white: { type: 'human' } };

/** The studied line as a match: played up to the path, and open to the end of the line. */
export const matchAt = ({ id, tree }: Study, path: Transcript): Match => ({
  id,
  setup: tree.setup,
  seats: BOTH,
  transcript: path,
  given: 0,
  undone: lineThrough(tree, path).slice(path.length),
  seed: 0,
});

/** The first position shown of an imported game: its start if it is over, otherwise its end. */
export const firstShown = (study: Study): Transcript => {
  const line = lineThrough(study.tree, []);
  return isMatchOver(matchAt(study, line)) ? [] : line;
};

/** The moves of a match followed by these, as far as they are legal. */
export const pathOn = (match: Match, moves: readonly Square[]): Transcript => {
  let now = match;
  for (const square of moves) {
    const { turn } = positionOf(now);
    const verdict = judgeMove(now, { type: 'play', ply: now.transcript.length, color: turn, square });
    if (verdict.type === 'refused') break;
    now = verdict.match;
  }
  return now.transcript;
};

/** The tree with all moves of a path added. */
export const withPath = (tree: GameTree, path: Transcript): GameTree =>
  path.reduce((grown, move, ply) => withMove(grown, path.slice(0, ply), move), tree);

/** Whether an edit left the line through a position unchanged. */
export const hasSameLine = (before: GameTree, after: GameTree, path: Transcript): boolean =>
  hasPath(after, path) && `${lineThrough(before, path)}` === `${lineThrough(after, path)}`;

/** The study updated to its game's current moves, which become the main line. */
export const brought = (study: Study, game: Transcript): Study =>
  hasPath(study.tree, game) ? study : { ...study, tree: withMainLine(study.tree, game) };

/** The study with the ending of its match. */
export const ended = (study: Study, { ending }: Match): Study => {
  const result = ending && writeEnding(ending);
  return result === undefined ? study : { ...study, details: { ...study.details, result } };
};

/** The path with its last branching move replaced by the next or previous alternative; undefined if there is none. */
export const besideIn = (tree: GameTree, path: Transcript, step: 1 | -1): Transcript | undefined => {
  const [before, last] = [path.slice(0, -1), path.at(-1)];
  const moves = movesAfter(tree, before);
  const next = last === undefined ? undefined : moves[moves.indexOf(last) + step];
  return next === undefined ? undefined : [...before, next];
};

/** The study id of a match is always the same, so that it is found again. */
export const idOf = (name: string): string => `study-${name}`;

/** How a study is opened. By default it is the person's own, unless it is held for this visit. */
export interface Showing {
  readonly tab?: PanelTab;
  readonly isForeign?: boolean;
  /** Whether it was just created, so that no other tab can have its id. */
  readonly isNew?: boolean;
}

/** The longest prefix of a path that the tree still contains. */
export const leftOf = (tree: GameTree, path: Transcript): Transcript =>
  hasPath(tree, path) ? path : leftOf(tree, path.slice(0, -1));
