import { html, nothing } from 'lit';
import type { Stores } from '../../store/stores.ts';
import { isUnderWay, selectOwnSeat } from '../../store/table/tableSelectors.ts';
import { stillBoard } from '../drawing/stillBoard.ts';
import { addition, later, laterAddition, laterFollower } from '../kit/parts.ts';
import { liveElement, type Shell } from '../kit/shell.ts';

const part = later(() => import('./appleStart.ts'));

/** Only Apple's browsers tell whether a page was started from the home screen, and only their systems want pictures for it. */
export const followAppleStart = (): void => {
  if ('standalone' in navigator)
    void part.load().then(
      ({ tellAppleStart }) => tellAppleStart(document.head),
      () => {},
    );
};

const movingBoard = later(() => import('../drawing/mountMovingBoard.ts'));

const followMovingBoard = addition(movingBoard, ({ mountMovingBoard }) => mountMovingBoard, {
  isWanted: ({ app }) => app.getState().boardView === 'drawing',
  // Without it the board is drawn all the same, and only does not move.
  fail: () => {},
});

/** The board in plain shapes wherever there is no canvas. */
export const mountDrawnBoard = (shell: Shell): (() => void) => {
  const still = liveElement(shell, 'drawn-board-host', () => {
    const { boardView } = shell.play.stores.app.getState();
    const isShown = boardView === 'coming' || (boardView === 'drawing' && movingBoard.loaded() === undefined);
    return isShown ? stillBoard(shell) : html`${nothing}`;
  });
  const end = followMovingBoard(shell);
  return () => {
    end();
    still.stop();
  };
};

/** What comes with the first board of a game, long before anybody turns or prints it. */
const WITH_A_BOARD = { isNeeded: ({ app }: Stores) => app.getState().screen === 'board' };

export const followBoardTurns = laterFollower(
  () => import('./boardTurning.ts'),
  part => part.followBoardTurns,
  WITH_A_BOARD,
);

export const followStripMotions = laterFollower(
  () => import('./stripMotions.ts'),
  part => part.followStripMotions,
  WITH_A_BOARD,
);

export const followPrinting = laterFollower(
  () => import('./printSheet.ts'),
  part => part.followPrinting,
  WITH_A_BOARD,
);

/** Whether a person plays a game with a clock, which goes on while nothing is pressed. */
const isTimed = ({ app, online, settings }: Stores): boolean => {
  const state = online.getState();
  return (
    settings.getState().keepAwake &&
    navigator.wakeLock !== undefined &&
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
  { isWanted: isTimed },
);

/** Gamepads, once one is there. */
export const followGamepads = laterAddition(
  () => import('../gamepad/gamepad.ts'),
  part => part.mountGamepad,
  { isWanted: ({ app }) => app.getState().hasGamepad },
);

/** Small ceremonies, once somebody plays who has not switched them off. */
export const followCeremonies = laterAddition(
  () => import('../ceremony/ceremonies.ts'),
  part => part.mountCeremonies,
  {
    isWanted: ({ settings, app }) => settings.getState().ceremonies && app.getState().screen === 'board',
  },
);

/** Whoever is in a club finds the way back there from everywhere else, but not in the middle of a game. */
export const mountWayToClub = laterAddition(
  () => import('../club/wayToClub.ts'),
  part => part.mountWayToClub,
  {
    isWanted: ({ club, app, online }) =>
      club.getState().club !== undefined &&
      app.getState().screen !== 'club' &&
      !isUnderWay(online.getState().table),
  },
);

/** The dialogs on the way to a table: they come with the first attempt to play online. */
export const mountSeek = laterFollower(
  () => import('../online/seekDialog.ts'),
  part => part.mountSeek,
  { isNeeded: ({ online }) => online.getState().connection.type !== 'none' },
);
