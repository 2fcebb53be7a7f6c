// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openExport } from '../../../src/ui/export/exportDialog.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, write } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'board', match: { match: matchOf('f5d6') } });

let closed: Promise<string>;
beforeEach(() => {
  closed = openExport(page.shell);
});
afterEach(async () => {
  byRole('button', 'Close').click();
  await closed;
});

const choose = (kind: string): void => write(byRole('combobox', 'Format'), kind);
const isReady = (name: string): boolean => !(byRole('button', name) as HTMLButtonElement).disabled;

test.each([
  ['svg', 'svg'],
  ['sgf', 'textarea'],
  ['gif', 'progress'],
] as const)('of %s one sees what is taken, before it is taken', (kind, sight) => {
  choose(kind);
  expect(document.querySelector('.export-preview')?.querySelector(sight)).not.toBeNull();
});

test('text can be read before it is taken, and three files for a database cannot', () => {
  choose('sgf');
  expect(document.querySelector<HTMLTextAreaElement>('.export-text')?.value).toMatch(/^\(;/);
  choose('wtb');
  expect(document.querySelector('.export-preview')?.textContent).toContain('Three files in one');
});

test('a film is saved once it is made, and never copied; everything else at once', () => {
  choose('sgf');
  expect([isReady('Save'), isReady('Copy')]).toEqual([true, true]);
  choose('gif');
  expect(isReady('Save')).toBe(false);
  expect(allByRole('button', 'Copy')).toHaveLength(0);
});

test('what is saved is told, and so is what this browser cannot make', async () => {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const told = () => document.querySelector('dialog')?.textContent ?? '';
  choose('sgf');
  byRole('button', 'Save').click();
  await until(() => expect(told()).toContain(`${names[0]}`));
  expect(names).toEqual([expect.stringMatching(/\.sgf$/)]);
  choose('png');
  byRole('button', 'Save').click();
  await until(() => expect(told()).toContain('This browser could not make the file.'));
  expect(names).toHaveLength(1);
  vi.restoreAllMocks();
});
