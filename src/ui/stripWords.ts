import { discCounts } from '../game/board.ts';
import type { Color } from '../game/color.ts';
import { extraDiscs } from '../game/games.ts';
import { isMatchOver, type Match, positionOf } from '../game/match.ts';
import type { Words } from '../i18n/words.ts';
import { colorOf, goesByColor, playerName } from './seatNames.ts';

export const isToMove = (match: Match, color: Color): boolean =>
  !isMatchOver(match) && positionOf(match).turn === color;

/** `2 discs`, and those of a head start; nothing in Connect Four, where nobody counts. */
const discsText = (words: Words, match: Match, color: Color): string | undefined => {
  const position = positionOf(match);
  if (position.rules === 'connect4') return undefined;
  const discs = words.t('strip.discs', { count: discCounts(position)[color] });
  const extra = extraDiscs(match.setup)[color];
  return extra === 0 ? discs : words.t('table.extra', { discs, count: extra });
};

/** All that a player's strip shows, as one label: `Black, You, 2 discs, to move`; `more` is what a table knows. */
export const stripLabel = (
  words: Words,
  match: Match,
  color: Color,
  more: readonly string[] = [],
): string => {
  const parts = [
    colorOf(words, match, color),
    ...(goesByColor(match, color) ? [] : [playerName(words, match, color)]),
    ...more,
    discsText(words, match, color),
    isToMove(match, color) ? words.t('table.toMove') : undefined,
  ];
  return parts.filter(part => part !== undefined).join(words.t('table.comma'));
};
