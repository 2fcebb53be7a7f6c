import { readFileSync } from 'node:fs';
import { UsageError } from './usageError.ts';

const STDIN = 0;

const readInput = (path: string): string => {
  try {
    return readFileSync(path === '-' ? STDIN : path, 'utf8');
  } catch {
    throw new UsageError(`The file "${path}" cannot be read.`);
  }
};

/** The lines of a file, or of the standard input for `-`. */
export const readInputLines = (path: string): readonly string[] =>
  readInput(path)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/);

/** The name of a line of the file in a message. */
export const makePlace = (path: string, line: number): string =>
  `${path === '-' ? 'The standard input' : path}, line ${line}`;
