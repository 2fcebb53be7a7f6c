import { expect, test } from 'vitest';
import { COLOR_SLOTS } from '../../src/look/colors.ts';
import { THEMES } from '../../src/look/themes.ts';
import { openStorage } from '../../src/store/kept/browserStorage.ts';
import { keepSettings, SETTINGS_KEY } from '../../src/store/kept/keptSettings.ts';
import {
  DEFAULT_SETTINGS,
  FIRST_SETTINGS,
  firstSettings,
  readSettings,
} from '../../src/store/settingsStore.ts';
import { fullStorage, memoryStorage } from '../../testkit/play/playRoom.ts';

const storageWith = (settings: string): Storage => {
  const storage = memoryStorage();
  storage.setItem(SETTINGS_KEY, settings);
  return storage;
};

test('a first visit uses high contrast if the system asks for it, and later visits keep the settings', () => {
  const storage = memoryStorage();
  expect(keepSettings(storage, firstSettings(true)).store.getState().theme).toBe('highContrast');
  storage.setItem(SETTINGS_KEY, JSON.stringify({ version: 1, settings: { theme: 'walnut' } }));
  expect(keepSettings(storage, firstSettings(true)).store.getState().theme).toBe('walnut');
});

test('a first visit has an easy opponent and tips, and the next one finds the same', () => {
  const storage = memoryStorage();
  const { store, broken } = keepSettings(storage);
  expect(store.getState()).toEqual(FIRST_SETTINGS);
  expect([store.getState().levels.flipside, store.getState().tips, broken]).toEqual([1, true, false]);
  storage.setItem('flipside.match.1', '');
  expect(keepSettings(storage).store.getState()).toEqual(FIRST_SETTINGS);
});

test('a returning visitor finds the defaults, without an error', () => {
  const storage = memoryStorage();
  storage.setItem('flipside.match.1', '');
  const { store, broken } = keepSettings(storage);
  expect(store.getState()).toEqual(DEFAULT_SETTINGS);
  expect(broken).toBe(false);
});

test('a changed setting is stored for the next visit', () => {
  const storage = memoryStorage();
  keepSettings(storage).store.setState({ discSize: 'small', opponent: 'bitboard' });
  expect(keepSettings(storage).store.getState()).toEqual({
    ...FIRST_SETTINGS,
    discSize: 'small',
    opponent: 'bitboard',
  });
});

test.each([
  ['side', 'green'],
  ['opponent', 'deep blue'],
  ['levels', { flipside: 13, minimax: 5, bitboard: 1 }],
  ['levels', { flipside: 3, minimax: 10, bitboard: 1 }],
  ['levels', { minimax: 2.5, bitboard: 1 }],
  ['thinkingSeconds', 3],
  ['severalCores', 'all'],
  ['passByHand', 1],
  ['watchSpeed', 'frantic'],
  ['theme', 7],
  ['colors', { ...DEFAULT_SETTINGS.colors, darkSquares: 'url(x)' }],
  ['discSize', 'huge'],
  ['sound', 'yes'],
  ['replyAtOnce', 'often'],
])('only the invalid field %s gets its default', (name, value) => {
  const { settings, broken } = readSettings({ ...DEFAULT_SETTINGS, animation: 'slow', [name]: value });
  expect(broken).toEqual([name]);
  expect(settings).toEqual({ ...DEFAULT_SETTINGS, animation: 'slow' });
});

test.each(['{', '[]', '"text"', 'null', '{"version":99,"settings":{}}', '{"version":1,"settings":"x"}'])(
  'a stored text %s is set aside and reported',
  text => {
    const storage = storageWith(text);
    const { store, broken } = keepSettings(storage);
    expect(broken).toBe(true);
    expect(store.getState()).toEqual(DEFAULT_SETTINGS);
    expect(storage.getItem('flipside.aside.settings')).toBe(text);
  },
);

test('settings from before Flipside existed are read, and keep their opponent', () => {
  const { settings, broken } = readSettings({ opponent: 'minimax', levels: { minimax: 7, bitboard: 1 } });
  expect(broken).toEqual([]);
  expect(settings).toEqual({
    ...DEFAULT_SETTINGS,
    opponent: 'minimax',
    levels: { ...DEFAULT_SETTINGS.levels, minimax: 7 },
  });
});

test('settings follow changes in another tab', () => {
  const { store, follow } = keepSettings(memoryStorage());
  follow(JSON.stringify({ version: 1, settings: { sound: false } }));
  expect(store.getState().sound).toBe(false);
});

test.each(['{', '{"version":2,"settings":{"sound":true}}'])(
  'settings ignore %s from another tab, and do not overwrite it',
  text => {
    const storage = memoryStorage();
    const { store, follow } = keepSettings(storage);
    store.setState({ sound: false });
    storage.setItem(SETTINGS_KEY, text);
    follow(text);
    expect([store.getState().sound, storage.getItem(SETTINGS_KEY)]).toEqual([false, text]);
  },
);

test('refused storage is replaced by storage in memory', () => {
  const { storage, state } = openStorage(() => {
    throw new Error('SecurityError');
  });
  storage.setItem('key', 'value');
  expect([state, storage.getItem('key'), storage.length, storage.key(0)]).toEqual(['off', 'value', 1, 'key']);
});

test('full storage can still be read', () => {
  const settings = JSON.stringify({ version: 1, settings: { discSize: 'small' } });
  const opened = openStorage(() => fullStorage(storageWith(settings)));
  expect(opened.state).toBe('full');
  expect(keepSettings(opened.storage).store.getState().discSize).toBe('small');
});

test('invalid settings in full storage are still reported', () => {
  const { store, broken } = keepSettings(fullStorage(storageWith('{')));
  expect([broken, store.getState()]).toEqual([true, DEFAULT_SETTINGS]);
});

test('the first theme is read under its former name', () => {
  const { settings, broken } = readSettings({ theme: 'document' });
  expect([settings.theme, broken]).toEqual(['classic', []]);
  expect(readSettings({ theme: 'nothing' }).broken).toEqual(['theme']);
});

test('colors from before Connect Four existed are read, and completed from their theme', () => {
  const { walnut } = THEMES;
  const own = Object.fromEntries(COLOR_SLOTS.map(slot => [slot, '#123456']));
  const { settings, broken } = readSettings({ theme: 'walnut', colors: own });
  expect(broken).toEqual([]);
  expect(settings.colors).toEqual({ ...walnut.colors, ...own });
});

test('settings of a newer version are exported and imported with the others', () => {
  const written = { version: 1, settings: { theme: 'walnut', glow: { deep: 1 } }, more: 2 };
  const { pack } = keepSettings(storageWith(JSON.stringify(written)));
  expect(pack()).toMatchObject(written);
  const storage = storageWith(JSON.stringify({ version: 1, settings: { theme: 'dark', other: 3 } }));
  expect(keepSettings(storage).graft(pack())).toBe(true);
  expect(JSON.parse(storage.getItem(SETTINGS_KEY) ?? '')).toMatchObject({
    settings: { glow: { deep: 1 }, other: 3 },
    more: 2,
  });
});
