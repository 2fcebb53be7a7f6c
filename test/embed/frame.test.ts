// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FlipsideBoardElement } from '../../src/embed/boardElement.ts';
import { until } from '../../testkit/until.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

let opened = 0;

/**
 * Opens the iframe page at this address. Only its own module is loaded again: the element is defined once, and the
 * tests of other files share it.
 */
const openFrame = async (address: string): Promise<FlipsideBoardElement> => {
  history.replaceState(undefined, '', address);
  await import(/* @vite-ignore */ `../../src/embed/frame.ts?${++opened}`);
  return document.querySelector('flipside-board') as FlipsideBoardElement;
};

test.each([
  ['', 'night'],
  ['&scheme=dark', 'night'],
  ['&scheme=light', 'classic'],
  ['&theme=felt', 'felt'],
])('with a dark color scheme, a frame with %s has the theme %s', async (wish, theme) => {
  expect((await openFrame(`/embed.html?moves=f5${wish}`)).getAttribute('theme')).toBe(theme);
});

test('after the move of a puzzle its board goes back and shows the values of all moves', async () => {
  const board = await openFrame('/embed.html?moves=f5&puzzle');
  board.play('d6');
  await until(() => expect(board.values).toBe(true));
  const shown = () => [board.ply, board.line, board.marks];
  expect(shown()).toEqual([1, 'f5d6', ['d6']]);
  board.play('f4');
  await Promise.resolve();
  expect(shown()).toEqual([2, 'f5f4', ['d6']]);
});

test('in a frame that is not a puzzle the game continues', async () => {
  const board = await openFrame('/embed.html?moves=f5&playable=both');
  board.play('d6');
  await Promise.resolve();
  expect([board.ply, board.values]).toEqual([2, false]);
});

test('if a match is not found, the frame says so and links to its page', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  expect(await openFrame('/embed.html?match=gone')).toBeNull();
  await until(() => expect(document.querySelector('[role=status]')?.textContent).toBeTruthy());
  expect(document.querySelector('a.home')?.getAttribute('href')).toBe('./?match=gone');
});
