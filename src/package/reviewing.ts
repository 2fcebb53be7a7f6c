import { RULES, type Rules } from '../game/rules.ts';
import { plainWords } from '../i18n/plainWords.ts';
import type { Moment, Review, ReviewedPly } from '../study/review/review.ts';
import { momentText } from '../ui/words/study/momentWords.ts';
import type { DecidingMove, GameReview, JudgedPly } from './engineTypes.ts';
import { REVIEW_TEXTS } from './reviewTexts.ts';

/** The app's own sentences, in English. */
const WORDS = plainWords('en', REVIEW_TEXTS, { black: 'black', white: 'white' });

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

const decidingMove = (rules: Rules, moment: Moment): DecidingMove => {
  const { ply, reason, line, reply } = moment;
  const { writeMoves } = RULES[rules];
  return {
    ...judgedPly(rules, ply),
    reason: reason.name,
    text: momentText(WORDS, rules, moment),
    facts: { ...reason.facts },
    line: writeMoves(line),
    reply: writeMoves(reply),
  };
};

/** The review with moves in the game's notation. */
export const writtenReview = (rules: Rules, { plies, lossByColor, moments }: Review): GameReview => ({
  plies: plies.map(ply => judgedPly(rules, ply)),
  losses: lossByColor,
  moments: moments.map(moment => decidingMove(rules, moment)),
});
