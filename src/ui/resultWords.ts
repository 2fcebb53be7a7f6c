import { opposite } from '../game/color.ts';
import { rulesOf } from '../game/games.ts';
import { type Match, type Outcome, outcomeOf } from '../game/match.ts';
import type { Rules } from '../game/position.ts';
import { isHuman } from '../game/seat.ts';
import type { Words } from '../i18n/words.ts';
import { endedEarly, endingDetail, endingText } from './endingWords.ts';
import { colorOf, isShared, playerName } from './seatNames.ts';

const discsText = (words: Words, match: Match, { winner, counts }: Outcome): string => {
  if (winner === 'draw') return words.t('result.draw', { more: counts.black, fewer: counts.white });
  const color = colorOf(words, match, winner);
  return words.t('result.wins', { color, own: counts[winner], other: counts[opposite(winner)] });
};

/** `Black wins 40-24` with the winner's discs first, `Draw 32-32`, `Red wins with four in a row` or `White wins on time`. */
export const resultText = (words: Words, match: Match): string => {
  const early = endedEarly(match);
  if (early !== undefined) return endingText(words, match, early);
  const outcome = outcomeOf(match);
  if (match.setup.game !== 'connect4') return discsText(words, match, outcome);
  return outcome.winner === 'draw'
    ? words.t('four.draw')
    : words.t('four.wins', { color: colorOf(words, match, outcome.winner) });
};

/** `You win by 16 discs.` */
const wonByYou = (words: Words, rules: Rules, count: number): string => {
  if (rules === 'connect4') return words.t('four.byYou');
  return rules === 'anti' ? words.t('table.fewerYou', { count }) : words.t('result.byYou', { count });
};

/** `Minimax 5 wins by 16 discs.` */
const wonByOther = (words: Words, rules: Rules, won: { name: string; count: number }): string => {
  if (rules === 'connect4') return words.t('four.byOther', { name: won.name });
  return words.t(rules === 'anti' ? 'table.fewerOther' : 'result.byOther', won);
};

/** The result from the person's side: who has won, and by what. */
export const marginText = (words: Words, match: Match): string => {
  const early = endedEarly(match);
  if (early !== undefined) return endingDetail(words, match, early);
  const { winner, counts } = outcomeOf(match);
  const rules = rulesOf(match.setup.game);
  if (winner === 'draw') return words.t(rules === 'connect4' ? 'four.even' : 'result.even');
  if (rules === 'connect4' && isShared(match))
    return words.t('four.after', { count: match.transcript.length });
  const count = Math.abs(counts.black - counts.white);
  return isHuman(match.seats, winner) && !isHuman(match.seats, opposite(winner))
    ? wonByYou(words, rules, count)
    : wonByOther(words, rules, { name: playerName(words, match, winner), count });
};
