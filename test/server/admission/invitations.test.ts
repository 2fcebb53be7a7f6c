import { expect, test } from 'vitest';
import { allowancesFor } from '../../../server/limits/allowances.ts';
import { Person } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const server = serverForAll({ ADDRESS_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' });

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

test('an address that tries many words is refused, and the waiting player is not', async () => {
  const newPerson = (): Person => new Person(server.port, '192.0.2.7');
  const anna = await newPerson().meet('ANNAWAITS');
  const tried = [...'ABCD'].flatMap(one => [...'ABCDEFGHJK'].map(other => `GUESS${one}${other}`));
  const tryAll = async (): Promise<void> => {
    for (const word of tried) await newPerson().meet(word);
  };
  await expect(tryAll()).rejects.toThrow('tooMany');
  for (const word of ['ANNAWAITS', anna.code])
    await expect(newPerson().meet(word)).rejects.toThrow('tooMany');
  anna.drop();
  await anna.isGone();
  const [code, color] = [anna.code, anna.color];
  await anna.meet('ANNAWAITS');
  expect([anna.code, anna.color]).toEqual([code, color]);
});
