// @vitest-environment jsdom
import { render } from 'lit';
import { expect, test, vi } from 'vitest';
import { readEntry } from '../../../src/store/library/entry.ts';
import { openEntry } from '../../../src/ui/library/entryDialog.ts';
import { libraryRow } from '../../../src/ui/library/libraryRow.ts';
import { openTags } from '../../../src/ui/library/tagsDialog.ts';
import type { OpeningWords } from '../../../src/ui/words/study/openingWords.ts';
import { exchangeFiles } from '../../../testkit/ui/files.ts';
import { byRole, press, write } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'library' });

/** The library once its part of the page is loaded. */
const openLibrary = async (state: 'loading' | 'ready'): Promise<void> => {
  page.stores.library.setState({ state });
  await until(() => byRole('button', 'Import a library'));
};

const textOf = (selector: string): string | undefined =>
  document.querySelector(selector)?.textContent ?? undefined;

test("the library uses the page's language while it is open", async () => {
  await openLibrary('ready');
  const { speak } = page.play.library;
  expect(speak).toHaveBeenLastCalledWith(expect.objectContaining({}));
  page.stores.app.setState({ screen: 'menu' });
  expect(speak.mock.lastCall).toEqual([undefined]);
});

test('a search without matches says so once it is done', async () => {
  await openLibrary('ready');
  const { list } = page.stores.library.getState();
  const says = (count: number, isBusy: boolean): boolean => {
    page.stores.library.setState({ count: 12, list: { ...list, count, isBusy } });
    return document.body.textContent.includes('No matches.');
  };
  await until(() => expect(says(0, false)).toBe(true));
  expect([says(0, true), says(3, false)]).toEqual([false, false]);
});

/** Fills the library with this many games; all are listed, and the visible ones loaded. */
const fill = async (count: number): Promise<void> => {
  await openLibrary('ready');
  const { list } = page.stores.library.getState();
  const entries = Array.from(
    { length: count },
    (_, id) => readEntry({ id: `${id}`, kind: 'game', plies: 2 })!,
  );
  page.stores.library.setState({
    ...{ count, list: { ...list, count, isBusy: false }, rows: { from: 0, entries }, selected: new Set() },
  });
  await until(() => byRole('searchbox', 'Search the library'));
};
const pressAll = (...names: readonly string[]): void => {
  for (const name of names) byRole('button', name).click();
};

test('pressing the checkbox while all are selected clears the selection, and any game removes the filter', async () => {
  await fill(3);
  page.stores.library.setState({ selected: new Set(['0', '1']), isAllSelected: true });
  const all = document.querySelector<HTMLInputElement>('.library-count input')!;
  expect([all.checked, all.indeterminate]).toEqual([true, false]);
  all.click();
  expect(page.play.library.selectAll.mock.calls).toEqual([[false]]);
  write(byRole('combobox', 'Game'), 'any');
  expect(page.play.library.search).toHaveBeenLastCalledWith({ game: undefined });
});

test('arrow, page, Home and End keys keep the same part of each row focused, and a key deletes', async () => {
  await fill(9);
  const active = (): string =>
    [document.activeElement?.closest('li'), document.activeElement]
      .map(one => (one as HTMLElement | null)?.dataset)
      .map(data => data?.index ?? data?.part)
      .join(' ');
  document.querySelector<HTMLElement>('[data-index="0"] [data-part="open"]')!.focus();
  for (const [key, place] of [
    ['ArrowUp', '0 open'],
    ['ArrowDown', '1 open'],
    ['PageDown', '2 open'],
    ['End', '8 open'],
    ['ArrowDown', '8 open'],
    ['PageUp', '7 open'],
    ['x', '7 open'],
    ['Home', '0 open'],
  ] as const) {
    press(key);
    await until(() => expect([key, active()]).toEqual([key, place]));
  }
  // The scroll container is looked up in the next frame.
  await new Promise(requestAnimationFrame);
  const rowHeight = document
    .querySelector<HTMLElement>('.library-list')!
    .style.getPropertyValue('--row-height');
  const height = vi.spyOn(Element.prototype, 'clientHeight', 'get');
  height.mockReturnValue(5 * Number.parseInt(rowHeight, 10));
  const scrollBy = vi.fn();
  Object.assign(document.querySelector('.place-panel')!, { scrollBy });
  press('PageDown');
  await until(() => expect(active()).toBe('4 open'));
  expect(scrollBy).toHaveBeenCalledOnce();
  height.mockRestore();
  document.querySelector<HTMLElement>('[data-index="3"] [data-part="check"]')!.focus();
  press('ArrowDown');
  await until(() => expect(active()).toBe('4 check'));
  press('Delete');
  page.stores.library.setState({ selected: new Set(['1', '2']) });
  press('Delete');
  expect(page.play.library.remove.mock.calls).toEqual([[['4']], [['1', '2']]]);
});

test.each<[object, string, boolean, string | undefined, string | undefined]>([
  [{ news: { type: 'added', added: 3, known: 1 } }, '3 new, 1 there already.', false, undefined, undefined],
  [{ news: { type: 'removed', count: 2 }, restorable: 2 }, 'Deleted 2 entries.', false, 'Undo', 'restore'],
  [{ news: { type: 'removed', count: 2 } }, 'Deleted 2 entries.', false, undefined, undefined],
  [{ news: { type: 'restored', count: 1 }, restorable: 2 }, '1 entry is back.', false, undefined, undefined],
  [{ news: { type: 'broken', defect: { reason: 'entry', line: 7 } } }, 'line 7', true, undefined, undefined],
  [{ news: { type: 'gone' } }, 'cannot be read any more', true, undefined, undefined],
  [{ trouble: 'silent', restorable: 2 }, 'does not answer', true, 'Try again', 'load'],
  [{ work: { what: 'reading', done: 0, of: 0 } }, 'Reading the file…', false, 'Cancel', 'cancelWork'],
  [{ work: { what: 'exporting', done: 1, of: 4 } }, 'Writing the file…', false, 'Cancel', 'cancelWork'],
])(
  'with %j the library reports what was done and offers the next action',
  async (state, says, isBad, name, call) => {
    await fill(3);
    page.play.library.load.mockClear();
    page.stores.library.setState(state);
    const card = document.querySelector('.library-news')!;
    expect([card.textContent.includes(says), card.classList.contains('bad')]).toEqual([true, isBad]);
    const [button] = [...card.querySelectorAll('button')].filter(({ ariaLabel }) => ariaLabel === null);
    expect(button?.textContent.trim()).toBe(name);
    button?.click();
    if (call) expect(Reflect.get(page.play.library, call)).toHaveBeenCalledOnce();
    const isWorking = 'work' in state;
    const share = card.querySelector('progress')?.position;
    expect(share).toBe(isWorking ? (says.startsWith('Writing') ? 0.25 : -1) : undefined);
    for (const tool of ['Export everything', 'Import a library'])
      expect(byRole('button', tool)).toHaveProperty('disabled', isWorking);
  },
);

test('the space used is shown, and everything can be exported and imported as files', async () => {
  const file = new File([], 'a.json');
  const files = exchangeFiles(file);
  await fill(3);
  const space = { used: 2_000_000, quota: undefined, persisted: false, canAsk: true };
  page.stores.library.setState({ space });
  expect(textOf('.library-space')).toMatch(/2 MB stored .* may delete it/s);
  page.play.library.exportAll.mockResolvedValue(new Blob());
  pressAll('Ask it to keep everything', 'Import a library', 'Export everything');
  expect(page.play.library.askToPersist).toHaveBeenCalledOnce();
  expect(page.play.importing.importLibrary).toHaveBeenCalledExactlyOnceWith(file);
  await until(() =>
    expect(files).toEqual([expect.stringMatching(/^flipside-library-\d{4}-\d\d-\d\d\.json$/)]),
  );
  page.stores.library.setState({ space: { ...space, used: undefined, persisted: true } });
  expect(textOf('.library-space')?.trim()).toBe('The browser has promised to keep it.');
  vi.restoreAllMocks();
});

test('rows are requested again only when others become visible', async () => {
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
])('a game with %j is one row of text', (stored, opening, told, tags) => {
  const entry = readEntry({ id: 'a', kind: 'game', plies: 2, ...stored })!;
  page.stores.library.setState({ tags: ['a', 'b'].map(id => ({ id, name: id.toUpperCase() })) });
  const place = document.body.appendChild(document.createElement('div'));
  render(libraryRow(page.shell, entry, { opening, index: 4, of: 9, top: 120, isActive: true }), place);
  const row = place.querySelector<HTMLElement>('li')!;
  expect(row.querySelectorAll('.position-picture')).toHaveLength('line' in stored ? 0 : 1);
  const lines = [...row.querySelectorAll('.entry-words .quiet')].map(line => {
    const copy = line.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden], svg')) hidden.remove();
    return copy.textContent.replace(/\s+/g, ' ').trim();
  });
  expect(lines).toEqual(told);
  expect([...row.querySelectorAll('.entry-tag')].map(({ textContent }) => textContent)).toEqual(tags);
  expect(row.querySelector('[lang]')?.getAttribute('lang')).toBe(opening?.lang);
});

test('a tag is checked if all games have it, and indeterminate if some do', async () => {
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

test('a new tag is added by a form, without reloading the page', async () => {
  void openTags(page.shell, ['a']);
  const form = await until(() => document.querySelector<HTMLFormElement>('.tag-new')!);
  form.querySelector('input')!.value = 'club';
  expect(form.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))).toBe(false);
  expect(page.play.library.addTag).toHaveBeenCalledExactlyOnceWith('club', ['a']);
});

test('all details of a game are shown, with its actions', async () => {
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
