import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { mutant } from './tools/mutate/mutant.ts';
import { BUILT_PHASER, COMPILED } from './tools/paths.ts';
import { chosenGroups, groupsNamed, unitPatterns } from './tools/test/testGroups.ts';

const groups = chosenGroups(groupsNamed(process.argv));
const HOUR_MILLISECONDS = 3_600_000;
/** Ends a test that hangs; one that works may take this long on a slow and busy machine. */
const PATIENCE_MILLISECONDS = 120_000;

/** Documents are built and dropped by the thousand: to collect them less often saves a tenth of the time. */
const FEW_COLLECTIONS = ['--max-semi-space-size=64'];

const base = {
  assetsInclude: ['**/*.book'],
  resolve: { alias: [{ find: /^phaser$/, replacement: BUILT_PHASER }] },
  plugins: mutant(),
};

const shared = {
  setupFiles: ['tools/test/phaserMocks.ts', 'tools/test/wholeWords.ts'],
  testTimeout: groups.includes('slow') ? HOUR_MILLISECONDS : PATIENCE_MILLISECONDS,
  hookTimeout: PATIENCE_MILLISECONDS,
  server: {
    deps: {
      // Node loads Phaser as it is: 3 MB are not worth a transform in every test file.
      external: [BUILT_PHASER],
      // Elsewhere Node would pick the packages' builds for servers, which know no DOM, or no exports by name.
      inline: [/\/node_modules\/(gifenc|lit|lit-html|lit-element|@lit|vanilla-colorful)\//],
    },
  },
};

const server = {
  ...shared,
  setupFiles: [...shared.setupFiles, 'test/server/kit/nodeSockets.ts'],
  globalSetup: ['tools/test/prepareServer.ts'],
};
const quick = groups.filter(group => group === 'quick');
const others = groups.filter(group => group !== 'quick');

export default defineConfig({
  ...base,
  test: {
    globalSetup: ['tools/test/prepareTests.ts'],
    maxWorkers: availableParallelism(),
    // Compiled modules are kept between runs, and shared by the projects.
    experimental: { fsModuleCache: true, fsModuleCachePath: COMPILED },
    // One after the other, since a process is only kept for files of the same kind.
    projects: [
      // To start a process and load the server for each file would take twice as long as the tests themselves.
      {
        ...base,
        test: {
          ...server,
          name: 'server',
          include: [...unitPatterns('test/server', quick)],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      // A process for each file: floods, kills and clocks that jump are not for others to notice.
      {
        ...base,
        test: {
          ...server,
          name: 'server at length',
          include: [...unitPatterns('test/server', others)],
          sequence: { groupOrder: 1 },
        },
      },
      // Two thirds of the time would go into loading the same modules and documents for every file.
      {
        ...base,
        test: {
          ...shared,
          name: 'page',
          include: [...unitPatterns('test/ui', groups), ...unitPatterns('test/scenes', groups)],
          environment: 'jsdom',
          isolate: false,
          execArgv: FEW_COLLECTIONS,
          sequence: { groupOrder: 2 },
        },
      },
      {
        ...base,
        test: {
          ...shared,
          name: 'the rest',
          include: [...unitPatterns('test', groups)],
          exclude: ['e2e', 'server', 'ui', 'scenes'].map(room => `test/${room}/**`),
          isolate: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
