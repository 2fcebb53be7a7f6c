import type { Color } from '../../game/color.ts';
import { type GameName, isExplained, rulesOf } from '../../game/games.ts';
import { isHuman } from '../../game/seat.ts';
import { MOTION } from '../../look/motion.ts';
import type { Stores } from '../stores.ts';
import { type GameKind, selectGameKind } from '../stores.ts';
import { gamesCounted, selectTallies } from './tallies.ts';

/** Number of games in which new players see the lines that their moves enclose. */
const FIRST_GAMES = 3;
const KINDS: readonly GameKind[] = ['local', 'exercise'];

/** Whether the game has Othello's rules on another board or with another start. */
export const hasOwnBoard = (game: GameName): boolean => isExplained(game) && rulesOf(game) === 'othello';

/** Whether a new player has a game on the board that they have never finished. */
export const isFirstBoard = ({ settings, records, match }: Stores): boolean => {
  const game = match.getState().match?.setup.game;
  return (
    settings.getState().beginner &&
    game !== undefined &&
    isExplained(game) &&
    selectTallies(records.getState()).every(({ rival }) => rival.game !== game)
  );
};

/** How long the lines of a move are shown before its discs flip, in milliseconds at normal speed. */
export const rayTime = (stores: Stores, color: Color): number => {
  const { settings, records, match, app } = stores;
  const seats = match.getState().match?.seats;
  const isShown =
    settings.getState().beginner &&
    app.getState().screen === 'board' &&
    seats !== undefined &&
    isHuman(seats, color) &&
    KINDS.includes(selectGameKind(stores)) &&
    gamesCounted(records.getState()) < FIRST_GAMES;
  return isShown ? MOTION.ray : 0;
};
