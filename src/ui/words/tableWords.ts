import { COLORS } from '../../game/color.ts';
import { isMatchOver, isRemote, type Match, positionOf } from '../../game/match.ts';
import { isHuman } from '../../game/seat.ts';
import type { Words } from '../../i18n/words.ts';
import type { OnlineState } from '../../store/onlineStore.ts';
import { selectOwnSeat } from '../../store/tableSelectors.ts';
import { remainingAt } from '../../store/tableTime.ts';
import { timeInWords } from '../board/clockFace.ts';
import { sitterName } from './onlineNames.ts';
import { colorOf } from './seatNames.ts';

/** Whether it is this person's turn, in a match against a remote player. */
export const isOwnTurn = (match: Match): boolean =>
  isRemote(match) && !isMatchOver(match) && isHuman(match.seats, positionOf(match).turn);

/** Whose turn it is in a match with a remote player, who is named by color if they gave no name. */
export const turnOfWhom = (words: Words, match: Match): string => {
  const { turn } = positionOf(match);
  const seat = match.seats[turn];
  return (seat.type === 'remote' && seat.name) || colorOf(words, match, turn);
};

/** `Your turn`, or `Anna to move`. */
export const turnStatus = (words: Words, match: Match): string =>
  isOwnTurn(match)
    ? words.t('online.yourTurn')
    : words.t('online.toMove', { name: turnOfWhom(words, match) });

/** Whether nobody plays at the table yet. */
export const isWaiting = ({ table }: OnlineState): boolean =>
  table !== undefined && table.match === undefined;

/** `You: 4 minutes 5 seconds left. Anna: 3 minutes left.` */
export const timesText = (words: Words, state: OnlineState, now: number): string => {
  const remaining = remainingAt(state, now);
  if (remaining === undefined) return words.t('online.noClock');
  const own = selectOwnSeat(state) ?? 'black';
  const order = [own, ...COLORS.filter(color => color !== own)];
  return order
    .map(color =>
      words.t('online.timeOf', {
        name: sitterName(words, state, color),
        time: timeInWords(words, remaining[color]),
      }),
    )
    .join(words.t('gap'));
};
