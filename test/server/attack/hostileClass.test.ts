import { expect, test } from 'vitest';
import { allowancesFor } from '../../../server/limits/allowances.ts';
import { newSecret } from '../../../server/process/secrets.ts';
import { LIMITS } from '../../../src/net/contract/limits.ts';
import { until } from '../../../testkit/until.ts';
import { Attacker } from '../kit/attacker.ts';
import { MovedTime } from '../kit/movedTime.ts';
import { Person } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const time = new MovedTime();
const server = serverForAll({ ADDRESS_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' }, time);
/** Everybody in this test shares a school's address. */
const at = (address: string): Person => new Person(server.port, address);

const refusalOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'came in',
    error => error.message as string,
  );

test('a pupil does not become the teacher when the server restarts', async () => {
  const school = '198.51.100.1';
  const teacher = await at(school).host('RESTARTED');
  const pupil = await at(school).enterClub('RESTARTED', 'Anna');
  await teacher.seesClub(({ members }) => members.length === 1);
  await server.restart();
  // A kept-alive connection would lead to the stopped server.
  await until(() => pupil.ask('hosts', {}));
  const tries = await Promise.all(
    Array.from({ length: 10 }, () => refusalOf(new Person(server.port, school).host('RESTARTED', 'Anna'))),
  );
  expect(new Set([...tries, await refusalOf(pupil.moveTo(server.port).host('RESTARTED'))])).toEqual(
    new Set(['clubTaken']),
  );
  expect(await refusalOf(pupil.enterClub('RESTARTED', 'Anna'))).toBe('unknownClub');
  await teacher.moveTo(server.port).host('RESTARTED');
  expect(teacher.club.you).toBe('host');
  await pupil.enterClub('RESTARTED', 'Anna');
});

test('a word is free again when its host ends the club, or if nobody ever joined', async () => {
  const school = '198.51.100.2';
  const [over, alone] = [await at(school).host('OVERWORD'), await at(school).host('ALONEWORD')];
  await at(school).enterClub('OVERWORD', 'Anna');
  over.wish({ do: 'close' });
  await over.isGone();
  await alone.say('leave', {}).isGone();
  time.move(600_000);
  for (const word of ['OVERWORD', 'ALONEWORD'])
    await until(async () => expect(await refusalOf(at(school).host(word))).toBe('came in'));
});

test('one pupil does not fill a class: newcomers of an address are counted', async () => {
  const address = '198.51.100.3';
  const teacher = await at('198.51.100.4').host('FILLED');
  const { burst } = allowancesFor(1).clubNewcomers;
  const answers: string[] = [];
  for (let count = 0; count < burst + 3; count++) {
    const fake = at(address);
    answers.push(await refusalOf(fake.enterClub('FILLED', `Fake ${count}`)));
    if (answers.at(-1) === 'came in') await fake.say('leave', {}).isGone();
  }
  expect(answers.slice(0, burst)).toEqual(Array(burst).fill('came in'));
  expect(answers.slice(burst)).toEqual(Array(3).fill('tooMany'));
  expect(await refusalOf(at('198.51.100.5').enterClub('FILLED', 'Anna'))).toBe('came in');
  await teacher.seesClub(({ members }) => members.length === 1);
});

test('a removed pupil cannot return as somebody new, except when the teacher lets them in', async () => {
  const school = '198.51.100.6';
  const teacher = await at(school).host('DOORS');
  const [hostile, anna] = [
    await at(school).enterClub('DOORS', 'Eve'),
    await at(school).enterClub('DOORS', 'Anna'),
  ];
  teacher.wish({ do: 'remove', member: hostile.club.you as number, closes: true });
  await hostile.isGone();
  for (let count = 1; count <= 5; count++)
    expect(await refusalOf(at(school).enterClub('DOORS', `Eve ${count}`))).toBe('clubClosed');
  anna.drop();
  await anna.isGone();
  expect(await refusalOf(anna.enterClub('DOORS', 'Anna'))).toBe('came in');
  const ben = at(school);
  expect(await refusalOf(ben.enterClub('DOORS', 'Ben'))).toBe('clubClosed');
  const isBen = ({ name }: { readonly name: string }): boolean => name === 'Ben';
  const { door } = await teacher.seesClub(club => club.door?.knocks.some(isBen) === true);
  teacher.wish({ do: 'letIn', knock: door?.knocks.find(isBen)?.id ?? 0 });
  await teacher.seesClub(club => club.door?.knocks.some(isBen) === false);
  expect(await refusalOf(ben.enterClub('DOORS', 'Ben'))).toBe('came in');
  time.move(15_000);
  await teacher.seesClub(club => club.door?.knocks.length === 0);
  expect(teacher.club.door?.isOpen).toBe(false);
});

test('pairings are limited per club, not per address', async () => {
  const school = '198.51.100.7';
  const setup = { game: 'othello', size: '4x4' } as const;
  const plan = { system: 'free', rounds: 1, setup, clock: { kind: 'none' } } as const;
  const begin = async (word: string): Promise<Person> => {
    const host = await at(school).host(word);
    for (const name of ['Anna', 'Ben']) await at(school).enterClub(word, name);
    return host;
  };
  const [hostile, teacher] = [await begin('HOSTILES'), await begin('LESSON')];
  for (let count = 0; count <= allowancesFor(1).pairings.burst; count++) {
    hostile.wish({ do: 'play', plan });
    hostile.wish({ do: 'endGames' });
  }
  expect((await hostile.receives('refused')).refusal).toBe('tooMany');
  teacher.wish({ do: 'play', plan });
  await teacher.seesClub(({ games }) => games?.boards.length === 1);
});

test('a neighbor without the word cannot keep out a reconnecting pupil or the teacher', async () => {
  const school = '198.51.100.8';
  const headers = { 'X-Forwarded-For': school, 'Content-Type': 'application/json' };
  const neighbor = new Attacker(server.port, '127.0.0.1');
  const wish = (): Promise<{ readonly status: number }> =>
    neighbor.ask('/matchmake/joinOrCreate/club', {
      body: JSON.stringify({ kind: 'enter', word: 'THEWORD', name: 'Eve', identity: newSecret() }),
      headers,
    });
  const teacher = await at(school).host('LINES');
  const pupils = await Promise.all(
    Array.from({ length: LIMITS.members }, (_, index) => at(school).enterClub('LINES', `Pupil ${index}`)),
  );
  let refused = 0;
  const knock = (): void => {
    wish().then(
      ({ status }) => {
        if (status === 429) refused += 1;
      },
      () => {},
    );
  };
  for (let time = 0; time < 150; time++) knock();
  const flood = setInterval(knock, 50);
  await until(() => expect(refused).toBeGreaterThan(30));
  for (const person of [teacher, ...pupils.slice(0, 10)]) {
    const before = refused;
    await until(() => expect(refused).toBeGreaterThan(before));
    person.drop();
    await person.isGone();
    expect(await refusalOf(person.enterClub('LINES', 'Pupil'))).toBe('came in');
  }
  clearInterval(flood);
  expect(teacher.club.you).toBe('host');
});

test('deleting a person’s data removes their name from the club, and frees their own club’s word', async () => {
  const school = '198.51.100.9';
  const teacher = await at(school).host('DELETED');
  const [anna, ben] = [
    await at(school).enterClub('DELETED', 'Anna'),
    await at(school).enterClub('DELETED', 'Ben'),
  ];
  const setup = { game: 'othello', size: '4x4' } as const;
  teacher.wish({ do: 'play', plan: { system: 'swiss', rounds: 1, setup, clock: { kind: 'none' } } });
  await anna.receives('found');
  await anna.ask('forget', {});
  await anna.isGone();
  const { members, former } = await ben.seesClub(club => club.members.length === 1);
  expect([members.map(({ name }) => name), former?.map(({ name }) => name)]).toEqual([['Ben'], ['–']]);
  const meeting = await at(school).meet('DELETEDWORD');
  await meeting.ask('forget', {});
  await until(async () => expect((await at(school).meet('DELETEDWORD')).code).not.toBe(meeting.code));
});
