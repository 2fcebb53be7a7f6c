/*
 * The parts of Phaser that this game uses, in the order of Phaser's own entry: its modules import one another in
 * circles, and another order (or a bundler that leaves an import out) makes classes extend something not yet defined.
 * For the same reason this is one object in a CommonJS module, which no tree-shaking takes apart.
 *
 * Whatever is not listed (loader, sound, physics, tilemaps, sprites, input plugins, lights, filters) compiles, since
 * the types are those of the whole package, but is undefined when it runs: add its line here.
 */
const constants = require('phaser/src/const.js');

module.exports = {
  ...constants,
  BlendModes: require('phaser/src/renderer/BlendModes.js'),
  Cameras: { Scene2D: require('phaser/src/cameras/2d/index.js') },
  Core: require('phaser/src/core/index.js'),
  Data: require('phaser/src/data/index.js'),
  Display: { Color: require('phaser/src/display/color/index.js') },
  Events: require('phaser/src/events/index.js'),
  Game: require('phaser/src/core/Game.js'),
  GameObjects: {
    DisplayList: require('phaser/src/gameobjects/DisplayList.js'),
    GameObjectCreator: require('phaser/src/gameobjects/GameObjectCreator.js'),
    GameObjectFactory: require('phaser/src/gameobjects/GameObjectFactory.js'),
    UpdateList: require('phaser/src/gameobjects/UpdateList.js'),
    Components: require('phaser/src/gameobjects/components/index.js'),
    Container: require('phaser/src/gameobjects/container/Container.js'),
    Events: require('phaser/src/gameobjects/events/index.js'),
    GameObject: require('phaser/src/gameobjects/GameObject.js'),
    Graphics: require('phaser/src/gameobjects/graphics/Graphics.js'),
    Image: require('phaser/src/gameobjects/image/Image.js'),
    Text: require('phaser/src/gameobjects/text/Text.js'),
    Factories: {
      Container: require('phaser/src/gameobjects/container/ContainerFactory.js'),
      Graphics: require('phaser/src/gameobjects/graphics/GraphicsFactory.js'),
      Image: require('phaser/src/gameobjects/image/ImageFactory.js'),
      Text: require('phaser/src/gameobjects/text/TextFactory.js'),
    },
  },
  Geom: {
    Circle: require('phaser/src/geom/circle/Circle.js'),
    Rectangle: require('phaser/src/geom/rectangle/Rectangle.js'),
  },
  Math: require('phaser/src/math/index.js'),
  Scale: require('phaser/src/scale/index.js'),
  ScaleModes: require('phaser/src/renderer/ScaleModes.js'),
  Scene: require('phaser/src/scene/Scene.js'),
  Scenes: require('phaser/src/scene/index.js'),
  Structs: require('phaser/src/structs/index.js'),
  Textures: require('phaser/src/textures/index.js'),
  Time: require('phaser/src/time/index.js'),
  TintModes: require('phaser/src/renderer/TintModes.js'),
  Tweens: require('phaser/src/tweens/index.js'),
};
