import { type Color, opposite } from '../../game/color.ts';
import type { Match } from '../../game/match.ts';
import { isHuman, LEVELS, type Seat } from '../../game/seat.ts';
import type { Words } from '../../i18n/words.ts';
import { colorWord } from './colorWords.ts';

/** `You`, `Minimax 5` or `Bitboard`; a remote person by their name, if they gave one. */
export const seatName = (words: Words, seat: Seat): string => {
  if (seat.type === 'human') return words.t('you');
  if (seat.type === 'remote') return seat.name ?? words.t('online.player');
  const name = words.t(`opponent.${seat.opponent}`);
  return LEVELS[seat.opponent] === undefined
    ? name
    : words.t('opponent.withLevel', { name, level: seat.level });
};

/** Two people at one machine, so neither of them is simply `you`. */
export const isShared = ({ seats }: Match): boolean => isHuman(seats, 'black') && isHuman(seats, 'white');

export const colorOf = (words: Words, { setup }: Match, color: Color): string =>
  colorWord(words, color, setup.game);

/** A player without a name, in a match between others. */
const isStranger = ({ seats }: Match, color: Color): boolean => {
  const seat = seats[color];
  return seat.type === 'remote' && seat.name === undefined && seats[opposite(color)].type === 'remote';
};

/** Whether a player is named only by color: one of two people at this machine, or a stranger. */
export const goesByColor = (match: Match, color: Color): boolean =>
  isShared(match) || isStranger(match, color);

/** The winner as others see them: by name, or by color where that says more. */
export const winnerName = (words: Words, match: Match, winner: Color): string => {
  const name = playerName(words, match, winner);
  const seat = match.seats[winner];
  const isNameless = seat.type === 'human' || (seat.type === 'remote' && seat.name === undefined);
  const isShared = name === playerName(words, match, opposite(winner));
  return isNameless || isShared ? colorOf(words, match, winner) : name;
};

/** The name of a color's player. */
export const playerName = (words: Words, match: Match, color: Color): string =>
  goesByColor(match, color) ? colorOf(words, match, color) : seatName(words, match.seats[color]);
