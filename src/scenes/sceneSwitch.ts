import type * as Phaser from 'phaser';
import type { ScreenName } from '../look/layout.ts';
import type { AppStore } from '../store/appStore.ts';

const SCENE_KEYS: Readonly<Record<ScreenName, string>> = {
  menu: 'MenuScene',
  colors: 'ColorScene',
  board: 'BoardScene',
};

/** Shows the scene of the application's current screen. The board passes from one scene to the next. */
export const followScreen = (scenes: Phaser.Scenes.SceneManager, app: AppStore): (() => void) => {
  let shown: ScreenName | undefined;
  const show = ({ screen }: { readonly screen: ScreenName }): void => {
    if (screen === shown) return;
    if (shown !== undefined) scenes.stop(SCENE_KEYS[shown]);
    shown = screen;
    scenes.start(SCENE_KEYS[screen]);
  };
  const stop = app.subscribe(show);
  show(app.getState());
  return stop;
};
