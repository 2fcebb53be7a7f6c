import { expect, test } from 'vitest';
import { type LadderName, selectLadders } from '../../src/store/ladder.ts';
import type { Records } from '../../src/store/tallies.ts';

const WON = { won: 1, drawn: 0, lost: 2 };
const LOST = { won: 0, drawn: 1, lost: 2 };
const ladder = (records: Records, name: LadderName) => {
  const found = selectLadders(records).find(one => one.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

test('whoever has beaten nobody begins at the bottom of every ladder', () => {
  const ladders = selectLadders({});
  expect(ladders.map(({ name, rungs }) => [name, rungs.length])).toEqual([
    ['characters', 8],
    ['othello', 12],
    ['anti', 12],
    ['connect4', 10],
  ]);
  for (const { rungs, next, beaten } of ladders) {
    expect(beaten).toBe(0);
    expect(next).toBe(rungs[0]);
    expect(rungs.map(({ state }) => state)).toEqual(['next', ...rungs.slice(1).map(() => 'open')]);
  }
});

test('the characters stand in the order of their strength', () => {
  const names = ladder({}, 'characters').rungs.map(({ rival }) => rival.opponent);
  expect(names).toEqual(['lennie', 'mike', 'anita', 'claire', 'adam', 'jack', 'donald', 'arthur']);
});

test('the next one stands above the strongest that was beaten; draws and losses do not count', () => {
  const { rungs, next, beaten } = ladder(
    { 'othello/flipside/2': WON, 'othello/flipside/4': WON, 'othello/flipside/5': LOST },
    'othello',
  );
  expect(beaten).toBe(2);
  expect(next?.rival).toEqual({ game: 'othello', opponent: 'flipside', level: 5 });
  expect(rungs.slice(0, 6).map(({ state }) => state)).toEqual([
    'open',
    'beaten',
    'open',
    'beaten',
    'next',
    'open',
  ]);
});

test('after the strongest come those who were passed over, and then nobody', () => {
  const top = { 'connect4/solver/10': WON };
  expect(ladder(top, 'connect4').next?.rival.level).toBe(1);
  const all = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`connect4/solver/${at + 1}`, WON]));
  expect(ladder(all, 'connect4')).toMatchObject({ beaten: 10, next: undefined });
});

test('a win in one game says nothing of another', () => {
  expect(ladder({ 'othello/flipside/3': WON }, 'anti').beaten).toBe(0);
});
