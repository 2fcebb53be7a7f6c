import process from 'node:process';

/** A row of the results. */
export interface Measurement {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
}

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** A quantile of the numbers. */
export const fractionOf = (numbers: readonly number[], fraction: number): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;
};

export const timed = async <T>(work: () => T | Promise<T>): Promise<{ result: T; seconds: number }> => {
  const start = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - start) / 1000 };
};

const MICROSECONDS = 1e6;

const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
};

/** Measures processor time, which is less affected by other work on the machine. */
export const processorTimed = async <T>(
  work: () => T | Promise<T>,
): Promise<{ result: T; seconds: number }> => {
  const start = processorSeconds();
  const result = await work();
  return { result, seconds: processorSeconds() - start };
};

export const inMillions = (amount: number): string => (amount / 1e6).toFixed(1);
export const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Formats measurements in columns: names on the left, values on the right. */
export const makeTable = (measurements: readonly Measurement[]): string => {
  const nameWidth = Math.max(...measurements.map(({ name }) => name.length));
  const valueWidth = Math.max(...measurements.map(({ value }) => value.length));
  return measurements
    .map(({ name, value, unit }) => `${name.padEnd(nameWidth)}  ${value.padStart(valueWidth)}  ${unit}`)
    .join('\n');
};
