import { expect, test } from 'vitest';
import { PATIENCE } from '../../../src/net/contract/limits.ts';
import { MovedTime } from '../kit/movedTime.ts';
import { Person } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const time = new MovedTime();
const server = serverForAll({ TRUSTED_PROXIES: '1', ADDRESS_LIMIT_FACTOR: '1' }, time);

const PAUSE = 60_000;
let people = 0;
/** Each person has their own address. */
const newPerson = (): Person => {
  people++;
  return new Person(server.port, `192.0.2.${people}`);
};

/** Moves time past the limit for coming, and past the moment when the lobby learns who came. */
const letTimePass = (): void => {
  time.move(PATIENCE.seating);
  time.move(1_000);
};

/** `bot` seeks a game, never comes to it, and leaves `other` waiting. */
const miss = async (bot: Person, other: Person): Promise<void> => {
  await bot.seek();
  await other.seek();
  await other.goToFound();
  letTimePass();
  expect(await other.receives('goodbye')).toMatchObject({ reason: 'otherMissed' });
  await other.isGone();
};

test('a player whose opponent does not come returns to the lobby and is paired next', async () => {
  const [bot, anna, ben] = [newPerson(), newPerson(), newPerson()];
  await miss(bot, anna);
  await bot.seek();
  await anna.seek();
  await ben.seek();
  await Promise.all([anna.goToFound(), ben.goToFound()]);
  expect(anna.code).toBe(ben.code);
  await bot.drop().isGone();
});

test('a player who comes in time keeps the table, however long the match lasts', async () => {
  const [anna, ben] = [await newPerson().seek(), await newPerson().seek()];
  await Promise.all([anna.goToFound(), ben.goToFound()]);
  letTimePass();
  const [black, white] = anna.color === 'black' ? [anna, ben] : [ben, anna];
  black.play('f5');
  await white.sees(({ match }) => match?.transcript.length === 1);
});

test('a player who comes too late is informed', async () => {
  const [bot, anna] = [newPerson(), newPerson()];
  await miss(bot, anna);
  const { code, token } = await bot.receives('found');
  bot.token = token;
  await expect(bot.sit(code)).rejects.toThrow('missed');
  const nobody = newPerson();
  await expect(nobody.watch(code)).rejects.toThrow('unknownTable');
});

test('a player who keeps seeking is not paired again while a table waits', async () => {
  const [bot, anna] = [newPerson(), newPerson()];
  await bot.seek();
  await anna.seek();
  await bot.receives('found');
  await bot.seek();
  const eight = Array.from({ length: 8 }, newPerson);
  for (const person of eight) await person.seek();
  await Promise.all(eight.map(person => person.goToFound()));
  const codes = eight.map(({ code }) => code);
  for (const code of new Set(codes)) expect(codes.filter(other => other === code)).toHaveLength(2);
  await bot.drop().isGone();
});

test('a player who misses three games has to wait, longer with each further one', async () => {
  const bot = newPerson();
  for (let count = 0; count < 3; count++) await miss(bot, newPerson());
  const isRefused = async (): Promise<boolean> => {
    await bot.seek();
    await bot.receives('refused', ({ refusal }) => refusal === 'missedOften');
    await bot.isGone();
    return true;
  };
  expect(await isRefused()).toBe(true);
  time.move(PAUSE);
  await miss(bot, newPerson());
  time.move(PAUSE);
  expect(await isRefused()).toBe(true);
});

test('many browsers at one address that never come have to wait together', async () => {
  const address = '198.51.100.7';
  for (let count = 0; count < 3; count++) await miss(new Person(server.port, address), newPerson());
  const other = await new Person(server.port, address).seek();
  expect(await other.receives('refused')).toMatchObject({ message: 'seek', refusal: 'missedOften' });
});

/** `bot` and `other` are paired and both come; `bot` ends the match at once. */
const spoil = async (bot: Person, other: Person, end: 'leave' | 'resign' = 'leave'): Promise<void> => {
  await bot.seek();
  await other.seek();
  await Promise.all([bot.goToFound(), other.goToFound()]);
  if (end === 'leave') await bot.say('leave', {}).isGone();
  else bot.say('resign', { match: 1 });
  await other.sees(({ match }) => match?.result !== undefined);
  await other.drop().isGone();
};

test.each(['leave', 'resign'] as const)(
  'a player whose opponent ends the match at once (%s) is paired with somebody else',
  async end => {
    const [bot, anna, ben] = [newPerson(), newPerson(), newPerson()];
    await spoil(bot, anna, end);
    await bot.drop().seek();
    await anna.seek();
    await ben.seek();
    await Promise.all([anna.goToFound(), ben.goToFound()]);
    expect(anna.code).toBe(ben.code);
    await bot.drop().isGone();
  },
);

test('a player who ends three matches at once has to wait', async () => {
  const bot = newPerson();
  for (let count = 0; count < 3; count++) await spoil(bot, newPerson());
  await bot.seek();
  expect(await bot.receives('refused')).toMatchObject({ message: 'seek', refusal: 'missedOften' });
  await bot.isGone();
});

test('a player who comes and leaves only later, when the lobby has seen them come, has to wait as well', async () => {
  const bot = newPerson();
  for (let count = 0; count < 3; count++) {
    const other = newPerson();
    await bot.seek();
    await other.seek();
    await Promise.all([bot.goToFound(), other.goToFound()]);
    letTimePass();
    await bot.say('leave', {}).isGone();
    await other.sees(({ match }) => match?.result !== undefined);
    await other.drop().isGone();
  }
  await bot.seek();
  expect(await bot.receives('refused')).toMatchObject({ message: 'seek', refusal: 'missedOften' });
  await bot.isGone();
});

test('many browsers at one address that end matches at once have to wait together', async () => {
  const address = '198.51.100.8';
  for (let count = 0; count < 3; count++) await spoil(new Person(server.port, address), newPerson());
  const other = await new Person(server.port, address).seek();
  expect(await other.receives('refused')).toMatchObject({ message: 'seek', refusal: 'missedOften' });
});
