import type { Plugin } from 'vite';

/** Flags that Phaser's own build sets with webpack's DefinePlugin, with features off that this game does not use. */
const FLAGS: Readonly<Record<string, boolean>> = {
  CANVAS_RENDERER: true,
  WEBGL_RENDERER: true,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
};

/** Nodes of the WebGL renderer that only game objects and filters outside `namespace.cjs` use. */
const UNUSED_NODE = /(Filter(?!Blend|Mask)|PointLight|Strip|Tile(?!Sprite)|MeshToQuad)/;

const setFlags = (code: string): string =>
  code.replace(/typeof ([A-Z0-9]+_[A-Z0-9]+)\b/g, (text, flag: string) => String(FLAGS[flag] ?? text));

const leftOut = (name: string): string =>
  `function () { throw new Error('${name} is left out of this Phaser: see tools/build/phaser/cuts.ts'); }`;

const cutNodes = (code: string): string =>
  code.replace(/require\('\.\/(?:\w+\/)?(\w+)'\)/g, (text, name: string) =>
    UNUSED_NODE.test(name) && !name.startsWith('Base') ? leftOut(name) : text,
  );

/** This file needs two event names but imports the whole renderer: a cycle that keeps everything in the bundle. */
const cutCircle = (code: string): string =>
  code.replace("require('../../../renderer')", "{ Events: require('../../events') }");

const CUTS: Readonly<Record<string, (code: string) => string>> = {
  'renderNodes/RenderNodeManager.js': cutNodes,
  'renderNodes/BatchHandler.js': cutCircle,
};

const cut = (code: string, id: string): string => {
  const [file, change] = Object.entries(CUTS).find(([name]) => id.endsWith(name)) ?? [];
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
