// @vitest-environment jsdom
import * as Phaser from 'phaser';
import { expect, test } from 'vitest';
import { followScreen } from '../../src/scenes/sceneContext.ts';
import { createAppStore } from '../../src/store/appStore.ts';
import { startHeadless } from './setup.ts';

test('only the scene of the current screen runs, and none in a place without a board', async () => {
  const app = createAppStore({ width: 800, height: 600 });
  const first = await startHeadless(new Phaser.Scene('first'));
  const { scene: scenes } = first.game;
  scenes.stop('first');
  for (const key of ['MenuScene', 'ColorScene', 'BoardScene']) scenes.add(key, new Phaser.Scene(key), false);
  const active = () => scenes.getScenes(true).map(({ sys }) => sys.settings.key);

  const stop = followScreen(scenes, app);
  for (const [screen, scene] of [
    ['menu', ['MenuScene']],
    ['colors', ['ColorScene']],
    ['board', ['BoardScene']],
    ['study', []],
    ['you', []],
    ['board', ['BoardScene']],
  ] as const) {
    app.setState({ screen });
    expect(active()).toEqual(scene);
  }
  stop();
  app.setState({ screen: 'menu' });
  expect(active()).toEqual(['BoardScene']);
  first.game.destroy(true);
});
