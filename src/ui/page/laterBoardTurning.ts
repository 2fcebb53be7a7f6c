import type { AppState } from '../../store/appStore.ts';
import { laterFollower } from '../kit/later.ts';

/** Comes with the first board of a game, long before anybody turns it. */
export const followBoardTurns = laterFollower(
  () => import('./boardTurning.ts'),
  part => part.followBoardTurns,
  { store: shell => shell.play.stores.app, isNeeded: ({ screen }: AppState) => screen === 'board' },
);
