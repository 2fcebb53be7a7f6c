import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Guesses, type Try } from '../../../server/admission/guesses.ts';
import { Reception } from '../../../server/admission/reception.ts';
import { ErrorReporter } from '../../../server/background/errorReporter.ts';
import { allowancesFor } from '../../../server/limits/allowances.ts';
import { openLog } from '../../../server/process/log.ts';
import { hashOf, newSecret } from '../../../server/process/secrets.ts';
import { settled } from '../../../testkit/until.ts';
import { opening } from '../kit/attacker.ts';
import { DATABASES, useDatabases } from '../kit/databases.ts';
import { newLimiter } from '../kit/newLimiter.ts';
import { serverForAll } from '../kit/serverForAll.ts';
import { beginMatch, resigned } from '../storage/people.ts';

const databases = useDatabases(DATABASES[0]);
/** The current time in milliseconds, for the limits and the queue. */
let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());
/** Provides the rooms. */
serverForAll();
const ALLOWED = allowancesFor(1);
const [HERE, BESIDE] = ['192.0.2.7', '192.0.2.8'];
const SEAT = { code: 'ABCDEF', token: 'token' };
const ANN = { identity: 'secret of Ann at ABCDEF' };
const [SECOND, MINUTE] = [1_000, 60_000];

/** Ann has a seat at a table, and has played there. */
const start = async () => {
  const storage = await databases.open();
  const { id, table, seats } = await beginMatch(storage);
  await storage.matches.finish({ id, number: 1 }, resigned(0));
  await storage.tables.sit(table, { seat: 'black', identity: seats.black, tokenHash: hashOf(SEAT.token) });
  const refused: string[] = [];
  const limiter = newLimiter({ count: what => refused.push(what) });
  const due = new Set<{ readonly at: number; readonly task: () => void }>();
  const guesses = new Guesses(storage, limiter, (milliseconds, task) => {
    const one = { at: now + milliseconds, task };
    due.add(one);
    return () => due.delete(one);
  });
  /** Advances time step by step, running due timers. */
  const pass = async (milliseconds: number): Promise<void> => {
    for (const end = now + milliseconds; ; ) {
      await settled();
      const [next] = [...due].filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at);
      now = Math.max(now, next?.at ?? end);
      if (next === undefined) return;
      due.delete(next);
      next.task();
    }
  };
  /** The outcome of an attempt; `right` says whether the code exists. */
  const attempt = (what: string, right: boolean, more: Partial<Try> = {}, address = HERE) =>
    guesses
      .attempt(address, { what, ...more }, async () => (right ? what : undefined))
      .then(
        found => `${found === undefined ? 'wrong' : 'right'} at ${now / SECOND}`,
        () => `refused at ${now / SECOND}`,
      );
  const guessAll = async (count: number, address = HERE): Promise<void> => {
    for (let guess = 0; guess < count; guess++) await attempt(`wrong ${guess}`, false, {}, address);
  };
  return { storage, guesses, limiter, refused, pass, attempt, guessAll };
};

test('guessing sixty words takes more than ten minutes, however many are tried at once', async () => {
  for (const atOnce of [1, 30, 400]) {
    now = 0;
    const { attempt, pass } = await start();
    let [words, wrong] = [0, 0];
    const lane = async (): Promise<void> => {
      while (now < 10 * MINUTE) {
        const answer = await attempt(`word ${words++}`, false);
        if (answer.startsWith('wrong')) wrong += 1;
        // A refused client retries a second later.
        if (answer.startsWith('refused')) await pass(0);
        if (atOnce === 400) return;
      }
    };
    const lanes = Array.from({ length: atOnce }, lane);
    await pass(10 * MINUTE);
    expect(wrong).toBeLessThan(60);
    expect(wrong).toBeGreaterThanOrEqual(ALLOWED.guesses.burst);
    await pass(MINUTE);
    await Promise.all(lanes);
  }
});

test('correct codes get in beside somebody who guesses, and a whole class at once', async () => {
  const { attempt, pass, guessAll } = await start();
  await guessAll(ALLOWED.guesses.burst);
  const guesser = Array.from({ length: 10 }, (_, index) => attempt(`guess ${index}`, false));
  const pupils = Array.from({ length: 20 }, () => attempt('the word', true));
  await pass(MINUTE);
  const answers = await Promise.all(pupils);
  expect(answers.every(answer => answer.startsWith('right'))).toBe(true);
  expect(Math.max(...answers.map(answer => Number(answer.split(' ').at(-1))))).toBeLessThan(15);
  expect((await Promise.all(guesser)).filter(answer => answer.startsWith('wrong'))).toHaveLength(1);
  const alone = attempt('the word', true);
  await pass(15 * SECOND);
  expect(await alone).toMatch(/^right/);
});

test('neither the answer nor its timing tells a guessing address which code is right', async () => {
  const answers: string[] = [];
  for (const right of [true, false]) {
    const { attempt, pass, guessAll } = await start();
    now = 0;
    const address = right ? HERE : BESIDE;
    await guessAll(ALLOWED.guesses.burst, address);
    const waiting = attempt('a word', right, {}, address);
    await pass(MINUTE);
    answers.push((await waiting).replace(/^\w+ /, ''));
    now = 1_000 * SECOND;
    await guessAll(ALLOWED.guesses.burst, address);
    const before = attempt('wrong', false, {}, address);
    const tooLong = attempt('another', right, {}, address);
    await pass(MINUTE);
    answers.push(await before, await tooLong);
  }
  expect(answers.slice(0, 3)).toEqual(answers.slice(3));
  expect(answers[2]).toMatch(/^refused/);
});

test('people who were there before do not wait, but only a few are looked up at once', async () => {
  const { guesses, attempt, refused, guessAll } = await start();
  await guessAll(ALLOWED.guesses.burst);
  const isBack = () => guesses.isSeat(SEAT);
  expect(await attempt(SEAT.code, true, { isBack })).toBe('right at 0');
  expect(refused).toEqual([]);
  for (const [atOnce, found] of [
    [3, 2],
    [1, 1],
  ] as const) {
    const tried = Array.from({ length: atOnce }, () => guesses.areSeatedAt(SEAT, HERE));
    expect((await Promise.all(tried)).filter(isSeated => isSeated)).toHaveLength(found);
  }
  expect(await guesses.areSeatedAt({ ...SEAT, token: 'other' }, HERE)).toBe(false);
});

test('above the limit of all addresses, people who have played get in at once', async () => {
  const { guesses, limiter, attempt, refused, pass } = await start();
  while (limiter.takeOfAll('guesses', HERE) === 0);
  const comeAs = (guest?: typeof ANN) =>
    attempt(SEAT.code, true, { isTrusted: () => guesses.isTrusted(guest) }, BESIDE);
  const strangers = [comeAs(), comeAs({ identity: 'secret of Eve' })];
  for (let trial = 0; trial < ALLOWED.trials.burst; trial++) expect(await comeAs(ANN)).toBe('right at 0');
  const once = comeAs(ANN);
  await pass(MINUTE);
  for (const answer of [...strangers, once]) expect(await answer).toMatch(/^right at (?!0$)/);
  expect(refused).toEqual(Array(3).fill('guessesInAll'));
});

test('above a limit on newcomers, only known browsers get in', async () => {
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
