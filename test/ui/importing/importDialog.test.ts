// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAnything } from '../../../src/formats/any/salvage.ts';
import { reportOf, searchIn } from '../../../src/formats/catalog.ts';
import { columnOf, rowOf, type Square, squareAt } from '../../../src/game/square.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, write } from '../../../testkit/ui/queries.ts';
import { atTable, onlineMatch } from '../../../testkit/ui/tables.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'menu' });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A file of two bytes, which jsdom could not read. */
const fileOf = (name: string): File =>
  Object.assign(new File([], name), { arrayBuffer: async () => new ArrayBuffer(2) });
const words = (): string => document.querySelector('dialog')?.textContent.replace(/\s+/g, ' ') ?? '';

/** Drops or pastes something; returns whether the page handles it. */
const bring = (how: string, text: string, files: readonly File[] = [], target: Element = document.body) => {
  const data = { files, getData: () => text };
  const event = Object.assign(new Event(how, { bubbles: true, cancelable: true }), {
    clipboardData: data,
    dataTransfer: data,
  });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

test.each([
  ['menu', true],
  ['study', true],
  ['library', true],
  ['you', false],
  ['board', true],
  ['board', false],
] as const)('on the screen %s games are taken from a drop or the clipboard: %s', (screen, isTaken) => {
  if (screen === 'board' && !isTaken) page.stores.online.setState(atTable());
  page.stores.match.setState({ match: isTaken ? matchOf('f5') : onlineMatch('f5') });
  page.stores.app.setState({ screen });
  const file = fileOf('a.txt');
  expect(bring('paste', ' ')).toBe(false);
  for (const [text, files, given] of [
    [' f5d6 ', [], { text: 'f5d6' }],
    ['f5d6', [file], { files: [file] }],
  ] as const)
    for (const how of ['paste', 'drop']) {
      expect([bring('dragover', text, files), bring(how, text, files)]).toEqual([isTaken, isTaken]);
      if (isTaken) expect(page.play.openDialog).toHaveBeenLastCalledWith({ name: 'import', given });
      expect(allByRole('dialog', 'Import')).toHaveLength(isTaken ? 1 : 0);
      if (isTaken && files.length === 0)
        expect(page.play.importing.read).toHaveBeenLastCalledWith([{ content: 'f5d6' }]);
      // Dialogs and text fields handle their own input.
      if (isTaken) expect([bring('paste', text), bring('drop', text)]).toEqual([false, false]);
      page.play.closeDialog();
    }
  const field = document.body.appendChild(document.createElement('input'));
  expect([bring('paste', 'f5', [], field), bring('drop', 'f5', [], field)]).toEqual([false, false]);
  field.remove();
});

test('typed text is parsed after a pause, and the result is previewed and saved', async () => {
  const { importing, openDialog } = page.play;
  openDialog({ name: 'import' });
  expect(words()).toContain('Any text with a game or a board in it');
  const field = document.querySelector('#import-text') as Element;
  write(field, 'f5');
  vi.advanceTimersByTime(249);
  write(field, 'f5d6 and well played');
  vi.advanceTimersByTime(249);
  expect(importing.read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(importing.read.mock.calls).toEqual([[[{ content: 'f5d6 and well played' }]]]);
  page.stores.importing.setState({ imported: { type: 'reading' } });
  expect(words()).toContain('Reading…');
  importing.cancel.mockClear();
  byRole('button', 'Cancel').click();
  write(field, ' ');
  vi.advanceTimersByTime(250);
  expect([importing.cancel, importing.read].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  page.stores.importing.setState({ imported: { type: 'failed' } });
  expect(byRole('alert').textContent).toContain('This could not be read');
  const [files] = document.querySelectorAll<HTMLInputElement>('dialog input[type=file]');
  Object.defineProperty(files, 'files', { value: [fileOf('club.evening.txt')] });
  write(field, 'f5d6c3');
  files!.dispatchEvent(new Event('change'));
  await vi.advanceTimersByTimeAsync(250);
  expect(importing.read).toHaveBeenLastCalledWith([{ name: 'club.evening.txt', content: new Uint8Array(2) }]);
  expect([importing.read.mock.calls.length, words().includes('club.evening.txt')]).toEqual([2, true]);
  const { found, leftOut } = readAnything([{ name: '', content: 'f5d6c3 was played' }]);
  const report = { ...reportOf(found, leftOut), failures: Array(4).fill({ reason: 'unclosed' }) };
  page.stores.importing.setState({ imported: { type: 'found', report, list: searchIn(found, '', 9) } });
  expect(document.querySelectorAll('.position-picture, .import-failures .refused')).toHaveLength(4);
  expect(words()).toContain('was played');
  document.querySelector<HTMLFormElement>('.import-keep')?.requestSubmit();
  expect(importing.keep).toHaveBeenCalledExactlyOnceWith('club.evening');
  await vi.advanceTimersByTimeAsync(0);
  expect(allByRole('dialog')).toHaveLength(0);
});

/** A picture of a green board with the four discs of the start, `side` pixels wide and high. */
const startPicture = (side: number): Uint8ClampedArray => {
  const [black, white] = [
    [squareAt(4, 3), squareAt(3, 4)],
    [squareAt(3, 3), squareAt(4, 4)],
  ];
  const colorAt = (x: number, y: number): readonly number[] => {
    const square: Square = squareAt(Math.floor((8 * x) / side), Math.floor((8 * y) / side));
    const middle = [columnOf(square), rowOf(square)].map(at => ((at + 0.5) * side) / 8);
    if (Math.hypot(x - middle[0]!, y - middle[1]!) > 0.05 * side) return [40, 130, 60, 255];
    if (black.includes(square)) return [20, 20, 22, 255];
    return white.includes(square) ? [238, 238, 232, 255] : [40, 130, 60, 255];
  };
  return Uint8ClampedArray.from(
    Array.from({ length: side * side }, (_, at) => colorAt(at % side, Math.floor(at / side))).flat(),
  );
};

test('a picture of a board is opened as a study once the side to move is chosen', async () => {
  vi.useRealTimers();
  const { study, importing, openDialog } = page.play;
  vi.stubGlobal('createImageBitmap', async () => ({ width: 160, height: 160, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => {},
    getImageData: (_x: number, _y: number, width: number) => ({ data: startPicture(width) }),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(done => done(null));
  let find = (_: { left: number; top: number; side: number } | undefined): void => {};
  importing.findBoard.mockReturnValue(new Promise(found => (find = found)));
  const given = { files: [new File([], 'board.png', { type: 'image/png' })] };
  openDialog({ name: 'import' });
  const field = document.querySelector('.picture-file')!;
  Object.defineProperty(field, 'files', { value: given.files });
  field.dispatchEvent(new Event('change'));
  await until(() => byRole('dialog', 'Board from a picture'));
  expect([allByRole('dialog').length, importing.read.mock.calls.length]).toEqual([1, 0]);
  expect(words()).toContain('Looking for the board…');
  expect(importing.findBoard).toHaveBeenCalledWith(
    expect.objectContaining({ width: 120, height: 120 }),
    expect.any(AbortSignal),
  );
  find(undefined);
  await until(() => expect(words()).toContain('Black discs: 2. White discs: 2.'));
  const use = byRole('button', 'Use this board') as HTMLButtonElement;
  expect(use.disabled).toBe(true);
  document.querySelectorAll<HTMLElement>('.pictured-turn input')[1]?.click();
  expect([use.disabled, (byRole('slider', 'Size') as HTMLInputElement).value]).toEqual([false, '160']);
  write(byRole('slider', 'Size'), '10');
  expect([use.disabled, words().includes('No discs were found in the frame.')]).toEqual([true, true]);
  write(byRole('slider', 'Size'), '160');
  use.click();
  const [[record]] = study.openRecord.mock.calls as unknown as [[{ tree: { setup: { start: unknown } } }]];
  expect(record.tree.setup.start).toMatchObject({ turn: 'white' });
  await until(() => expect(allByRole('dialog')).toHaveLength(0));
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  openDialog({ name: 'import', given });
  await until(() => expect(words()).toContain('This picture cannot be opened.'));
});

test('a dropped folder is refused by name, and the files beside it are read', async () => {
  vi.useRealTimers();
  const { importing, openDialog } = page.play;
  const folder = new File([], 'games');
  folder.arrayBuffer = () => Promise.reject(new DOMException('a folder', 'NotFoundError'));
  const file = new File(['f5'], 'a.txt');
  file.arrayBuffer = async () => new ArrayBuffer(2);
  openDialog({ name: 'import', given: { files: [folder, file] } });
  await until(() =>
    expect(words()).toContain('The browser cannot read games. Of a folder, open the files in it.'),
  );
  expect(importing.read).toHaveBeenCalledWith([expect.objectContaining({ name: 'a.txt' })]);
});
