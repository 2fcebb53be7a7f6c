import { loadLater } from '../../src/i18n/words.ts';

// Tests render every screen immediately.
await loadLater();
