import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program; `undefined` if it is not installed. */
export const findProgram = (name: string, others: readonly string[] = []): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...others]
    .map(folder => join(folder, name))
    .find(path => existsSync(path));

/** Finds a program that CI installs as root: there, a missing one fails the test instead of skipping it. */
export const findServer = (name: string, others: readonly string[] = []): string | undefined => {
  const program = findProgram(name, others);
  if (program === undefined && process.env.CI && process.getuid?.() === 0)
    throw new Error(`${name} is not installed`);
  return program;
};
