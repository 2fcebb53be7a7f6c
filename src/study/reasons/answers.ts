import { legalMovesFor } from '../../game/othello/position.ts';
import { makeSquare } from '../../game/square.ts';
import { type Answer, scoreOf } from '../review/answers.ts';
import type { Compared, Finder } from './compared.ts';

/** How many answers a sentence names, and what part of all they may be. */
const MOST_NAMED = 3;
const FEW = 1 / 3;
/** The least difference between estimates that means anything. */
const LEAST_DISCS = 4;

/** Answers without which the move would not have cost half as much. */
interface Strong {
  readonly strong: readonly Answer[];
  /** How much worse than the best of them every other answer is, in discs. */
  readonly discs: number;
}

export const strongAnswers = ({ answers: { toPlayed }, loss, played }: Compared): Strong | undefined => {
  const most = toPlayed[0]?.score ?? 0;
  const least = Math.max(LEAST_DISCS, loss / 2);
  const strong = toPlayed.filter(({ score }) => most - score < least);
  const next = toPlayed[strong.length];
  const isExpected = strong.some(({ square }) => square === played.main.moves[1]);
  if (next === undefined || !isExpected) return undefined;
  return { strong, discs: most - next.score };
};

/** By how much less an answer is worth after the best move; null where it is not possible there. */
const lessAfterBest = ({ answers }: Compared, { square, score }: Answer): number | null => {
  const later = scoreOf(answers.toBest, square);
  return later === undefined ? null : score - later;
};

const isExplaining = ({ loss }: Compared, less: number | null): boolean => (less ?? Infinity) >= loss / 2;

/** The one answer that makes the move so bad, and is worth less after the best one. */
export const findStrongAnswer: Finder = compared => {
  const { before, best, other } = compared;
  const found = strongAnswers(compared);
  const [one, another] = found?.strong ?? [];
  const afterBest = best.main.positions[1];
  if (found === undefined || one === undefined || another !== undefined || afterBest === undefined) return [];
  const reply = makeSquare(one.square);
  const { discs } = found;
  if (one.square === best.main.moves[0])
    return [{ reason: { name: 'taken', facts: { reply, discs } }, worth: discs }];
  const canPlay = [before, afterBest].map(position => legalMovesFor(position, other).has(one.square));
  if (!canPlay.includes(true)) return [{ reason: { name: 'opened', facts: { reply, discs } }, worth: discs }];
  const less = lessAfterBest(compared, one);
  if (!isExplaining(compared, less)) return [];
  return [{ reason: { name: 'answer', facts: { reply, discs, less } }, worth: discs }];
};

/** A few answers are strong, and each explains the loss. */
export const findStrongAnswers: Finder = compared => {
  const { strong, discs } = strongAnswers(compared) ?? { strong: [], discs: 0 };
  const isFew = strong.length <= MOST_NAMED && strong.length <= FEW * compared.answers.toPlayed.length;
  if (strong.length < 2 || !isFew) return [];
  if (!strong.every(answer => isExplaining(compared, lessAfterBest(compared, answer)))) return [];
  const replies = strong.map(({ square }) => makeSquare(square));
  return [{ reason: { name: 'answers', facts: { replies, discs } }, worth: discs }];
};
