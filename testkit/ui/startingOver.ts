import { expect } from 'vitest';
import { parseSquare } from '../../src/game/square.ts';
import { createWords } from '../../src/i18n/words.ts';
import type { ScreenName } from '../../src/look/layout.ts';
import type { Settings } from '../../src/store/settingsStore.ts';
import type { Stores } from '../../src/store/stores.ts';
import { createScreens } from '../../src/ui/page/mountScreens.ts';
import { matchOf } from './matches.ts';
import { connectedTo, FULL_TABLE } from './onlineTable.ts';
import { openPage } from './testPage.ts';

type StateOf<Name extends keyof Stores> = ReturnType<Stores[Name]['getState']>;
type Others = { readonly [Name in keyof Stores]: Partial<StateOf<Name>> };

/** Alternative values for fields that are neither switches nor numbers. */
const OTHERS: Others = {
  settings: {
    theme: 'walnut',
    material: 'wood',
    discStyle: 'flat',
  } as Partial<Settings>,
  records: { 'othello/flipside/3': { won: 2, drawn: 0, lost: 1 } },
  match: {
    match: matchOf('f5d6c3'),
    counted: { black: 3, white: 2 },
    thinking: 'reply',
    hint: { good: [parseSquare('d3')], best: undefined, scores: [] },
    intended: parseSquare('d3'),
    passCard: 'white',
  },
  app: {
    viewport: { width: 390, height: 844 },
    fullScreen: 'on',
    lowBattery: true,
    notices: [{ id: 1, name: 'storageFull' }],
    missing: ['worker'],
    unfinished: matchOf('f5'),
    preview: parseSquare('d3'),
    pointer: { x: 10, y: 20 },
    offline: { type: 'partly', kept: 1, total: 2 },
    installing: 'offered',
    planned: matchOf(''),
  },
  online: connectedTo(FULL_TABLE),
  study: {
    tab: 'openings',
    previewed: [parseSquare('d3')],
    overlay: 'mobility',
    review: { type: 'failed' } as never,
    moment: 2,
  },
  exercise: {},
  importing: {},
  library: { state: 'ready' },
  puzzles: { date: '2026-01-02', mistakes: { kept: 3, due: 1 } },
  editor: { tool: 'white', stroke: 'black' },
  openings: { search: 'tiger' },
  lessons: { done: ['corners/1'] },
  club: {},
};

/** Each field of a state that has an alternative value, with that value. */
const changesOf = (state: object, others: object): readonly (readonly [string, unknown])[] =>
  [...new Set([...Object.keys(state), ...Object.keys(others)])].flatMap(key => {
    if (key in others) return [[key, Reflect.get(others, key)] as const];
    const value: unknown = Reflect.get(state, key);
    if (typeof value === 'boolean') return [[key, !value] as const];
    if (typeof value === 'number') return [[key, value + 1] as const];
    return [];
  });

/** The page's content without one-time announcements and questions, and without template markers. */
const shownIn = (root: Element): string => {
  const copy = root.cloneNode(true) as Element;
  for (const passing of copy.querySelectorAll('[aria-live], dialog.question-dialog')) passing.remove();
  // The focused square belongs to the person.
  for (const cell of copy.querySelectorAll('[role=gridcell]')) cell.removeAttribute('tabindex');
  // Lazily loaded parts follow the initial ones.
  for (const parent of new Set(
    [...copy.querySelectorAll('[class$="-host"]')].map(host => host.parentElement),
  ))
    parent?.append(...[...parent.children].sort((a, b) => a.className.localeCompare(b.className)));
  // A switch that was unavailable before gets its state later.
  for (const part of copy.querySelectorAll('*')) {
    const attributes = [...part.attributes].sort((a, b) => a.name.localeCompare(b.name));
    for (const { name } of attributes) part.removeAttribute(name);
    for (const { name, value } of attributes) part.setAttribute(name, value);
  }
  return copy.innerHTML.replaceAll(/<!--.*?-->/g, '').replaceAll(/>\s*</g, '>\n<');
};

const openPair = (screen: ScreenName, request: Request) => {
  const { play, stores, close } = openPage({ screen, ...request });
  close();
  const [followed, anew] = [document.createElement('div'), document.createElement('div')];
  document.body.replaceChildren(followed, anew);
  const end = createScreens(followed, play, createWords());
  const startOver = (): string => {
    const endNew = createScreens(anew, play, createWords());
    const shown = shownIn(anew);
    endNew();
    anew.replaceChildren();
    return shown;
  };
  return { stores, followed: () => shownIn(followed), startOver, end };
};

type Request = Partial<Parameters<typeof openPage>[0]>;

export const FOLLOWED_SCREENS: readonly (readonly [string, ScreenName, Request])[] = [
  ['the menu', 'menu', {}],
  ['a game', 'board', { match: { match: matchOf('f5') } }],
  ['You', 'you', {}],
  ['the library', 'library', {}],
  ['the editor', 'editor', {}],
  ['the puzzles', 'puzzles', {}],
];

/**
 * Changes every field of every store, one after the other, and compares the updated page with one built from that
 * state: after each field, or after all fields of a store.
 */
export const expectFollowing = (screen: ScreenName, request: Request, after: 'field' | 'store'): void => {
  const pair = openPair(screen, request);
  const compare = (what: string): void => expect(pair.followed(), `after ${what}`).toBe(pair.startOver());
  for (const name of Object.keys(OTHERS) as (keyof Stores)[]) {
    const store = pair.stores[name];
    for (const [key, value] of changesOf(store.getState(), OTHERS[name])) {
      (store.setState as (change: object) => void)({ [key]: value });
      if (after === 'field') compare(`${name}.${key}`);
    }
    if (after === 'store') compare(name);
  }
  pair.end();
};
