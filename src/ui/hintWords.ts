import { type Match, positionOf } from '../game/match.ts';
import { makeSquare } from '../game/square.ts';
import type { Words } from '../i18n/words.ts';
import type { Hint } from '../store/matchStore.ts';
import { columnNumber } from './cellNames.ts';

/** `Good squares: c4, d3.`, then `Hint: d3`; in Connect Four columns. */
export const hintText = (words: Words, match: Match, { good, best }: Hint): string => {
  const comma = words.t('table.comma');
  if (positionOf(match).rules !== 'connect4')
    return best === undefined
      ? words.t('table.good', { squares: good.map(makeSquare).join(comma) })
      : words.t('said.hint', { square: makeSquare(best) });
  return best === undefined
    ? words.t('four.good', { columns: good.map(columnNumber).join(comma) })
    : words.t('four.hint', { column: columnNumber(best) });
};
