/*
 * What 'phaser' means in the page, the dev server and the tests, once `buildPhaser` has bundled it to build/phaser.js.
 * Write `import * as Phaser from 'phaser'` or `import { Scene } from 'phaser'`; there is no default export.
 */
import Phaser from './namespace.cjs';

export const {
  AUTO,
  BlendModes,
  CANVAS,
  Cameras,
  Core,
  Display,
  Events,
  Game,
  GameObjects,
  Geom,
  HEADLESS,
  Math: PhaserMath,
  Scale,
  ScaleModes,
  Scene,
  Scenes,
  Structs,
  Textures,
  Time,
  TintModes,
  Tweens,
  VERSION,
  WEBGL,
} = Phaser;
export { PhaserMath as Math };
