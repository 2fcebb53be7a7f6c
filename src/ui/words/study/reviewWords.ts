import { type Color, opposite } from '../../../game/color.ts';
import { type GameName, rulesOf } from '../../../game/games.ts';
import { RULES } from '../../../game/rules.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Find, Review, ReviewedPly } from '../../../study/review/review.ts';
import { colorWord } from '../names.ts';

/** A score for Black, and whether it is proved. */
interface ScoreForBlack {
  readonly score: number;
  readonly exact: boolean;
}

const leader = (score: number): Color => (score > 0 ? 'black' : 'white');

/** `Black +4`, or if only the result counts, `Red wins`. */
export const scoreText = (words: Words, game: GameName, { score, exact }: ScoreForBlack): string => {
  const color = colorWord(words, leader(score), game);
  if (!RULES[rulesOf(game)].hasOutlook)
    return score === 0
      ? words.t('review.even')
      : words.t('review.ahead', { color, count: Math.round(Math.abs(score)) });
  if (!exact) return words.t('review.open');
  return score === 0 ? words.t('review.draw') : words.t('review.wins', { color });
};

/** Turning a win into a draw, or a draw into a loss, costs half a point. */
const HALF_A_POINT = 1;

/** `4 discs lost`; if only the result counts, `half a point lost` for a loss of 1 and `the whole point lost` for 2. */
export const lossText = (words: Words, game: GameName, loss: number): string => {
  if (!RULES[rulesOf(game)].hasOutlook) return words.t('review.loses', { count: loss });
  return words.t(loss === HALF_A_POINT ? 'review.losesHalf' : 'review.losesWhole');
};

/** `f5`, the number of a column, or `pass`. */
export const moveText = (words: Words, game: GameName, { move }: Pick<ReviewedPly, 'move'>): string =>
  move === 'pass' ? words.t('board.pass') : RULES[rulesOf(game)].writeMoves([move]);

/** `Well found: h2 is 4 discs better than anything else.` */
export const findText = (words: Words, game: GameName, { move, lead }: Find): string =>
  words.t('coach.praise', { move: RULES[rulesOf(game)].writeMoves([move]), count: lead });

/** `proved`, or the search depth. */
export const certaintyText = (
  words: Words,
  { exact, depth }: Pick<ReviewedPly, 'exact' | 'depth'>,
): string => (exact ? words.t('review.table.exact') : words.t('review.table.depth', { count: depth }));

/** The side that is ahead after a ply: by the proved result, or else by the winning chance. */
const aheadAfter = ({ color, chanceAfter, resultAfter }: ReviewedPly): Color | undefined => {
  if (resultAfter === 'draw' || chanceAfter === 1 / 2) return undefined;
  const isOwn = resultAfter === undefined ? chanceAfter > 1 / 2 : resultAfter === 'win';
  return isOwn ? color : opposite(color);
};

/** The side that led to the end, and from which ply on; undefined for a drawn game or one that ended undecided. */
const leadFrom = ({ plies }: Review): { readonly color: Color; readonly number: number } | undefined => {
  const last = plies.at(-1);
  const color = last?.resultAfter === undefined ? undefined : aheadAfter(last);
  if (color === undefined) return undefined;
  const before = plies.findLastIndex(ply => aheadAfter(ply) !== color);
  return { color, number: (plies[before + 1] as ReviewedPly).ply };
};

/** The text for a review without key moments; estimates are not mentioned in games where only the result counts. */
export const noMomentsText = (words: Words, game: GameName, review: Review): string => {
  const isKnown = !RULES[rulesOf(game)].hasOutlook || review.plies.every(({ exact }) => exact);
  if (!isKnown) return words.t('moments.noneProved');
  const lead = leadFrom(review);
  return lead === undefined
    ? words.t('moments.none')
    : words.t('moments.ahead', { number: lead.number, color: colorWord(words, lead.color, game) });
};
