import { afterAll, expect, test } from 'vitest';
import { openEngineWorker } from '../../cli/engine/workers.ts';
import { EngineClient } from '../../src/engine/engineClient.ts';
import type { SearchLimit, SearchMethod } from '../../src/engine/searchRequest.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { positionAfter, readTable } from '../../testkit/game/positions.ts';

const DEPTH = 22;
const EMPTIES = 44;
/** Two threads that share nothing would visit twice as many positions as one. */
const MOST_WASTED = 1.5;
const AMPLE_TIME: SearchLimit = { type: 'time', milliseconds: 600_000 };
/** A search with limited depth clears the table. */
const FORGET: SearchLimit = { type: 'depth', depth: 1, endgame: 0 };

const client = new EngineClient(() => openEngineWorker({ sharesMemory: true }));
afterAll(() => client.close());

const by = (limit: SearchLimit, threads: number): SearchMethod => ({ by: 'flipside', limit, threads });

/** The positions that all threads visit until the timed search reaches this depth. */
const positionsVisited = async (position: OthelloPosition, threads: number): Promise<number> => {
  await client.search({ position, method: by(FORGET, 1) });
  let visited = 0;
  await client.search(
    { position, method: by(AMPLE_TIME, threads) },
    {
      onProgress: ({ depth, nodes = 0 }) => {
        if (depth < DEPTH || visited > 0) return;
        visited = nodes;
        client.stop();
      },
    },
  );
  return visited;
};

test('two threads divide a timed search between them', async () => {
  const games = readTable('endgame.tsv').slice(0, 6);
  const visited = { one: 0, two: 0 };
  for (const [, , , , , , transcript] of games) {
    const position = positionAfter(transcript ?? '', 60 - EMPTIES);
    visited.one += await positionsVisited(position, 1);
    visited.two += await positionsVisited(position, 2);
  }
  expect(visited.two).toBeLessThan(MOST_WASTED * visited.one);
});
