import { fromEntries } from '../game/record.ts';
import { RULES, type Rules } from '../game/rules.ts';
import { board } from '../i18n/en/board.ts';
import { page } from '../i18n/en/page.ts';
import { study } from '../i18n/en/study.ts';
import { plainWords } from '../i18n/plainWords.ts';
import { flat } from '../i18n/plurals.ts';
import type { Moment, Review, ReviewedPly } from '../study/review/review.ts';
import { momentText } from '../ui/words/study/momentWords.ts';
import type { DecidingMove, GameReview, JudgedPly } from './engineTypes.ts';

const { gap } = page;
const { color } = board;
const connect4 = { color: board.connect4.color };
const { moment } = study;

/** The texts of a review's sentences, by key. The build writes them out (`tools/build/packages/bundles.ts`). */
export const REVIEW_TEXTS: Readonly<Record<string, string>> = fromEntries(
  flat({ gap, color, connect4, moment }),
);

/** The page's own sentences, in English. */
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

/** A review with moves as the game writes them. */
export const writtenReview = (rules: Rules, { plies, lossByColor, moments }: Review): GameReview => ({
  plies: plies.map(ply => judgedPly(rules, ply)),
  losses: lossByColor,
  moments: moments.map(moment => decidingMove(rules, moment)),
});
