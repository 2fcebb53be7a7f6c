import { expect, test } from 'vitest';
import { allowancesFor } from '../../../server/limits/allowances.ts';
import { Person } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const server = serverForAll({ ADDRESS_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' });

/** Whether an address still waits for its answer after another address has got several. */
const waits = async (asked: Promise<unknown>, askOther: () => Promise<unknown>): Promise<boolean> => {
  let isAnswered = false;
  const answered = (): void => {
    isAnswered = true;
  };
  asked.then(answered, answered);
  for (let other = 0; other < 5; other++) await askOther();
  return !isAnswered;
};
const { burst } = allowancesFor(1).guesses;

test('asking for invitations to unknown tables counts as guessing codes', async () => {
  let addresses = 0;
  const ask = async (address: string): Promise<number> => {
    const headers = { 'X-Forwarded-For': address };
    const body = JSON.stringify({ code: 'QQQQQQ' });
    const url = `http://localhost:${server.port}/api/invitation`;
    return (await fetch(url, { method: 'POST', body, headers })).status;
  };
  for (let guess = 0; guess < burst; guess++) expect(await ask('192.0.2.1')).toBe(200);
  expect(await waits(ask('192.0.2.1'), () => ask(`192.0.3.${addresses++}`))).toBe(true);
});

test('an address that tries many words has to wait, and the player who was there before does not', async () => {
  const newPerson = (address = '192.0.2.7'): Person => new Person(server.port, address);
  const anna = await newPerson().meet('ANNAWAITS');
  const { code, color } = anna;
  for (let guess = 1; guess < burst; guess++)
    await newPerson().meet(`GUESS${'ABCDEFGHJKMNPQRT'.charAt(guess)}`);
  let words = 0;
  const other = () => newPerson('192.0.2.8').meet(`OTHER${'ABCDEFGH'.charAt(words++)}`);
  expect(await waits(newPerson().meet('ONEMORE'), other)).toBe(true);
  anna.drop();
  await anna.isGone();
  await anna.meet('ANNAWAITS');
  expect([anna.code, anna.color]).toEqual([code, color]);
});
