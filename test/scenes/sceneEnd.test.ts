// @vitest-environment jsdom
import type * as Phaser from 'phaser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CONNECT4_START } from '../../src/game/connect4/position.ts';
import { BoardScene } from '../../src/scenes/BoardScene.ts';
import { BoardTextures } from '../../src/scenes/board/views/BoardTextures.ts';
import { ColorScene } from '../../src/scenes/ColorScene.ts';
import type { DeviceState } from '../../src/scenes/Device.ts';
import { MenuScene } from '../../src/scenes/MenuScene.ts';
import type { SceneContext } from '../../src/scenes/sceneContext.ts';
import { createAppStore } from '../../src/store/appStore.ts';
import { createEditorStore } from '../../src/store/editorStore.ts';
import { createExerciseStore } from '../../src/store/exerciseStore.ts';
import { createMatchStore } from '../../src/store/matchStore.ts';
import { createSettingsStore } from '../../src/store/settingsStore.ts';
import { createStudyStore } from '../../src/store/studyStore.ts';
import { fakeCanvas } from './canvas.ts';
import { startHeadless } from './setup.ts';

const SCENES = { BoardScene, ColorScene, MenuScene } as const;
const DEVICE: DeviceState = { pixelRatio: 1, font: 'sans-serif' };

let scene: Phaser.Scene;
beforeEach(fakeCanvas);
afterEach(() => scene.game.destroy(true));

test.each(['BoardScene', 'ColorScene', 'MenuScene'] as const)(
  '%s ends cleanly when another board is already on the page',
  async name => {
    const app = createAppStore({ width: 800, height: 600 });
    const stores = {
      app,
      match: createMatchStore(),
      settings: createSettingsStore(),
      study: createStudyStore(),
      editor: createEditorStore(),
      exercise: createExerciseStore(),
    };
    const stage = {
      host: { parent: document.body, stores },
      device: { getState: () => DEVICE },
      get boards() {
        return new BoardTextures(scene.textures);
      },
      wake: () => {},
      carried: undefined,
    } as unknown as SceneContext;
    // Before the scene's own subscriptions, as `followScreen` does.
    app.subscribe((now, before) => {
      if (now.shape !== before.shape) scene.sys.shutdown();
    });
    scene = new SCENES[name](stage);
    await startHeadless(scene);
    app.setState({ shape: CONNECT4_START.shape, rules: CONNECT4_START.rules });
    expect(stage.carried).toBeDefined();
  },
);
