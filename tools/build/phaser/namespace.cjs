/*
 * The parts of Phaser that this game uses, in the order of Phaser's own entry: its modules import one another in
 * circles, and another order (or a bundler that leaves an import out) makes classes extend something not yet defined.
 * For the same reason this is one object in a CommonJS module, which no tree-shaking takes apart.
 *
 * Whatever is not listed (loader, sound, physics, tilemaps, sprites, texts, tweens, timers, input, lights, filters) compiles,
 * since the types are those of the whole package, but is undefined when it runs: add its line here.
 */
const constants = require('phaser/src/const.js');

module.exports = {
  ...constants,
  Cameras: { Scene2D: { CameraManager: require('phaser/src/cameras/2d/CameraManager.js') } },
  Core: { Events: require('phaser/src/core/events/index.js') },
  // Registers the event plugin of scenes.
  Events: require('phaser/src/events/EventEmitter.js'),
  Game: require('phaser/src/core/Game.js'),
  GameObjects: {
    DisplayList: require('phaser/src/gameobjects/DisplayList.js'),
    GameObjectCreator: require('phaser/src/gameobjects/GameObjectCreator.js'),
    GameObjectFactory: require('phaser/src/gameobjects/GameObjectFactory.js'),
    UpdateList: require('phaser/src/gameobjects/UpdateList.js'),
    Container: require('phaser/src/gameobjects/container/Container.js'),
    GameObject: require('phaser/src/gameobjects/GameObject.js'),
    Graphics: require('phaser/src/gameobjects/graphics/Graphics.js'),
    Image: require('phaser/src/gameobjects/image/Image.js'),
    Factories: {
      Container: require('phaser/src/gameobjects/container/ContainerFactory.js'),
      Graphics: require('phaser/src/gameobjects/graphics/GraphicsFactory.js'),
      Image: require('phaser/src/gameobjects/image/ImageFactory.js'),
    },
  },
  Scale: require('phaser/src/scale/index.js'),
  Scene: require('phaser/src/scene/Scene.js'),
  Scenes: require('phaser/src/scene/index.js'),
  Textures: { TextureManager: require('phaser/src/textures/TextureManager.js') },
};
