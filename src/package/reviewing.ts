import { RULES, type Rules } from '../game/rules.ts';
import type { Moment, Review, ReviewedPly } from '../study/review.ts';
import type { DecidingMove, GameReview, JudgedPly } from './engineTypes.ts';

const judgedPly = (rules: Rules, reviewed: ReviewedPly): JudgedPly => {
  const { writeMoves } = RULES[rules];
  const { ply, color, move, best, score, played, loss, moveClass, exact, depth } = reviewed;
  return {
    ply,
    color,
    move: writeMoves([move]),
    best: writeMoves([best]),
    score,
    played,
    loss,
    class: moveClass,
    exact,
    depth,
  };
};

const decidingMove = (rules: Rules, { ply, reason, line, reply }: Moment): DecidingMove => {
  const { writeMoves } = RULES[rules];
  return {
    ...judgedPly(rules, ply),
    reason: reason.name,
    facts: { ...reason.facts },
    line: writeMoves(line),
    reply: writeMoves(reply),
  };
};

/** A review with moves as the game writes them. */
export const writtenReview = (rules: Rules, { plies, lossByColor, moments }: Review): GameReview => ({
  plies: plies.map(ply => judgedPly(rules, ply)),
  losses: lossByColor,
  moments: moments.map(moment => decidingMove(rules, moment)),
});
