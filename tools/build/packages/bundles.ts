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
  /** The name of the file, without its extension. */
  readonly name: string;
  readonly isMinified?: boolean;
  /** Whether dynamic imports get files of their own. */
  readonly isSplit?: boolean;
  readonly plugins?: readonly Plugin[];
}

const KEYS = [...new Set(Object.values(TEXTS).flatMap(texts => Object.keys(texts)))];

/** Bundles only the texts that the element needs, with each key once. */
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

/** Bundles only the texts of reviews, in English. */
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

/** Bundles a module for all platforms: relative URLs stay as written, for the user's bundler. */
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

/** Bundles a file of `src/package` as one module, `index.js`. */
export const bundleRoom = (name: string, folder: string, isSplit = false): Promise<void> =>
  bundle({ entry: source('package', name), folder, name: 'index', isSplit });

/** Bundles the engine for pages, `index.js`, and its worker, one file each. */
export const bundlePageEngine = async (folder: string): Promise<void> => {
  await bundle({ entry: source('package', 'engineBrowser'), folder, name: 'index', plugins: [reviewTexts] });
  await bundle({ entry: source('package', 'worker'), folder, name: 'worker', isMinified: true });
};

/** Bundles the engine for Node, and its worker. */
export const bundleNodeEngine = async (folder: string): Promise<void> => {
  await bundle({ entry: source('package', 'engineNode'), folder, name: 'node', plugins: [reviewTexts] });
  await bundle({ entry: source('package', 'workerNode'), folder, name: 'workerNode', isMinified: true });
};

/** Bundles a file of `src/embed` for pages, minified. */
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
    // Always the production build of lit, even when a test builds it.
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      ...config.build,
      lib: { entry, formats: ['es'], fileName: () => `${name}.js` },
      // Vite's own minification of libraries is less effective.
      rollupOptions: { checks: CHECKS, output: { codeSplitting: false, minify: true, comments: false } },
    },
  });
};

/** Bundles what stands for the element where there is no page. */
export const bundleServerBoard = (folder: string): Promise<void> =>
  bundle({ entry: source('package', 'boardOnServer'), folder, name: 'server' });

export const elementSource = (name: string): string => join(source('embed', name));
