// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { AGAINST_REMOTE, connectedTo, FULL_TABLE, WAITING_TABLE } from '../../../testkit/ui/onlineTable.ts';
import { allByRole, byRole, focused, said, write } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { settled } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'board', match: { match: matchOf('', AGAINST_REMOTE) } });
/** Sits down at a table as if for the first time. */
beforeEach(() => page.stores.online.setState(connectedTo(WAITING_TABLE)));
afterEach(() => void vi.unstubAllGlobals());

const LINK = 'http://localhost:3000/?table=KTXRAM';
const dialog = (): HTMLElement => byRole('dialog', 'Invite a friend');

/** A browser that allows or refuses writing to the clipboard. */
const stubClipboard = (write: (text: string) => Promise<void>): void => {
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
};

test('the invitation says whether the game is rated', () => {
  page.stores.online.setState({ table: { ...WAITING_TABLE, isRated: false } });
  expect(dialog().textContent).toContain('Casual');
  page.stores.online.setState({ table: { ...WAITING_TABLE, isRated: true } });
  expect(dialog().textContent).toContain('Rated');
});

test('copying the link is shown and announced', async () => {
  const write = vi.fn(async () => {});
  stubClipboard(write);
  byRole('button', 'Copy link').click();
  await settled();
  expect(write).toHaveBeenCalledWith(LINK);
  expect(allByRole('button', 'Copied')).toHaveLength(1);
  expect(said().at(-1)).toBe('Copied');
  // Screen readers ignore everything outside an open dialog.
  expect(dialog().querySelector('[aria-live=polite]')?.textContent).toMatch(/Copied$/);
});

test('without access to the clipboard the link is selected for copying by hand', async () => {
  stubClipboard(() => Promise.reject(new Error('not allowed')));
  byRole('button', 'Copy link').click();
  await settled();
  const link = byRole('textbox', 'Link') as HTMLInputElement;
  expect(document.activeElement).toBe(link);
  expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(LINK);
  expect(dialog().textContent).toContain('The link is selected');
  expect(said().at(-1)).toContain('The link is selected');
});

test('a page that may copy only a selection does so, and returns the focus', async () => {
  stubClipboard(() => Promise.reject(new Error('not allowed')));
  document.execCommand = () => true;
  byRole('button', 'Copy link').focus();
  byRole('button', 'Copy link').click();
  await settled();
  Reflect.deleteProperty(document, 'execCommand');
  expect([document.activeElement, said().at(-1)]).toEqual([byRole('button', 'Copied'), 'Copied']);
});

test('sharing is offered where the platform has it, and can be cancelled', async () => {
  expect(allByRole('button', 'Share')).toHaveLength(0);
  const share = vi.fn(() => Promise.reject(new Error('thought better of it')));
  vi.stubGlobal('navigator', { share });
  page.stores.online.setState({ table: { ...WAITING_TABLE } });
  byRole('button', 'Share').click();
  await settled();
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ url: LINK, text: 'Play Othello 8x8 with me' }),
  );
});

test('the invitation also reports a lost connection', () => {
  page.stores.online.setState({ connection: { type: 'reconnecting', since: 0 } });
  expect(dialog().textContent).toContain('Reconnecting…');
});

test('an invitation is closed by its close button, and can be opened again', async () => {
  [...dialog().querySelectorAll('button')].find(({ ariaLabel }) => ariaLabel === 'Close')?.click();
  await settled();
  expect(page.play.online.cancel).not.toHaveBeenCalled();
  expect(byRole('group', 'Waiting for your friend…')).toBeDefined();
  expect(document.activeElement).toBe(byRole('button', 'Show the link'));
  byRole('button', 'Show the link').click();
  expect(allByRole('dialog', 'Invite a friend')).toHaveLength(1);
  expect(allByRole('group', 'Waiting for your friend…')).toHaveLength(0);
});

test.each([
  ['invitation', () => {}],
  ['minimized invitation', () => (dialog() as HTMLDialogElement).close()],
])('when the friend sits down the %s closes, and the board has the focus', async (_, prepare) => {
  prepare();
  await settled();
  page.stores.online.setState({ table: FULL_TABLE });
  await settled();
  expect([...allByRole('dialog'), ...allByRole('button', 'Show the link')]).toEqual([]);
  expect(focused()).toMatch(/^[a-h][1-8]$/);
});

test('a watcher sees no invitation', () => {
  page.reopen({
    screen: 'board',
    match: { match: matchOf('', AGAINST_REMOTE) },
    online: connectedTo({ ...WAITING_TABLE, you: 'watcher' }),
  });
  expect(allByRole('dialog')).toHaveLength(0);
});

test('on localhost link and QR code name a network address, chosen from a list if there are several', async () => {
  const link = () => (byRole('textbox', 'Link') as HTMLInputElement).value;
  page.stores.online.setState({ hosts: ['192.168.1.20'] });
  expect(link()).toBe('http://192.168.1.20:3000/?table=KTXRAM');
  expect(allByRole('combobox', 'Address in the link')).toHaveLength(0);
  page.stores.online.setState({ hosts: ['192.168.1.20', '172.16.1.150'] });
  const list = byRole('combobox', 'Address in the link') as HTMLSelectElement;
  expect([...list.options].map(({ value }) => value)).toEqual(['192.168.1.20', '172.16.1.150']);
  write(list, '172.16.1.150');
  expect(link()).toBe('http://172.16.1.150:3000/?table=KTXRAM');
});

test('if only this machine can open the link, the invitation says so', () => {
  expect(dialog().textContent).not.toContain('Only this computer');
  page.stores.online.setState({ hosts: [] });
  expect(dialog().textContent).toContain('Only this computer can open this link');
});
