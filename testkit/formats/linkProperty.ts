import assert from 'node:assert/strict';
import { readLink, writeLink } from '../../src/formats/link/link.ts';
import type { GameRecord } from '../../src/formats/record.ts';

/** Fails unless the link of a record is a valid address and leads to an equal record. */
export const comesBack = (record: GameRecord): void => {
  const link = writeLink(record);
  assert.match(link, /^g=1[\w-]+$/);
  assert.deepEqual(readLink(link), { type: 'read', value: record });
};
