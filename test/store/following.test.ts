import { describe, expect, test } from 'vitest';
import {
  createStore,
  follow,
  followValue,
  remember,
  together,
  unfollowed,
} from '../../src/store/following.ts';

const openStores = () => ({
  first: createStore(() => ({ count: 0, other: 0 })),
  second: createStore(() => ({ name: 'a', isOn: false })),
});

describe('a follower', () => {
  test('runs again only when a field that it read has changed', () => {
    const { first } = openStores();
    const seen: number[] = [];
    const { stop } = follow(() => void seen.push(first.getState().count));
    first.setState({ other: 1 });
    first.setState({ count: 0 });
    expect(seen).toEqual([0]);
    first.setState({ count: 1 });
    stop();
    first.setState({ count: 2 });
    expect(seen).toEqual([0, 1]);
  });

  test('runs again when a field is added that it found missing', () => {
    const records = createStore((): Readonly<Record<string, number>> => ({}));
    const seen: boolean[] = [];
    follow(() => void seen.push(Object.hasOwn(records.getState(), 'jack'), 'ann' in records.getState()));
    records.setState({ jack: 1 });
    records.setState({ ann: 1 });
    expect(seen).toEqual([false, false, true, false, true, true]);
  });

  test('tracks what it read in its last run, in any store', () => {
    const { first, second } = openStores();
    let runs = 0;
    follow(() => {
      runs++;
      return first.getState().count > 0 ? second.getState().name : undefined;
    });
    second.setState({ name: 'b' });
    expect(runs).toBe(1);
    first.setState({ count: 1 });
    second.setState({ name: 'c' });
    expect(runs).toBe(3);
    first.setState({ count: 0 });
    second.setState({ name: 'd' });
    expect(runs).toBe(4);
  });

  test('that copies a state tracks all of it', () => {
    const { first } = openStores();
    let copy = {};
    follow(() => {
      copy = { ...first.getState() };
    });
    first.setState({ other: 7 });
    expect(copy).toEqual({ count: 0, other: 7 });
  });

  test('runs once when several stores change in a batch, at the end', () => {
    const { first, second } = openStores();
    const seen: string[] = [];
    follow(() => void seen.push(`${second.getState().name}${first.getState().count}`));
    const answer = together(() => {
      first.setState({ count: 1 });
      together(() => second.setState({ name: 'b' }));
      first.setState({ count: 2 });
      return 'done';
    });
    expect([answer, ...seen]).toEqual(['done', 'a0', 'b2']);
    first.setState({ count: 3 });
    expect(seen).toEqual(['a0', 'b2', 'b3']);
  });

  test('keeps its place in the notification order, and is notified after a failure too', () => {
    const { first, second } = openStores();
    const seen: string[] = [];
    const stores = [first, second];
    followValue(
      () => second.getState().name,
      name => seen.push(`early ${name}`),
      stores,
    );
    followValue(
      () => first.getState().count,
      count => seen.push(`late ${count}`),
      stores,
    );
    expect(() =>
      together(() => {
        first.setState({ count: 1 });
        second.setState({ name: 'b' });
        throw new Error('broken');
      }),
    ).toThrow('broken');
    expect(seen).toEqual(['early a', 'late 0', 'early b', 'late 1']);
  });

  test('that changes what it reads runs until nothing changes', () => {
    const { first } = openStores();
    const seen: number[] = [];
    follow(() => {
      const { count } = first.getState();
      seen.push(count);
      if (count < 3) first.setState({ count: count + 1 });
    });
    expect(seen).toEqual([0, 1, 2, 3]);
  });

  test('sees a change that it causes in what it read before', () => {
    const { first } = openStores();
    const seen: (readonly number[])[] = [];
    follow(() => {
      const before = first.getState().count;
      if (before === 0) first.setState({ count: 1 });
      seen.push([before, first.getState().count]);
    });
    expect(seen.at(-1)).toEqual([1, 1]);
  });

  test('does not track the reads of another follower that it starts', () => {
    const { first, second } = openStores();
    let [outer, inner] = [0, 0];
    follow(() => {
      outer++;
      first.getState().count;
      follow(() => {
        inner++;
        return second.getState().name;
      });
    });
    second.setState({ name: 'b' });
    expect([outer, inner]).toEqual([1, 2]);
  });

  test('does not track unfollowed reads', () => {
    const { first } = openStores();
    let runs = 0;
    follow(() => {
      runs++;
      unfollowed(() => first.getState().count);
    });
    first.setState({ count: 1 });
    expect(runs).toBe(1);
  });

  test('that throws leaves tracking intact', () => {
    const { first } = openStores();
    const fail = () =>
      follow(() => {
        throw new Error('no');
      });
    expect(fail).toThrow('no');
    expect(first.getState()).toBe(first.getState());
  });

  test('that is stopped during a run does not run again', () => {
    const { first } = openStores();
    let runs = 0;
    const follower = follow(() => {
      runs++;
      if (first.getState().count === 1) follower.stop();
    });
    first.setState({ count: 1 });
    first.setState({ count: 2 });
    expect(runs).toBe(2);
  });
});

test('a value is applied now and after each change, and reads while applying are not tracked', () => {
  const { first, second } = openStores();
  const seen: boolean[] = [];
  followValue(
    () => first.getState().count > 1,
    isMany => {
      seen.push(isMany);
      second.getState().name;
    },
  );
  first.setState({ count: 1 });
  second.setState({ name: 'b' });
  first.setState({ count: 2 });
  expect(seen).toEqual([false, true]);
});

test('the reads behind a memoized result are tracked by all its users', () => {
  const { first } = openStores();
  let computed = 0;
  const doubled = remember(({ count }: { readonly count: number }) => {
    computed++;
    return 2 * count;
  });
  const seen: number[][] = [[], []];
  for (const list of seen) follow(() => void list.push(doubled(first.getState())));
  expect(computed).toBe(1);
  first.setState({ other: 1 });
  first.setState({ count: 3 });
  expect(seen).toEqual([
    [0, 6],
    [0, 6],
  ]);
});
