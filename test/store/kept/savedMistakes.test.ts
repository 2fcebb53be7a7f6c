import { expect, test } from 'vitest';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { readMoves } from '../../../src/game/transcript.ts';
import { keepMistakes } from '../../../src/store/kept/savedMistakes.ts';
import { memoryStorage } from '../../../testkit/play/playRoom.ts';

const KEY = 'flipside.mistakes';
const MISTAKE = {
  setup: STANDARD_SETUP,
  before: readMoves(startOf(STANDARD_SETUP), 'f5') ?? [],
  played: parseSquare('f4'),
  best: parseSquare('d6'),
  loss: 3,
};

test('a mistake is saved once, the latest first', () => {
  let now = 1;
  const mistakes = keepMistakes(memoryStorage(), () => now);
  const other = { ...MISTAKE, played: parseSquare('f6') };
  mistakes.save(MISTAKE);
  mistakes.save(other);
  now = 2;
  mistakes.save(MISTAKE);
  expect(mistakes.list()).toEqual([
    { ...MISTAKE, at: 2 },
    { ...other, at: 1 },
  ]);
});

test('invalid mistakes are left out, but stay stored when another is added', () => {
  const storage = memoryStorage();
  const mistakes = keepMistakes(storage, () => 1);
  mistakes.save(MISTAKE);
  const broken = storage.getItem(KEY)?.replace('"best":"d6"', '"best":"a1"') ?? '';
  storage.setItem(KEY, broken);
  expect(mistakes.list()).toEqual([]);
  mistakes.save(MISTAKE);
  expect(mistakes.list()).toHaveLength(1);
  expect(JSON.parse(storage.getItem(KEY) ?? '').mistakes).toHaveLength(2);
  expect(storage.getItem('flipside.aside.mistakes')).toBe(broken);
});
