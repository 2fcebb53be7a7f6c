import { createStore as createPlainStore, type StoreApi } from 'zustand/vanilla';

/**
 * Dependency tracking for stores: the fields a follower reads while it runs are recorded, and it runs again when one of them
 * changes. Outside followers, these are ordinary zustand stores.
 */

/** The part of a store that tracking needs. */
interface Source {
  readonly now: () => object;
  readonly subscribe: Subscribe;
}

type Stores = readonly Pick<Source, 'subscribe'>[];
type Subscribe = (listener: () => void) => () => void;

/** The values read from a store, by field; under `WHOLE` the whole state. */
type Seen = Map<PropertyKey, unknown>;
type Reads = Map<Source, Seen>;

const WHOLE = Symbol('whole');
/** Limit of consecutive runs: a follower may change what it reads, and could loop forever. */
const MOST_RUNS = 100;

/** Where reads are recorded; undefined outside followers. */
let noted: Reads | undefined;

const valueNow = (source: Source, key: PropertyKey): unknown =>
  key === WHOLE ? source.now() : Reflect.get(source.now(), key);

const note = (source: Source, key: PropertyKey): void => {
  if (noted === undefined) return;
  const seen: Seen = noted.get(source) ?? new Map();
  noted.set(source, seen);
  if (!seen.has(key)) seen.set(key, valueNow(source, key));
};

const isStale = (reads: Reads): boolean => {
  for (const [source, seen] of reads)
    for (const [key, value] of seen) if (!Object.is(valueNow(source, key), value)) return true;
  return false;
};

const notingIn = <Answer>(reads: Reads | undefined, run: () => Answer): Answer => {
  const outer = noted;
  noted = reads;
  try {
    return run();
  } finally {
    noted = outer;
  }
};

/** A zustand store with dependency tracking. */
export const createStore = <State extends object>(make: () => State): StoreApi<State> => {
  const store = createPlainStore<State>(make);
  const source: Source = { now: store.getState, subscribe: store.subscribe };
  /** A proxy that records reads; reused while the state is the same. */
  let reader: { readonly of: State; readonly state: State } | undefined;
  const readerOf = (of: State): State => {
    if (reader?.of === of) return reader.state;
    const get = (_: State, key: PropertyKey): unknown => {
      note(source, key);
      return Reflect.get(of, key);
    };
    const ownKeys = (): (string | symbol)[] => {
      note(source, WHOLE);
      return Reflect.ownKeys(of);
    };
    /** Testing for a field counts as reading it. */
    const getOwnPropertyDescriptor = (_: State, key: PropertyKey): PropertyDescriptor | undefined => {
      note(source, key);
      return Reflect.getOwnPropertyDescriptor(of, key);
    };
    const has = (_: State, key: PropertyKey): boolean => {
      note(source, key);
      return Reflect.has(of, key);
    };
    reader = { of, state: new Proxy(of, { get, has, getOwnPropertyDescriptor, ownKeys }) };
    return reader.state;
  };
  // Listeners' own reads must not be recorded for the follower that triggered the change.
  const setState: typeof store.setState = (state: Parameters<typeof store.setState>[0], replace?: boolean) =>
    unfollowed(() => store.setState(state as State, replace as true));
  return {
    ...store,
    getState: () => (noted === undefined ? store.getState() : readerOf(store.getState())),
    setState,
  };
};

/** A value outside the stores that changes as a whole and is tracked in the same way. */
interface FollowedValue<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
}

export const createValue = <Value>(first: Value): FollowedValue<Value> => {
  const { getState, setState } = createStore(() => ({ value: first }));
  return { get: () => getState().value, set: value => setState({ value }) };
};

/** Runs without tracking: for one-time reads, or for reads that must not cause another run. */
export const unfollowed = <Answer>(run: () => Answer): Answer => notingIn(undefined, run);

/** Followers queued until the current batch ends, in notification order. */
let waiting: Set<() => void> | undefined;

/**
 * Batches changes of several stores: followers run once at the end and never see intermediate states. Plain subscribers are
 * notified of each change.
 */
export const together = <Answer>(run: () => Answer): Answer => {
  if (waiting !== undefined) return run();
  const looks = new Set<() => void>();
  waiting = looks;
  try {
    return run();
  } finally {
    waiting = undefined;
    for (const look of looks) look();
  }
};

export interface Follower {
  /** Runs it although no store has changed. */
  readonly again: () => void;
  readonly stop: () => void;
}

/**
 * Runs `run` now, and again after each change of something it read in its last run. Changes of `stores` are delivered in
 * subscription order; other stores are subscribed when they are first read.
 */
export const follow = (run: () => void, stores: Stores = []): Follower => {
  const ends = new Map<Subscribe, () => void>();
  let reads: Reads = new Map();
  let isRunning = false;
  let isWanted = false;
  let isStopped = false;
  const hear = (subscribe: Subscribe): void => {
    if (!isStopped && !ends.has(subscribe)) ends.set(subscribe, subscribe(look));
  };
  const runOnce = (): void => {
    isWanted = false;
    reads = new Map();
    notingIn(reads, run);
    for (const { subscribe } of reads.keys()) hear(subscribe);
  };
  /** Changes during a run are handled after it. */
  const again = (): void => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    try {
      for (let runs = 0; !isStopped && (isWanted || isStale(reads)); runs++) {
        if (runs > MOST_RUNS) throw new Error('a follower changes what it reads each time');
        runOnce();
      }
    } finally {
      isRunning = false;
    }
  };
  const look = (): void => {
    if (waiting !== undefined) waiting.add(look);
    else if (!isRunning && isStale(reads)) again();
  };
  for (const { subscribe } of stores) hear(subscribe);
  again();
  return {
    again,
    stop: () => {
      isStopped = true;
      for (const end of ends.values()) end();
      ends.clear();
    },
  };
};

/** Calls `apply` with the result of `select` now, and after each change of the result; `stores` as for `follow`. */
export const followValue = <Value>(
  select: () => Value,
  apply: (value: Value) => void,
  stores: Stores = [],
): (() => void) => {
  let shown: { readonly value: Value } | undefined;
  return follow(() => {
    const value = select();
    if (shown !== undefined && Object.is(value, shown.value)) return;
    shown = { value };
    unfollowed(() => apply(value));
  }, stores).stop;
};

/**
 * Memoizes the last result, so that the same arguments give the same object. The reads behind a cached result are tracked as
 * well.
 */
export const remember = <A extends readonly unknown[], R>(
  compute: (...parts: A) => R,
): ((...parts: A) => R) => {
  let last: { readonly parts: A; readonly answer: R; readonly reads: Reads | undefined } | undefined;
  return (...parts) => {
    const same =
      last?.parts.length === parts.length && parts.every((part, i) => Object.is(part, last?.parts[i]));
    if (last === undefined || !same) {
      const reads: Reads | undefined = noted && new Map();
      last = { parts, answer: notingIn(reads, () => compute(...parts)), reads };
    }
    for (const [source, seen] of last.reads ?? []) for (const key of seen.keys()) note(source, key);
    return last.answer;
  };
};
