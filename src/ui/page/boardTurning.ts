import type { BoardGeometry } from '../../look/layout.ts';
import { MOTION } from '../../look/motion.ts';
import { isSameTurn, turningPose } from '../../look/turningPose.ts';
import { selectLayout } from '../../store/layoutSelectors.ts';
import { selectStretch } from '../../store/selectors.ts';
import type { Settings } from '../../store/settingsStore.ts';
import type { Shell } from '../kit/shell.ts';

/** Number of straight segments that approximate a turn. */
const STEPS = 16;
/** The squares, and the drawing that replaces the canvas until the canvas is ready. */
const TURNING = '.grid, .drawn-board';

const middleOf = ({ frame: { x, y, width, height } }: BoardGeometry) => ({
  x: x + width / 2,
  y: y + height / 2,
});

const framesOf = (before: BoardGeometry, after: BoardGeometry): Keyframe[] => {
  const [from, to] = [middleOf(before), middleOf(after)];
  const grown = before.square / after.square - 1;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const { degrees, scaleX, scaleY, left } = turningPose(before.turn, after.turn, step / STEPS);
    const scale = 1 + grown * left;
    const shift = `translate(${(from.x - to.x) * left}px, ${(from.y - to.y) * left}px)`;
    return { transform: `${shift} rotate(${degrees}deg) scale(${scale * scaleX}, ${scale * scaleY})` };
  });
};

/**
 * Rotates the HTML above the canvas along with its board, so that a press during the turn hits the square seen there.
 * If the page is resized, the board jumps to its final position.
 */
export const followBoardTurns = ({ root, play }: Shell): (() => void) => {
  const { app, settings } = play.stores;
  let running: readonly Animation[] = [];
  const finish = (): void => {
    for (const animation of running) animation.cancel();
    running = [];
  };
  const turn = (now: Settings, before: Settings): void => {
    if (isSameTurn(now.boardTurn, before.boardTurn)) return;
    finish();
    const state = app.getState();
    const duration = MOTION.quarterTurn * selectStretch(state, now);
    const [old, own] = [selectLayout(state, before).board, selectLayout(state, now).board];
    if (duration === 0 || isSameTurn(old.turn, own.turn)) return;
    running = [...root.querySelectorAll(TURNING)].map(element =>
      element.animate(framesOf(old, own), { duration }),
    );
  };
  const stops = [
    settings.subscribe(turn),
    app.subscribe(({ viewport, screen }, before) => {
      if (viewport !== before.viewport || screen !== before.screen) finish();
    }),
  ];
  return () => {
    finish();
    for (const stop of stops) stop();
  };
};
