/*
 * The parts of Phaser this game uses, in one module: `buildPhaser` bundles it to build/phaser.js, and 'phaser' means
 * that file in the page, the dev server and the tests. The types remain those of the whole package.
 *
 * Write `import * as Phaser from 'phaser'` or `import { Scene } from 'phaser'`; there is no default export. Whatever
 * is not listed here (loader, sound, physics, tilemaps, sprites with animations, input plugins, lights) compiles but
 * is undefined when it runs: add its line here.
 */
import 'phaser/src/gameobjects/container/ContainerFactory.js';
import 'phaser/src/gameobjects/graphics/GraphicsFactory.js';
import 'phaser/src/gameobjects/image/ImageFactory.js';
import 'phaser/src/gameobjects/text/TextFactory.js';

import Scene2D from 'phaser/src/cameras/2d/index.js';
import constants from 'phaser/src/const.js';
import Color from 'phaser/src/display/color/Color.js';
import GetColor from 'phaser/src/display/color/GetColor.js';
import HexStringToColor from 'phaser/src/display/color/HexStringToColor.js';
import IntegerToColor from 'phaser/src/display/color/IntegerToColor.js';
import Interpolate from 'phaser/src/display/color/Interpolate.js';
import ValueToColor from 'phaser/src/display/color/ValueToColor.js';
import Components from 'phaser/src/gameobjects/components/index.js';
import Container from 'phaser/src/gameobjects/container/Container.js';
import GameObjectsEvents from 'phaser/src/gameobjects/events/index.js';
import GameObject from 'phaser/src/gameobjects/GameObject.js';
import Graphics from 'phaser/src/gameobjects/graphics/Graphics.js';
import Image from 'phaser/src/gameobjects/image/Image.js';
import Text from 'phaser/src/gameobjects/text/Text.js';
import GeomCircle from 'phaser/src/geom/circle/Circle.js';
import GeomRectangle from 'phaser/src/geom/rectangle/Rectangle.js';
import MathNamespace from 'phaser/src/math/index.js';

export { default as Game } from 'phaser/src/core/Game.js';
export { default as Core } from 'phaser/src/core/index.js';
export { default as Events } from 'phaser/src/events/index.js';
export { default as BlendModes } from 'phaser/src/renderer/BlendModes.js';
export { default as ScaleModes } from 'phaser/src/renderer/ScaleModes.js';
export { default as TintModes } from 'phaser/src/renderer/TintModes.js';
export { default as Scale } from 'phaser/src/scale/index.js';
export { default as Scenes } from 'phaser/src/scene/index.js';
export { default as Scene } from 'phaser/src/scene/Scene.js';
export { default as Structs } from 'phaser/src/structs/index.js';
export { default as Textures } from 'phaser/src/textures/index.js';
export { default as Time } from 'phaser/src/time/index.js';
export { default as Tweens } from 'phaser/src/tweens/index.js';

export { MathNamespace as Math };
export const Cameras = { Scene2D };
export const Geom = { Circle: GeomCircle, Rectangle: GeomRectangle };
export const Display = {
  Color: Object.assign(Color, { GetColor, HexStringToColor, IntegerToColor, Interpolate, ValueToColor }),
};
export const GameObjects = {
  Components,
  Container,
  Events: GameObjectsEvents,
  GameObject,
  Graphics,
  Image,
  Text,
};
export const { AUTO, CANVAS, HEADLESS, VERSION, WEBGL } = constants;
