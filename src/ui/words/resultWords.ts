import { type Color, opposite } from '../../game/color.ts';
import { rulesOf } from '../../game/games.ts';
import { type Match, type Outcome, outcomeOf } from '../../game/match.ts';
import type { Rules } from '../../game/position.ts';
import { isHuman } from '../../game/seat.ts';
import type { Words } from '../../i18n/words.ts';
import { viewOf } from '../page/views.ts';
import { endedEarly, endingDetail, endingText } from './endingWords.ts';
import { isShared, playerName, winnerName } from './seatNames.ts';

type Won = Outcome & { readonly winner: Color };

const hasWinner = (outcome: Outcome): outcome is Won => outcome.winner !== 'draw';

/** The disc counts, the reader's own first: `You lose 26-38.` */
const discsText = (words: Words, match: Match, { winner, counts }: Won): string => {
  const view = viewOf(match, winner);
  const first = view === 'youLose' ? opposite(winner) : winner;
  const told = { name: winnerName(words, match, winner), other: counts[opposite(first)] };
  return rulesOf(match.setup.game) === 'anti'
    ? words.t(`table.fewest.${view}`, { ...told, count: counts[first] })
    : words.t(`result.${view}`, { ...told, own: counts[first] });
};

const drawnText = (words: Words, match: Match, { counts }: Outcome): string =>
  match.setup.game === 'connect4'
    ? words.t('four.draw')
    : words.t('result.draw', { more: counts.black, fewer: counts.white });

/**
 * How a match ended. The person who played it here reads `You win 38-26.` or `You lose 26-38.`, everybody else the names:
 * `Ana wins with four in a row.`
 */
export const resultText = (words: Words, match: Match): string => {
  const early = endedEarly(match);
  if (early !== undefined) return endingText(words, match, early);
  const outcome = outcomeOf(match);
  if (!hasWinner(outcome)) return drawnText(words, match, outcome);
  const { winner } = outcome;
  return match.setup.game === 'connect4'
    ? words.t(isWonHere(match, winner) ? 'four.youWin' : 'four.wins', {
        name: winnerName(words, match, winner),
      })
    : discsText(words, match, outcome);
};

const isWonHere = (match: Match, winner: Color): boolean => viewOf(match, winner) === 'youWin';

/** `You win by 16 discs.` */
const wonByYou = (words: Words, rules: Rules, count: number): string =>
  rules === 'anti' ? words.t('table.fewerYou', { count }) : words.t('result.byYou', { count });

/** `Minimax 5 wins by 16 discs.` */
const wonByOther = (words: Words, rules: Rules, won: { name: string; count: number }): string =>
  words.t(rules === 'anti' ? 'table.fewerOther' : 'result.byOther', won);

/** The detail below the result: the margin, or after how many discs it ended. */
export const marginText = (words: Words, match: Match): string => {
  const early = endedEarly(match);
  if (early !== undefined) return endingDetail(words, match, early);
  const { winner, counts } = outcomeOf(match);
  const rules = rulesOf(match.setup.game);
  if (winner === 'draw') return words.t(rules === 'connect4' ? 'four.even' : 'result.even');
  if (rules === 'connect4') return words.t('four.after', { count: match.transcript.length });
  const count = Math.abs(counts.black - counts.white);
  return isHuman(match.seats, winner) && !isShared(match)
    ? wonByYou(words, rules, count)
    : wonByOther(words, rules, { name: playerName(words, match, winner), count });
};
