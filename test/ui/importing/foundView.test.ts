// @vitest-environment jsdom
import { render } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import type { FoundEntry, FoundReport } from '../../../src/formats/catalog.ts';
import { foundView } from '../../../src/ui/importing/foundView.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'menu' });

const entry = (index: number): FoundEntry => ({
  ...{ index, game: 'othello', shape: '8x8', plies: 60, tried: 0, turn: 'black', players: {} },
});

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
});

/** Finds `count` games, of which `total` match the search and `listed` are listed, besides failures. */
const find = (count: number, total = count, listed = total, failures: FoundReport['failures'] = []): void => {
  const entries = Array.from({ length: listed }, (_, index) => entry(index));
  const report: FoundReport = {
    ...{ format: 'txt' as never, count, first: entries[0], failures, losses: [], leftOut: [] },
    ...{ shown: undefined, date: undefined },
  };
  const found = { type: 'found', report, list: { query: '', total, entries } } as const;
  render(foundView(page.shell, found, { tagName: 'News', close: () => {} }), place);
};

const all = (selector: string): readonly HTMLElement[] => [...place.querySelectorAll<HTMLElement>(selector)];
const buttons = (): readonly (string | undefined)[] =>
  all('button').map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());

test('a single game is opened or saved with one press, without a list', () => {
  find(1);
  expect(buttons()).toEqual(['Open', 'Put it into the library']);
  expect(all('#import-search, .import-list')).toHaveLength(0);
  all('button')[0]?.click();
  expect(page.play.importing.open).toHaveBeenCalledExactlyOnceWith(0);
});

test('one of several games is picked from a searchable list, or all are saved', () => {
  find(2);
  expect(buttons()).toEqual([
    'Put all 2 into the library',
    'Game 1 Othello 8x8, 60 moves',
    'Game 2 Othello 8x8, 60 moves',
  ]);
  expect(all('#import-search')).toHaveLength(1);
  all('.import-entry')[1]?.click();
  expect(page.play.importing.open).toHaveBeenCalledExactlyOnceWith(1);
});

test.each([
  [5, 5, '5 games fit.'],
  [5, 3, '2 more games. Search for them by player, tournament or date.'],
])('of %i matching games %i are listed', (total, listed, text) => {
  find(9, total, listed);
  expect(all('[role=status]').at(-1)?.textContent).toBe(text);
});

test('a search without matches leaves nothing to save', () => {
  find(2, 0);
  expect(all('button').map(button => (button as HTMLButtonElement).disabled)).toEqual([true]);
});

test('three unreadable games are listed, and the number of the others', () => {
  const failures = Array.from({ length: 4 }, () => ({ reason: 'unclosed' as const }));
  for (const [count, texts] of [
    [0, 3],
    [2, 4],
  ] as const) {
    find(count, count, count, failures);
    expect(all('.import-failures p')).toHaveLength(texts);
  }
});

test('without any games there is nothing to open, search or save', () => {
  find(0);
  expect(all('button, input, ol, .import-found')).toHaveLength(0);
});
