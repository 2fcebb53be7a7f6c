import { type Match, positionOf } from '../../game/match.ts';
import { makeSquare } from '../../game/square.ts';
import type { Words } from '../../i18n/words.ts';
import type { Hint } from '../../store/matchStore.ts';
import { columnNumber } from './cellNames.ts';
import { outlookText } from './outlookWords.ts';

/** `Good squares: c4, d3.`, then `Hint: d3`; in Connect Four columns. */
export const hintText = (words: Words, match: Match, { good, best, scores }: Hint): string => {
  const comma = words.t('table.comma');
  const position = positionOf(match);
  if (position.rules !== 'connect4')
    return best === undefined
      ? words.t('table.good', { squares: good.map(makeSquare).join(comma) })
      : words.t('said.hint', { square: makeSquare(best) });
  if (best === undefined) return words.t('four.good', { columns: good.map(columnNumber).join(comma) });
  const column = columnNumber(best);
  const known = scores.find(({ square, exact }) => exact && square === best);
  return known === undefined
    ? words.t('four.hint', { column })
    : words.t('four.hintWith', { column, outlook: outlookText(words, position, known) });
};
