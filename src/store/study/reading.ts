import type { Move, Transcript } from '../../game/transcript.ts';
import { type GameTree, isNoted, nodesOf, noteAt, type TreeNode } from '../../game/tree.ts';
import type { AnswerGrade, ReaderProgress, Study, StudyState } from '../studyStore.ts';
import { chapterIndex } from './chapters.ts';

/** The key of a question: its chapter, and the moves before it. */
export const questionKey = (study: Study, path: Transcript): string =>
  `${chapterIndex(study)}:${path.join(',')}`;

const asking = new WeakMap<GameTree, boolean>();

/** Whether the tree has questions; cached, since it may have a hundred thousand moves. */
const asks = (tree: GameTree): boolean => {
  const known = asking.get(tree);
  if (known !== undefined) return known;
  const found =
    tree.note?.asked !== undefined || nodesOf(tree, ({ asked }) => asked !== undefined).length > 0;
  asking.set(tree, found);
  return found;
};

const isHidden = (study: Study, { solved }: ReaderProgress, path: Transcript): boolean =>
  noteAt(study.tree, path).asked !== undefined && !solved.includes(questionKey(study, path));

/** The tree as a reader sees it: nothing after an unanswered question. */
export const shownTree = (study: Study, reading: ReaderProgress | undefined): GameTree => {
  if (reading === undefined || !asks(study.tree)) return study.tree;
  const below = (children: readonly TreeNode[], path: Transcript): readonly TreeNode[] =>
    isHidden(study, reading, path)
      ? []
      : children.map(node => ({ ...node, children: below(node.children, [...path, node.move]) }));
  return { ...study.tree, children: below(study.tree.children, []) };
};

/** The study as shown; undefined if there is none. */
export const selectShownStudy = ({ study, reading }: StudyState): Study | undefined =>
  study && { ...study, tree: shownTree(study, reading) };

/** Whether the reader is asked for the move after a path. */
export const isAskedAt = ({ study, reading }: StudyState, path: Transcript): boolean =>
  study !== undefined && reading !== undefined && isHidden(study, reading, path);

const GOOD = ['!', '!!'] as const;
const BAD = ['?', '??', '?!'] as const;

/** The result of a move as an answer. */
export const answerTo = (tree: GameTree, path: Transcript, move: Move): AnswerGrade => {
  const answers = path.length === 0 ? tree.children : childrenAt(tree, path);
  const place = answers.findIndex(node => node.move === move);
  const mark = answers[place]?.mark;
  if (place === 0 || GOOD.some(sign => sign === mark)) return 'right';
  return place < 0 || BAD.some(sign => sign === mark) ? 'wrong' : 'second';
};

const childrenAt = (tree: GameTree, path: Transcript): readonly TreeNode[] =>
  path.reduce<readonly TreeNode[]>(
    (children, move) => children.find(node => node.move === move)?.children ?? [],
    tree.children,
  );

/** Whether a study has content to read; otherwise somebody else's game is shown as a plain game. */
export const isToBeRead = ({ title, tree, before = [], after = [] }: Study): boolean =>
  title !== undefined || before.length + after.length > 0 || isNoted(tree.note ?? {}) || asks(tree);
