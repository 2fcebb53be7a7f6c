import { expect, test } from 'vitest';
import { newSecret } from '../../../server/process/secrets.ts';
import { LIMITS } from '../../../src/net/contract/limits.ts';
import { until } from '../../../testkit/until.ts';
import { Attacker } from '../kit/attacker.ts';
import { Person } from '../kit/person.ts';
import { processForAll } from '../kit/serverForAll.ts';
import { percentile } from './honestPair.ts';

const server = processForAll({ ADDRESS_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' });
const SCHOOL = '198.51.100.1';
const headers = { 'X-Forwarded-For': SCHOOL, 'Content-Type': 'application/json' };
const newPerson = (): Person => new Person(server.port, SCHOOL);
const HONEST = LIMITS.members - 2;

test('a class of 40 continues despite a hostile pupil, a hostile neighbor and a guesser at its address', async ({
  annotate,
}) => {
  const teacher = await newPerson().host('LESSON');
  const pupils = await Promise.all(
    Array.from({ length: HONEST }, (_, index) => newPerson().enterClub('LESSON', `Pupil ${index + 1}`)),
  );
  const hostile = await newPerson().enterClub('LESSON', 'Hostile');
  const wish = (message: object): void => {
    const body = JSON.stringify(message);
    new Attacker(server.port, '127.0.0.1')
      .ask('/matchmake/joinOrCreate/club', { body, headers })
      .catch(() => undefined);
  };
  let words = 0;
  const attacks = setInterval(() => {
    // A neighbor without the word, somebody guessing it, and a pupil who poses as the teacher or as many pupils.
    wish({ kind: 'enter', word: 'NOWORD', name: 'Neighbor', identity: newSecret() });
    wish({ kind: 'enter', word: `GUESS${1_000 + words++}`, name: 'Guesser', identity: newSecret() });
    wish({ kind: 'host', word: 'LESSON', identity: hostile.identity });
    wish({ kind: 'enter', word: 'LESSON', name: `Fake ${words}`, identity: newSecret() });
  }, 50);
  const waits: number[] = [];
  for (const person of [teacher, ...pupils]) {
    person.drop();
    await person.isGone();
    const begun = performance.now();
    await until(() => person.enterClub('LESSON', 'Somebody'), { interval: 250 });
    waits.push(performance.now() - begun);
  }
  clearInterval(attacks);
  await annotate(
    `back after ${percentile(waits, 0.5).toFixed(0)} ms, the last after ${Math.max(...waits).toFixed(0)} ms`,
  );
  expect(Math.max(...waits)).toBeLessThan(5_000);
  expect(teacher.club.you).toBe('host');
  teacher.wish({ do: 'door', isOpen: false });
  const { members } = await teacher.seesClub(({ door }) => door?.isOpen === false);
  expect(members.filter(({ name }) => name.startsWith('Pupil'))).toHaveLength(HONEST);
});
