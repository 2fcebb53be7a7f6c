import { createStore as createPlainStore, type StoreApi } from 'zustand/vanilla';

/**
 * Reading is following: what a follower reads of the stores while it runs is noted, and it runs again once any of that has
 * changed. Outside a follower a store is an ordinary one of zustand.
 */

/** A store as far as following it needs. */
interface Source {
  readonly now: () => object;
  readonly subscribe: Subscribe;
}

type Stores = readonly Pick<Source, 'subscribe'>[];
type Subscribe = (listener: () => void) => () => void;

/** What was read of a store: the fields with their values, or under `WHOLE` the whole state. */
type Seen = Map<PropertyKey, unknown>;
type Reads = Map<Source, Seen>;

const WHOLE = Symbol('whole');
/** A follower may change what it reads; after this many runs in a row it would go on for ever. */
const MOST_RUNS = 100;

/** Where reads are noted; undefined outside followers. */
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

/** A store whose state is followed by those that read it. */
export const createStore = <State extends object>(make: () => State): StoreApi<State> => {
  const store = createPlainStore<State>(make);
  const source: Source = { now: store.getState, subscribe: store.subscribe };
  /** Notes what is read of it; the same one as long as the state is the same. */
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
    /** Whether a field is there is read of it, too. */
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
  // What hears of a change reads for itself, not for a follower that makes it.
  const setState: typeof store.setState = (state: Parameters<typeof store.setState>[0], replace?: boolean) =>
    unfollowed(() => store.setState(state as State, replace as true));
  return {
    ...store,
    getState: () => (noted === undefined ? store.getState() : readerOf(store.getState())),
    setState,
  };
};

/** Something outside the stores that changes as a whole, and is followed in the same way. */
interface FollowedValue<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
}

export const createValue = <Value>(first: Value): FollowedValue<Value> => {
  const { getState, setState } = createStore(() => ({ value: first }));
  return { get: () => getState().value, set: value => setState({ value }) };
};

/** Runs without noting what is read: for what is asked once, or is not to be followed. */
export const unfollowed = <Answer>(run: () => Answer): Answer => notingIn(undefined, run);

/** The followers that wait for the end of what changes several stores, in the order in which they heard of it. */
let waiting: Set<() => void> | undefined;

/**
 * Runs what changes several stores one after the other: followers run once, at its end, and never see the stores half changed.
 * Plain subscribers hear of each change.
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
  /** Runs it for a reason that is in no store. */
  readonly again: () => void;
  readonly stop: () => void;
}

/**
 * Runs `run` now, and again after each change of something that it read the last time. It hears of changes of `stores` in the
 * order in which it and others began to follow them; of other stores from when it first reads them.
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
  /** What changes while it runs is looked at when it is done. */
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

/** Calls `apply` with what `select` reads now, and after each change of it; `stores` as for `follow`. */
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

/** Remembers the last result, so that the same parts give the same object. What a result was read from is followed as well. */
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
