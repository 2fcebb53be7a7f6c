import type { Position } from '../game/position.ts';
import { blockedSquares } from '../game/shape.ts';
import type { BoardStyle } from '../look/style/boardStyle.ts';
import type { Point } from '../store/appStore.ts';
import { selectLayout } from '../store/layoutSelectors.ts';
import { rayTime } from '../store/results/firstGames.ts';
import {
  selectAppliedColors,
  selectDiscDiameter,
  selectStretch,
  selectTriedColors,
} from '../store/selectors.ts';
import { BoardStand } from './board/BoardStand.ts';
import type { BoardLook } from './board/paint/boardPaint.ts';
import { selectPaintedArea } from './paintedArea.ts';
import type { StageScene } from './StageScene.ts';
import { onSceneEnd } from './sceneContext.ts';

export interface ScreenBoard {
  readonly position: Position;
  /** Whether the board shows the colors that are being tried out. */
  readonly triesColors: boolean;
  /** Whether discs change at once, because a person draws them. */
  readonly isStill?: true;
}

/** The board of a screen: it follows layout, colors and disc size, and passes to the next screen. */
export const openBoard = (scene: StageScene, { position, triesColors, isStill }: ScreenBoard): BoardStand => {
  const { context } = scene;
  const { settings, app } = context.host.stores;
  const stretch = (): number => (isStill === true ? 0 : selectStretch(app.getState(), settings.getState()));
  const colors = (): BoardStyle =>
    triesColors
      ? selectTriedColors(app.getState(), settings.getState())
      : selectAppliedColors(settings.getState());
  const lookOf = ({ shape, rules }: Position): BoardLook => ({
    board: selectLayout(app.getState(), settings.getState(), { shape, rules }).board,
    rules,
    blocked: blockedSquares(shape),
    paint: colors(),
    discShare: selectDiscDiameter(settings.getState()),
    patterns: settings.getState().patterns,
    marks: settings.getState().marks,
    ...context.device.getState(),
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
  const aim = (): Point => {
    const { x, y } = selectPaintedArea(app.getState(), settings.getState());
    const { pixelRatio } = context.device.getState();
    return { x: Math.round(x * pixelRatio), y: Math.round(y * pixelRatio) };
  };
  scene.watch(aim, ({ x, y }) => scene.cameras.main.setScroll(x, y));
  scene.watch(
    () => view.look,
    look => view.setLook(look),
  );
  onSceneEnd(scene, () => {
    context.carried = view.carried;
    view.destroy();
  });
  return view;
};
