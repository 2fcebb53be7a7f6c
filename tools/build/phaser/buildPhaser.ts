import { build } from 'vite';
import { BUILT_PHASER, fromRoot } from '../../paths.ts';
import { buildAside } from '../buildAside.ts';
import { CHECKS } from '../checks.ts';
import { isNewerThan } from '../freshness.ts';
import { phaserCuts } from './cuts.ts';

const PHASER = fromRoot('node_modules', 'phaser');
const RECIPE = import.meta.dirname;

const bundle = (folder: string): Promise<unknown> =>
  build({
    configFile: false,
    root: fromRoot(),
    logLevel: 'warn',
    resolve: { alias: [{ find: /^phaser\/src\//, replacement: `${PHASER}/src/` }] },
    plugins: [phaserCuts()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: false,
      rollupOptions: { checks: CHECKS },
      lib: {
        entry: fromRoot('tools', 'build', 'phaser', 'entry.js'),
        formats: ['es'],
        fileName: () => 'phaser.js',
      },
    },
  });

/** Bundles the used parts of Phaser into build/phaser.js, unless it is up to date. */
export const buildPhaser = async (): Promise<void> => {
  if (!isNewerThan(BUILT_PHASER, [RECIPE, `${PHASER}/package.json`])) await buildAside(BUILT_PHASER, bundle);
};
