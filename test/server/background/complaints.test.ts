import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Complaints } from '../../../server/background/complaints.ts';

const SECOND = 1_000;

const newComplaints = () => {
  const lines: Record<string, unknown>[] = [];
  let now = 0;
  const log = pino({}, { write: text => void lines.push(JSON.parse(text) as Record<string, unknown>) });
  const complaints = new Complaints(log, () => now);
  const wait = (milliseconds: number): void => {
    now += milliseconds;
    complaints.settle();
  };
  return { complaints, wait, said: () => lines.splice(0).map(({ msg }) => msg), lines };
};

test('a trouble is logged once, however often something fails and however long it lasts', () => {
  const { complaints, wait, said } = newComplaints();
  for (let count = 0; count < 100; count++) {
    complaints.about('Redis does not answer', new Error('away'));
    wait(SECOND);
  }
  expect(said()).toEqual(['Redis does not answer']);
});

test('each kind of trouble is logged', () => {
  const { complaints, said } = newComplaints();
  complaints.about('Redis does not answer', new Error('away'));
  complaints.about('the storage does not answer', new Error('away'));
  expect(said()).toEqual(['Redis does not answer', 'the storage does not answer']);
});

test('after it was over it is logged again, and how much was not', () => {
  const { complaints, wait, said, lines } = newComplaints();
  for (let count = 0; count < 3; count++) complaints.about('Redis does not answer', new Error('away'));
  wait(11 * SECOND);
  expect(lines.at(-1)).toMatchObject({ what: 'Redis does not answer', unsaid: 2 });
  complaints.about('Redis does not answer', new Error('away'));
  expect(said()).toEqual([
    'Redis does not answer',
    'more of the same was not logged',
    'Redis does not answer',
  ]);
});
