import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keysOf } from '../../../src/game/record.ts';
import { SCREENS as PAGE_SCREENS, type ScreenName } from '../../../src/look/places.ts';
import type { DialogName } from '../../../src/store/dialog.ts';
import { DEFAULT_SETTINGS } from '../../../src/store/settingsStore.ts';
import { SHOWN } from '../../../testkit/ui/shown/all.ts';
import type { Shown } from '../../../testkit/ui/shown/shown.ts';
import { fromRoot } from '../../../tools/paths.ts';
import type { MORE } from '../../e2e/kit/screens/more.ts';
import type { SCREENS } from '../../e2e/kit/screens.ts';

/**
 * Which screen of the browser tests shows each screen and dialog of the page: a new one does not compile until it has
 * one.
 */
const SHOWN_BY: Readonly<Record<ScreenName | DialogName, keyof typeof SCREENS | keyof typeof MORE>> = {
  menu: 'the menu',
  board: 'a game with its first move to come',
  colors: 'Colors',
  study: 'Study',
  you: 'You',
  library: 'Library',
  openings: 'Openings',
  puzzles: 'Puzzles',
  lessons: 'Lessons',
  editor: 'Editor',
  club: 'Class and club',
  about: 'About',
  comment: 'a comment in a study',
  export: 'taking a game along',
  games: 'Online games',
  handover: 'to another device',
  import: 'importing',
  join: 'joining by code',
  keys: 'Keys',
  online: 'playing online',
  players: 'the players',
  settings: 'Settings',
  share: 'sharing a game',
  takeCode: 'what another device left',
  takeFile: 'bringing in a file',
  terms: 'inviting a friend',
};

const dialogs = Object.keys(SHOWN_BY).filter(name => !(name in PAGE_SCREENS));

/** The program without the files that match these expressions. */
const sourcesBut = (...left: readonly RegExp[]): string =>
  readdirSync(fromRoot('src'), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !left.some(one => one.test(path)))
    .map(path => readFileSync(join(fromRoot('src'), path), 'utf8'))
    .join('\n');

test('every screen and dialog is among the pages of testkit/ui/shown, which pages.test.ts opens', () => {
  const opened = Object.values(SHOWN).flatMap((pages: readonly Shown[]) =>
    pages.flatMap(([, { screen = 'menu' }, { app } = {}]) => [screen, app?.dialog?.name]),
  );
  expect(keysOf(SHOWN_BY).filter(name => !opened.includes(name))).toEqual([]);
});

test('every dialog is opened from somewhere', () => {
  const source = sourcesBut(/^store\/dialog\.ts$/);
  const opened = (name: string): boolean => new RegExp(`[({] ?name: '${name}'[ ,]`).test(source);
  expect(dialogs.filter(name => !opened(name))).toEqual([]);
});

test('every setting is read where it takes effect, not only saved and offered', () => {
  const source = sourcesBut(/^store\/settings/, /^ui\/dialogs\//, /^i18n\//);
  const isRead = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(source);
  expect(Object.keys(DEFAULT_SETTINGS).filter(name => !isRead(name))).toEqual([]);
});
