import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program on the path or in other folders; `undefined` if this machine has none. */
export const findProgram = (name: string, others: readonly string[] = []): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...others]
    .map(folder => join(folder, name))
    .find(path => existsSync(path));

/** A program that CI installs as root, where a test without it fails instead of being skipped. */
export const findServer = (name: string, others: readonly string[] = []): string | undefined => {
  const program = findProgram(name, others);
  if (program === undefined && process.env.CI && process.getuid?.() === 0)
    throw new Error(`${name} is not installed`);
  return program;
};
