import { expect, test } from 'vitest';
import { PATIENCE } from '../../../src/net/contract/limits.ts';
import { MovedTime } from '../kit/movedTime.ts';
import { Person } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const time = new MovedTime();
const server = serverForAll({ TRUSTED_PROXIES: '1', ADDRESS_LIMIT_FACTOR: '1' }, time);

const PAUSE = 60_000;
let people = 0;
const newPerson = (): Person => {
  people++;
  return new Person(server.port, `192.0.2.${people}`);
};

/** Advances time until the lobby has checked who came. */
const letTimePass = (): void => {
  time.move(PATIENCE.seating);
  time.move(1_000);
};

/** `bot` looks for a game, never comes to it, and leaves `other` waiting. */
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
  const { code } = anna;
  await expect(bot.goToFound()).rejects.toThrow('missed');
  await expect(anna.sit(code)).rejects.toThrow('otherMissed');
  await expect(newPerson().sit(code)).rejects.toThrow('unknownTable');
  await bot.seek();
  await anna.seek();
  await ben.seek();
  await Promise.all([anna.goToFound(), ben.goToFound()]);
  expect(anna.code).toBe(ben.code);
  await bot.drop().isGone();
});

test('a player is not paired again while a table waits for them', async () => {
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

/** `bot` leaves after the lobby has registered that both came. */
const leaveLater = async (bot: Person, other: Person): Promise<void> => {
  await bot.seek();
  await other.seek();
  await Promise.all([bot.goToFound(), other.goToFound()]);
  letTimePass();
  await bot.say('leave', {}).isGone();
  await other.sees(({ match }) => match?.result !== undefined);
  await other.drop().isGone();
};

const expectRefusal = async (bot: Person): Promise<void> => {
  await bot.seek();
  expect(await bot.receives('refused')).toMatchObject({ message: 'seek', refusal: 'missedOften' });
  await bot.isGone();
};

test.each([
  ['misses a game', miss],
  ['ends a match at once', spoil],
  ['comes and leaves later', leaveLater],
] as const)('a player who %s three times is paused', async (_, happens) => {
  const bot = newPerson();
  for (let count = 0; count < 3; count++) await happens(bot, newPerson());
  await expectRefusal(bot);
  time.move(PAUSE);
  await happens(bot, newPerson());
});

test.each([
  ['never come', miss, '198.51.100.7'],
  ['end matches at once', spoil, '198.51.100.8'],
] as const)('many browsers at one address that %s have to wait together', async (_, happens, address) => {
  for (let count = 0; count < 3; count++) await happens(new Person(server.port, address), newPerson());
  await expectRefusal(new Person(server.port, address));
});
