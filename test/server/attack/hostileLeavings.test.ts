import { expect, test } from 'vitest';
import { allowancesFor, BOUNDS } from '../../../server/limits/allowances.ts';
import { newSecret } from '../../../server/process/secrets.ts';
import { LIMITS } from '../../../src/net/contract/limits.ts';
import type { Kind } from '../../../src/net/contract/records.ts';
import { type Attacker, strangersTo } from '../kit/attacker.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const server = serverForAll({ ADDRESS_LIMIT_FACTOR: '1' });

const person = strangersTo(server, '127.0.3');
const post = async (who: Attacker, kind: Kind, question: unknown) => {
  const { status, text } = await who.ask(`/api/${kind}`, {
    body: JSON.stringify(question),
    headers: { 'Content-Type': 'application/json' },
  });
  return { status, answer: JSON.parse(text) as { box?: string; name?: string } };
};
const base64Of = (bytes: number): string => Buffer.alloc(bytes).toString('base64');
const BOX = base64Of(6);
const boxed = (box: unknown = BOX) => ({ id: newSecret(), box });

test('a box can be fetched once by its name, a study by everybody', async () => {
  const left = boxed();
  expect((await post(person(), 'handOver', left)).status).toBe(200);
  expect((await post(person(), 'handOver', { ...left, box: base64Of(9) })).answer).toEqual({});
  const { id } = left;
  expect((await post(person(), 'handedOver', { id })).answer).toEqual({ state: 'waiting' });
  expect((await post(person(), 'takeOver', { id })).answer).toEqual({ box: BOX });
  expect((await post(person(), 'takeOver', { id })).answer).toEqual({});
  const { name } = (await post(person(), 'keepStudy', { packed: '1abc-_' })).answer;
  expect((await post(person(), 'findStudy', { name })).answer).toEqual({ packed: '1abc-_' });
});

test.each([
  ['a name that can be guessed', 'handOver', { id: 'short', box: BOX }],
  ['no box', 'handOver', { id: newSecret() }],
  ['an empty box', 'handOver', boxed('')],
  ['a box that is not base64', 'handOver', boxed('<script>')],
  ['a box that is too long', 'handOver', boxed(base64Of(LIMITS.handoverBytes + 3))],
  ['a list', 'handOver', [newSecret(), BOX]],
  [
    'a long body for a request that stores nothing',
    'takeOver',
    { id: newSecret(), more: 'x'.repeat(BOUNDS.bodyBytes) },
  ],
  ['no study', 'keepStudy', {}],
  ['an empty study', 'keepStudy', { packed: '' }],
  ['characters that never occur in a link', 'keepStudy', { packed: '<script>alert(1)</script>' }],
  ['a number', 'keepStudy', { packed: 1 }],
  ['a study that is too long', 'keepStudy', { packed: 'a'.repeat(LIMITS.studyLetters + 1) }],
  ['a far longer study', 'keepStudy', { packed: 'a'.repeat(BOUNDS.studyBytes) }],
] as const)('%s is refused', async (_, kind, question) => {
  expect(await post(person(), kind, question)).toMatchObject({ status: 400, answer: { error: 'malformed' } });
});

test('the longest box and the longest study fit', async () => {
  const box = base64Of(LIMITS.handoverBytes);
  expect((await post(person(), 'handOver', boxed(box))).status).toBe(200);
  expect(box.length).toBeLessThan(BOUNDS.handoverBytes);
  expect((await post(person(), 'keepStudy', { packed: 'a'.repeat(LIMITS.studyLetters) })).status).toBe(200);
});

test.each<[string, Kind, (index: number) => unknown]>([
  ['the names of boxes', 'takeOver', () => ({ id: newSecret() })],
  ['whether boxes were taken that nobody left', 'handedOver', () => ({ id: newSecret() })],
  ['the names of studies', 'findStudy', index => ({ name: `aaaaaaa${100 + index}` })],
])('somebody who guesses %s has to wait, others do not', async (_, kind, question) => {
  const [who, { burst }] = [person(), allowancesFor(1).guesses];
  const statuses: number[] = [];
  for (let index = 0; index < burst; index++) statuses.push((await post(who, kind, question(index))).status);
  expect(statuses).toEqual(Array(burst).fill(200));
  let isAnswered = false;
  const answered = (): void => {
    isAnswered = true;
  };
  post(who, kind, question(burst)).then(answered, () => {});
  for (let other = 0; other < 5; other++)
    expect((await post(person(), kind, question(other))).status).toBe(200);
  expect(isAnswered).toBe(false);
});

test.each<[string, Kind, 'handovers' | 'studies', (index: number) => unknown]>([
  ['leaves one box after another', 'handOver', 'handovers', () => boxed()],
  ['leaves one study after another', 'keepStudy', 'studies', index => ({ packed: `1flood${index}` })],
])('somebody who %s is limited, others are not', async (_, kind, allowance, question) => {
  const [who, { burst }] = [person(), allowancesFor(1)[allowance]];
  const statuses: number[] = [];
  for (let index = 0; index < burst + 5; index++)
    statuses.push((await post(who, kind, question(index))).status);
  expect(statuses.slice(0, burst)).toEqual(Array(burst).fill(200));
  expect(statuses.at(-1)).toBe(429);
  expect((await post(person(), kind, question(0))).status).toBe(200);
});

test('constant requests are limited', async () => {
  const [asker, { id, box }] = [person(), boxed()];
  await post(asker, 'handOver', { id, box });
  const asked = Array.from({ length: 3 * allowancesFor(1).questions.burst }, () =>
    post(asker, 'handedOver', { id }),
  );
  expect((await Promise.all(asked)).map(({ status }) => status)).toContain(429);
});
