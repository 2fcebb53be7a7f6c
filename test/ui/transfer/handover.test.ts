// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { HANDOVER_MILLISECONDS } from '../../../src/net/contract/limits.ts';
import type { TransferPlay } from '../../../src/play/transfer/transfer.ts';
import type { HandoverEnd } from '../../../src/play/transfer/waitForFetching.ts';
import { exchangeFiles } from '../../../testkit/ui/files.ts';
import { allByRole, byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const CODE = 'ABCDEFGHJKMNPQRTUV';
const inTime = (): number => Date.now() + HANDOVER_MILLISECONDS;

const page = sharePage({ screen: 'you' });

const transferWith = (parts: Partial<TransferPlay>): void => {
  const usual = page.play.transfer.getMockImplementation();
  page.play.transfer.mockImplementation(async () => ({ ...(await usual?.()), ...parts }) as TransferPlay);
};
const dialogText = (name: string) => byRole('dialog', name).textContent?.replace(/\s+/g, ' ') ?? '';
const send = (): void => byRole('button', 'To another device').click();

test('the way to the other device is a QR code and a link', async () => {
  transferWith({ handOver: async () => ({ type: 'ready', code: CODE, until: inTime() }) });
  send();
  await until(() => expect(allByRole('img', 'QR code for the other device')).toHaveLength(1));
  expect((byRole('textbox', 'Link') as HTMLInputElement).value).toMatch(new RegExp(`#take=${CODE}$`));
  expect(dialogText('To another device')).toContain('The server cannot read it.');
});

test('handed-over data can be withdrawn', async () => {
  const takeBack = vi.fn<TransferPlay['takeBack']>(async () => 'withdrawn');
  transferWith({ handOver: async () => ({ type: 'ready', code: CODE, until: inTime() }), takeBack });
  send();
  await until(() => byRole('button', 'Withdraw').click());
  await until(() => expect(dialogText('To another device')).toContain('Nothing is left on the server.'));
  expect(takeBack).toHaveBeenCalledExactlyOnceWith(CODE);
});

test('the person is told as soon as the other device has fetched the data', async () => {
  let tell = (_: HandoverEnd): void => undefined;
  transferWith({
    handOver: async () => ({ type: 'ready', code: CODE, until: inTime() }),
    whenFetched: (_, then) => {
      tell = then;
      return () => undefined;
    },
  });
  send();
  await until(() => expect(allByRole('button', 'Withdraw')).toHaveLength(1));
  tell('taken');
  await until(() => expect(dialogText('To another device')).toContain('Fetched: the other device has it.'));
  expect(document.activeElement).toBe(byRole('button', 'Done'));
});

test.each([
  [{ type: 'tooLong', bytes: 9_000_000 }, /All of it is 9 MB, and the server takes/],
  [{ type: 'ready', code: CODE, until: 0 }, /The ten minutes are over/],
] as const)('%j is told, and after its end all can be left once more', async (handed, text) => {
  transferWith({ handOver: async () => handed });
  send();
  await until(() => expect(dialogText('To another device')).toMatch(text));
  if (handed.type === 'tooLong') return;
  transferWith({ handOver: async () => ({ type: 'failed', reason: 'tooMany' }) });
  byRole('button', 'New link').click();
  await until(() => expect(dialogText('To another device')).toContain('Too many tries.'));
});

test('closing the dialog during preparation leaves nothing behind', async () => {
  const takeBack = vi.fn<TransferPlay['takeBack']>(async () => 'withdrawn');
  let finish = (): void => undefined;
  const prepared = new Promise<void>(resolve => {
    finish = resolve;
  });
  transferWith({
    handOver: async () => {
      await prepared;
      return { type: 'ready', code: CODE, until: inTime() };
    },
    takeBack,
  });
  send();
  await until(() => byRole('button', 'Close').click());
  finish();
  await until(() => expect(takeBack).toHaveBeenCalledExactlyOnceWith(CODE));
});

test.each([
  ['noServer', 'There is no server behind this page. Use the file instead.'],
  ['unreachable', 'The server does not answer. Try again.'],
  ['unsafe', 'This needs a page with a secure address (https). Use the file instead.'],
] as const)('%s is a plain sentence', async (reason, text) => {
  transferWith({ handOver: async () => ({ type: 'failed', reason }) });
  send();
  await until(() => expect(dialogText('To another device')).toContain(text));
});

test('a used link is explained in one sentence, and changes nothing', async () => {
  transferWith({ takeOver: async () => ({ type: 'refused', defect: 'gone' }) });
  page.stores.app.setState({ dialog: { name: 'takeCode', code: CODE } });
  await until(() => expect(dialogText('Bring in your data')).toContain('it was fetched already'));
});

test('everything is saved as a file, and imported from one', async () => {
  const file = new File([], 'a.json');
  const files = exchangeFiles(file);
  const says = () => document.querySelector('.transfer [aria-live]')?.textContent;
  const isBusy = () => byRole('button', 'To another device').hasAttribute('disabled');
  page.play.setAside.mockReturnValue(new Blob());
  transferWith({ pack: async () => undefined });
  byRole('button', 'Save everything to a file').click();
  expect([says(), isBusy()]).toEqual(['Writing the file…', true]);
  await until(() =>
    expect([says(), isBusy()]).toEqual([expect.stringContaining('could not be written'), false]),
  );
  transferWith({ pack: async () => new Blob() });
  byRole('button', 'Save everything to a file').click();
  await until(() =>
    expect([says(), files]).toEqual(['', [expect.stringMatching(/^flipside-everything-[\d-]{10}\.json$/)]]),
  );
  byRole('button', 'Download it').click();
  expect(files[1]).toBe('flipside-set-aside.json');
  byRole('button', 'Bring in a file').click();
  expect(page.play.openDialog.mock.calls).toEqual([[{ name: 'takeFile', file }]]);
  vi.restoreAllMocks();
});

test('the other device lists what it would import, and imports it only on confirmation', async () => {
  const taken = [
    { name: 'lessons', outcome: 'taken' },
    { name: 'settings', outcome: 'unkept' },
  ] as const;
  const [take, leave] = [vi.fn(async () => taken), vi.fn()];
  transferWith({
    takeOver: async () => ({
      type: 'found',
      at: '2026-11-23T10:00:00.000Z',
      parts: [
        { name: 'settings', type: 'read', count: 1 },
        { name: 'lessons', type: 'read', count: 12 },
        { name: 'records', type: 'read', count: 3 },
        { name: 'library', type: 'broken', at: 'line 7' },
      ],
      hasOwnSettings: true,
      take,
      leave,
    }),
  });
  page.stores.app.setState({ dialog: { name: 'takeCode', code: CODE } });
  await until(() =>
    expect(dialogText('Bring in your data')).toMatch(/What is on this device stays.*Lessons 12/),
  );
  byRole('button', 'Cancel').click();
  await until(() => expect([take, leave].map(({ mock }) => mock.calls.length)).toEqual([0, 1]));
  page.stores.app.setState({ dialog: { name: 'takeCode', code: CODE } });
  await until(() =>
    expect(dialogText('Bring in your data')).toContain('Library and studies cannot be read (at line 7)'),
  );
  const parts = [...document.querySelectorAll<HTMLInputElement>('.transfer-part input')];
  expect(parts.map(({ checked }) => checked)).toEqual([false, true, true]);
  for (const part of [parts[0], parts[2]]) part?.click();
  byRole('button', 'Bring in').click();
  await until(() => expect(dialogText('Bring in your data')).toContain('Lessons: done'));
  expect(take).toHaveBeenCalledExactlyOnceWith(['lessons', 'settings']);
  expect(
    [...document.querySelectorAll('.transfer-parts .refused')].map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Settings: the browser has no room')]);
  byRole('button', 'Close').click();
  await until(() => expect(allByRole('dialog')).toHaveLength(0));
  expect(leave).toHaveBeenCalledOnce();
});
