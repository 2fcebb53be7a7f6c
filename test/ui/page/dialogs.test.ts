// @vitest-environment jsdom
import { html } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { createWords } from '../../../src/i18n/words.ts';
import type { Dialog } from '../../../src/store/dialog.ts';
import { openDialog } from '../../../src/ui/kit/dialogs.ts';
import { later } from '../../../src/ui/kit/parts.ts';
import type { Shell } from '../../../src/ui/kit/shell.ts';
import { followDialogs } from '../../../src/ui/page/dialogs.ts';
import { openPage, teachDialogs } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

beforeEach(teachDialogs);

const open = (shell: Shell, { name }: Dialog): Promise<string> =>
  openDialog(shell, { name: () => name, className: 'test-dialog', content: () => html`${name}` });

/** A page whose dialogs show their names, with a network controlled by the test. */
const openNames = () => {
  const { play, close } = openPage({ screen: 'menu' });
  close();
  document.body.replaceChildren();
  const root = document.createElement('div');
  document.body.append(root);
  const shell: Shell = { root, play, words: createWords(), say: () => undefined };
  const asked: { come: () => void; fail: () => void }[] = [];
  const part = later(
    () =>
      new Promise<typeof open>((come, fail) =>
        asked.push({ come: () => come(open), fail: () => fail(new Error('no network')) }),
      ),
  );
  const { app } = play.stores;
  followDialogs(shell, () => part);
  return {
    play,
    asked,
    state: () => app.getState().dialog?.name,
    notices: () => app.getState().notices.map(({ name }) => name),
    shown: () => [...root.querySelectorAll('dialog')].map(dialog => dialog.getAttribute('aria-label')),
    cancel: () => root.querySelector('dialog')?.close(),
  };
};

test('opening several dialogs while one is loading shows only the last', async () => {
  const { play, asked, shown } = openNames();
  play.openDialog({ name: 'about' });
  play.openDialog({ name: 'keys' });
  for (const { come } of asked) come();
  await until(() => expect(shown()).toEqual(['keys']));
});

test('a dialog that fails to load is reported, and opens once loading succeeds', async () => {
  const { play, asked, state, notices, shown } = openNames();
  play.openDialog({ name: 'about' });
  asked[0]?.fail();
  await until(() => expect(notices()).toEqual(['partMissing']));
  expect(state()).toBeUndefined();
  play.openDialog({ name: 'about' });
  asked[1]?.come();
  await until(() => expect(shown()).toEqual(['about']));
});

test('a dialog is open while the state says so', async () => {
  const { play, asked, state, shown, cancel } = openNames();
  play.openDialog({ name: 'about' });
  asked[0]?.come();
  await until(() => expect(shown()).toEqual(['about']));
  play.openDialog({ name: 'keys' });
  expect(shown()).toEqual(['keys']);
  play.closeDialog();
  expect(shown()).toEqual([]);
  play.openDialog({ name: 'settings' });
  cancel();
  await until(() => expect(state()).toBeUndefined());
  expect(shown()).toEqual([]);
});
