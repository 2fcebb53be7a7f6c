import { defineConfig } from 'vitest/config';

const slow = process.env['FLIPSIDE_SLOW'] === '1';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts', ...(slow ? ['test/**/*.slow.ts'] : [])],
    exclude: ['test/e2e/**'],
    testTimeout: slow ? 3_600_000 : 30_000,
  },
});
