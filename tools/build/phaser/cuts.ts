import type { Plugin } from 'vite';
import { mapRecord } from '../../../src/game/record.ts';

/** Flags that Phaser's own build sets with webpack's DefinePlugin, with unused features off. */
const FLAGS: Readonly<Record<string, boolean>> = {
  CANVAS_RENDERER: false,
  WEBGL_RENDERER: true,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
};

/**
 * Unused imports of Phaser's files, by the name of the importing file. Using one throws an error, except
 * those in `IDLE`.
 */
const LEFT_OUT: Readonly<Record<string, RegExp>> = {
  'core/Game.js': /^(AnimationManager|InputManager|CreateDOMContainer|DebugHeader)$/,
  // Nodes of the WebGL renderer that only unused game objects, masks and filters need.
  'renderNodes/RenderNodeManager.js': /Filter|PointLight|Strip|Tile|MeshToQuad|DynamicTexture/,
  'components/FilterList.js': /^(?!Class$)/,
  'components/index.js': /^PathFollower$/,
  'textures/TextureManager.js': /^(DynamicTexture|TileSprite)$/,
  'parsers/index.js': /^(?!Canvas|Image)/,
};

/** Parts that Phaser creates although the game never uses them, replaced by stubs: the body of each constructor. */
const IDLE: Readonly<Record<string, string>> = {
  AnimationManager: '',
  InputManager: '',
  CreateDOMContainer: '',
  DebugHeader: '',
  TileSprite: 'this.setOrigin = function () { return this; }; this.destroy = function () {};',
};

const REQUIRED = /require\('((?:\.{1,2}\/)[\w./]+)'\)/g;

const nameOf = (path: string): string => path.replace(/\/$/, '').replace(/^.*\//, '').replace(/\.js$/, '');

const unusable = (name: string): string =>
  `throw new Error('${name} is left out of this Phaser: see tools/build/phaser/cuts.ts');`;

const replacementOf = (name: string): string => `(function () { ${IDLE[name] ?? unusable(name)} })`;

const setFlags = (code: string): string =>
  code.replace(/typeof ([A-Z0-9]+_[A-Z0-9]+)\b/g, (text, flag: string) => String(FLAGS[flag] ?? text));

const leaveOut =
  (unused: RegExp) =>
  (code: string): string =>
    code.replace(REQUIRED, (text, path: string) =>
      unused.test(nameOf(path)) ? replacementOf(nameOf(path)) : text,
    );

/** This file needs two event names but imports the whole renderer: a cycle that keeps everything in the bundle. */
const cutCircle = (code: string): string =>
  code.replace("require('../../../renderer')", "{ Events: require('../../events') }");

/** This file needs random numbers but imports all of Phaser's math. */
const cutMathematics = (code: string): string =>
  code.replace(
    "require('../math/')",
    "{ RandomDataGenerator: require('../math/random-data-generator/RandomDataGenerator') }",
  );

/**
 * We use no compressed textures: checking each format costs a round trip to the GPU before the first frame.
 */
const cutCompression = (code: string): string =>
  code.replaceAll('this.compression = this.getCompressedTextures();', 'this.compression = {};');

const CUTS: Readonly<Record<string, (code: string) => string>> = {
  ...mapRecord(LEFT_OUT, leaveOut),
  'renderNodes/BatchHandler.js': cutCircle,
  'core/Config.js': cutMathematics,
  'webgl/WebGLRenderer.js': cutCompression,
};

const cut = (code: string, id: string): string => {
  const [file, change] = Object.entries(CUTS).find(([name]) => id.endsWith(`/${name}`)) ?? [];
  if (change === undefined) return code;
  const changed = change(code);
  if (changed === code)
    throw new Error(`Phaser's ${file} is not what tools/build/phaser/cuts.ts was written for`);
  return changed;
};

export const phaserCuts = (): Plugin => ({
  name: 'phaser-cuts',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/node_modules/phaser/src/') ? { code: cut(setFlags(code), id), map: null } : undefined,
});
