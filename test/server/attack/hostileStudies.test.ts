import { expect, test } from 'vitest';
import { allowancesFor, BOUNDS } from '../../../server/limits/allowances.ts';
import { LIMITS } from '../../../src/net/contract/limits.ts';
import { Attacker } from '../kit/attacker.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const server = serverForAll({ ADDRESS_LIMIT_FACTOR: '1' });

let addresses = 0;
/** Each has its own address, so that none is limited for what another did. */
const person = (): Attacker => {
  addresses += 1;
  return new Attacker(server.port, `127.0.4.${addresses}`);
};
const post = async (who: Attacker, kind: 'keepStudy' | 'findStudy', question: unknown) => {
  const { status, text } = await who.ask(`/api/${kind}`, {
    body: JSON.stringify(question),
    headers: { 'Content-Type': 'application/json' },
  });
  return { status, answer: JSON.parse(text) as { name?: string; packed?: string; error?: string } };
};

test('a study goes to whoever has its short name', async () => {
  const { answer } = await post(person(), 'keepStudy', { packed: '1abc-_' });
  expect(await post(person(), 'findStudy', { name: answer.name })).toEqual({
    status: 200,
    answer: { packed: '1abc-_' },
  });
});

test.each([
  ['nothing', {}],
  ['an empty study', { packed: '' }],
  ['what is no letter of a link', { packed: '<script>alert(1)</script>' }],
  ['a number', { packed: 1 }],
  ['a list', ['1abc']],
])('%s is refused', async (_, question) => {
  expect(await post(person(), 'keepStudy', question)).toMatchObject({ status: 400 });
});

test('the longest study fits, and a longer one is refused', async () => {
  expect((await post(person(), 'keepStudy', { packed: 'a'.repeat(LIMITS.studyLetters) })).status).toBe(200);
  expect((await post(person(), 'keepStudy', { packed: 'a'.repeat(LIMITS.studyLetters + 1) })).status).toBe(
    400,
  );
  expect((await post(person(), 'keepStudy', { packed: 'a'.repeat(BOUNDS.studyBytes) })).status).toBe(400);
});

test('one address cannot fill the store', async () => {
  const who = person();
  const { burst } = allowancesFor(1).studies;
  const statuses: number[] = [];
  for (let index = 0; index < 2 * burst; index++)
    statuses.push((await post(who, 'keepStudy', { packed: `1flood${index}` })).status);
  expect(statuses.filter(status => status === 200).length).toBeLessThanOrEqual(burst + 1);
  expect(statuses.at(-1)).toBe(429);
  expect((await post(person(), 'keepStudy', { packed: '1other' })).status).toBe(200);
});

test('whoever guesses names is held back', async () => {
  const who = person();
  const { burst } = allowancesFor(1).guesses;
  const statuses: number[] = [];
  for (let index = 0; index < burst + 5; index++)
    statuses.push((await post(who, 'findStudy', { name: `aaaaaaa${100 + index}` })).status);
  expect(statuses.at(-1)).toBe(429);
});
