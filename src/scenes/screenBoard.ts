import type * as Phaser from 'phaser';
import type { Position } from '../game/position.ts';
import { blockedSquares } from '../game/shape.ts';
import type { BoardStyle } from '../look/style/boardStyle.ts';
import type { AppState } from '../store/appStore.ts';
import { rayTime } from '../store/firstGames.ts';
import { selectLayout } from '../store/layoutSelectors.ts';
import {
  selectAppliedColors,
  selectDiscDiameter,
  selectStretch,
  selectTriedColors,
} from '../store/selectors.ts';
import { BoardStand } from './board/BoardStand.ts';
import type { BoardLook } from './board/paint/boardPaint.ts';
import { selectPaintedArea } from './paintedArea.ts';
import type { SceneContext } from './sceneContext.ts';
import { onSceneEnd, watch } from './watch.ts';

export interface ScreenBoard {
  readonly position: Position;
  /** Whether the board shows the colors that are being tried out. */
  readonly triesColors: boolean;
  /** Whether discs change at once, because a person draws them. */
  readonly isStill?: true;
}

/** The board of a screen: it follows layout, colors and disc size, and passes to the next screen. */
export const openBoard = (
  scene: Phaser.Scene,
  context: SceneContext,
  { position, triesColors, isStill }: ScreenBoard,
): BoardStand => {
  const { settings, app } = context.host.stores;
  const stretch = (): number => (isStill === true ? 0 : selectStretch(app.getState(), settings.getState()));
  const colors = (state: AppState): BoardStyle =>
    triesColors ? selectTriedColors(state, settings.getState()) : selectAppliedColors(settings.getState());
  const lookOf = ({ shape, rules }: Position): BoardLook => ({
    board: selectLayout({ ...app.getState(), shape, rules }, settings.getState()).board,
    rules,
    blocked: blockedSquares(shape),
    pixelRatio: context.device.getState().pixelRatio,
    paint: colors(app.getState()),
    discShare: selectDiscDiameter(settings.getState()),
    patterns: settings.getState().patterns,
    marks: settings.getState().marks,
  });
  const view = new BoardStand(scene, {
    textures: context.boards,
    lookOf,
    position,
    carried: context.carried,
    stretch,
    rayTime: color => rayTime(context.host.stores, color),
  });
  /** Painting uses the page's coordinates, so the camera is set to the part of the page under the canvas. */
  const aim = (): void => {
    const { x, y } = selectPaintedArea(app.getState(), settings.getState());
    const { pixelRatio } = context.device.getState();
    scene.cameras.main.setScroll(Math.round(x * pixelRatio), Math.round(y * pixelRatio));
  };
  const follow = (): void => view.follow();
  watch(scene, app, ({ viewport }) => viewport, aim);
  watch(scene, app, ({ direction }) => direction, aim);
  watch(scene, app, ({ shape }) => shape, aim);
  watch(scene, app, ({ rules }) => rules, aim);
  watch(scene, settings, ({ hand }) => hand, aim);
  watch(scene, settings, ({ boardTurn }) => boardTurn, aim);
  watch(scene, settings, ({ farView }) => farView, aim);
  watch(scene, context.device, ({ pixelRatio }) => pixelRatio, aim);
  watch(scene, settings, state => state, follow);
  watch(scene, app, ({ viewport }) => viewport, follow);
  watch(scene, app, ({ direction }) => direction, follow);
  watch(scene, app, colors, follow);
  watch(scene, context.device, ({ pixelRatio }) => pixelRatio, follow);
  watch(
    scene,
    context.device,
    ({ fonts }) => fonts,
    () => view.renew(),
  );
  onSceneEnd(scene, () => {
    context.carried = view.carried;
    view.destroy();
  });
  return view;
};
