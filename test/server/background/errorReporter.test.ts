import { pino } from 'pino';
import { expect, test } from 'vitest';
import { ErrorReporter } from '../../../server/background/errorReporter.ts';
import { RefusedWrite } from '../../../server/storage/records.ts';

const SECOND = 1_000;

const newReporter = () => {
  const lines: Record<string, unknown>[] = [];
  let now = 0;
  const log = pino({}, { write: text => void lines.push(JSON.parse(text) as Record<string, unknown>) });
  const errors = new ErrorReporter(log, () => now);
  const wait = (milliseconds: number): void => {
    now += milliseconds;
    errors.settle();
  };
  return { errors, wait, said: () => lines.splice(0).map(({ msg }) => msg), lines };
};

test('a lasting problem is logged once', () => {
  const { errors, wait, said } = newReporter();
  for (let count = 0; count < 100; count++) {
    errors.report('Redis does not answer', new Error('away'));
    wait(SECOND);
  }
  expect(said()).toEqual(['Redis does not answer']);
});

test('each kind of problem is logged', () => {
  const { errors, said } = newReporter();
  errors.report('Redis does not answer', new Error('away'));
  errors.report('the storage does not answer', new Error('away'));
  for (const refusal of ['over', 'taken'] as const)
    errors.report('a ply was lost', new RefusedWrite('a ply', refusal));
  const lost = 'a ply was lost';
  expect(said()).toEqual(['Redis does not answer', 'the storage does not answer', lost, lost]);
});

test('a problem that returns is logged again, with the number of dropped lines', () => {
  const { errors, wait, said, lines } = newReporter();
  for (let count = 0; count < 3; count++) errors.report('Redis does not answer', new Error('away'));
  wait(11 * SECOND);
  expect(lines.at(-1)).toMatchObject({ what: 'Redis does not answer', dropped: 2 });
  errors.report('Redis does not answer', new Error('away'));
  expect(said()).toEqual([
    'Redis does not answer',
    'repeated errors were not logged',
    'Redis does not answer',
  ]);
});
