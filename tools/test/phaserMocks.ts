import { createRequire } from 'node:module';

// In jsdom, Phaser's own mocks of canvases and images; they have to be there before Phaser is imported.
if (typeof document !== 'undefined')
  createRequire(import.meta.url)('../../node_modules/phaser/tests/setup.js');
