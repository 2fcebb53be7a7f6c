import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { UsageError } from './commandLine.ts';

const THOUSAND = 1000;
/** Rounds to whole microseconds. */
export const roundMilliseconds = (milliseconds: number): number =>
  Math.round(milliseconds * THOUSAND) / THOUSAND;

/** Whether a path is `-`, which means standard input. */
const isStandardInput = (path: string): boolean => path === '-';

/** The lines of a file, or of standard input for `-`. */
export const readInputLines = async (path: string, input: Readable): Promise<readonly string[]> => {
  try {
    const content = await (isStandardInput(path) ? text(input) : readFile(path, 'utf8'));
    return content.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  } catch {
    throw new UsageError(`The file "${path}" cannot be read.`);
  }
};

/** Names a line of input in a message. */
export const makePlace = (path: string, line: number): string =>
  `${isStandardInput(path) ? 'The standard input' : path}, line ${line}`;

const isBrokenPipe = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'EPIPE' || error.code === 'EOF';

/** Ends the program quietly if the reader of a pipe goes away. */
export const endQuietlyWithReader = (): void => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (!isBrokenPipe(error)) throw error;
    process.exit(0);
  });
};

export const programVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string })
    .version;
