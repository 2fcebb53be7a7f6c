// @vitest-environment jsdom
import { html, render } from 'lit';
import * as Phaser from 'phaser';
import { expect, test } from 'vitest';
import { startHeadless } from './setup.ts';

class DiscScene extends Phaser.Scene {
  disc!: Phaser.GameObjects.Image;

  create(): void {
    this.textures.createCanvas('disc', 8, 8);
    this.disc = this.add.image(1, 2, 'disc');
  }
}

test('a scene of the bundled Phaser starts and ends without a renderer', async () => {
  const scene = await startHeadless(new DiscScene('disc'));
  expect([scene.disc.x, scene.disc.y, scene.disc.width]).toEqual([1, 2, 8]);

  const ended = new Promise(resolve => scene.events.once(Phaser.Scenes.Events.DESTROY, resolve));
  scene.game.destroy(true);
  await ended;
});

test('lit renders into the page of a test', () => {
  render(html`<button ?disabled=${true}>Play</button>`, document.body);
  expect(document.querySelector('button')?.disabled).toBe(true);
});
