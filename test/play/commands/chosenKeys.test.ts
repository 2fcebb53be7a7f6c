import { expect, test } from 'vitest';
import { letterOf } from '../../../src/play/commands/command.ts';
import { type CommandName, commandsWith } from '../../../src/play/commands/commands.ts';
import {
  dropUnsoundKeys,
  judgeKey,
  judgeReset,
  resetKey,
  withKey,
} from '../../../src/play/commands/keyChoice.ts';
import type { ChosenKeys } from '../../../src/store/settings/chosenKeys.ts';
import { createSettingsStore, DEFAULT_SETTINGS, readSettings } from '../../../src/store/settingsStore.ts';

const letters = (chosen: ChosenKeys): Partial<Record<CommandName, string>> =>
  Object.fromEntries(commandsWith(chosen).map(command => [command.name, letterOf(command)]));

test("a chosen key replaces the letter, and the command's other keys stay", () => {
  const undo = commandsWith({ undo: 'ю' }).find(({ name }) => name === 'undo');
  expect(undo?.shortcuts).toEqual([{ key: 'Backspace' }, { key: 'ю' }, { key: 'z', ctrl: true }]);
  expect(letters({ menu: '-' }).menu).toBe('-');
  expect(letters({ hint: '' }).hint).toBeUndefined();
});

test('commands that share a key keep sharing it', () => {
  const { pause, resume } = letters({ pause: 'ö' });
  expect([pause, resume]).toEqual(['ö', 'ö']);
  expect(judgeKey('pause', 'ö', { pass: 'ö' })).toBeUndefined();
});

test.each([
  ['Enter', { type: 'notOneCharacter' }],
  [' ', { type: 'notOneCharacter' }],
  ['\u00ad', { type: 'notOneCharacter' }],
  ['c', { type: 'reserved' }],
  ['4', { type: 'reserved' }],
  ['?', { type: 'reserved' }],
  ['u', { type: 'taken', by: 'undo' }],
  ['v', { type: 'taken', by: 'values' }],
])('"%s" cannot be chosen for a hint, with a reason', (key, trouble) => {
  expect(judgeKey('hint', key, {})).toEqual(trouble);
});

test.each(['ö', 'é', 'щ', 'ｱ', '9', ';', 'q'])('"%s" can be chosen for a hint', key => {
  expect(judgeKey('hint', key, {})).toBeUndefined();
});

test('a key is free once its command has another; then that command cannot simply reset it', () => {
  const moved = withKey({}, 'undo', 'ö');
  expect(judgeKey('hint', 'u', moved)).toBeUndefined();
  const swapped = withKey(moved, 'hint', 'u');
  expect(judgeReset('undo', swapped)).toEqual({ type: 'taken', by: 'hint' });
  expect(judgeReset('undo', resetKey(swapped, 'hint'))).toBeUndefined();
  expect(resetKey(resetKey(swapped, 'hint'), 'undo')).toEqual({});
});

test.each([{ hint: 'c' }, { hint: 'T' }, { hint: 'Enter' }, { hint: '  ' }])(
  'stored keys that nobody could choose fall back, and only they: %j',
  keys => {
    const { settings, broken } = readSettings({ keys, sound: false });
    expect([settings.keys, settings.sound, broken]).toEqual([{}, false, ['keys']]);
  },
);

test.each([{ hint: 'ö', undo: 'ö' }, { hint: 'u' }, { resume: 'ö' }])(
  'of stored keys those that do not fit the table are given up, and no others: %j',
  keys => {
    const store = createSettingsStore({ ...DEFAULT_SETTINGS, keys: { newGame: 'ü', ...keys } });
    expect(dropUnsoundKeys(store)).toBe(true);
    expect(store.getState().keys).toEqual({ newGame: 'ü', ...('undo' in keys && { undo: 'ö' }) });
  },
);

test('stored keys that fit are kept, also those of commands that only another version has', () => {
  const keys = { hint: 'ö', undo: 't', ofALaterVersion: 'x' };
  const store = createSettingsStore({ ...DEFAULT_SETTINGS, keys });
  expect(dropUnsoundKeys(store)).toBe(false);
});
