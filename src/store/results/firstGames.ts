import type { Color } from '../../game/color.ts';
import { type GameName, isExplained, rulesOf } from '../../game/games.ts';
import { isHuman } from '../../game/seat.ts';
import { MOTION } from '../../look/motion.ts';
import type { Stores } from '../stores.ts';
import { type GameKind, selectGameKind } from '../stores.ts';
import { gamesCounted, selectTallies } from './tallies.ts';

/** Number of games in which new players see the lines that their moves enclose, and few controls. */
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

const isInFirstGames = ({ settings, records }: Pick<Stores, 'settings' | 'records'>): boolean =>
  settings.getState().beginner && gamesCounted(records.getState()) < FIRST_GAMES;

/** Whether the board shows only the moves and the main commands, until a new player asks for the values. */
export const hasFewControls = (stores: Stores): boolean =>
  selectGameKind(stores) === 'local' && isInFirstGames(stores) && !stores.settings.getState().values;

/** How long the lines of a move are shown before its discs flip, in milliseconds at normal speed. */
export const rayTime = (stores: Stores, color: Color): number => {
  const { match, app } = stores;
  const seats = match.getState().match?.seats;
  const isShown =
    isInFirstGames(stores) &&
    app.getState().screen === 'board' &&
    seats !== undefined &&
    isHuman(seats, color) &&
    KINDS.includes(selectGameKind(stores));
  return isShown ? MOTION.ray : 0;
};
