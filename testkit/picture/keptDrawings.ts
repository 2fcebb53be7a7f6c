import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { expect } from 'vitest';

export type Drawing = readonly [name: string, draw: () => string | Uint8Array];

/**
 * Compares drawings with the digests in a file, one per line. After an intended change,
 * `FLIPSIDE_PICTURES=keep npx vitest run FILE` rewrites the file: look at the pictures whose lines changed.
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
