// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AUTOPLAY_MILLISECONDS } from '../../src/embed/readView.ts';
import { all, type Board, boardOf, placeBoard } from '../../testkit/embed/board.ts';
import { WHITE_WINS } from '../../testkit/ui/matches.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A board with three moves, drawn. */
const threeMoves = async (attributes = ''): Promise<Board> => {
  const board = placeBoard(`transcript="f5d6c3" ${attributes}`);
  await board.updateComplete;
  return board;
};
const button = (board: Board, name: string): HTMLElement =>
  all(board, `button[aria-label="${name}"]`)[0] as HTMLElement;
const isDisabled = (board: Board, name: string): boolean =>
  button(board, name).getAttribute('aria-disabled') === 'true';

test.each([
  ['First', 0],
  ['Back', 1],
  ['Forward', 3],
  ['Last', 3],
])('%s goes from the second of three moves to ply %i, and stays at the ends', async (name, ply) => {
  const board = await threeMoves('ply="2"');
  const heard = vi.fn();
  board.addEventListener('plychange', heard);
  button(board, name).click();
  await board.updateComplete;
  expect([board.ply, heard.mock.calls.length]).toEqual([ply, 1]);
  const isThere = ply === 0 || ply === 3;
  expect(isDisabled(board, name)).toBe(isThere);
  button(board, name).click();
  expect(heard).toHaveBeenCalledTimes(isThere ? 1 : 2);
});

test('the slider goes to its ply and announces it', async () => {
  const board = await threeMoves('ply="0"');
  const slider = all(board, 'input')[0] as HTMLInputElement;
  expect([slider.value, slider.max]).toEqual(['0', '3']);
  slider.value = '2';
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  await board.updateComplete;
  expect([board.ply, slider.ariaValueText ?? slider.getAttribute('aria-valuetext')]).toEqual([2, '2 of 3']);
});

test('automatic play stops at the last move, and starts over after it', async () => {
  const board = await threeMoves('ply="3"');
  const shown = async (): Promise<readonly unknown[]> => {
    await board.updateComplete;
    return [board.ply, all(board, 'button[aria-label="Pause"]').length];
  };
  expect(await shown()).toEqual([3, 0]);
  button(board, 'Play').click();
  expect(await shown()).toEqual([0, 1]);
  vi.advanceTimersByTime(AUTOPLAY_MILLISECONDS);
  expect(await shown()).toEqual([1, 1]);
  button(board, 'Pause').click();
  vi.advanceTimersByTime(5 * AUTOPLAY_MILLISECONDS);
  expect(await shown()).toEqual([1, 0]);
  button(board, 'Play').click();
  expect(await shown()).toEqual([1, 1]);
  vi.runAllTimers();
  expect(await shown()).toEqual([3, 0]);
});

test('a board may play automatically once it is visible, at its own pace', async () => {
  const board = await threeMoves('ply="0" autoplay="400"');
  expect(board.ply).toBe(0);
  vi.advanceTimersByTime(399);
  expect(board.ply).toBe(0);
  vi.advanceTimersByTime(1);
  expect(board.ply).toBe(1);
});

test('a removed board stops playing, and one without moves does not start', async () => {
  const board = await threeMoves();
  board.playFrom(0);
  board.remove();
  vi.runAllTimers();
  expect(board.ply).toBe(0);
  const empty = placeBoard('');
  await empty.updateComplete;
  expect(isDisabled(empty, 'Play')).toBe(true);
  button(empty, 'Play').click();
  expect(vi.getTimerCount()).toBe(0);
});

test('only the square of the last move is marked, in its color', async () => {
  const board = await threeMoves('ply="2"');
  const marked = (): readonly string[] =>
    all(board, '.cell.last').map(
      one => `${one.ariaLabel ?? one.getAttribute('aria-label')} ${one.className}`,
    );
  expect(marked()).toEqual(['d6, white, last move cell last on-white']);
  board.ply = 0;
  await board.updateComplete;
  expect(marked()).toEqual([]);
});

test('a script steps through the game, and the page gets an event for each step and the end', async () => {
  const board = await boardOf(`transcript="${WHITE_WINS.slice(0, -2)}"`);
  const heard: unknown[] = [];
  for (const name of ['plychange', 'move', 'end'] as const)
    document.body.addEventListener(name, event => heard.push(name, (event as CustomEvent).detail));
  const stepTo = (step: () => void, ply: number) => {
    heard.length = 0;
    step();
    expect([board.ply, ...heard]).toEqual([ply, 'plychange', { ply }]);
  };
  const length = board.line.length / 2;
  stepTo(() => board.first(), 0);
  stepTo(() => board.next(), 1);
  stepTo(() => board.previous(), 0);
  stepTo(() => board.last(), length);
  heard.length = 0;
  board.next();
  expect([board.play('a1'), board.ply, ...heard]).toEqual([false, length]);
  expect(board.play('g1')).toBe(true);
  expect(heard.filter(one => typeof one === 'string')).toEqual(['move', 'plychange', 'end']);
  expect(heard[1]).toMatchObject({ move: 'g1', ply: length + 1, by: 'program' });
  expect(heard[5]).toEqual({ winner: 'white', black: 11, white: 53 });
  board.flip();
  expect(board.orientation).toBe('white');
  board.flip();
  expect(board.orientation).toBe('black');
});
