import { RULES, type Rules } from '../../game/rules.ts';
import { squareAt } from '../../game/square.ts';
import type { Words } from '../../i18n/words.ts';
import { placeOf, turnFor } from '../../look/turning.ts';
import type { Settings } from '../../store/settingsStore.ts';

/** A board of which only the corners matter. */
const CORNERS = { width: 2, height: 2 } as const;

/** Where the board's first square or column is, now that the board has been turned. */
export const turnedText = (words: Words, { boardTurn }: Settings, rules: Rules): string => {
  const turn = turnFor(rules, boardTurn);
  const { column, row } = placeOf(turn, CORNERS, squareAt(0, 0));
  if (RULES[rules].picks === 'column') return words.t(`turning.column1.${column === 0 ? 'left' : 'right'}`);
  const side = column === 0 ? 'Left' : 'Right';
  return words.t(`turning.a1.${row === 0 ? 'upper' : 'lower'}${side}`);
};
