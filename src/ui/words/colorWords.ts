import type { Color } from '../../game/color.ts';
import type { GameName } from '../../game/games.ts';
import type { Words } from '../../i18n/words.ts';

/** `Black`, or `Red` where that side has red discs. */
export const colorWord = (words: Words, color: Color, game: GameName): string =>
  words.t(game === 'connect4' ? `fourColor.${color}` : `color.${color}`);
