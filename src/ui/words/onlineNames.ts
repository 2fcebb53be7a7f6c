import { type Color, opposite } from '../../game/color.ts';
import type { Words } from '../../i18n/words.ts';
import type { OnlineState } from '../../store/onlineStore.ts';
import { selectOwnSeat } from '../../store/tableSelectors.ts';
import { colorWord } from './colorWords.ts';

/** The name of a color's player: `You`, their name, or without one `Opponent`; watchers then read the color. */
export const sitterName = (words: Words, state: OnlineState, color: Color): string => {
  const own = selectOwnSeat(state);
  if (own === color) return words.t('you');
  const name = state.table?.seats[color]?.name;
  if (name !== undefined) return name;
  return own === undefined
    ? colorWord(words, color, state.table?.setup.game ?? 'othello')
    : words.t('online.player');
};

/** The name of the person's opponent. */
export const otherName = (words: Words, state: OnlineState): string =>
  sitterName(words, state, opposite(selectOwnSeat(state) ?? 'white'));
