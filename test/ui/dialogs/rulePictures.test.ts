import { describe, expect, test } from 'vitest';
import { discCounts } from '../../../src/game/board.ts';
import { isOver } from '../../../src/game/position.ts';
import { PICTURES, playedIn } from '../../../src/ui/dialogs/rulePictures.ts';

const shownBy = (name: keyof typeof PICTURES) => {
  const { positions, turns } = playedIn(PICTURES[name]);
  const end = positions.at(-1);
  if (end === undefined) throw new Error(`${name} shows nothing`);
  return { end, turns };
};

describe('what a picture says happens in it by the rules:', () => {
  test('two lines turn over at once', () => {
    expect(shownBy('flip').turns.map(({ flipped }) => flipped.size)).toEqual([3]);
  });

  test('White has to pass, and Black plays again', () => {
    const { turns } = shownBy('pass');
    expect(turns.map(({ color, forcesPass }) => [color, forcesPass])).toEqual([
      ['black', true],
      ['black', false],
    ]);
  });

  test.each(['most', 'fewest'] as const)('the game is over and the counts differ (%s)', name => {
    const { end } = shownBy(name);
    const { black, white } = discCounts(end);
    expect([isOver(end), black === white]).toEqual([true, false]);
  });

  test('a disc drops on others, and four in a row end the game', () => {
    expect(isOver(shownBy('drop').end)).toBe(false);
    expect(isOver(shownBy('four').end)).toBe(true);
  });
});
