// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test } from 'vitest';
import { allByRole, byRole } from '../../../testkit/ui/queries.ts';
import { openPage, teachDialogs } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

let page: ReturnType<typeof openPage>;
beforeAll(teachDialogs);
afterEach(() => page.close());

/** The library as soon as its part of the page has come. */
const openLibrary = async (state: 'loading' | 'ready'): Promise<void> => {
  page = openPage({ screen: 'library' });
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
