import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { XOT_PLIES } from '../../src/game/games.ts';
import { isOver } from '../../src/game/othello/position.ts';
import { mapped, positionAfter, SYMMETRIES } from '../../testkit/game/positions.ts';
import { fromRoot } from '../../tools/paths.ts';

test('no two openings lead to positions that are equal by symmetry', () => {
  const openings = readFileSync(fromRoot('public', 'assets', 'xot.txt'), 'utf8')
    .trimEnd()
    .split('\n');
  const boards = openings.map(opening => {
    const position = positionAfter(opening, XOT_PLIES);
    expect(isOver(position)).toBe(false);
    const images = SYMMETRIES.map(symmetry => mapped(position, symmetry));
    const texts = images.map(({ turn, discs: { black, white } }) =>
      [turn, black.lo, black.hi, white.lo, white.hi].join(' '),
    );
    return texts.sort()[0];
  });
  expect(new Set(boards).size).toBe(openings.length);
});
