import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ParallelQueue } from '../../../server/process/queue.ts';

test('a parallel queue starts tasks in order, never exceeds its limit, and runs all, even if some fail', async () => {
  const anyTasks = fc.array(fc.record({ steps: fc.integer({ min: 1, max: 5 }), fails: fc.boolean() }), {
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), anyTasks, async (atOnce, tasks) => {
      const queue = new ParallelQueue(atOnce);
      const begun: number[] = [];
      let running = 0;
      let most = 0;
      const results = await Promise.allSettled(
        tasks.map(({ steps, fails }, n) =>
          queue.run(async () => {
            begun.push(n);
            running += 1;
            most = Math.max(most, running);
            for (let step = 0; step < steps; step++) await Promise.resolve();
            running -= 1;
            if (fails) throw new Error('failed');
            return n;
          }),
        ),
      );
      expect(most).toBe(Math.min(atOnce, tasks.length));
      expect(begun).toEqual(tasks.map((_, n) => n));
      expect(results.map(({ status }) => status === 'rejected')).toEqual(tasks.map(({ fails }) => fails));
    }),
  );
});
