import type { Color } from '../../game/color.ts';
import { type GameName, rulesOf } from '../../game/games.ts';
import { isHuman } from '../../game/seat.ts';
import { MOTION } from '../../look/motion.ts';
import type { Stores } from '../stores.ts';
import { type GameKind, selectGameKind } from '../stores.ts';
import { gamesIn, selectTallies } from './tallies.ts';

/** The number of games in which somebody new sees the lines that their moves close. */
const FIRST_GAMES = 3;
const KINDS: readonly GameKind[] = ['local', 'exercise'];

/** Whether a game's first board is explained by a sentence of its own, however well one knows Othello. */
const IS_SPECIAL: Readonly<Record<GameName, boolean>> = {
  othello: false,
  reversi: false,
  anti: true,
  xot: true,
  octagon: true,
  blocked: true,
  connect4: false,
};

/** Whether it is Othello by its rules, but not by its board or its start. */
export const hasOwnBoard = (game: GameName): boolean => IS_SPECIAL[game] && rulesOf(game) === 'othello';

/** Whether a person who began here has a game on the board that they have never finished. */
export const isFirstBoard = ({ settings, records, match }: Stores): boolean => {
  const game = match.getState().match?.setup.game;
  return (
    settings.getState().beginner &&
    game !== undefined &&
    IS_SPECIAL[game] &&
    selectTallies(records.getState()).every(({ rival }) => rival.game !== game)
  );
};

/** How long the lines of a color's move are shown before its discs turn, in milliseconds at normal speed. */
export const rayTime = (stores: Stores, color: Color): number => {
  const { settings, records, match, app } = stores;
  const seats = match.getState().match?.seats;
  const isShown =
    settings.getState().beginner &&
    app.getState().screen === 'board' &&
    seats !== undefined &&
    isHuman(seats, color) &&
    KINDS.includes(selectGameKind(stores)) &&
    gamesIn(records.getState()) < FIRST_GAMES;
  return isShown ? MOTION.ray : 0;
};
