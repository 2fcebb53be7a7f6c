import { build, type Plugin } from 'vite';
import { isNewerThan } from '../freshness.ts';
import { BUILT_PHASER, fromRoot } from '../paths.ts';

const PHASER = fromRoot('node_modules', 'phaser');
const TOOLS = import.meta.dirname;
const ENTRY = fromRoot('tools', 'phaser', 'entry.js');

/** What webpack's DefinePlugin sets in Phaser's own build, and what this game has no use for. */
const FLAGS: Readonly<Record<string, boolean>> = {
  CANVAS_RENDERER: true,
  WEBGL_RENDERER: true,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
  PLUGIN_CAMERA3D: false,
  PLUGIN_FBINSTANT: false,
};

const setFlags = (code: string): string =>
  code.replace(/typeof ([A-Z0-9]+_[A-Z0-9]+)\b/g, (text, flag: string) => String(FLAGS[flag] ?? text));

const phaserFlags = (): Plugin => ({
  name: 'phaser-flags',
  enforce: 'pre',
  transform: (code, id) =>
    id.startsWith(`${PHASER}/src/`) ? { code: setFlags(code), map: null } : undefined,
});

const bundle = async (): Promise<void> => {
  await build({
    configFile: false,
    root: fromRoot(),
    logLevel: 'warn',
    resolve: { alias: [{ find: /^phaser\/src\//, replacement: `${PHASER}/src/` }] },
    plugins: [phaserFlags()],
    build: {
      outDir: fromRoot('build'),
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: false,
      lib: { entry: ENTRY, formats: ['es'], fileName: () => 'phaser.js' },
      rolldownOptions: { output: { generatedCode: { profilerNames: false } } },
    },
  });
};

/** Bundles the used parts of Phaser to build/phaser.js, unless it is there and up to date. */
export const buildPhaser = async (): Promise<void> => {
  if (!isNewerThan(BUILT_PHASER, [TOOLS, `${PHASER}/package.json`])) await bundle();
};
