// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { MOTION } from '../../../src/look/motion.ts';
import type { BoardTurn } from '../../../src/look/turning.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { allByRole, cell, focused, press } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

/** What the page asks the browser to animate, and calls off. */
const cancel = vi.fn();
const animate = vi.fn((_: Keyframe[], __: { readonly duration: number }) => ({ cancel }));
Object.assign(Element.prototype, { animate });
const page = sharePage({ screen: 'board', match: { match: matchOf('') } });
beforeEach(() => void vi.clearAllMocks());

const turnTo = (boardTurn: BoardTurn): void => page.stores.settings.setState({ boardTurn });

const topRow = (): readonly (string | undefined)[] =>
  [...(allByRole('row')[0]?.querySelectorAll('[role=gridcell]') ?? [])].map(
    each => each.getAttribute('aria-label')?.split(',')[0],
  );

const KEYS_FROM_D3 = [
  ['ArrowLeft', 'd4'],
  ['ArrowRight', 'd2'],
  ['ArrowUp', 'c3'],
  ['ArrowDown', 'e3'],
  ['Home', 'd8'],
  ['End', 'd1'],
] as const;

test('rows are read and walked over as they are seen, with the names that notation has', () => {
  turnTo({ quarters: 1, isMirrored: false });
  expect(topRow()).toEqual(['a8', 'a7', 'a6', 'a5', 'a4', 'a3', 'a2', 'a1']);
  for (const [key, square] of KEYS_FROM_D3) {
    cell('d3').focus();
    press(key);
    expect([key, focused()]).toEqual([key, square]);
  }
});

test('a letter and a number still name their square', () => {
  turnTo({ quarters: 2, isMirrored: true });
  press('f', document.body);
  press('5');
  expect(focused()).toBe('f5');
});

test('the focus stays on its square while the board is turned', () => {
  cell('c4').focus();
  turnTo({ quarters: 2, isMirrored: false });
  expect(focused()).toBe('c4');
});

test('the squares turn with the board, from where they were seen', async () => {
  await vi.dynamicImportSettled();
  page.stores.settings.setState({ animation: 'normal' });
  turnTo({ quarters: 1, isMirrored: false });
  const [frames = [], { duration } = { duration: 0 }] = animate.mock.calls[0] ?? [];
  const transforms = frames.map(({ transform }) => transform);
  expect(transforms[0]).toBe('translate(0px, 0px) rotate(-90deg) scale(1, 1)');
  expect(transforms.at(-1)).toMatch(/rotate\(-?0deg\) scale\(1, 1\)/);
  expect(duration).toBe(MOTION.quarterTurn);
});

test.each([
  ['another turn', () => turnTo({ quarters: 2, isMirrored: false })],
  ['a page of another size', () => page.stores.app.setState({ viewport: { width: 700, height: 500 } })],
])('%s ends the turn that runs', async (_, happen) => {
  await vi.dynamicImportSettled();
  page.stores.settings.setState({ animation: 'normal' });
  turnTo({ quarters: 1, isMirrored: false });
  cancel.mockClear();
  happen();
  expect(cancel).toHaveBeenCalled();
});

test('with reduced motion nothing turns, and the squares are at once where they lie', async () => {
  await vi.dynamicImportSettled();
  page.stores.settings.setState({ animation: 'normal' });
  page.stores.app.setState({ reducedMotion: true });
  turnTo({ quarters: 1, isMirrored: false });
  expect(animate).not.toHaveBeenCalled();
  expect(topRow()[0]).toBe('a8');
});
