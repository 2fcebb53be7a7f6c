// @vitest-environment jsdom
import { Blob as NodeBlob } from 'node:buffer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseTranscript } from '../../../src/game/transcript.ts';
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

test('text is previewed before it is taken, the three files of a database are not', () => {
  choose('sgf');
  expect(document.querySelector<HTMLTextAreaElement>('.export-text')?.value).toMatch(/^\(;/);
  choose('wtb');
  expect(document.querySelector('.export-preview')?.textContent).toContain('Three files in one');
});

test('a film is saved once it is made, and never copied; everything else is available at once', () => {
  choose('sgf');
  expect([isReady('Save'), isReady('Copy')]).toEqual([true, true]);
  choose('gif');
  expect(isReady('Save')).toBe(false);
  expect(allByRole('button', 'Copy')).toHaveLength(0);
});

const told = () => document.querySelector('dialog .export-told')?.textContent ?? '';

test('the options depend on the kind of file, and a picture shows them at once', async () => {
  byRole('button', 'Close').click();
  const partsAfter = async (moves: string, undone: string): Promise<number> => {
    await closed;
    const match = { ...matchOf(moves), undone: parseTranscript(undone) ?? [], replayed: true } as const;
    page.stores.match.setState({ match });
    closed = openExport(page.shell);
    choose('gif');
    const parts = document.querySelectorAll('[name=export-part]').length;
    byRole('button', 'Close').click();
    return parts;
  };
  expect([await partsAfter('', 'f5d6'), await partsAfter('f5d6', ''), await partsAfter('f5', '')]).toEqual([
    0, 0, 0,
  ]);
  expect(await partsAfter('f5', 'd6')).toBe(3);
  await closed;
  closed = openExport(page.shell);
  const picture = () => document.querySelector('.export-picture')?.innerHTML;
  for (const [kind, names] of [
    ['png', ['subject', 'paint', 'width']],
    ['svg', ['subject', 'paint']],
    ['gif', ['part', 'speed', 'filmWidth']],
    ['sgf', []],
    ['svg', ['subject', 'paint']],
  ] as const) {
    choose(kind);
    const radios = document.querySelectorAll<HTMLInputElement>('.export-choices [type=radio]');
    expect([...new Set([...radios].map(({ name }) => name))]).toEqual(names.map(name => `export-${name}`));
    expect(allByRole('switch', 'Coordinates')).toHaveLength(picture() === undefined ? 0 : 1);
  }
  const seen = new Set([picture()]);
  for (const name of ['Whole game', 'For print', 'Coordinates']) {
    [...document.querySelectorAll<HTMLElement>('.export-choices input')]
      .find(one => one.ariaLabel === name || one.closest('label')?.textContent.includes(name))
      ?.click();
    seen.add(picture());
  }
  expect(seen.size).toBe(4);
  choose('gif');
  byRole('button', 'Cancel').click();
  expect(document.querySelector('.export-preview')?.textContent).toContain('No film was made.');
  choose('gif');
  await until(() => expect(byRole('alert').textContent).toContain('could not make the file'));
});

test('copying a text reports success or failure until another option is chosen', async () => {
  vi.stubGlobal('Blob', NodeBlob);
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
  for (const [kind, start] of [
    ['sgf', '(;'],
    ['svg', '<svg'],
  ] as const) {
    choose(kind);
    expect(told()).toBe('');
    byRole('button', 'Copy').click();
    await until(() => expect(told()).toBe('Copied'));
    expect(writeText.mock.lastCall?.[0].slice(0, start.length)).toBe(start);
  }
  writeText.mockRejectedValue(new Error('not allowed'));
  byRole('button', 'Copy').click();
  await until(() => expect(told()).toContain('does not allow copying'));
  vi.unstubAllGlobals();
});

test('saving is reported, and so are formats that this browser cannot make', async () => {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  choose('sgf');
  byRole('button', 'Save').click();
  await until(() => expect(told()).toContain(`${names[0]}`));
  expect(names).toEqual([expect.stringMatching(/\.sgf$/)]);
  choose('wtb');
  byRole('button', 'Save').click();
  await until(() => expect(names[1]).toMatch(/\.zip$/));
  choose('png');
  byRole('button', 'Save').click();
  await until(() => expect(told()).toContain('This browser could not make the file.'));
  expect(names).toHaveLength(2);
  vi.restoreAllMocks();
});
