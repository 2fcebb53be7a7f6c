import { dropsDiscs, type Position } from '../../../game/position.ts';
import type { Square } from '../../../game/square.ts';
import type { Words } from '../../../i18n/words.ts';
import type { MatchState } from '../../../store/matchStore.ts';
import { selectIsPersonsTurn, selectPosition } from '../../../store/selectors.ts';
import { RULES_WORDS } from '../rulesWords.ts';
import { cellName } from '../squares.ts';

/** What a person presses for a move there: a square, or the number of a column. */
export const pressedName = (position: Position, square: Square): string =>
  RULES_WORDS[position.rules].move(square);

/** What has been chosen and waits to be played; or that nothing waits any more. */
export const intentionText = (words: Words, state: MatchState): string => {
  const { intended } = state;
  if (intended === undefined) return words.t('confirm.dropped');
  const position = selectPosition(state);
  if (!selectIsPersonsTurn(state))
    return words.t('premove.chosen', { square: pressedName(position, intended) });
  const square = dropsDiscs(position)
    ? pressedName(position, intended)
    : cellName(words, position, intended, []);
  return words.t('confirm.asked', { square });
};
