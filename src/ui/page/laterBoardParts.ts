import type { AppState } from '../../store/appStore.ts';
import { laterFollower } from '../kit/later.ts';
import type { Shell } from '../kit/shell.ts';

/** What comes with the first board of a game, long before anybody turns or prints it. */
const WITH_A_BOARD = {
  store: (shell: Shell) => shell.play.stores.app,
  isNeeded: ({ screen }: AppState) => screen === 'board',
};

export const followBoardTurns = laterFollower(
  () => import('./boardTurning.ts'),
  part => part.followBoardTurns,
  WITH_A_BOARD,
);

export const followPrinting = laterFollower(
  () => import('./printSheet.ts'),
  part => part.followPrinting,
  WITH_A_BOARD,
);
