import { legalMovesFor } from '../../game/othello/position.ts';
import { cornersOf } from '../../game/shape.ts';
import { makeSquare } from '../../game/square.ts';
import { SquareSet } from '../../game/squareSet.ts';
import { MOST_NAMED, type ScoredReply, scoreOf, strongOf, toExplain } from '../review/answers.ts';
import { type Compared, type Finder, winsByDiscs } from './compared.ts';
import { fateOf, toldOf } from './fates.ts';
import type { Reason } from './reason.ts';

/** At most this share of all replies may be strong. */
const FEW = 1 / 3;

/** A strong reply must be at least this many discs weaker after the best move. */
const LEAST_FALL = 2;
/** Replies called strong together differ by at most this many discs. */
const ALIKE = 1;

/** The replies without which the move would have cost less than half as much. */
interface Strong {
  readonly strong: readonly ScoredReply[];
  /** By how many discs all other replies are worse than the best of them. */
  readonly discs: number;
}

export const strongAnswers = ({ answers: { toPlayed }, loss, played }: Compared): Strong | undefined => {
  const strong = strongOf(toPlayed, loss);
  const next = toPlayed[strong.length];
  const isExpected = strong.some(({ square }) => square === played.main.moves[1]);
  if (next === undefined || !isExpected) return undefined;
  return { strong, discs: (toPlayed[0]?.score ?? 0) - next.score };
};

/** A corner among the squares a move opens; undefined if there is none, or in Anti-Othello. */
export const openedCorner = (compared: Compared, squares: SquareSet): Reason | undefined => {
  const corner = squares.intersect(cornersOf(compared.before.shape)).first();
  if (corner === undefined || !winsByDiscs(compared)) return undefined;
  return { name: 'cornerOpened', facts: { corner: makeSquare(corner) } };
};

/** Whether a reply is sufficiently weaker after the best move. */
const isExplaining = ({ answers, loss }: Compared, { square, score }: ScoredReply): boolean => {
  const later = scoreOf(answers.toBest, square);
  return later === undefined || score - later >= Math.max(LEAST_FALL, toExplain(loss));
};

/** The only strong reply is on the square of the best move. */
export const findTaken: Finder = compared => {
  const found = strongAnswers(compared);
  const [one, another] = found?.strong ?? [];
  if (found === undefined || one === undefined || another !== undefined) return [];
  if (one.square !== compared.best.main.moves[0]) return [];
  const facts = { reply: makeSquare(one.square), discs: found.discs };
  return [{ reason: { name: 'taken', facts }, worth: found.discs }];
};

/** A single strong reply that makes the move bad, and is weaker after the best one. */
export const findStrongAnswer: Finder = compared => {
  const { before, best, other } = compared;
  const found = strongAnswers(compared);
  const [one, another] = found?.strong ?? [];
  const afterBest = best.main.positions[1];
  if (found === undefined || one === undefined || another !== undefined || afterBest === undefined) return [];
  const reply = makeSquare(one.square);
  const { discs } = found;
  if (one.square === best.main.moves[0]) return [];
  const canPlay = [before, afterBest].map(position => legalMovesFor(position, other).has(one.square));
  if (!canPlay.includes(true)) {
    const corner = openedCorner(compared, SquareSet.of(one.square));
    return [{ reason: corner ?? { name: 'opened', facts: { reply, discs } }, worth: discs }];
  }
  const fate = isExplaining(compared, one) ? fateOf(compared, one) : undefined;
  return fate === undefined || fate.name === 'less'
    ? []
    : [{ reason: { name: 'answer', facts: { reply, discs, fate } }, worth: discs }];
};

/** A few strong replies, each of which explains the loss. */
export const findStrongAnswers: Finder = compared => {
  const { strong, discs } = strongAnswers(compared) ?? { strong: [], discs: 0 };
  const isFew = strong.length <= MOST_NAMED && strong.length <= FEW * compared.answers.toPlayed.length;
  const isAlike = (strong[0]?.score ?? 0) - (strong.at(-1)?.score ?? 0) <= ALIKE;
  if (strong.length < 2 || !isFew || !isAlike) return [];
  if (!strong.every(answer => isExplaining(compared, answer))) return [];
  const replies = strong.map(({ square }) => makeSquare(square));
  const others = strong.filter(({ square }) => square !== compared.best.main.moves[0]);
  const fates = toldOf(
    others.flatMap(answer => fateOf(compared, answer) ?? []),
    others.map(({ square }) => makeSquare(square)),
  );
  return fates.length === 0 ? [] : [{ reason: { name: 'answers', facts: { replies, fates } }, worth: discs }];
};
