import fc from 'fast-check';
import { expect, test } from 'vitest';
import { haveSameContent } from '../../../src/game/record.ts';
import { changed, idBy } from '../../../src/store/kept/changed.ts';

/** As it is read again from the storage. */
const again = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('where nothing is unknown, what is written is what was to be written', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.dictionary(fc.string(), fc.jsonValue()),
      (one, other) => {
        const [before, after] = [again(one), again(other)];
        expect(haveSameContent(changed(before, before, after, idBy('id')), after)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

const ids = idBy('id');

test('entries that are unknown stay beside the known ones that they stood beside', () => {
  const stored = [{ kind: 'new', id: 0 }, { id: 1, extra: true }, { kind: 'new', id: 9 }, { id: 2 }];
  const before = [{ id: 1 }, { id: 2 }];
  const after = [{ id: 3 }, { id: 1, name: 'a' }];
  expect(changed(stored, before, after, ids)).toEqual([
    { kind: 'new', id: 0 },
    { id: 3 },
    { id: 1, extra: true, name: 'a' },
    { kind: 'new', id: 9 },
  ]);
});

test('a value that this version cannot read stays until a person chooses another one', () => {
  const stored = { theme: 'neon', sound: true };
  const before = { theme: 'walnut', sound: true };
  expect(changed(stored, before, { theme: 'walnut', sound: false })).toEqual({ theme: 'neon', sound: false });
  expect(changed(stored, before, { theme: 'classic', sound: true })).toEqual({
    theme: 'classic',
    sound: true,
  });
});

test('what another tab has added meanwhile stays, and what this one has taken away goes', () => {
  const stored = { done: ['a', 'b', 'c'], memories: { x: { due: 1 }, y: { due: 2 } } };
  const before = { done: ['a', 'b'], memories: { x: { due: 1 } } };
  const after = { done: ['a'], memories: {} };
  expect(changed(stored, before, after)).toEqual({ done: ['a', 'c'], memories: { y: { due: 2 } } });
});
