// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'you' });
beforeEach(() => {
  byRole('button', 'Settings').click();
  byRole('button', 'Delete my data').click();
});

const question = (): HTMLElement => byRole('dialog', 'Delete my data');

test('the question lists what is deleted and what stays, and that deletion is final', () => {
  expect(question().textContent).toMatch(/your ratings.*stay for your opponents.*cannot be undone/s);
  expect(page.play.online.forget).not.toHaveBeenCalled();
});

test('"Keep my data" deletes nothing', () => {
  byRole('button', 'Keep my data').click();
  expect(page.play.online.forget).not.toHaveBeenCalled();
});

test('after confirmation the data is deleted, and a notice says so', async () => {
  byRole('button', 'Delete everything').click();
  await until(() => expect(question().textContent).toContain('Your data is deleted.'));
  expect(page.play.online.forget).toHaveBeenCalledOnce();
});

test('a failure is explained, and can be retried', async () => {
  page.play.online.forget.mockResolvedValueOnce('unreachable');
  byRole('button', 'Delete everything').click();
  await until(() => expect(question().textContent).toContain("can't be reached"));
  byRole('button', 'Delete everything').click();
  await until(() => expect(question().textContent).toContain('Your data is deleted.'));
});
