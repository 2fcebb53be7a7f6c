import { html, nothing } from 'lit';
import type { Stores } from '../../store/stores.ts';
import { isUnderWay, selectOwnSeat } from '../../store/table/tableSelectors.ts';
import { stillBoard } from '../drawing/stillBoard.ts';
import { addition, later, laterAddition, laterFollower } from '../kit/parts.ts';
import { liveElement, type Shell } from '../kit/shell.ts';

const part = later(() => import('./appleStart.ts'));

/**
 * Only Apple's browsers say whether a page was started from the home screen, and only Apple's systems ask for launch
 * images.
 */
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
  // Without this part the board is still drawn; it just does not move.
  fail: () => {},
});

/** The board in plain SVG shapes, for pages without a canvas. */
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

/** Loaded with the first board, long before anyone rotates or prints it. */
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

/** Whether a person is playing a timed game: the clock runs even while nothing is pressed. */
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

/** Loaded once a gamepad is connected. */
export const followGamepads = laterAddition(
  () => import('../gamepad/gamepad.ts'),
  part => part.mountGamepad,
  { isWanted: ({ app }) => app.getState().hasGamepad },
);

/** Loaded with the first game, unless ceremonies are switched off. */
export const followCeremonies = laterAddition(
  () => import('../ceremony/ceremonies.ts'),
  part => part.mountCeremonies,
  {
    isWanted: ({ settings, app }) => settings.getState().ceremonies && app.getState().screen === 'board',
  },
);

/** The link back to the club, shown on every screen except during a game. */
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

/** The dialogs for finding an opponent, loaded with the first attempt to play online. */
export const mountSeek = laterFollower(
  () => import('../online/seekDialog.ts'),
  part => part.mountSeek,
  { isNeeded: ({ online }) => online.getState().connection.type !== 'none' },
);
