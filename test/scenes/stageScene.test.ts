// @vitest-environment jsdom
import * as Phaser from 'phaser';
import { afterEach, expect, test, vi } from 'vitest';
import { type ScreenBoard, StageScene } from '../../src/scenes/StageScene.ts';
import type { SceneContext } from '../../src/scenes/sceneContext.ts';
import { onSceneEnd } from '../../src/scenes/sceneContext.ts';
import { createStore } from '../../src/store/following.ts';
import { startHeadless } from './setup.ts';

const counter = createStore(() => ({ count: 0, other: 0 }));

class WatchingScene extends StageScene {
  readonly seen: number[] = [];
  readonly ended = vi.fn();
  readonly wake: ReturnType<typeof vi.fn>;

  constructor() {
    const wake = vi.fn();
    super('watching', { wake } as unknown as SceneContext);
    this.wake = wake;
  }

  override get opening(): ScreenBoard {
    throw new Error('It has no board.');
  }

  create(): void {
    this.watch(
      () => counter.getState().count,
      count => this.seen.push(count),
    );
    onSceneEnd(this, this.ended);
  }
}

let scene: WatchingScene;
const open = async (): Promise<void> => {
  counter.setState({ count: 0, other: 0 }, true);
  scene = await startHeadless(new WatchingScene());
};
afterEach(() => scene.game.destroy(true));

test('a selected value is applied at once and after each of its changes', async () => {
  await open();
  counter.setState({ count: 1 });
  counter.setState({ other: 5 });
  counter.setState({ count: 1 });
  counter.setState({ count: 2 });
  expect(scene.seen).toEqual([0, 1, 2]);
});

test('only changes that affect the painting wake the loop', async () => {
  await open();
  scene.wake.mockClear();
  counter.setState({ other: 5 });
  expect(scene.wake).not.toHaveBeenCalled();
  counter.setState({ count: 1 });
  expect(scene.wake).toHaveBeenCalledOnce();
});

test('nothing is applied after the scene has ended', async () => {
  await open();
  scene.game.scene.stop('watching');
  counter.setState({ count: 3 });
  expect(scene.seen).toEqual([0]);
  expect(scene.ended).toHaveBeenCalledOnce();
});

test('restarts do not accumulate subscriptions', async () => {
  await open();
  for (let round = 0; round < 3; round++) scene.game.scene.start('watching');
  expect(scene.ended).toHaveBeenCalledTimes(3);
  counter.setState({ count: 7 });
  expect(scene.seen.filter(count => count === 7)).toEqual([7]);
  expect(scene.events.listenerCount(Phaser.Scenes.Events.SHUTDOWN)).toBeLessThan(20);
});

test('the end of the game ends a scene once', async () => {
  await open();
  const ended = new Promise(resolve => scene.game.events.once(Phaser.Core.Events.DESTROY, resolve));
  scene.game.destroy(true);
  await ended;
  expect(scene.ended).toHaveBeenCalledOnce();
});
