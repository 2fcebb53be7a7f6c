import { expect, test } from 'vitest';
import { allowancesFor } from '../../../server/limits/allowances.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const server = serverForAll({ ADDRESS_LIMIT_FACTOR: '1' });

const ask = async (code: string): Promise<number> => {
  const body = JSON.stringify({ code });
  return (await fetch(`http://localhost:${server.port}/api/invitation`, { method: 'POST', body })).status;
};

test('asking what is played at tables that do not exist counts as guessing their codes', async () => {
  const { burst } = allowancesFor(1).guesses;
  const statuses: number[] = [];
  for (let guess = 0; guess <= burst + 2; guess++) statuses.push(await ask('QQQQQQ'));
  expect(statuses.slice(0, burst)).toEqual(Array(burst).fill(200));
  expect(statuses.at(-1)).toBe(429);
});
