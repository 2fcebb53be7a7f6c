import { discCounts } from '../../game/board.ts';
import type { Color } from '../../game/color.ts';
import { extraDiscs } from '../../game/games.ts';
import { isMatchOver, type Match, positionOf } from '../../game/match.ts';
import type { Words } from '../../i18n/words.ts';
import { colorOf, playerName } from './seatNames.ts';

export const isToMove = (match: Match, color: Color): boolean =>
  !isMatchOver(match) && positionOf(match).turn === color;

/** `2 discs`, plus those of a head start; nothing in Connect Four, where discs are not counted. */
const discsText = (words: Words, match: Match, color: Color): string | undefined => {
  const position = positionOf(match);
  if (position.rules === 'connect4') return undefined;
  const discs = words.t('strip.discs', { count: discCounts(position)[color] });
  const extra = extraDiscs(match.setup)[color];
  return extra === 0 ? discs : words.t('table.extra', { discs, count: extra });
};

/** What an online table adds: the player's name and details. */
interface AtTable {
  readonly name: string;
  readonly label: readonly string[];
}

/** The player's name, unless it is just the name of the color. */
const ownName = (
  words: Words,
  match: Match,
  color: Color,
  table: AtTable | undefined,
): string | undefined => {
  const name = table?.name ?? playerName(words, match, color);
  return name === colorOf(words, match, color) ? undefined : name;
};

/** What is known besides the match. */
interface Around {
  readonly table?: AtTable | undefined;
  /** Whether the computer to move is still loading. */
  readonly isLoading?: boolean;
}

/** Everything on a player's strip as one label: `Black, You, 2 discs, to move`. */
export const stripLabel = (
  words: Words,
  match: Match,
  color: Color,
  { table, isLoading = false }: Around = {},
): string => {
  const parts = [
    colorOf(words, match, color),
    ownName(words, match, color, table),
    ...(table?.label ?? []),
    discsText(words, match, color),
    isToMove(match, color) ? words.t('table.toMove') : undefined,
    isLoading ? words.t('strip.loading') : undefined,
  ];
  return parts.filter(part => part !== undefined).join(words.t('table.comma'));
};
