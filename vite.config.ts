import { defineConfig } from 'vite';
import { ISOLATION_HEADERS } from './server/web/headers.ts';
import { CHECKS } from './tools/build/checks.ts';
import { customMedia } from './tools/build/customMedia.ts';
import { firstPaint, pagePolicy } from './tools/build/firstPaint.ts';
import { manifests } from './tools/build/manifests.ts';
import { TARGETS } from './tools/build/targets.ts';
import { BUILT_PHASER, BUNDLE_FOLDER, DIST, ROOT } from './tools/paths.ts';

export default defineConfig({
  root: ROOT,
  base: './',
  plugins: [firstPaint(), pagePolicy(), manifests(), customMedia()],
  resolve: {
    alias: [
      { find: /^phaser$/, replacement: BUILT_PHASER },
      // The page has templates and no elements of its own.
      { find: /^lit$/, replacement: 'lit/html.js' },
    ],
  },
  build: {
    target: TARGETS,
    outDir: DIST,
    assetsDir: BUNDLE_FOLDER,
    chunkSizeWarningLimit: 2000,
    // Asks for the first piece at once, not only when the script that imports it has come.
    modulePreload: { polyfill: false },
    rollupOptions: {
      checks: CHECKS,
      // What a first visit needs stays in one piece, although parts that come later use it too: two dozen small pieces would
      // be compressed one by one.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  worker: { format: 'es' },
  server: { headers: ISOLATION_HEADERS },
});
