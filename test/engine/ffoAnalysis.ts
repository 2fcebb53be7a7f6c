import { afterAll, expect, test } from 'vitest';
import { openEngineWorker } from '../../cli/engine/workers.ts';
import { EngineClient } from '../../src/engine/engineClient.ts';
import { makeSquare } from '../../src/game/square.ts';
import { ffoProblems } from '../../testkit/engine/ffo.ts';

/**
 * Analyzes FFO problems in a worker, as the page does, and compares the scores of all moves with the
 * published ones.
 */
export const testFfoProblems = (from: number, to: number): void => {
  const client = new EngineClient(() => openEngineWorker({ sharesMemory: true }));
  afterAll(() => client.close());

  test.each(ffoProblems.filter(({ number }) => number >= from && number <= to))(
    'the analysis of FFO #$number proves the published score of every move',
    async ({ position, moves, score }) => {
      const outcome = await client.analyze({ position, lines: 1 });
      if (outcome.type !== 'finished') throw new Error(`The analysis was ${outcome.type}.`);
      const { analysis } = outcome;
      expect([analysis.exact, analysis.certainty, analysis.moves[0]?.score]).toEqual([true, 100, score]);
      const found = analysis.moves.map(({ square, score }) => `${makeSquare(square)}:${score}`);
      expect(found.toSorted()).toEqual(moves.toSorted());
      expect(analysis.lines[0]?.moves[0]).toBe(analysis.moves[0]?.square);
    },
  );
};
