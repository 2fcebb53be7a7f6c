import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { expect } from 'vitest';

export type Drawing = readonly [name: string, draw: () => string | Uint8Array];

/**
 * Drawings are as they are kept in a file, a line a drawing. After a change that is meant, `FLIPSIDE_PICTURES=keep npx vitest run FILE`
 * writes the lines again: look at the pictures, and at which lines have changed.
 */
export const expectKept = (path: string, drawings: readonly Drawing[]): void => {
  const drawn = drawings.map(([name, draw]) => {
    return `${name}\t${createHash('sha256').update(draw()).digest('hex').slice(0, 12)}`;
  });
  if (process.env.FLIPSIDE_PICTURES === 'keep') writeFileSync(path, `${drawn.join('\n')}\n`);
  const kept = readFileSync(path, 'utf8').trimEnd().split('\n');
  expect(drawn.filter(line => !kept.includes(line))).toEqual([]);
  expect(drawn).toHaveLength(kept.length);
};
