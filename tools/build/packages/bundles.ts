import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { TEXTS } from '../../../src/embed/texts.ts';
import { mapRecord } from '../../../src/game/record.ts';
import { REVIEW_TEXTS } from '../../../src/package/reviewTexts.ts';
import { fromRoot, ROOT } from '../../paths.ts';
import { CHECKS } from '../checks.ts';

const source = (room: string, name: string): string => fromRoot('src', room, `${name}.ts`);

interface Bundle {
  readonly entry: string;
  readonly folder: string;
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly isMinified?: boolean;
  /** Whether what is imported only when it is needed gets files of its own. */
  readonly isSplit?: boolean;
  readonly plugins?: readonly Plugin[];
}

const KEYS = [...new Set(Object.values(TEXTS).flatMap(texts => Object.keys(texts)))];

/** The texts of the element are chosen from all texts of the page: only those come into its file, and their keys only once. */
const chosenTexts: Plugin = {
  name: 'embed-texts',
  enforce: 'pre',
  load: id => {
    if (!id.endsWith('/src/embed/texts.ts')) return null;
    const rows = mapRecord(TEXTS, texts => KEYS.map(key => texts[key] ?? 0));
    return `const keys = ${JSON.stringify(KEYS)};
      const rows = ${JSON.stringify(rows)};
      export const TEXTS = {};
      for (const [language, texts] of Object.entries(rows))
        TEXTS[language] = Object.fromEntries(texts.map((text, at) => [keys[at], text]).filter(([, text]) => text !== 0));`;
  },
};

/** The few texts of reviews, chosen from all English ones. */
const reviewTexts: Plugin = {
  name: 'review-texts',
  enforce: 'pre',
  load: id =>
    id.endsWith('/src/package/reviewTexts.ts')
      ? `export const REVIEW_TEXTS = ${JSON.stringify(REVIEW_TEXTS)};`
      : null,
};

const shared = (folder: string): InlineConfig => ({
  configFile: false,
  root: ROOT,
  publicDir: false,
  logLevel: 'warn',
  assetsInclude: ['**/*.book'],
  build: { outDir: folder, emptyOutDir: false, target: 'es2022' },
});

/** A module for every machine: addresses beside it stay as they are written, for other people's bundlers. */
const bundle = async ({ entry, folder, name, isMinified = false, isSplit = false, plugins = [] }: Bundle) => {
  const config = shared(folder);
  await build({
    ...config,
    plugins: [...plugins],
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ...config.build,
      ssr: true,
      minify: isMinified,
      rollupOptions: {
        checks: CHECKS,
        input: entry,
        external: [/^node:/],
        output: {
          entryFileNames: `${name}.js`,
          chunkFileNames: '[name].js',
          codeSplitting: isSplit,
          comments: false,
        },
      },
    },
  });
};

/** A room's file as one module, `index.js`. */
export const bundleRoom = (name: string, folder: string, isSplit = false): Promise<void> =>
  bundle({ entry: source('package', name), folder, name: 'index', isSplit });

/** The engine for pages, `index.js`, and its worker: each is one file. */
export const bundlePageEngine = async (folder: string): Promise<void> => {
  await bundle({ entry: source('package', 'engineBrowser'), folder, name: 'index', plugins: [reviewTexts] });
  await bundle({ entry: source('package', 'worker'), folder, name: 'worker', isMinified: true });
};

/** The engine for Node, and its worker. */
export const bundleNodeEngine = async (folder: string): Promise<void> => {
  await bundle({ entry: source('package', 'engineNode'), folder, name: 'node', plugins: [reviewTexts] });
  await bundle({ entry: source('package', 'workerNode'), folder, name: 'workerNode', isMinified: true });
};

/** A file of the room `embed` for pages, small. */
export const bundleElement = async (
  entry: string,
  folder: string,
  plugins: readonly Plugin[] = [],
  name = 'flipside-board',
): Promise<void> => {
  const config = shared(folder);
  await build({
    ...config,
    plugins: [chosenTexts, ...plugins],
    // Whoever builds it, a test as well: the parts of lit for production.
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      ...config.build,
      lib: { entry, formats: ['es'], fileName: () => `${name}.js` },
      // Vite itself minifies a library less than others can.
      rollupOptions: { checks: CHECKS, output: { codeSplitting: false, minify: true, comments: false } },
    },
  });
};

export const elementSource = (name: string): string => join(source('embed', name));
