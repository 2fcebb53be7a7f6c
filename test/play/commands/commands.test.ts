import { expect, test } from 'vitest';
import { isCharacterKey, type Shortcut } from '../../../src/play/commands/command.ts';
import { COMMANDS, type Command, commandsOnBoard, keyNameOf } from '../../../src/play/commands/commands.ts';
import { isReservedKey } from '../../../src/store/settings/chosenKeys.ts';
import { GAME_KINDS, type GameKind } from '../../../src/store/stores.ts';
import { BUTTON_ORDER } from '../../../src/ui/board/toolbar/toolbarOrder.ts';
import { begun } from '../../../testkit/play/playRoom.ts';

const keyText = ({ key, ctrl, shift, alt }: Shortcut): string =>
  [ctrl && 'ctrl', shift && 'shift', alt && 'alt', key].filter(Boolean).join('+');

/** Commands that share a key on purpose, since they never apply at the same time. */
const NEVER_AT_ONCE = [
  ['pause', 'pass'],
  ['resume', 'pass'],
  ['playReplay', 'pass'],
  ['pauseReplay', 'pass'],
  ['offerRematch', 'redo'],
];
const areNeverAtOnce = (one: Command, other: Command): boolean =>
  keyNameOf(one) === keyNameOf(other) ||
  NEVER_AT_ONCE.some(pair => pair.includes(one.name) && pair.includes(other.name));

const commandsOf = (kind: GameKind): readonly Command[] =>
  COMMANDS.filter(({ game = kind }) => [game].flat().includes(kind));

test.each(GAME_KINDS)('no two commands of the %s kind of game have the same key', kind => {
  const commands = commandsOf(kind);
  const twice = commands.flatMap((one, index) =>
    commands.slice(index + 1).flatMap(other =>
      areNeverAtOnce(one, other)
        ? []
        : one.shortcuts
            .map(keyText)
            .filter(key => other.shortcuts.map(keyText).includes(key))
            .map(key => `${key}: ${one.name}, ${other.name}`),
    ),
  );
  expect(twice).toEqual([]);
});

test('no command uses a key that selects squares', () => {
  const taken = COMMANDS.filter(({ shortcuts }) =>
    shortcuts.some(shortcut => isCharacterKey(shortcut) && isReservedKey(shortcut.key)),
  );
  expect(taken.map(({ name }) => name)).toEqual([]);
});

test('each command with a button has exactly one place in the button order', () => {
  const shown = COMMANDS.filter(({ icon }) => icon !== undefined).map(({ name }) => name);
  const places: readonly string[] = BUTTON_ORDER;
  expect(shown.filter(name => places.filter(place => place === name).length !== 1)).toEqual([]);
  expect(new Set(places).size).toBe(places.length);
});

test('a command has the key that it shares', () => {
  for (const { name, shortcuts, sharesKeyOf } of COMMANDS.filter(one => one.sharesKeyOf !== undefined)) {
    const other = COMMANDS.find(one => one.name === sharesKeyOf);
    expect([name, other?.shortcuts]).toEqual([name, shortcuts]);
  }
});

test('each command with a button also has a key, which the list of keys names', () => {
  const withoutKey = COMMANDS.filter(({ icon, shortcuts }) => icon !== undefined && shortcuts.length === 0);
  expect(withoutKey.map(({ name }) => name)).toEqual([]);
});

test('nobody looks back during a game', () => {
  expect(commandsOnBoard(begun().play).map(({ name }) => name)).not.toContain('lookBack');
});
