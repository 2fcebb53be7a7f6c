import { expect, it } from 'vitest';
import { LEVELS } from '../../src/game/seat.ts';
import { MOVES_IN_SIGHT, NOTICED_LOSSES } from '../../src/opponents/notice.ts';

it.each(Object.entries(NOTICED_LOSSES))(
  'each level of %s notices at least what the one below does',
  (name, losses) => {
    expect(losses).toHaveLength(LEVELS[name as keyof typeof NOTICED_LOSSES]?.max ?? 1);
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
  },
);

it('each level of Connect Four sees at least as far as the one below', () => {
  expect(MOVES_IN_SIGHT).toHaveLength(LEVELS.solver?.max ?? 1);
  expect(MOVES_IN_SIGHT).toEqual(MOVES_IN_SIGHT.toSorted((a, b) => a - b));
});
