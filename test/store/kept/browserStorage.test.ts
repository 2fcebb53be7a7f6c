// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFirstTime, openStorage } from '../../../src/store/kept/browserStorage.ts';

const refused = (): Storage => {
  throw new Error('The browser allows no storage.');
};

const anyKey = fc.constantFrom('a', 'b', 'c');
const anyStep = fc.oneof(
  fc.tuple(fc.constant('setItem' as const), anyKey, fc.string()),
  fc.tuple(fc.constant('removeItem' as const), anyKey),
  fc.tuple(fc.constant('clear' as const)),
);

test('without browser storage, a replacement in memory behaves the same', () => {
  fc.assert(
    fc.property(fc.array(anyStep), steps => {
      sessionStorage.clear();
      const { storage, state } = openStorage(refused);
      expect(state).toBe('off');
      const [here, there] = [storage, sessionStorage].map(one => {
        for (const [step, ...given] of steps) (one[step] as (...given: readonly string[]) => void)(...given);
        const keys = Array.from({ length: one.length + 1 }, (_, index) => one.key(index));
        return [...keys.toSorted(), ...['a', 'b', 'c'].map(key => one.getItem(key))];
      });
      expect(here).toEqual(there);
    }),
  );
});

test('a first-time hint appears once per browser, or each time if nothing can be stored', () => {
  localStorage.clear();
  expect([1, 2].map(() => isFirstTime(localStorage, 'noWebGl'))).toEqual([true, false]);
  expect(isFirstTime(localStorage, 'other')).toBe(true);
  const visits = [1, 2].map(() => openStorage(refused).storage);
  expect(visits.map(storage => isFirstTime(storage, 'noWebGl'))).toEqual([true, true]);
});
