import { defineConfig } from 'vite';
import { ISOLATION_HEADERS } from './server/web/headers.ts';
import { customMedia } from './tools/build/customMedia.ts';
import { firstPaint } from './tools/build/firstPaint.ts';
import { BUILT_PHASER, BUNDLE_FOLDER, DIST, ROOT } from './tools/paths.ts';

export default defineConfig({
  root: ROOT,
  base: './',
  plugins: [firstPaint(), customMedia()],
  resolve: { alias: [{ find: /^phaser$/, replacement: BUILT_PHASER }] },
  build: {
    target: 'es2022',
    outDir: DIST,
    assetsDir: BUNDLE_FOLDER,
    chunkSizeWarningLimit: 2000,
    // What is loaded later comes in one piece each: there is nothing to load ahead of it.
    modulePreload: false,
    // A slow machine is no defect of the build.
    rollupOptions: { checks: { bundlerTimings: false } },
  },
  worker: { format: 'es' },
  server: { headers: ISOLATION_HEADERS },
});
