import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Guesses } from '../../../server/admission/guesses.ts';
import { Reception } from '../../../server/admission/reception.ts';
import { ErrorReporter } from '../../../server/background/errorReporter.ts';
import { allowancesFor } from '../../../server/limits/allowances.ts';
import { openLog } from '../../../server/process/log.ts';
import { hashOf, newSecret } from '../../../server/process/secrets.ts';
import { opening } from '../kit/attacker.ts';
import { DATABASES, useDatabases } from '../kit/databases.ts';
import { newLimiter } from '../kit/newLimiter.ts';
import { serverForAll } from '../kit/serverForAll.ts';
import { beginMatch, resigned } from '../storage/people.ts';

const databases = useDatabases(DATABASES[0]);
// Meanwhile no limit fills up again.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(0));
afterEach(() => vi.restoreAllMocks());
/** Has the rooms to which people are let in. */
serverForAll();
const ALLOWED = allowancesFor(1);
const [HERE, BESIDE] = ['192.0.2.7', '192.0.2.8'];
const SEAT = { code: 'ABCDEF', token: 'token' };
const ANN = { identity: 'secret of Ann at ABCDEF' };

/** Ann has a seat at a table, and has played there. */
const start = async () => {
  const storage = await databases.open();
  const { id, table, seats } = await beginMatch(storage);
  await storage.matches.finish({ id, number: 1 }, resigned(0));
  await storage.tables.sit(table, { seat: 'black', identity: seats.black, tokenHash: hashOf(SEAT.token) });
  const refused: string[] = [];
  const limiter = newLimiter({ count: what => refused.push(what) });
  return { storage, guesses: new Guesses(storage, limiter), limiter, refused };
};

test('whoever guesses codes has to wait, except for the seat that they have', async () => {
  const { guesses, refused } = await start();
  for (let guess = 0; guess < ALLOWED.guesses.burst; guess++) {
    await guesses.allow(HERE, {});
    expect(await guesses.lookAt('NOWHERE', HERE)).toBeUndefined();
  }
  expect([HERE, BESIDE].map(address => guesses.isSuspect(address))).toEqual([true, false]);
  await guesses.allow(BESIDE, {});
  await guesses.allow(HERE, { seat: SEAT });
  const others = [{}, { seat: { ...SEAT, token: 'other' } }, { seat: { code: SEAT.code } }];
  for (const guess of [...others, { isTrusted: async () => true }])
    await expect(guesses.allow(HERE, guess)).rejects.toMatchObject({ reason: 'tooMany' });
  expect(refused).toEqual(Array(4).fill('guesses'));
  for (const [atOnce, found] of [
    [3, 2],
    [1, 1],
  ] as const) {
    const tried = Array.from({ length: atOnce }, () => guesses.areSeatedAt(SEAT, HERE));
    expect((await Promise.all(tried)).filter(isSeated => isSeated)).toHaveLength(found);
  }
});

test('when all together guess too much, only those who have played come in', async () => {
  const { guesses, refused } = await start();
  for (let guess = 1; guess < ALLOWED.guessesInAll.burst; guess++) guesses.note(HERE);
  expect((await guesses.lookAt(SEAT.code, HERE))?.code).toBe(SEAT.code);
  await guesses.allow(BESIDE, {});
  const looking = guesses.lookAt('NOWHERE', HERE);
  await expect(guesses.allow(BESIDE, {})).rejects.toThrow('tooMany');
  await looking;
  expect(guesses.isSuspect(BESIDE)).toBe(true);
  const comeAs = (guest?: typeof ANN) => guesses.allow(BESIDE, { isTrusted: () => guesses.isTrusted(guest) });
  for (const stranger of [undefined, { identity: 'secret of Eve' }])
    await expect(comeAs(stranger)).rejects.toThrow('tooMany');
  for (let trial = 0; trial < ALLOWED.trials.burst; trial++) await comeAs(ANN);
  await expect(comeAs(ANN)).rejects.toThrow('tooMany');
  expect(refused).toEqual(Array(4).fill('guessesInAll'));
});

test('where too many browsers are new, or of all addresses together, only known ones come in', async () => {
  const { storage, limiter, refused } = await start();
  const [errors, blocked] = [new ErrorReporter(openLog('silent')), '198.51.100.1'];
  const moderator = { isBlocked: (_: string, subject: string) => subject === blocked };
  const reception = new Reception({ stores: storage, limiter, errors, moderator, now: Date.now });
  const comeFrom = (address: string, identity?: string) =>
    reception.admit(opening(identity), address).then(
      () => 'came in',
      (error: Error) => error.message,
    );
  const known = newSecret();
  expect(await comeFrom(HERE, known)).toBe('came in');
  while (limiter.take('newcomers', HERE) === 0);
  expect([await comeFrom(HERE), await comeFrom(BESIDE)]).toEqual(['tooMany', 'came in']);
  while (limiter.takeOfAll('newcomers', BESIDE) === 0);
  expect([await comeFrom(BESIDE), await comeFrom(blocked)]).toEqual(['tooMany', 'blocked']);
  for (const address of [HERE, BESIDE]) expect(await comeFrom(address, known)).toBe('came in');
  expect(refused).toEqual(['newcomers', 'newcomersInAll']);
});
