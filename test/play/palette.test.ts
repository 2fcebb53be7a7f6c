import { expect, test } from 'vitest';
import { styleOf } from '../../src/look/style/boardStyle.ts';
import { DEFAULT_COLORS, THEMES } from '../../src/look/themes.ts';
import { openRoom } from '../../testkit/play/playRoom.ts';

const opened = () => {
  const room = openRoom();
  room.play.openColors();
  return room;
};

test('colors being tried out are not applied', () => {
  const { play, stores } = opened();
  play.draftColor('blackDiscs', '#123456');
  expect(stores.app.getState().draft?.colors.blackDiscs).toBe('#123456');
  expect(stores.settings.getState().colors).toEqual(DEFAULT_COLORS);
});

test('applied colors become the settings and the menu comes back', () => {
  const { play, stores } = opened();
  play.draftTheme('walnut');
  play.draftColor('blackDiscs', '#123456');
  play.applyDraft();
  expect(stores.settings.getState()).toMatchObject({
    theme: 'walnut',
    colors: { ...THEMES.walnut.colors, blackDiscs: '#123456' },
  });
  expect(stores.app.getState()).toMatchObject({ screen: 'menu', draft: undefined });
});

test('cancel leaves the settings as they were', () => {
  const { play, stores } = opened();
  play.draftTheme('night');
  play.cancelDraft();
  expect(stores.settings.getState().colors).toEqual(DEFAULT_COLORS);
});

test('reset puts the default colors back', () => {
  const { play, stores } = opened();
  play.draftTheme('slate');
  play.draftColor('whiteMarks', '#ff0000');
  play.resetDraft();
  expect(stores.app.getState().draft).toEqual({ ...styleOf('classic'), colors: DEFAULT_COLORS });
});

test('the disc size is a toggle', () => {
  const { play, stores } = opened();
  play.toggleDiscSize();
  expect(stores.settings.getState().discSize).toBe('small');
  play.toggleDiscSize();
  expect(stores.settings.getState().discSize).toBe('large');
});

test.each([
  [0, 3],
  [13, 3],
  [12, 12],
])('a level outside its range is ignored (%i)', (level, taken) => {
  const { play, stores } = opened();
  play.setLevel(level);
  expect(stores.settings.getState().levels.flipside).toBe(taken);
});

test('a Connect Four color shows the Connect Four board, any other the Othello board', () => {
  const { play, stores } = opened();
  play.lookAtSlot('redDiscs');
  expect(stores.app.getState()).toMatchObject({ rules: 'connect4', shape: { width: 7, height: 6 } });
  play.lookAtSlot('blackDiscs');
  expect(stores.app.getState()).toMatchObject({ rules: 'othello', shape: { width: 8, height: 8 } });
});

test('a material and a style of discs are tried out and applied like colors, and end with another theme', () => {
  const { play, stores } = opened();
  play.draftMaterial('marble');
  play.draftDiscStyle('glass');
  expect(stores.app.getState().draft).toMatchObject({
    theme: 'classic',
    material: 'marble',
    discStyle: 'glass',
  });
  play.applyDraft();
  expect(stores.settings.getState()).toMatchObject({ material: 'marble', discStyle: 'glass' });
  play.openColors();
  play.draftTheme('walnut');
  expect(stores.app.getState().draft).toMatchObject({ material: 'wood', discStyle: 'wood' });
});
