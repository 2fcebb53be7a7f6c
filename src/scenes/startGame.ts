import * as Phaser from 'phaser';
import { isAlike } from '../game/record.ts';
import type { Rect } from '../look/layout.ts';
import { SCREENS } from '../look/places.ts';
import { follow, followValue } from '../store/following.ts';
import { selectAppliedColors, selectSavesPower } from '../store/selectors.ts';
import { BoardScene } from './BoardScene.ts';
import { grainsOf } from './board/boardLook.ts';
import { makeGrain } from './board/paint/grain.ts';
import { BoardTextures } from './board/views/BoardTextures.ts';
import { ColorScene } from './ColorScene.ts';
import { Device } from './Device.ts';
import { EditorScene } from './EditorScene.ts';
import { type IdleLoop, sleepWhenIdle } from './idleLoop.ts';
import { MenuScene } from './MenuScene.ts';
import { selectPaintedArea } from './paintedArea.ts';
import type { StageScene } from './StageScene.ts';
import type { SceneContext, SceneHost } from './sceneContext.ts';
import { followScreen } from './sceneContext.ts';
import { paintAhead } from './screenBoard.ts';
import { showCanvas } from './showCanvas.ts';

export type { SceneHost } from './sceneContext.ts';

export interface RunningGame {
  readonly game: Phaser.Game;
  stop(): void;
}

/**
 * One texture per draw call: with several, Phaser's shader tests the interpolated texture number for equality, and
 * parts of rotated pictures are missing. Pictures have smooth edges of their own, so the canvas needs no antialiasing.
 */
const RENDER = { antialias: true, antialiasGL: false, maxTextures: 1 } as const;

const gameConfig = (postBoot: () => void): Phaser.Types.Core.GameConfig => ({
  type: Phaser.WEBGL,
  // Added to the page once it shows something.
  parent: null as unknown as HTMLElement,
  transparent: true,
  banner: false,
  autoFocus: false,
  audio: { noAudio: true },
  input: { keyboard: false, mouse: false, touch: false, gamepad: false },
  scale: { mode: Phaser.Scale.NONE, width: 1, height: 1 },
  render: RENDER,
  scene: [],
  callbacks: { postBoot },
});

/** The canvas only paints and takes no input: it is below the page's controls, and hidden from screen readers. */
const layCanvas = (canvas: HTMLCanvasElement): void => {
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, { position: 'fixed', pointerEvents: 'none' });
};

/** One canvas pixel per screen pixel, so that nothing is blurred. */
const placeCanvas = (game: Phaser.Game, { x, y, width, height }: Rect, pixelRatio: number): void => {
  game.scale.setZoom(1 / pixelRatio);
  game.scale.resize(Math.round(width * pixelRatio), Math.round(height * pixelRatio));
  Object.assign(game.canvas.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
};

type Stop = () => void;

/** Frame rate when saving power: half of most screens' rate. */
const SAVING_FRAMES = 30;

/** Lowers the frame rate while saving power. */
export const followBattery = (
  game: Phaser.Game,
  { stores: { app, settings } }: Pick<SceneHost, 'stores'>,
): Stop =>
  followValue(
    () => (selectSavesPower(app.getState(), settings.getState()) ? SAVING_FRAMES : 0),
    limit => {
      if (game.loop.fpsLimit !== limit) game.loop.setFPSLimit(limit);
    },
  );

interface Opened {
  readonly context: SceneContext;
  readonly scenes: readonly StageScene[];
  readonly loop: IdleLoop;
}

/** Adds the scenes without starting any. */
const addScenes = (game: Phaser.Game, host: SceneHost): Opened => {
  const scenes: StageScene[] = [];
  const isIdle = (): boolean => scenes.every(scene => !scene.sys.isActive() || scene.isIdle);
  const loop = sleepWhenIdle(game, isIdle);
  const context: SceneContext = {
    host,
    device: new Device(),
    boards: new BoardTextures(game.textures),
    wake: loop.wake,
    carried: undefined,
  };
  for (const scene of [
    new MenuScene(context),
    new ColorScene(context),
    new EditorScene(context),
    new BoardScene(context),
  ]) {
    scenes.push(scene);
    game.scene.add(scene.sys.settings.key, scene, false);
  }
  return { context, scenes, loop };
};

/** Keeps the canvas on the part of the page where boards are painted. */
export const followArea = (
  game: Phaser.Game,
  {
    host,
    device,
    wake,
  }: Pick<SceneContext, 'device' | 'wake'> & { readonly host: Pick<SceneHost, 'stores'> },
): Stop => {
  const { app, settings } = host.stores;
  let fitted: object | undefined;
  layCanvas(game.canvas);
  return follow(() => {
    const area = selectPaintedArea(app.getState(), settings.getState());
    const { pixelRatio } = device.getState();
    const fit = { area, pixelRatio };
    if (isAlike(fit, fitted)) return;
    fitted = fit;
    placeCanvas(game, area, pixelRatio);
    wake();
  }).stop;
};

/** Runs the screen's scene, and paints. */
const paintScreens = (game: Phaser.Game, { context, loop }: Opened, giveUp: () => void): readonly Stop[] => {
  const { host, device } = context;
  return [
    showCanvas(game, host, giveUp),
    // Subscribed before the scenes, so that a scene that ends does not handle the next screen's layout.
    followScreen(game.scene, host.stores.app, loop.wake),
    followBattery(game, host),
    () => device.stop(),
    loop.stop,
  ];
};

/**
 * The steps of the start, each of which takes a slow machine a while; the last returns a function that ends everything.
 */
function* opening(game: Phaser.Game, host: SceneHost, giveUp: () => void): Generator<void, Stop> {
  const opened = addScenes(game, host);
  const { material } = selectAppliedColors(host.stores.settings.getState());
  for (const grain of grainsOf(material)) {
    yield;
    yield* makeGrain(grain);
  }
  yield;
  const stops = [followArea(game, opened.context)];
  yield;
  const { scene: first } = SCREENS[host.stores.app.getState().screen];
  for (const scene of opened.scenes.filter(({ sys }) => sys.settings.key === first)) {
    yield* paintAhead(scene);
    yield;
  }
  stops.push(...paintScreens(game, opened, giveUp));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Starts the page's single game. */
export const startGame = (host: SceneHost): RunningGame => {
  let close: Stop = () => {};
  let isStopped = false;
  const open = async (): Promise<void> => {
    const steps = opening(game, host, () => stop());
    let step = steps.next();
    while (step.done !== true) {
      if (host.rest !== undefined) await host.rest();
      if (isStopped) return;
      step = steps.next();
    }
    close = step.value;
  };
  const game = new Phaser.Game(gameConfig(() => void open()));
  // Phaser stops in its next step, which a sleeping loop would never run.
  const stop = (): void => {
    isStopped = true;
    close();
    game.destroy(true);
    game.loop.wake();
  };
  return { game, stop };
};
