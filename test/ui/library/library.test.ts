// @vitest-environment jsdom
import { render } from 'lit';
import { expect, test } from 'vitest';
import { readEntry } from '../../../src/store/library/entry.ts';
import { openEntry } from '../../../src/ui/library/entryDialog.ts';
import { libraryRow } from '../../../src/ui/library/libraryRow.ts';
import { openTags } from '../../../src/ui/library/tagsDialog.ts';
import type { OpeningWords } from '../../../src/ui/words/study/openingWords.ts';
import { allByRole, byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'library' });

/** The library as soon as its part of the page has come. */
const openLibrary = async (state: 'loading' | 'ready'): Promise<void> => {
  page.stores.library.setState({ state });
  await until(() => byRole('button', 'Import a library'));
};

const textOf = (selector: string): string | undefined =>
  document.querySelector(selector)?.textContent ?? undefined;

test('an empty library says what it is for, and offers a new game and to import one', async () => {
  await openLibrary('ready');
  expect(document.body.textContent).toContain('Every game you finish, study or import is kept here');
  byRole('button', 'New game').click();
  expect(page.play.openMenu).toHaveBeenCalledOnce();
  byRole('button', 'Import').click();
  await until(() => byRole('dialog', 'Import'));
});

test('a library that is still being opened says only that', async () => {
  await openLibrary('loading');
  expect(document.body.textContent).toContain('Opening the library…');
  expect(allByRole('button', 'New game')).toHaveLength(0);
});

test('a search that has found nothing says so, once it is done', async () => {
  await openLibrary('ready');
  const { list } = page.stores.library.getState();
  const says = (count: number, isBusy: boolean): boolean => {
    page.stores.library.setState({ count: 12, list: { ...list, count, isBusy } });
    return document.body.textContent.includes('Nothing here fits.');
  };
  await until(() => expect(says(0, false)).toBe(true));
  expect([says(0, true), says(3, false)]).toEqual([false, false]);
});

test('all counts of a large library are written in the same way', async () => {
  await openLibrary('ready');
  const { list } = page.stores.library.getState();
  const facets = { ...list.facets, tagged: new Map([['club', 9956]]) };
  const tags = [{ id: 'club', name: 'Club' }];
  page.stores.library.setState({
    count: 12_000,
    tags,
    list: { ...list, count: 9956, facets, isBusy: false },
  });
  await until(() => expect(textOf('.library-count')).toContain('9,956 of 12,000'));
  expect(textOf('.tag-folder')).toContain('9,956');
});

test('rows are asked for again only when others have come into sight', async () => {
  await openLibrary('ready');
  const { list } = page.stores.library.getState();
  page.stores.library.setState({ count: 99, list: { ...list, count: 99 } });
  const { calls } = page.play.library.showRows.mock;
  const panel = document.querySelector('.place-panel');
  const scrollTo = (top: number): number => {
    if (panel) panel.getBoundingClientRect = () => ({ top }) as DOMRect;
    panel?.dispatchEvent(new Event('scroll'));
    return calls.length;
  };
  await until(() => expect(scrollTo(3000)).toBeGreaterThan(1));
  const before = calls.length;
  expect(scrollTo(3000)).toBe(before);
  const after = scrollTo(0);
  expect(after).toBeGreaterThan(before);
  expect([scrollTo(0), calls.at(-1)?.[0]]).toEqual([after, 0]);
});

test.each<[object, OpeningWords | undefined, readonly string[], readonly string[]]>([
  [{}, { text: 'Tiger', lang: undefined }, ['Not finished 2 moves', 'Othello no date Tiger'], []],
  [{ line: 'zz', date: '1997' }, undefined, ['Not finished 2 moves', 'Othello 1997'], []],
  [
    { game: 'anti', event: 'Open', plies: 1, isAnnotated: true, tags: ['b', 'gone'] },
    { text: '虎', lang: 'ja' },
    ['with notes or variations Not finished 1 move', 'Anti-Othello no date 虎 Open'],
    ['B'],
  ],
])(
  'a game with %j is one row of words, and can be opened, ticked and more',
  (stored, opening, told, tags) => {
    const entry = readEntry({ id: 'a', kind: 'game', plies: 2, ...stored })!;
    page.stores.library.setState({ tags: ['a', 'b'].map(id => ({ id, name: id.toUpperCase() })) });
    const place = document.body.appendChild(document.createElement('div'));
    const draw = (isActive: boolean) =>
      render(libraryRow(page.shell, entry, { opening, index: 4, of: 9, top: 120, isActive }), place);
    draw(true);
    const row = place.querySelector<HTMLElement>('li')!;
    expect(['aria-setsize', 'aria-posinset', 'data-index'].map(name => row.getAttribute(name))).toEqual([
      '9',
      '5',
      '4',
    ]);
    expect(row.style.top).toBe('120px');
    expect(row.querySelectorAll('.position-picture')).toHaveLength('line' in stored ? 0 : 1);
    const lines = [...row.querySelectorAll('.entry-words .quiet')].map(line => {
      const copy = line.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden], svg')) hidden.remove();
      return copy.textContent.replace(/\s+/g, ' ').trim();
    });
    expect(lines).toEqual(told);
    expect([...row.querySelectorAll('.entry-tag')].map(({ textContent }) => textContent)).toEqual(tags);
    expect(row.querySelector('[lang]')?.getAttribute('lang')).toBe(opening?.lang);
    const [check, open, more] = ['check', 'open', 'more'].map(
      part => row.querySelector<HTMLElement>(`[data-part=${part}]`)!,
    ) as [HTMLInputElement, HTMLElement, HTMLElement];
    check.click();
    expect(page.play.library.select).toHaveBeenLastCalledWith(['a'], true);
    page.stores.library.setState({ selected: new Set(['a']) });
    open.click();
    expect(page.play.library.open).toHaveBeenCalledExactlyOnceWith('a');
    draw(false);
    expect([check.checked, ...[check, open, more].map(({ tabIndex }) => tabIndex)]).toEqual([
      true,
      -1,
      -1,
      -1,
    ]);
    draw(true);
    expect([check, open, more].map(({ tabIndex }) => tabIndex)).toEqual([0, 0, 0]);
    more.click();
    expect(allByRole('dialog')).toHaveLength(1);
  },
);

test('a tag is ticked if all the games have it, and half ticked if some do', async () => {
  page.stores.library.setState({ tags: ['none', 'one', 'both'].map(name => ({ id: name, name })) });
  page.play.library.tagCounts.mockResolvedValue({ one: 1, both: 2 });
  void openTags(page.shell, ['a', 'b']);
  const ticks = (): readonly HTMLInputElement[] => [
    ...document.querySelectorAll<HTMLInputElement>('.tags-dialog [type=checkbox]'),
  ];
  await until(() => expect(ticks().map(({ disabled }) => disabled)).toEqual([false, false, false]));
  expect(ticks().map(({ checked }) => checked)).toEqual([false, false, true]);
  expect(ticks().map(({ indeterminate }) => indeterminate)).toEqual([false, true, false]);
});

test('all that is known of a game is shown, with what can be done with it', async () => {
  const entry = readEntry({
    ...{ id: 'a', kind: 'imported', plies: 60, title: 'Final', event: 'Cup', place: 'Tokyo', tags: ['club'] },
  });
  if (entry === undefined) throw new Error('no entry');
  page.stores.library.setState({
    looked: entry,
    tags: ['club', 'other'].map(id => ({ id, name: `Tag ${id}` })),
  });
  const press = (name: string): void => {
    void openEntry(page.shell, entry);
    byRole('button', name).click();
  };
  press('Analyze');
  expect(page.play.library.open).toHaveBeenLastCalledWith('a');
  press('Review');
  expect(page.play.library.open).toHaveBeenLastCalledWith('a', 'review');
  press('Delete');
  expect(page.play.library.remove).toHaveBeenCalledWith(['a']);
  void openEntry(page.shell, entry);
  const dialog = byRole('dialog');
  const facts = [...dialog.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(facts).toEqual(['Othello', 'Not finished', '60 moves', 'no date', 'Cup', 'Tokyo', 'Tag club']);
  const title = byRole('textbox', 'Title') as HTMLInputElement;
  expect(title.value).toBe('Final');
  title.value = 'Last';
  title.form?.requestSubmit();
  expect(page.play.library.rename).toHaveBeenCalledWith('a', 'Last');
  page.stores.library.setState({ looked: undefined });
  expect(dialog.textContent).toContain('This game cannot be read any more.');
});
