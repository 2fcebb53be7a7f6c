import { expect, test } from 'vitest';
import { CHARACTERS } from '../../src/game/seat.ts';
import { type LadderName, selectLadders } from '../../src/store/results/ladder.ts';
import type { Records } from '../../src/store/results/tallies.ts';

const WON = { won: 1, drawn: 0, lost: 2 };
const LOST = { won: 0, drawn: 1, lost: 2 };
const ladder = (records: Records, name: LadderName) => {
  const found = selectLadders(records).find(one => one.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

test('without any win the next rung is the lowest of every ladder', () => {
  const ladders = selectLadders({});
  expect(ladders.map(({ name, rungs }) => [name, rungs.length])).toEqual([
    ['othello', 20],
    ['anti', 12],
    ['connect4', 10],
  ]);
  for (const { rungs, next, beaten } of ladders) {
    expect(beaten).toBe(0);
    expect(next).toBe(rungs[0]);
    expect(rungs.map(({ state }) => state)).toEqual(['next', ...rungs.slice(1).map(() => 'open')]);
  }
});

test('in Othello characters and levels are mixed, by strength', () => {
  const { rungs } = ladder({}, 'othello');
  const names = rungs.map(({ rival: { opponent, level } }) => (opponent === 'flipside' ? level : opponent));
  expect(names.slice(0, 3)).toEqual([1, 2, 'lennie']);
  expect(names.filter(name => typeof name === 'number')).toEqual(
    Array.from({ length: 12 }, (_, at) => at + 1),
  );
  expect(new Set(names.filter(name => typeof name === 'string'))).toEqual(new Set(CHARACTERS));
});

test('the next rung is above the strongest beaten one; draws and losses do not count', () => {
  const { rungs, next, beaten } = ladder(
    { 'othello/flipside/2': WON, 'othello/flipside/4': WON, 'othello/flipside/5': LOST },
    'othello',
  );
  expect(beaten).toBe(2);
  const above = rungs[rungs.findIndex(({ rival }) => rival.opponent === 'flipside' && rival.level === 4) + 1];
  expect(next).toBe(above);
  const levels = rungs.filter(({ rival }) => rival.opponent === 'flipside');
  expect(
    levels
      .slice(0, 6)
      .map(({ state }) => state)
      .join(' '),
  ).toBe('open beaten open beaten open open');
});

test('after the strongest come those that were skipped, and then none', () => {
  const top = { 'connect4/solver/10': WON };
  expect(ladder(top, 'connect4').next?.rival.level).toBe(1);
  const all = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`connect4/solver/${at + 1}`, WON]));
  expect(ladder(all, 'connect4')).toMatchObject({ beaten: 10, next: undefined });
});

test('a win in one game does not count in another', () => {
  expect(ladder({ 'othello/flipside/3': WON }, 'anti').beaten).toBe(0);
});
