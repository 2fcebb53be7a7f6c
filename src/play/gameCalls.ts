import type { Game } from './game.ts';
import type { Play } from './play.ts';

type GameCalls = Pick<
  Play,
  | 'undo'
  | 'redo'
  | 'goTo'
  | 'newGame'
  | 'confirmNewGame'
  | 'rematch'
  | 'stepOpponent'
  | 'changeSeats'
  | 'hint'
  | 'retry'
  | 'pause'
  | 'resume'
  | 'step'
>;

/** What every kind of game may offer and answers by itself; where it offers nothing of the kind, nothing happens. */
export const createGameCalls = (game: () => Game): GameCalls => ({
  undo: () => game().undo?.(),
  redo: () => game().redo?.(),
  goTo: ply => game().goTo?.(ply),
  newGame: () => game().newGame?.(),
  confirmNewGame: () => game().confirmNewGame?.(),
  rematch: () => game().rematch?.(),
  stepOpponent: step => game().stepOpponent?.(step),
  changeSeats: seats => game().changeSeats?.(seats),
  hint: () => game().hint?.(),
  retry: () => game().retry?.(),
  pause: () => game().pause?.(),
  resume: () => game().resume?.(),
  step: () => game().step?.(),
});
