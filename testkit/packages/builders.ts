import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import type { Installed } from './installed.ts';
import { outsideTools } from './outsideTools.ts';

/** Builds the page with the program `main.js` in the folder, into `folder/out`. */
type Builder = (installed: Installed, folder: string) => Promise<void> | void;

const PACKAGES = ['game', 'formats', 'engine', 'openings', 'board'] as const;
const ENGINE_FILES = ['worker.js', 'engine.wasm', 'flipside.weights'];

const page = (head: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Somebody's page</title>${head}</html>`;

const writePage = (folder: string, script: string, more = ''): void => {
  mkdirSync(join(folder, 'out'), { recursive: true });
  writeFileSync(
    join(folder, 'out', 'index.html'),
    page(`${more}<script type="module" src="${script}"></script>`),
  );
};

const runTool = (folder: string, code: string): void => {
  const script = join(folder, 'build.mjs');
  writeFileSync(script, code);
  execFileSync(process.execPath, [script], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
};

const withTools = (folder: string): string => {
  const tools = join(outsideTools(), 'node_modules');
  symlinkSync(tools, join(folder, 'tools'));
  return './tools';
};

const rollup = (folder: string, plugins: string): void => {
  const tools = withTools(folder);
  runTool(
    folder,
    `import { rollup } from '${tools}/rollup/dist/es/rollup.js';
    import { nodeResolve } from '${tools}/@rollup/plugin-node-resolve/dist/es/index.js';
    import { importMetaAssets } from '${tools}/@web/rollup-plugin-import-meta-assets/index.mjs';
    const bundle = await rollup({ input: 'main.js', plugins: [nodeResolve({ browser: true }), ${plugins}] });
    await bundle.write({ dir: 'out', format: 'es' });`,
  );
  writePage(folder, 'main.js');
};

const copyEngine = ({ folder }: Installed, to: string): void => {
  for (const name of ENGINE_FILES)
    copyFileSync(join(folder, 'node_modules', '@flipside', 'engine', name), join(to, 'out', name));
};

/** The common ways of building a page. */
export const BUILDERS: Readonly<Record<string, Builder>> = {
  Vite: async (_, folder) => {
    writeFileSync(join(folder, 'index.html'), page('<script type="module" src="./main.js"></script>'));
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      base: './',
      build: { outDir: 'out' },
    });
  },
  webpack: (_, folder) => {
    const tools = withTools(folder);
    runTool(
      folder,
      `import webpack from '${tools}/webpack/lib/index.js';
      const options = { mode: 'production', context: process.cwd(), entry: './main.js', output: { path: process.cwd() + '/out' }, performance: false };
      webpack(options, (error, stats) => {
        if (error || stats.hasErrors() || stats.hasWarnings()) throw error ?? new Error(stats.toString());
      });`,
    );
    writePage(folder, 'main.js');
  },
  'Rollup with a plugin for files': (_, folder) => rollup(folder, 'importMetaAssets()'),
  'Rollup and files copied beside it': (installed, folder) => {
    rollup(folder, '');
    copyEngine(installed, folder);
  },
  'esbuild and files copied beside it': (installed, folder) => {
    const tools = withTools(folder);
    runTool(
      folder,
      `import { build } from '${tools}/esbuild/lib/main.js';
      await build({ entryPoints: ['main.js'], bundle: true, format: 'esm', splitting: true, outdir: 'out' });`,
    );
    writePage(folder, 'main.js');
    copyEngine(installed, folder);
  },
  'no bundler, by an import map': ({ folder: from }, folder) => {
    const entries = {
      game: 'index.js',
      formats: 'index.js',
      engine: 'index.js',
      openings: 'index.js',
      board: 'flipside-board.js',
    };
    const imports = Object.fromEntries(
      PACKAGES.map(name => [`@flipside/${name}`, `./packages/${name}/${entries[name]}`]),
    );
    writePage(folder, 'main.js', `<script type="importmap">${JSON.stringify({ imports })}</script>`);
    cpSync(join(from, 'node_modules', '@flipside'), join(folder, 'out', 'packages'), { recursive: true });
    copyFileSync(join(folder, 'main.js'), join(folder, 'out', 'main.js'));
  },
};
