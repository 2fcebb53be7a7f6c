import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { COMPILED } from '../tools/paths.ts';
import { groupsNamed, unitPatterns } from '../tools/test/testGroups.ts';

const HOUR_MILLISECONDS = 3_600_000;

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: [...unitPatterns('test', groupsNamed(process.argv))],
    testTimeout: HOUR_MILLISECONDS,
    isolate: false,
    experimental: { fsModuleCache: true, fsModuleCachePath: join(COMPILED, 'workshop') },
  },
});
