import type { Position } from '../game/position.ts';
import { blockedSquares } from '../game/shape.ts';
import type { Point } from '../store/appStore.ts';
import { selectLayout } from '../store/layoutSelectors.ts';
import { rayTime } from '../store/results/firstGames.ts';
import { selectAppliedColors, selectStretch, selectTriedColors, selectWishes } from '../store/selectors.ts';
import { BoardStand } from './board/BoardStand.ts';
import { type BoardLook, requestOf } from './board/paint/boardPaint.ts';
import { selectPaintedArea } from './paintedArea.ts';
import type { ScreenBoard, StageScene } from './StageScene.ts';
import { onSceneEnd, type SceneContext } from './sceneContext.ts';

/** The look of a position's board on a screen. */
const lookFor = (
  { host: { stores }, device }: SceneContext,
  { triesColors }: ScreenBoard,
  { shape, rules }: Position,
): BoardLook => {
  const [app, settings] = [stores.app.getState(), stores.settings.getState()];
  return {
    board: selectLayout(app, settings, { shape, rules }).board,
    rules,
    blocked: blockedSquares(shape),
    paint: triesColors ? selectTriedColors(app, settings) : selectAppliedColors(settings),
    ...selectWishes(settings),
    ...device.getState(),
  };
};

/**
 * Paints the board that a scene is about to open in steps: together with its discs it would block a slow machine for
 * long.
 */
export function* paintAhead({ context, opening }: StageScene): Generator<void, void> {
  yield* context.boards.ahead(requestOf(lookFor(context, opening, opening.position)));
}

/** Opens a screen's board: it follows layout, colors and disc size, and passes to the next screen. */
export const openBoard = (scene: StageScene): BoardStand => {
  const { context, opening } = scene;
  const { settings, app } = context.host.stores;
  const stretch = (): number =>
    opening.isStill === true ? 0 : selectStretch(app.getState(), settings.getState());
  const view = new BoardStand(scene, {
    textures: context.boards,
    lookOf: position => lookFor(context, opening, position),
    position: opening.position,
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
