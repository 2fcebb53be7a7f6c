// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenInSight } from '../../src/embed/sight.ts';

type Seen = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Observed elements and their callbacks. */
const watched = new Map<Element, Seen>();

class Observer {
  readonly #seen: Seen;

  constructor(seen: Seen) {
    this.#seen = seen;
  }

  observe(element: Element): void {
    watched.set(element, this.#seen);
  }

  disconnect(): void {
    for (const [element, seen] of watched) if (seen === this.#seen) watched.delete(element);
  }
}

const element = document.createElement('div');
const show = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer);
  show.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  watched.clear();
});

const moveTo = (isIntersecting: boolean): void => watched.get(element)?.([{ isIntersecting }]);
const print = (): boolean => globalThis.dispatchEvent(new Event('beforeprint'));

test.each([
  ['it becomes visible', () => moveTo(true)],
  ['the page is printed', print],
])('an invisible element is shown once, when %s', (_, comes) => {
  whenInSight(element, show);
  moveTo(false);
  expect(show).not.toHaveBeenCalled();
  comes();
  expect([show.mock.calls.length, watched.size]).toEqual([1, 0]);
  print();
  expect(show).toHaveBeenCalledTimes(1);
});

test('nothing is shown after cancelling', () => {
  whenInSight(element, show)();
  expect(watched.size).toBe(0);
  print();
  expect(show).not.toHaveBeenCalled();
});

test('without an observer it is shown at once', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  whenInSight(element, show);
  expect(show).toHaveBeenCalledTimes(1);
});
