import * as Phaser from 'phaser';
import { SCREENS } from '../look/places.ts';
import type { AppStore } from '../store/appStore.ts';
import { followValue } from '../store/following.ts';
import type { Stores } from '../store/stores.ts';
import type { CarriedBoard } from './board/views/arrival.ts';
import type { BoardTextures } from './board/views/BoardTextures.ts';
import type { Device } from './Device.ts';

export interface SceneHost {
  readonly parent: HTMLElement;
  readonly stores: Stores;
  /** Called when the canvas shows the board, and when a drawing has to replace it. */
  readonly onView?: (view: 'canvas' | 'drawing') => void;
  /** Called when the canvas is given up. */
  readonly onGone?: () => void;
  /** Yields to the page for a moment; without it, the game starts in one go. */
  readonly rest?: () => Promise<void>;
}

/** The context of all scenes. */
export interface SceneContext {
  readonly host: SceneHost;
  readonly device: Device;
  readonly boards: BoardTextures;
  /** Makes sure that the next frame is painted. */
  readonly wake: () => void;
  /** The board of the previous scene. */
  carried: CarriedBoard | undefined;
}

/** Runs the scene of the current screen, if it has one. The board passes from one scene to the next. */
export const followScreen = (
  scenes: Phaser.Scenes.SceneManager,
  app: AppStore,
  wake: () => void = () => {},
): (() => void) => {
  let shown: string | undefined;
  return followValue(
    () => SCREENS[app.getState().screen].scene,
    key => {
      if (shown !== undefined) scenes.stop(shown);
      shown = key;
      if (key !== undefined) scenes.start(key);
      wake();
    },
  );
};

/**
 * Calls `end` once when the scene ends, whether it is shut down or destroyed with the game. Callbacks run in
 * registration order: one that may write to the stores must be registered last, when the scene no longer follows them.
 */
export const onSceneEnd = (scene: Phaser.Scene, end: () => void): void => {
  const { SHUTDOWN, DESTROY } = Phaser.Scenes.Events;
  const once = (): void => {
    scene.events.off(SHUTDOWN, once);
    scene.events.off(DESTROY, once);
    end();
  };
  scene.events.once(SHUTDOWN, once);
  scene.events.once(DESTROY, once);
};
