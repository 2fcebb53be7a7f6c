import { type Color, opposite } from '../game/color.ts';
import { isRemote, type Match, type Result } from '../game/match.ts';
import { isHuman } from '../game/seat.ts';
import type { Words } from '../i18n/words.ts';
import { colorOf, playerName } from './seatNames.ts';

/** Whether a match ended before its rules ended it. */
export const endedEarly = ({ ending }: Match): Result | undefined =>
  ending === undefined || ending.by === 'play' ? undefined : ending;

/** `Black wins by resignation`, `Draw by agreement`. */
export const endingText = (words: Words, match: Match, { winner, by }: Result): string => {
  if (winner === 'draw')
    return words.t(by === 'agreement' ? 'online.ended.agreement' : 'online.ended.brokenOff');
  const color = colorOf(words, match, winner);
  const other = colorOf(words, match, opposite(winner));
  switch (by) {
    case 'resignation':
      return words.t('online.ended.resignation', { color });
    case 'flag':
      return words.t('online.ended.flag', { color });
    case 'claim':
      return words.t('online.ended.claim', { color, other });
    default:
      return words.t('online.ended.abandoned', { color, other });
  }
};

/** What one side did, told to the person who did it or to everybody else. */
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
