import { type Color, opposite } from '../../game/color.ts';
import { isRemote, type Match, type Result } from '../../game/match.ts';
import { isHuman } from '../../game/seat.ts';
import type { Words } from '../../i18n/words.ts';
import { viewOf } from '../page/views.ts';
import { playerName, winnerName } from './seatNames.ts';

/** The result of a match that ended before its rules ended it. */
export const endedEarly = ({ ending }: Match): Result | undefined =>
  ending === undefined || ending.by === 'play' ? undefined : ending;

/** `You win by resignation.`, `Draw by agreement.` */
export const endingText = (words: Words, match: Match, { winner, by }: Result): string => {
  if (winner === 'draw')
    return words.t(by === 'agreement' ? 'online.ended.agreement' : 'online.ended.brokenOff');
  const view = viewOf(match, winner);
  const told = {
    name: winnerName(words, match, winner),
    other: winnerName(words, match, opposite(winner)),
  };
  switch (by) {
    case 'resignation':
    case 'flag':
    case 'claim':
      return words.t(`online.ended.${by}.${view}`, told);
    default:
      return words.t(`online.ended.abandoned.${view}`, told);
  }
};

/** What one side did, in words to that person or to everybody else. */
const deedText = (
  words: Words,
  match: Match,
  deed: { readonly by: Color; readonly what: 'resignation' | 'flag' | 'claim' | 'abandoned' },
): string =>
  isHuman(match.seats, deed.by) && isRemote(match)
    ? words.t(`online.endedFor.${deed.what}You`)
    : words.t(`online.endedFor.${deed.what}Other`, { name: playerName(words, match, deed.by) });

/** `Anna resigned.`, `Your time ran out.` */
export const endingDetail = (words: Words, match: Match, { winner, by }: Result): string => {
  if (winner === 'draw')
    return words.t(by === 'agreement' ? 'online.endedFor.agreement' : 'online.endedFor.brokenOff');
  if (by === 'claim') return deedText(words, match, { by: winner, what: 'claim' });
  const what = by === 'resignation' || by === 'flag' ? by : 'abandoned';
  return deedText(words, match, { by: opposite(winner), what });
};
