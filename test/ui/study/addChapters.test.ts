// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { boardOf, type GameName, STANDARD_SETUP } from '../../../src/game/games.ts';
import { makeShapeText } from '../../../src/game/shape.ts';
import { rowOf, squareAt } from '../../../src/game/square.ts';
import { annotated, treeOf } from '../../../src/game/tree.ts';
import { arrowPoints } from '../../../src/look/arrow.ts';
import { NO_MATCH } from '../../../src/store/matchStore.ts';
import { NO_STUDY } from '../../../src/store/studyStore.ts';
import { layoutFor } from '../../../src/ui/kit/shell.ts';
import { matchOf, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import { byRole, cell, said, write } from '../../../testkit/ui/queries.ts';
import { openPage, teachDialogs } from '../../../testkit/ui/testPage.ts';
import { settled, until } from '../../../testkit/until.ts';

let page: ReturnType<typeof openPage>;
beforeAll(teachDialogs);
afterEach(() => page.close());

/** Opens a study of an empty board for editing. */
const openStudy = (game: GameName = 'othello'): void => {
  const setup = { ...STANDARD_SETUP, game, shape: boardOf(game, undefined) };
  const match = { ...matchOf('', TWO_PEOPLE), id: 'study-a', setup };
  page = openPage({ screen: 'board', match: { ...NO_MATCH, match } });
  const study = { id: 'study-a', tree: treeOf(setup, []), origin: undefined };
  page.stores.study.setState({ ...NO_STUDY, study, tab: 'text' });
};

const choose = async (name: string, value: string): Promise<void> => {
  write(byRole('combobox', name), value);
  // A new pen object makes the page render again.
  page.stores.study.setState(({ pen }) => ({ pen: { ...pen } }));
  await settled();
};

test('a chapter of another game and board is added from lists', async () => {
  openStudy();
  await until(() => byRole('button', 'New chapter: empty board'));
  await choose('Game', 'anti');
  await choose('Board', '6x6');
  byRole('button', 'New chapter: empty board').click();
  const { setup } = page.play.study.addChapter.mock.calls.at(-1)?.[0].tree ?? {};
  expect([setup?.game, setup && makeShapeText(setup.shape)]).toEqual(['anti', '6x6']);
});

test('a message with a game becomes a chapter, its unused parts are listed, and the field is cleared', async () => {
  openStudy();
  await until(() => byRole('button', 'Add'));
  const field = document.querySelector('#chapter-paste') as HTMLTextAreaElement;
  field.value = 'Look at this!\nHassan - Takanashi\nf5 d6 c3 d3 c4 f4 c5 b3';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  byRole('button', 'Add').click();
  await until(() => expect(page.play.study.addChapter).toHaveBeenCalledTimes(1));
  expect(page.play.study.addChapter.mock.lastCall?.[0].players).toEqual({
    black: 'Hassan',
    white: 'Takanashi',
  });
  page.stores.study.setState(({ pen }) => ({ pen: { ...pen } }));
  await until(() => expect(document.querySelector('.import-left-out li')?.textContent).toBe('Look at this!'));
  expect(field.value).toBe('');
});

test('the pen marks single squares in Connect Four too', async () => {
  openStudy('connect4');
  page.stores.study.setState({ pen: { isOn: true, tone: 'good', from: squareAt(3, 5) } });
  const cell = document.querySelector('.grid [data-spot="2"][data-row="4"]');
  cell?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  expect(page.play.study.draw).toHaveBeenCalledWith({
    tone: 'good',
    from: squareAt(3, 5),
    to: squareAt(2, 4),
  });
});

test.each([
  ['with the pen', true, {}, true],
  ['without the pen', false, {}, false],
  ['with the right button', false, { button: 2 }, true],
  ['as a reader', true, { reading: { marks: {} } }, false],
] as const)('%s dragging over the board draws or plays, but never both', (_, isOn, more, draws) => {
  openStudy();
  const { button = 0, ...state } = { button: 0, ...more };
  page.stores.study.setState({ pen: { isOn, tone: 'bad', from: undefined }, ...(state as object) });
  for (const screen of ['colors', 'board'] as const) page.stores.app.setState({ screen });
  expect(document.querySelectorAll('[data-pen]')).toHaveLength(isOn ? 1 : 0);
  const [from, to] = [cell('d3'), cell('e6')];
  document.elementFromPoint = () => to;
  const released = vi.fn();
  Object.assign(from, { hasPointerCapture: () => true, releasePointerCapture: released });
  const passed: string[] = [];
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
    from.addEventListener(type, event => passed.push(event.type));
  const send = (type: string): void => {
    const init = { bubbles: true, cancelable: true, button };
    from.dispatchEvent(Object.assign(new MouseEvent(type, init), { pointerId: 1 }));
  };
  send('pointerdown');
  send('pointerup');
  const calls = (): readonly unknown[] => page.play.study.draw.mock.calls.flat();
  const arrow = { tone: 'bad', from: squareAt(3, 2), to: squareAt(4, 5) };
  expect([calls(), passed]).toEqual(draws ? [[arrow], []] : [[], ['pointerdown', 'pointerup']]);
  expect(released.mock.calls).toEqual(draws ? [[1]] : []);
  // A second end without a start draws nothing.
  send('pointerup');
  expect(calls()).toHaveLength(draws ? 1 : 0);
});

test('drawing an arrow takes two presses or keys, announces both squares and shows it', () => {
  openStudy();
  const drawnShapes = () =>
    [...document.querySelectorAll('.drawings > *')].map(shape => `${shape.tagName} ${shape.classList}`);
  page.stores.study.setState({ pen: { isOn: true, tone: 'good', from: undefined } });
  const passed: string[] = [];
  for (const type of ['click', 'keydown', 'keyup'])
    cell('d3').addEventListener(type, event => passed.push(event.type));
  const key = (name: string, more: KeyboardEventInit = {}, type = 'keydown'): void =>
    void cell('d3').dispatchEvent(
      new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true, ...more }),
    );
  cell('d3').click();
  key('Enter', { repeat: true });
  key('Enter', {}, 'keyup');
  key(' ', {}, 'keyup');
  expect([passed, page.play.study.setPen.mock.calls]).toEqual([[], []]);
  key('Enter');
  expect(page.play.study.setPen).toHaveBeenLastCalledWith({ from: squareAt(3, 2) });
  expect(said().at(-1)).toContain('From d3: press the square where the arrow ends');
  page.stores.study.setState({ pen: { isOn: true, tone: 'good', from: squareAt(3, 2) } });
  expect(drawnShapes()).toEqual(['rect drawn good']);
  key(' ');
  expect(page.play.study.draw.mock.calls).toEqual([[{ tone: 'good', from: squareAt(3, 2) }]]);
  expect([said().at(-1), page.play.study.setPen.mock.lastCall]).toEqual(['d3 drawn.', [{ from: undefined }]]);
  expect(passed).toEqual([]);
  key('x');
  expect(passed).toEqual(['keydown']);
});

test('a mark lies within its square, and an arrow between the centers of two', () => {
  openStudy();
  const { board } = layoutFor(page.shell, 'board');
  const [d3, e6] = [squareAt(3, 2), squareAt(4, 5)];
  const { study } = page.stores.study.getState();
  const drawn = [
    { tone: 'good', from: d3 },
    { tone: 'bad', from: d3, to: e6 },
    { tone: 'look', from: e6, to: e6 },
  ] as const;
  const tree = annotated(treeOf(STANDARD_SETUP, []), [], { drawn });
  page.stores.study.setState({ study: { ...study, tree } as never });
  const shapes = [...document.querySelectorAll('.drawings > *')];
  expect(shapes.map(({ tagName }) => tagName)).toEqual(['rect', 'polygon', 'rect']);
  const [ring, arrow] = shapes.map(shape => (name: string) => shape.getAttribute(name) ?? '');
  const inset = Number(ring?.('x')) - 3 * board.square;
  expect(inset).toBeGreaterThan(0);
  const places = [
    ['x', 3 * board.square + inset],
    ['y', 2 * board.square + inset],
    ['width', board.square - 2 * inset],
    ['height', board.square - 2 * inset],
  ] as const;
  for (const [name, length] of places) expect(Number(ring?.(name))).toBeCloseTo(length);
  const middle = (column: number, row: number) => ({
    x: (column + 0.5) * board.square,
    y: (row + 0.5) * board.square,
  });
  expect(arrow?.('points')).toBe(arrowPoints(middle(3, 2), middle(4, 5), board.square));
});

test('in Connect Four the pen marks the square under the pointer', () => {
  openStudy('connect4');
  page.stores.study.setState({ pen: { isOn: true, tone: 'good', from: undefined } });
  const { square } = layoutFor(page.shell, 'board').board;
  const column = document.querySelector('.grid [data-spot="2"][data-row="-1"]') as HTMLElement;
  document.elementFromPoint = () => column;
  const grid = document.querySelector('.grid') as HTMLElement;
  grid.getBoundingClientRect = () => ({ top: 50 }) as DOMRect;
  column.hasPointerCapture = () => false;
  const rowAt = (clientY: number): number => {
    for (const type of ['pointerdown', 'pointerup'])
      column.dispatchEvent(Object.assign(new MouseEvent(type, { clientY, bubbles: true }), { pointerId: 1 }));
    return rowOf(page.play.study.draw.mock.lastCall?.[0].from as never);
  };
  expect([0.5, 1, 4.99, 5.5].map(rows => rowAt(50 + rows * square))).toEqual([0, 1, 4, 5]);
});

test('after a chapter is restored, the focus is on the chapter tools', async () => {
  openStudy();
  const { study } = page.stores.study.getState();
  page.stores.study.setState({ removedChapter: study as never });
  await until(() => byRole('button', 'Undo delete'));
  byRole('button', 'Undo delete').focus();
  byRole('button', 'Undo delete').click();
  expect(page.play.study.restoreChapter).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(byRole('button', 'Delete chapter'));
});

test('chapters can be moved and deleted if there are others, and each change is announced', async () => {
  openStudy();
  const { study } = page.stores.study.getState();
  const others = { tree: treeOf(STANDARD_SETUP, []), title: 'Two' };
  const press = async (chapters: object): Promise<readonly unknown[]> => {
    page.stores.study.setState({ study: { ...study, ...chapters } as never });
    await until(() => byRole('button', 'Delete chapter'));
    const heard = said().length;
    for (const name of ['Move up', 'Move down', 'Delete chapter']) byRole('button', name).click();
    const calls = [page.play.study.moveChapter, page.play.study.removeChapter].map(call =>
      call.mock.calls.map(([step]) => step),
    );
    page.play.study.moveChapter.mockClear();
    page.play.study.removeChapter.mockClear();
    return [...calls, ...said().slice(heard)];
  };
  expect(await press({})).toEqual([[], []]);
  expect(await press({ after: [others] })).toEqual([
    [1],
    [undefined],
    'Now chapter 2 of 2.',
    'Chapter deleted.',
  ]);
  expect(await press({ before: [others], after: [others] })).toEqual([
    [-1, 1],
    [undefined],
    'Now chapter 1 of 3.',
    'Now chapter 3 of 3.',
    'Chapter deleted.',
  ]);
});

test('text without a game is reported, and stays in the field', async () => {
  openStudy();
  await until(() => byRole('button', 'Add'));
  const field = document.querySelector('#chapter-paste') as HTMLTextAreaElement;
  write(field, 'Hello');
  byRole('button', 'Add').click();
  const bad = 'No game or position was found in this text.';
  await until(() => expect(said().at(-1)).toBe(bad));
  page.stores.study.setState(({ pen }) => ({ pen: { ...pen } }));
  expect([field.value, document.querySelector('[role=alert]')?.textContent]).toEqual(['Hello', bad]);
  expect(page.play.study.setPen).toHaveBeenCalledWith({});
  expect(page.play.study.addChapter).not.toHaveBeenCalled();
});
