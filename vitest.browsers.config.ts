import { defineConfig } from 'vitest/config';
import { ROOT } from './tools/paths.ts';

/** `npm run test:browsers`: journeys in browsers of other families, one after the other. */
export default defineConfig({
  root: ROOT,
  test: {
    include: ['test/browsers/*.browsers.ts'],
    setupFiles: ['tools/test/wholeWords.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 1,
  },
});
