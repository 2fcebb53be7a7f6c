// @vitest-environment jsdom
import * as Phaser from 'phaser';
import { expect, test, vi } from 'vitest';
import { followArea, followBattery } from '../../src/scenes/startGame.ts';
import { createValue } from '../../src/store/following.ts';
import { openPage } from '../../testkit/ui/testPage.ts';
import { startHeadless } from './setup.ts';

test('the canvas follows page and zoom, and the loop is woken only for a change', async () => {
  const { game } = await startHeadless(new Phaser.Scene('board'));
  const page = openPage({ screen: 'board' });
  const ratio = createValue({ pixelRatio: 1, font: 'sans-serif' });
  const wake = vi.fn();
  const device = { getState: () => ratio.get() } as never;
  const stop = followArea(game, { host: { stores: page.stores }, device, wake });
  const { style } = game.canvas;
  const onPage = () => [style.left, style.top, style.width, style.height].map(Number.parseFloat);
  const pixels = () => [game.scale.width, game.scale.height];

  expect([style.position, style.pointerEvents, game.canvas.getAttribute('aria-hidden')]).toEqual([
    'fixed',
    'none',
    'true',
  ]);
  expect(wake).toHaveBeenCalledOnce();
  expect(pixels()).toEqual(onPage().slice(2));

  const before = onPage();
  ratio.set({ pixelRatio: 2, font: 'sans-serif' });
  expect(onPage()).toEqual(before);
  expect(pixels()).toEqual(before.slice(2).map(length => 2 * length));
  expect(wake).toHaveBeenCalledTimes(2);

  const viewport = { width: 390, height: 844 };
  page.stores.app.setState({ viewport });
  const [x = 0, y = 0, width = 0, height = 0] = onPage();
  expect([x + width, y + height].map((end, index) => end <= [390, 844][index]!)).toEqual([true, true]);
  expect(pixels()).toEqual([2 * width, 2 * height]);
  expect(wake).toHaveBeenCalledTimes(3);
  page.stores.app.setState({ viewport: { ...viewport } });
  expect(wake).toHaveBeenCalledTimes(3);

  stop();
  page.stores.app.setState({ viewport: { width: 1024, height: 768 } });
  expect(onPage()).toEqual([x, y, width, height]);
  page.close();
  game.destroy(true);
});

test('half as many frames are painted while saving power', async () => {
  const { game } = await startHeadless(new Phaser.Scene('board'));
  const page = openPage({ screen: 'board' });
  const stop = followBattery(game, page);
  const { settings } = page.stores;
  const limits = (['off', 'on', 'off'] as const).map(batterySaver => {
    settings.setState({ batterySaver });
    return game.loop.fpsLimit;
  });
  expect(limits).toEqual([0, 30, 0]);
  stop();
  settings.setState({ batterySaver: 'on' });
  expect(game.loop.fpsLimit).toBe(0);
  page.close();
  game.destroy(true);
});
