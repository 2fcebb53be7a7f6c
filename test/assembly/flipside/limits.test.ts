import { describe, expect, test } from 'vitest';
import type { OthelloPosition } from '../../../src/game/othello/position.ts';
import { engineSearch } from '../../../testkit/engine/engine.ts';
import { ffoProblems } from '../../../testkit/engine/ffo.ts';
import { positionAfter, readTable } from '../../../testkit/game/positions.ts';

/** A search checks its limits when it polls: every 1,024 nodes, less often only near the end. */
const MOST_BETWEEN_POLLS = 8192;
/** At a slow 2 million nodes per second, a limit of 1 s is then exceeded by 4 ms at most. */
const LIMITS = [20_000, 150_000];

const expectInTime = (position: OthelloPosition, nodes: number): void => {
  const result = engineSearch(position, { by: 'flipside', limit: { type: 'solve', goal: 'score', nodes } });
  expect(result.nodes).toBeLessThan(nodes + MOST_BETWEEN_POLLS);
};

describe('an abandoned search', () => {
  test.each(LIMITS)('ends soon after %i positions in long endings', nodes => {
    for (const { position } of ffoProblems.slice(-12)) expectInTime(position, nodes);
  });

  test.each(LIMITS)('ends soon after %i positions throughout tournament games', nodes => {
    const transcripts = readTable('endgame.tsv').map(([, , , , , , transcript]) => transcript ?? '');
    for (const [index, transcript] of transcripts.slice(0, 12).entries())
      expectInTime(positionAfter(transcript, 4 * index + 4), nodes);
  });
});
