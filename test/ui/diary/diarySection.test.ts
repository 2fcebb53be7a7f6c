// @vitest-environment jsdom
import { afterAll, expect, test, vi } from 'vitest';
import { type LibraryEntry, readEntry } from '../../../src/store/library/entry.ts';
import { byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

vi.useFakeTimers({ now: new Date(2026, 10, 22, 12), toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());
const page = sharePage({ screen: 'you' });

/** The person plays Black. */
const played = readEntry({
  ...{ id: '0', kind: 'game', plies: 60, line: 'f5', date: '2026-11-20' },
  players: { black: { type: 'human' }, white: { type: 'remote', name: 'Ann' } },
  result: { winner: 'black', by: 'play', counts: { black: 24, white: 40 } },
}) as LibraryEntry;

test('the diary is exported as a table that spreadsheets read as Unicode', async () => {
  page.stores.library.setState({ played: [played] });
  const blobs: Blob[] = [];
  const pressed: string[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}` }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(this.download);
  });
  byRole('button', 'Export CSV').click();
  expect([pressed, blobs.map(({ type }) => type)]).toEqual([['flipside-diary.csv'], ['text/csv']]);
  const reader = new FileReader();
  reader.readAsArrayBuffer(blobs[0]!);
  await new Promise(resolve => reader.addEventListener('load', resolve));
  const bytes = new Uint8Array(reader.result as ArrayBuffer);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toContain('opponent,Ann,1,0,0');
});
