import { COLORS, type Color, opposite } from '../../game/color.ts';
import { type GameName, onlyShapeOf, rulesOf, type Setup, STANDARD_SETUP } from '../../game/games.ts';
import type { Match } from '../../game/match.ts';
import { isFitted, isHuman, LEVEL_NAMES, LEVELS, type Opponent, type Seat } from '../../game/seat.ts';
import { makeSize, STANDARD_SHAPE } from '../../game/shape.ts';
import { withoutIsolates } from '../../i18n/blanks.ts';
import type { Words } from '../../i18n/words.ts';
import { type OriginalChoice, originalChoiceOf } from '../../opponents/opponents.ts';
import type { OnlineState } from '../../store/onlineStore.ts';
import { selectOwnSeat } from '../../store/table/tableSelectors.ts';
import { RULES_WORDS } from './rulesWords.ts';

/**
 * `You`, `Minimax 5` or `Bitboard`; a remote person by their name, if they gave one. An adaptive opponent is
 * `Flipside`.
 */
export const seatName = (words: Words, seat: Seat): string => {
  if (seat.type === 'human') return words.t('you');
  if (seat.type === 'remote') return seat.name ?? words.t('table.player');
  const name = words.t(`opponent.${seat.opponent}`);
  return LEVELS[seat.opponent] === undefined || isFitted(seat)
    ? name
    : // One name, in the direction of its first letter: among Arabic words `Flipside 3` does not turn into `3 Flipside`.
      withoutIsolates(words.t('opponent.withLevel', { name, level: seat.level }));
};

/** The color of the only person at this page; undefined for two people at one machine and for watchers. */
export const soloColor = ({ seats }: Match): Color | undefined => {
  const own = COLORS.filter(color => isHuman(seats, color));
  return own.length === 1 ? own[0] : undefined;
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
const goesByColor = (match: Match, color: Color): boolean => isShared(match) || isStranger(match, color);

/** The manner of an opponent that adapts to the person, or that is set to play exactly as its original program did. */
export const mannerText = (
  words: Words,
  { seats, setup }: Match,
  color: Color,
  settings: Readonly<Record<OriginalChoice, boolean>>,
): string | undefined => {
  const seat = seats[color];
  if (seat.type !== 'computer') return undefined;
  if (isFitted(seat)) return words.t('strip.fits', { level: seat.level });
  const choice = originalChoiceOf(seat.opponent, { rules: rulesOf(setup.game), shape: setup.shape });
  return choice !== undefined && settings[choice] ? words.t(`strip.${choice}`) : undefined;
};

/** The name of a color's player. */
export const playerName = (words: Words, match: Match, color: Color): string =>
  goesByColor(match, color) ? colorOf(words, match, color) : seatName(words, match.seats[color]);

/** A side in the third person: by name, or by color for a person at this page or if both have the same name. */
export const sideName = (words: Words, match: Match, color: Color): string => {
  const name = playerName(words, match, color);
  const isShared = name === playerName(words, match, opposite(color));
  return isShared || isHuman(match.seats, color) ? colorOf(words, match, color) : name;
};

/** `Black`, `Blue` in a theme with such discs, or `Red` in Connect Four. */
export const colorWord = (words: Words, color: Color, game: GameName): string =>
  RULES_WORDS[rulesOf(game)].color(words, color);

/**
 * The name of a color's player: `You`, their name, or without one `Guest`; watchers read the color instead of `Guest`.
 */
export const sitterName = (words: Words, state: OnlineState, color: Color): string => {
  const own = selectOwnSeat(state);
  if (own === color) return words.t('you');
  const name = state.table?.seats[color]?.name;
  if (name !== undefined) return name;
  return own === undefined
    ? colorWord(words, color, state.table?.setup.game ?? 'othello')
    : words.t('table.player');
};

/** The name of the person's opponent. */
export const otherName = (words: Words, state: OnlineState): string =>
  sitterName(words, state, opposite(selectOwnSeat(state) ?? 'white'));

/** Standard Othello, which needs no label. */
export const isPlain = ({ setup: { game, shape, freePassing, start } }: Match): boolean =>
  game === STANDARD_SETUP.game &&
  !freePassing &&
  start === undefined &&
  makeSize(shape) === makeSize(STANDARD_SHAPE);

/** `Anti-Othello 8x8`, or just the name if the game has only one board. */
export const boardText = (words: Words, { game, shape }: Setup): string => {
  const name = words.t(`menu.games.${game}`);
  return onlyShapeOf(game) === undefined
    ? words.t('board.withSize', { game: name, size: makeSize(shape) })
    : name;
};

/** A game with its board, house rule and start: `Othello 8x8 (free passing)`. */
export const setupText = (words: Words, setup: Setup): string => {
  const board = boardText(words, setup);
  const game = setup.start === undefined ? board : words.t('start.game', { game: board });
  return setup.freePassing ? words.t('passing.game', { game }) : game;
};

export const gameText = (words: Words, { setup }: Match): string => setupText(words, setup);

/** A description of an opponent. Flipside is described by its level, and has its own evaluation for Anti-Othello. */
export const opponentText = (words: Words, opponent: Opponent, game: GameName): string | undefined => {
  if (opponent === 'flipside') return undefined;
  const about = words.t(`opponent.${opponent}About`);
  const { ofOpponent } = RULES_WORDS[rulesOf(game)];
  return ofOpponent === undefined ? about : [about, words.t(ofOpponent)].join(words.t('gap'));
};

const nameOf = (opponent: Opponent, level: number): (typeof LEVEL_NAMES)[number] | undefined =>
  opponent === 'flipside' ? LEVEL_NAMES[level - 1] : undefined;

/** `Relaxed: sees a little, slips often.` Only Flipside's levels have descriptions. */
export const levelText = (words: Words, opponent: Opponent, level: number): string | undefined => {
  const name = nameOf(opponent, level);
  return name === undefined
    ? undefined
    : words.t('level.text', { name: words.t(`level.names.${name}`), about: words.t(`level.about.${name}`) });
};

/** A description of the adaptive opponent, with its current approximate level. */
export const fitText = (words: Words, level: number): string =>
  words.t('level.text', { name: words.t('level.fits.name'), about: words.t('level.fits.about', { level }) });

/** `3, Relaxed`, or only the number: the slider's value for screen readers. */
export const spokenLevel = (words: Words, opponent: Opponent, level: number): string => {
  const name = nameOf(opponent, level);
  return name === undefined
    ? String(level)
    : words.t('level.spoken', { level, name: words.t(`level.names.${name}`) });
};
