import { expect, test } from 'vitest';
import { enginePerft } from '../../../testkit/engine/engine.ts';
import { perftRows } from '../../../testkit/game/perftRows.ts';
import { perftInParts } from './perftInParts.ts';

/** In the first plies of these games no side can be forced to pass. */
const SPLITS = 4;
const LONG_NODES = 1_000_000_000;

const sizeOf = ({ count }: (typeof perftRows)[number]): number => count.nodes + count.ended;

test.each(perftRows.filter(row => sizeOf(row) <= LONG_NODES))(
  'the engine counts the move sequences of $name',
  ({ start, depth, passes, count }) => {
    expect(enginePerft(start, depth, passes)).toEqual(count);
  },
);

test.each(perftRows.filter(row => sizeOf(row) > LONG_NODES))(
  'the engine counts the move sequences of $name, in parts',
  async ({ start, depth, passes, count }) => {
    expect(await perftInParts(start, depth, passes, SPLITS)).toEqual(count);
  },
);
