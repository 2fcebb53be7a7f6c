/** How many are sorted, or put in order, between two rests. */
const STRIDE = 256;

type Compare<T> = (a: T, b: T) => number;

function* merging<T>(one: readonly T[], other: readonly T[], compare: Compare<T>): Generator<undefined, T[]> {
  const all: T[] = [];
  let [at, otherAt] = [0, 0];
  while (at < one.length && otherAt < other.length) {
    const [first, second] = [one[at] as T, other[otherAt] as T];
    if (compare(first, second) <= 0) {
      all.push(first);
      at++;
    } else {
      all.push(second);
      otherAt++;
    }
    if (all.length % STRIDE === 0) yield;
  }
  return all.concat(one.slice(at), other.slice(otherAt));
}

/** Sorts as `toSorted` does, but rests now and then, so that a page can stay quick. */
export function* sorting<T>(all: readonly T[], compare: Compare<T>): Generator<undefined, readonly T[]> {
  let runs: (readonly T[])[] = [];
  for (let from = 0; from < all.length; from += STRIDE) {
    runs.push(all.slice(from, from + STRIDE).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: (readonly T[])[] = [];
    for (let run = 0; run < runs.length; run += 2)
      longer.push(yield* merging(runs[run] ?? [], runs[run + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0] ?? [];
}
