import { loadLater } from '../../src/i18n/words.ts';

// Tests draw every screen at once.
await loadLater();
