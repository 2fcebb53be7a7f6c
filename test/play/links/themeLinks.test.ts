import { expect, test } from 'vitest';
import { type BoardStyle, styleOf } from '../../../src/look/style/boardStyle.ts';
import { THEMES } from '../../../src/look/themes.ts';
import { readAddress } from '../../../src/play/links/readAddress.ts';
import { linkToTheme, readPastedTheme } from '../../../src/play/links/themeLinks.ts';
import { DEFAULT_SETTINGS } from '../../../src/store/settingsStore.ts';
import { openRoom } from '../../../testkit/play/playRoom.ts';

const NIGHT: BoardStyle = {
  ...styleOf('night'),
  colors: { ...THEMES.night.colors, whiteDiscs: '#ffeecc' },
  material: 'lacquer',
};
const LINK = linkToTheme(NIGHT, 'https://example.org/flipside/?you=black#study');

test('a theme link opens the color screen with a preview', () => {
  expect(LINK).toMatch(/^https:\/\/example\.org\/flipside\/#theme=/);
  const { play, stores } = openRoom();
  expect(play.openLink(new URL(LINK).hash)).toBe(true);
  expect(stores.app.getState()).toMatchObject({ screen: 'colors', draft: NIGHT });
  expect(stores.settings.getState().theme).toBe('classic');
  play.applyDraft();
  expect(stores.settings.getState()).toMatchObject(NIGHT);
});

test('a page opened by a theme link shows the theme', () => {
  const read = { type: 'theme', theme: NIGHT };
  expect(readAddress('', DEFAULT_SETTINGS, new URL(LINK).hash)).toEqual({ type: 'theme', read });
});

test('a damaged link changes nothing and gives the reason', () => {
  const { play, stores } = openRoom();
  expect(play.openLink('#theme=1200')).toBe(true);
  expect(stores.app.getState()).toMatchObject({
    screen: 'menu',
    notices: [{ name: 'badTheme', code: { reason: 'incomplete' } }],
  });
});

test('pasted text may be a theme code or its link', () => {
  const [, code = ''] = LINK.split('#theme=');
  for (const text of [code, ` ${code}\n`, LINK, `Look: ${LINK}`])
    expect(readPastedTheme(text)).toEqual({ type: 'theme', theme: NIGHT });
});
