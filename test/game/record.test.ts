import { expect, test } from 'vitest';
import { haveSameContent } from '../../src/game/record.ts';

const SEATS = { black: { type: 'human' }, white: { type: 'computer', level: 3 } };

test.each([
  ['the same texts', 'a', 'a', true],
  [
    'records in another order',
    SEATS,
    { white: { level: 3, type: 'computer' }, black: { type: 'human' } },
    true,
  ],
  ['a missing field and an undefined one', { name: undefined }, {}, true],
  ['another value deep within', SEATS, { ...SEATS, white: { type: 'computer', level: 4 } }, false],
  ['one more field', SEATS, { ...SEATS, seed: 1 }, false],
  ['lists in another order', ['a', 'b'], ['b', 'a'], false],
  ['a longer list', ['a'], ['a', 'b'], false],
  ['a list and a record', [], {}, false],
  ['nothing and an empty record', undefined, {}, false],
])('%s have the same content: %j and %j, %s', (_, one, other, isSame) => {
  expect(haveSameContent(one, other)).toBe(isSame);
  expect(haveSameContent(other, one)).toBe(isSame);
});
