// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createWords } from '../../../src/i18n/words.ts';
import { SCREENS, type ScreenName } from '../../../src/look/places.ts';
import { createScreens } from '../../../src/ui/page/mountScreens.ts';
import { atTable, BLITZ, onlineMatch, playedMatch } from '../../../testkit/ui/tables.ts';
import { openPage, teachDialogs } from '../../../testkit/ui/testPage.ts';

beforeAll(teachDialogs);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Subscribe = (listener: never) => () => void;

/** Records the subscriptions to each store by name. */
const createWatch = () => {
  const followed = new Map<string, number>();
  const count = (name: string, by: 1 | -1): void => {
    const left = (followed.get(name) ?? 0) + by;
    if (left === 0) followed.delete(name);
    else followed.set(name, left);
  };
  const store = (name: string, source: { subscribe: Subscribe }): void => {
    const { subscribe } = source;
    source.subscribe = listener => {
      const ends = [subscribe(listener), () => count(name, -1)];
      count(name, 1);
      return () => {
        for (const end of ends.splice(0)) end();
      };
    };
  };
  const events = (name: string, target: EventTarget): void => {
    const known = new Set<string>();
    const ids = new Map<unknown, number>();
    const idOf = (type: string, listener: unknown, options: unknown): string => {
      ids.set(listener, ids.get(listener) ?? ids.size);
      const isCapture = typeof options === 'object' ? Reflect.get(options ?? {}, 'capture') : options;
      return `${type} ${ids.get(listener)} ${isCapture === true}`;
    };
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      const id = idOf(type, listener, options);
      if (!known.has(id)) count(`${name} ${type}`, 1);
      known.add(id);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
      const id = idOf(type, listener, options);
      if (known.delete(id)) count(`${name} ${type}`, -1);
    });
  };
  return { followed, store, events };
};

test.each(Object.keys(SCREENS) as ScreenName[])(
  'a page closed on the screen %s leaves nothing behind',
  async screen => {
    const online = atTable({
      clock: BLITZ,
      nudge: { by: 'black', from: 600_000 },
      match: playedMatch('f5', { remaining: { black: 48_000, white: 48_000 }, running: 'white' }),
    });
    const { stores, play, close } = openPage({ screen: 'menu', match: { match: onlineMatch('f5') }, online });
    close();
    const watch = createWatch();
    const words = createWords();
    for (const [name, store] of Object.entries({ ...stores, words })) watch.store(name, store);
    for (const [name, target] of Object.entries({ window, document })) watch.events(name, target);
    stores.app.setState({ screen });
    const end = createScreens(document.body, play, words);
    await vi.advanceTimersByTimeAsync(100);
    expect(watch.followed.size).toBeGreaterThan(3);
    end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([[...watch.followed], vi.getTimerCount()]).toEqual([[], 0]);
  },
);
