import { expect, test } from 'vitest';
import { styleOf } from '../../src/look/style/boardStyle.ts';
import { DEFAULT_COLORS, THEMES } from '../../src/look/themes.ts';
import { openRoom } from '../../testkit/play/playRoom.ts';

const opened = () => {
  const room = openRoom();
  room.play.openColors();
  return { ...room, draft: () => room.app().draft, settings: () => room.stores.settings.getState() };
};

test('edited colors become settings only when they are applied, and then the menu opens', () => {
  const { play, draft, settings, app } = opened();
  play.draftTheme('walnut');
  play.draftColor('blackDiscs', '#123456');
  const colors = { ...THEMES.walnut.colors, blackDiscs: '#123456' };
  expect([draft()?.colors, settings().colors]).toEqual([colors, DEFAULT_COLORS]);
  play.applyDraft();
  expect(settings()).toMatchObject({ theme: 'walnut', colors });
  expect(app()).toMatchObject({ screen: 'menu', draft: undefined });
});

test('cancel leaves the settings unchanged, and reset restores the default colors', () => {
  const { play, draft, settings } = opened();
  play.draftTheme('slate');
  play.draftColor('whiteMarks', '#ff0000');
  play.resetDraft();
  expect(draft()).toEqual({ ...styleOf('classic'), colors: DEFAULT_COLORS });
  play.draftTheme('night');
  play.cancelDraft();
  expect(settings().colors).toEqual(DEFAULT_COLORS);
});

test('the disc size is a toggle', () => {
  const { play, settings } = opened();
  for (const size of ['small', 'large']) {
    play.toggleDiscSize();
    expect(settings().discSize).toBe(size);
  }
});

test.each([
  [0, 3],
  [13, 3],
  [12, 12],
])('a level outside its range is ignored (%i)', (level, taken) => {
  const { play, settings } = opened();
  play.setLevel(level);
  expect(settings().levels.flipside).toBe(taken);
});

test('a Connect Four color shows the Connect Four board, any other the Othello board', () => {
  const { play, app } = opened();
  play.lookAtSlot('redDiscs');
  expect(app()).toMatchObject({ rules: 'connect4', shape: { width: 7, height: 6 } });
  play.lookAtSlot('blackDiscs');
  expect(app()).toMatchObject({ rules: 'othello', shape: { width: 8, height: 8 } });
});

test('a material and a disc style are edited and applied like colors, and end with another theme', () => {
  const { play, draft, settings } = opened();
  play.draftMaterial('marble');
  play.draftDiscStyle('glass');
  expect(draft()).toMatchObject({ theme: 'classic', material: 'marble', discStyle: 'glass' });
  play.applyDraft();
  expect(settings()).toMatchObject({ material: 'marble', discStyle: 'glass' });
  play.openColors();
  play.draftTheme('walnut');
  expect(draft()).toMatchObject({ material: 'wood', discStyle: 'wood' });
});
