import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { TEXTS } from '../../src/embed/texts.ts';
import { DIST, EMBED_FOLDER, fromRoot, ROOT } from '../paths.ts';
import { buildEngine } from './buildEngine.ts';

/** Each in one file: the element, and the worker that it starts when values are wanted. */
const FILES: Readonly<Record<string, string>> = {
  'flipside-board': fromRoot('src', 'embed', 'flipsideBoard.ts'),
  worker: fromRoot('src', 'package', 'worker.ts'),
};

/** The texts of the element are chosen from all texts of the page: only those come into its file. */
const chosenTexts: Plugin = {
  name: 'embed-texts',
  enforce: 'pre',
  load: id => (id.endsWith('/src/embed/texts.ts') ? `export const TEXTS = ${JSON.stringify(TEXTS)};` : null),
};

const oneFile = (name: string, entry: string, folder: string, plugins: Plugin[]): InlineConfig => ({
  plugins: [chosenTexts, ...plugins],
  configFile: false,
  root: ROOT,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: folder,
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry, formats: ['es'], fileName: () => `${name}.js` },
    // Vite itself minifies a library less than others can.
    rollupOptions: { output: { codeSplitting: false, minify: true } },
  },
});

/** Builds `<flipside-board>` and puts the engine's files beside it. */
export const buildEmbed = async (
  folder = join(DIST, EMBED_FOLDER),
  plugins: Plugin[] = [],
): Promise<void> => {
  for (const [name, entry] of Object.entries(FILES)) await build(oneFile(name, entry, folder, plugins));
  copyFileSync(await buildEngine(), join(folder, 'engine.wasm'));
  copyFileSync(fromRoot('public', 'assets', 'flipside.weights'), join(folder, 'flipside.weights'));
};
