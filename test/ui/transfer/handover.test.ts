// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { HANDOVER_MILLISECONDS } from '../../../src/net/contract/limits.ts';
import type { Fetched, TransferPlay } from '../../../src/play/transfer/transferPlay.ts';
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

test('the way to the other device is a picture, a link and a code', async () => {
  transferWith({ handOver: async () => ({ type: 'ready', code: CODE, until: inTime() }) });
  send();
  await until(() => expect(allByRole('img', 'QR code for the other device')).toHaveLength(1));
  expect((byRole('textbox', 'Link') as HTMLInputElement).value).toMatch(new RegExp(`#take=${CODE}$`));
  expect(dialogText('To another device')).toContain('The server cannot read what it carries.');
  expect(dialogText('To another device')).toContain(CODE);
});

test('what was left can be withdrawn', async () => {
  const takeBack = vi.fn<TransferPlay['takeBack']>(async () => 'withdrawn');
  transferWith({ handOver: async () => ({ type: 'ready', code: CODE, until: inTime() }), takeBack });
  send();
  await until(() => byRole('button', 'Withdraw').click());
  await until(() => expect(dialogText('To another device')).toContain('Nothing is left on the server.'));
  expect(takeBack).toHaveBeenCalledExactlyOnceWith(CODE);
});

test('the person is told as soon as the other device has fetched it', async () => {
  let tell = (_: Fetched): void => undefined;
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

test('whoever closes the dialog while it is being prepared leaves nothing behind', async () => {
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

test('a link that was used is a plain sentence, and nothing has changed', async () => {
  transferWith({ takeOver: async () => ({ type: 'refused', defect: 'gone' }) });
  page.stores.app.setState({ dialog: { name: 'takeCode', code: CODE } });
  await until(() => expect(dialogText('Bring in your data')).toContain('it was fetched already'));
});

test('the other device says what it would take, and takes it only when told to', async () => {
  const take = vi.fn(async () => [{ name: 'lessons', outcome: 'taken' }] as const);
  transferWith({
    takeOver: async () => ({
      type: 'found',
      at: '2026-11-23T10:00:00.000Z',
      parts: [
        { name: 'settings', type: 'read', count: 1 },
        { name: 'lessons', type: 'read', count: 12 },
      ],
      hasOwnSettings: true,
      take,
      leave: () => undefined,
    }),
  });
  page.stores.app.setState({ dialog: { name: 'takeCode', code: CODE } });
  await until(() =>
    expect(dialogText('Bring in your data')).toMatch(/What is on this device stays.*Lessons 12/),
  );
  expect(take).not.toHaveBeenCalled();
  byRole('button', 'Bring in').click();
  await until(() => expect(dialogText('Bring in your data')).toContain('Lessons: done'));
  expect(take).toHaveBeenCalledExactlyOnceWith(['lessons']);
});
