import type { Stores } from '../../store/stores.ts';
import { isUnderWay, selectOwnSeat } from '../../store/table/tableSelectors.ts';
import { laterAddition } from '../kit/later.ts';

/** Whether a person plays a game with a clock, which goes on while nothing is pressed. */
const isTimed = ({ app, online, settings }: Stores): boolean => {
  const state = online.getState();
  return (
    settings.getState().keepAwake &&
    'wakeLock' in navigator &&
    app.getState().screen === 'board' &&
    selectOwnSeat(state) !== undefined &&
    isUnderWay(state.table) &&
    state.table?.match?.remaining !== undefined
  );
};

/** Keeps the screen on during a timed game, where the platform can. */
export const mountKeepAwake = laterAddition(
  () => import('./wakeLock.ts'),
  part => part.holdWakeLock,
  { isWanted: isTimed, follows: ['settings', 'online', 'app'] },
);
