// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { treeOf } from '../../../src/game/tree.ts';
import type { Study } from '../../../src/store/studyStore.ts';
import { openShareStudy } from '../../../src/ui/export/shareStudy.ts';
import { bigTree } from '../../../testkit/study/bigTree.ts';
import { allByRole, byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'board' });
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const SHORT: Study = {
  id: 'study-a',
  tree: treeOf(STANDARD_SETUP, parseTranscript('f5d6') ?? []),
  origin: undefined,
  title: 'Club: evening?',
};
/** Its link is longer than messengers accept. */
const LONG: Study = { ...SHORT, tree: bigTree(3000, 5) };

const open = async (study: Study): Promise<HTMLElement> => {
  void openShareStudy(page.shell, study);
  await until(() => byRole('dialog', 'Share'));
  return byRole('dialog', 'Share');
};
const links = (): readonly string[] =>
  allByRole('textbox', 'Link').map(field => (field as HTMLInputElement).value);

test('a short study has one link and no short address', async () => {
  const dialog = await open(SHORT);
  expect(links()).toEqual([expect.stringMatching(/^http:\/\/localhost:3000\/#s=/)]);
  expect(dialog.querySelector('[role=status]')).toBeNull();
  expect(page.play.study.hasServer).not.toHaveBeenCalled();
});

test('a long link shows its length, and a server can store the study under a short address', async () => {
  page.play.study.hasServer.mockResolvedValue(true);
  page.play.study.keepShort.mockResolvedValue('abc');
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  const dialog = await open(LONG);
  await until(() => byRole('button', 'Make a short address').click());
  await until(() => expect(links()).toHaveLength(2));
  const [link = '', short] = links();
  expect(short).toBe('http://localhost:3000/?study=abc');
  expect(dialog.querySelector('[role=status]')?.textContent).toContain(
    `${link.length.toLocaleString('en')} characters`,
  );
  expect(dialog.textContent).toMatch(/keeps this address for \d+ days/);
  expect(dialog.textContent).not.toContain('The link is selected');
  byRole('button', 'Copy link').click();
  await until(() => expect(dialog.textContent).toContain('The link is selected'));
  byRole('button', 'Send…').click();
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: short, title: 'Club: evening?' }));
});

test('without a server there is no short address, and a failing server is reported', async () => {
  const dialog = await open(LONG);
  expect(dialog.querySelector('[role=status]')?.textContent).toContain('characters');
  expect(allByRole('button', 'Make a short address')).toHaveLength(0);
  byRole('button', 'Close').click();
  page.play.study.hasServer.mockResolvedValue(true);
  page.play.study.keepShort.mockResolvedValue(undefined);
  await open(LONG);
  await until(() => byRole('button', 'Make a short address').click());
  await until(() => expect(byRole('alert').textContent).toContain('did not take the study'));
});

test('a study is saved under its title, without characters that file names cannot have', async () => {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:study', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await open(SHORT);
  byRole('button', 'Save as a file').click();
  await until(() => expect(names).toEqual(['Club evening.json']));
  byRole('button', 'Close').click();
  await open({ ...SHORT, title: '?' });
  byRole('button', 'Save as a file').click();
  await until(() => expect(names.at(-1)).toBe('flipside-study.json'));
});
