/*
 * The module 'phaser' in the page, the dev server and the tests, once `buildPhaser` has bundled it to
 * build/phaser.js. Use `import * as Phaser from 'phaser'` or `import { Scene } from 'phaser'`; there is no
 * default export.
 */
import Phaser from './namespace.cjs';

export const {
  AUTO,
  CANVAS,
  Cameras,
  Core,
  Game,
  GameObjects,
  HEADLESS,
  Scale,
  Scene,
  Scenes,
  Textures,
  VERSION,
  WEBGL,
} = Phaser;
