import { createRequire } from 'node:module';

// Phaser's own mocks of canvases and images for jsdom; they must be loaded before Phaser.
if (typeof document !== 'undefined')
  createRequire(import.meta.url)('../../node_modules/phaser/tests/setup.js');
