import { defineConfig } from 'vitest/config';
import { BUILT_PHASER } from './tools/paths.ts';
import { chosenGroups, unitPatterns } from './tools/test/testGroups.ts';

const groups = chosenGroups();
const HOUR_MILLISECONDS = 3_600_000;

export default defineConfig({
  resolve: { alias: [{ find: /^phaser$/, replacement: BUILT_PHASER }] },
  test: {
    include: [...unitPatterns(groups)],
    exclude: ['test/e2e/**'],
    setupFiles: ['tools/test/phaserMocks.ts'],
    globalSetup: ['tools/test/prepareTests.ts'],
    testTimeout: groups.includes('slow') ? HOUR_MILLISECONDS : 60_000,
    // A server of its own takes its time to start where the machine is busy.
    hookTimeout: 60_000,
    server: {
      deps: {
        // Node loads Phaser as it is: 3 MB are not worth a transform in every test file.
        external: [BUILT_PHASER],
        // Elsewhere Node would pick the packages' builds for servers, which know no DOM.
        inline: [/\/node_modules\/(lit|lit-html|lit-element|@lit|vanilla-colorful)\//],
      },
    },
  },
});
