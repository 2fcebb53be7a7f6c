import { opposite } from '../game/color.ts';
import { type Match, type Outcome, outcomeOf } from '../game/match.ts';
import { isHuman } from '../game/seat.ts';
import type { Words } from '../i18n/words.ts';
import { colorOf, playerName } from './seatNames.ts';

const discsText = (words: Words, match: Match, { winner, counts: { black, white } }: Outcome): string => {
  if (winner === 'draw') return words.t('result.draw', { more: black, fewer: white });
  return words.t('result.wins', {
    color: colorOf(words, match, winner),
    more: Math.max(black, white),
    fewer: Math.min(black, white),
  });
};

/** `Black wins 40-24`, `Draw 32-32` or `Red wins with four in a row`. */
export const resultText = (words: Words, match: Match): string => {
  const outcome = outcomeOf(match);
  if (match.setup.game !== 'connect4') return discsText(words, match, outcome);
  return outcome.winner === 'draw'
    ? words.t('four.draw')
    : words.t('four.wins', { color: colorOf(words, match, outcome.winner) });
};

/** `You win by 16 discs.`: the result from the person's side. */
export const marginText = (words: Words, match: Match): string => {
  const { winner, counts } = outcomeOf(match);
  const isFour = match.setup.game === 'connect4';
  if (winner === 'draw') return words.t(isFour ? 'four.even' : 'result.even');
  const count = Math.abs(counts.black - counts.white);
  if (isHuman(match.seats, winner) && !isHuman(match.seats, opposite(winner)))
    return isFour ? words.t('four.byYou') : words.t('result.byYou', { count });
  const name = playerName(words, match, winner);
  return isFour ? words.t('four.byOther', { name }) : words.t('result.byOther', { name, count });
};
