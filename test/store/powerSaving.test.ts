import { expect, test } from 'vitest';
import { createAppStore } from '../../src/store/appStore.ts';
import { selectSavesPower } from '../../src/store/selectors.ts';
import { DEFAULT_SETTINGS } from '../../src/store/settingsStore.ts';

const app = createAppStore({ width: 800, height: 600 }).getState();

test.each([
  ['off', true, false],
  ['auto', undefined, false],
  ['auto', false, false],
  ['auto', true, true],
  ['on', false, true],
] as const)(
  'with the saver %s and a low battery %s, power is saved: %s',
  (batterySaver, lowBattery, saved) => {
    expect(selectSavesPower({ ...app, lowBattery }, { ...DEFAULT_SETTINGS, batterySaver })).toBe(saved);
  },
);
