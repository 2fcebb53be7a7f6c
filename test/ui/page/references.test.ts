// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { PANEL_TABS } from '../../../src/store/studyStore.ts';
import { gameOf, matchOf } from '../../../testkit/ui/matches.ts';
import { FOLLOWED_SCREENS } from '../../../testkit/ui/startingOver.ts';
import { openPage, teachDialogs } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

beforeAll(teachDialogs);

/** What is one stop of the tabulator, and has its own keys inside. */
const GROUPS = '[role=tablist], [role=grid], [role=radiogroup], [role=tree], [role=listbox]';
const REFERENCES = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
  'for',
];

const told = (element: Element): string => element.outerHTML.slice(0, 120);

/** A page with something on it. */
type Shown = readonly [name: string, open: () => ReturnType<typeof openPage>];
const inDialog = (
  name: 'about' | 'export' | 'games' | 'join' | 'keys' | 'players' | 'settings' | 'share',
): Shown => [
  `the dialog ${name}`,
  () => {
    const page = openPage({ screen: 'board', match: { match: matchOf('f5d6c3') } });
    page.stores.app.setState({ dialog: { name } });
    return page;
  },
];
const inStudy = (tab: (typeof PANEL_TABS)[number]): Shown => [
  `the tab ${tab}`,
  () => {
    const page = openPage({ screen: 'board', match: { match: matchOf('f5d6c3') } });
    const tree = treeOf(STANDARD_SETUP, parseTranscript('f5d6c3') ?? []);
    page.stores.study.setState({ study: { id: 'one', tree, origin: undefined }, tab });
    return page;
  },
];
const SHOWN: readonly Shown[] = [
  ...FOLLOWED_SCREENS.map(([name, screen, request]): Shown => [name, () => openPage({ screen, ...request })]),
  ...(['colors', 'study', 'lessons', 'openings', 'club'] as const).map(
    (screen): Shown => [screen, () => openPage({ screen })],
  ),
  ['a game of Connect Four', () => openPage({ screen: 'board', match: { match: gameOf('connect4', '44') } })],
  ...PANEL_TABS.map(inStudy),
  ...(['about', 'export', 'games', 'join', 'keys', 'players', 'settings', 'share'] as const).map(inDialog),
];

test.each(SHOWN)(
  '%s refers only to what is there, and each group is one stop of the tabulator',
  async (_, open) => {
    const { close } = open();

    await until(() => expect(document.querySelector('main')?.textContent.trim()).toBeTruthy());
    for (const name of REFERENCES)
      for (const element of document.querySelectorAll(`[${name}]`))
        for (const id of element.getAttribute(name)?.split(' ') ?? [])
          expect(document.getElementById(id), `${name} of ${told(element)}`).not.toBeNull();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const element of document.querySelectorAll('[tabindex]'))
      expect(['0', '-1'], told(element)).toContain(element.getAttribute('tabindex'));
    for (const grid of document.querySelectorAll('[aria-rowcount]')) {
      const rows = [...grid.querySelectorAll('[role=row]')];
      expect(grid.getAttribute('aria-rowcount'), told(grid)).toBe(`${rows.length}`);
      const columns = rows.map(row => row.querySelectorAll('[role=gridcell], [role=columnheader]').length);
      expect(new Set(columns), told(grid)).toEqual(new Set([Number(grid.getAttribute('aria-colcount'))]));
    }
    for (const group of document.querySelectorAll(GROUPS)) {
      const stops = [...group.querySelectorAll('[tabindex="0"]')];
      if (group.querySelector('[tabindex]') !== null) expect(stops, told(group)).toHaveLength(1);
    }
    for (const element of document.querySelectorAll(
      'button, a[href], input, select, textarea, [role=img], dialog',
    )) {
      const labels = (element as HTMLInputElement).labels ?? [];
      const name = [
        element.getAttribute('aria-label'),
        element.getAttribute('aria-labelledby'),
        element.getAttribute('title'),
        element.textContent,
        ...[...labels].map(({ textContent }) => textContent),
      ].join('');
      expect(name.trim(), told(element)).not.toBe('');
    }
    close();
  },
);
