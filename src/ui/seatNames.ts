import { type Color, opposite } from '../game/color.ts';
import type { Match } from '../game/match.ts';
import { isHuman, LEVELS, type Seat } from '../game/seat.ts';
import type { Words } from '../i18n/words.ts';
import { colorWord } from './colorWords.ts';

/** `You`, `Minimax 5` or `Bitboard`; a person at another machine by their name, if they gave one. */
export const seatName = (words: Words, seat: Seat): string => {
  if (seat.type === 'human') return words.t('you');
  if (seat.type === 'remote') return seat.name ?? words.t('online.player');
  const name = words.t(`opponent.${seat.opponent}`);
  return LEVELS[seat.opponent] === undefined
    ? name
    : words.t('opponent.withLevel', { name, level: seat.level });
};

/** Two people at one machine, neither of whom is `you` alone. */
export const isShared = ({ seats }: Match): boolean => isHuman(seats, 'black') && isHuman(seats, 'white');

export const colorOf = (words: Words, { setup }: Match, color: Color): string =>
  colorWord(words, color, setup.game);

/** Somebody who gave no name, in a match between others. */
const isStranger = ({ seats }: Match, color: Color): boolean => {
  const seat = seats[color];
  return seat.type === 'remote' && seat.name === undefined && seats[opposite(color)].type === 'remote';
};

/** Whether a player has no other name than that of the color: one of two at this machine, or a stranger. */
export const goesByColor = (match: Match, color: Color): boolean =>
  isShared(match) || isStranger(match, color);

/** Who has won, for who did not: by name, or by the color where that says more than the name does. */
export const winnerName = (words: Words, match: Match, winner: Color): string => {
  const name = playerName(words, match, winner);
  const seat = match.seats[winner];
  const isNameless = seat.type === 'human' || (seat.type === 'remote' && seat.name === undefined);
  const isShared = name === playerName(words, match, opposite(winner));
  return isNameless || isShared ? colorOf(words, match, winner) : name;
};

/** Who plays a color. */
export const playerName = (words: Words, match: Match, color: Color): string =>
  goesByColor(match, color) ? colorOf(words, match, color) : seatName(words, match.seats[color]);
