// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { BoardTurn } from '../../../src/look/turning.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { allByRole, cell, focused, press, said } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'board', match: { match: matchOf('') } });

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

test('a rotated board is read and navigated in visual order, with the names of the notation', () => {
  turnTo({ quarters: 1, isMirrored: false });
  expect(topRow()).toEqual(['a8', 'a7', 'a6', 'a5', 'a4', 'a3', 'a2', 'a1']);
  for (const [key, square] of KEYS_FROM_D3) {
    cell('d3').focus();
    press(key);
    expect([key, focused()]).toEqual([key, square]);
  }
});

test.each([false, true])('a rotation is announced with the new place of a1 (mirrored: %s)', isMirrored => {
  for (const quarters of [1, 2, 3, 0] as const) {
    if (quarters === 0 && !isMirrored) continue;
    turnTo({ quarters, isMirrored });
    const rows = allByRole('row').map(row =>
      [...row.querySelectorAll('[role=gridcell]')].map(
        each => each.getAttribute('aria-label')?.split(',')[0],
      ),
    );
    const row = rows.findIndex(names => names.includes('a1'));
    const [upper, left] = [row === 0 ? 'upper' : 'lower', rows[row]?.[0] === 'a1' ? 'left' : 'right'];
    expect(said().at(-1)).toBe(`a1 is now in the ${upper} ${left} corner.`);
  }
});

test('a letter and a number still name their square', () => {
  turnTo({ quarters: 2, isMirrored: true });
  press('f', document.body);
  press('5');
  expect(focused()).toBe('f5');
});

test('the focus stays on its square when the board is rotated', () => {
  cell('c4').focus();
  turnTo({ quarters: 2, isMirrored: false });
  expect(focused()).toBe('c4');
});
