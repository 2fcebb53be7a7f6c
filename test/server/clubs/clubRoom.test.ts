import { describe, expect, test } from 'vitest';
import { allowancesFor } from '../../../server/limits/allowances.ts';
import { parseSquare } from '../../../src/game/square.ts';
import type { WireSlide } from '../../../src/net/contract/club.ts';
import { LIMITS } from '../../../src/net/contract/limits.ts';
import { until } from '../../../testkit/until.ts';
import { MovedTime } from '../kit/movedTime.ts';
import { Person } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const [TEN_MINUTES, HOUR] = [600_000, 3_600_000];
const time = new MovedTime();
/** Most people share one address, with the normal limits. */
const server = serverForAll({ ADDRESS_LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' }, time);
const newPerson = (address?: string): Person => new Person(server.port, address);

const STANDARD = { game: 'othello', size: '8x8' } as const;
const C3 = parseSquare('c3');
const slide: WireSlide = {
  setup: STANDARD,
  moves: 'f5d6',
  text: 'Which corner?',
  drawn: [{ from: 'a1' }, { from: 'c4', to: 'f5' }],
};

const refusalOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'came in',
    error => error.message as string,
  );

describe('a class of forty behind one address', () => {
  test('sees what the teacher shows, and answers', async () => {
    const teacher = await newPerson().host('SCHOOL');
    const pupils = await Promise.all(
      Array.from({ length: LIMITS.members }, (_, index) =>
        newPerson().enterClub('school', `Pupil ${index + 1}`),
      ),
    );
    teacher.wish({ do: 'show', slide });
    for (const pupil of pupils) {
      const { slide: shown } = await pupil.seesClub(({ slide }) => slide !== undefined);
      expect(shown?.text).toBe('Which corner?');
      expect(shown?.transcript.length).toBe(2);
    }
    teacher.wish({ do: 'ask' });
    for (const pupil of pupils) {
      await pupil.seesClub(({ question }) => question?.isOpen === true);
      pupil.wish({ do: 'answer', question: 1, square: 'c3' });
    }
    const { question } = await teacher.seesClub(club => club.question?.answered === LIMITS.members);
    expect(question?.answers).toContainEqual({ member: 1, square: C3 });
    expect(question?.answers?.length).toBe(LIMITS.members);
    const [first] = pupils as [Person];
    const told = await first.seesClub(club => club.question?.answered === LIMITS.members);
    expect(told.question).toEqual({ number: 1, isOpen: true, answered: LIMITS.members, own: C3 });
    teacher.wish({ do: 'reveal', best: ['c3'] });
    const seen = await (pupils[7] as Person).seesClub(club => club.question?.isOpen === false);
    expect(seen.question?.counts).toMatchObject([{ count: LIMITS.members }]);

    expect(await refusalOf(newPerson().enterClub('SCHOOL', 'One more'))).toBe('clubFull');
    const { you } = first.club;
    first.drop();
    await teacher.seesClub(({ members }) => members.some(({ presence }) => presence === 'away'));
    await first.enterClub('SCHOOL', 'Pupil 1');
    expect(first.club.you).toBe(you);
    teacher.wish({ do: 'close' });
    await (pupils[1] as Person).receives('goodbye', ({ reason }) => reason === 'clubOver');
  });

  test('is led by the returning teacher', async () => {
    const teacher = await newPerson().host('BACK');
    const pupil = await newPerson().enterClub('BACK', 'Ben');
    teacher.wish({ do: 'show', slide });
    await pupil.seesClub(({ slide }) => slide !== undefined);
    teacher.drop();
    await pupil.seesClub(({ host }) => !host.isHere);
    await teacher.enterClub('BACK', 'Teacher');
    expect(teacher.club.you).toBe('host');
    expect(teacher.club.slide?.text).toBe('Which corner?');
  });

  test('refuses another teacher, an unknown word, wishes of pupils, and removed pupils', async () => {
    const teacher = await newPerson().host('TAKEN');
    expect(await refusalOf(newPerson().host('taken'))).toBe('clubTaken');
    expect(await refusalOf(newPerson().enterClub('NOWHERE', 'Ben'))).toBe('unknownClub');
    expect(await refusalOf(newPerson().meet('TAKEN'))).toBe('isClub');
    const ben = await newPerson().enterClub('TAKEN', 'Ben');
    const bem = await newPerson().enterClub('TAKEN', 'Ben');
    ben.wish({ do: 'ask' });
    expect((await ben.receives('refused')).refusal).toBe('clubHost');
    ben.say('resign', { match: 1 });
    await ben.receives('refused', ({ refusal }) => refusal === 'malformed');
    const { members } = await teacher.seesClub(club => club.members.length === 2);
    expect(members.map(({ name }) => name)).toEqual(['Ben', 'Ben 2']);
    teacher.wish({ do: 'remove', member: 1 });
    await ben.receives('goodbye', ({ reason }) => reason === 'clubRemoved');
    expect(await refusalOf(ben.enterClub('TAKEN', 'Other name'))).toBe('clubRemoved');
    await bem.seesClub(club => club.members.length === 1);
  });

  test('limits pairing, because it opens tables', async () => {
    const host = await newPerson().host('AGAIN');
    for (const name of ['Ben', 'Eva']) await newPerson().enterClub('AGAIN', name);
    const plan = { system: 'free', rounds: 1, setup: STANDARD, clock: { kind: 'none' } } as const;
    for (let time = 0; time < 12; time++) {
      host.wish({ do: 'play', plan });
      host.wish({ do: 'endGames' });
    }
    expect((await host.receives('refused')).refusal).toBe('tooMany');
  });

  test('ends when its teacher has been away for long, or nobody is left', async () => {
    const [teacher, alone] = [await newPerson().host('AWAY'), await newPerson().host('ALONE')];
    const pupil = await newPerson().enterClub('AWAY', 'Ben');
    const leave = async (): Promise<void> => {
      teacher.drop();
      await pupil.seesClub(({ host }) => !host.isHere);
    };
    await leave();
    await teacher.host('AWAY');
    await pupil.seesClub(({ host }) => host.isHere);
    time.move(HOUR);
    pupil.say('ping', { sent: 1 });
    await pupil.receives('pong');
    await alone.say('leave', {}).isGone();
    time.move(TEN_MINUTES);
    const enter = () => refusalOf(newPerson('192.0.2.7').enterClub('ALONE', 'Eve'));
    await until(async () => expect(await enter()).toBe('unknownClub'));
    await leave();
    time.move(HOUR);
    expect((await pupil.receives('goodbye')).reason).toBe('clubOver');
    expect(await refusalOf(pupil.enterClub('AWAY', 'Ben'))).toBe('unknownClub');
  });

  test('can return at once although its address has tried many words', async () => {
    const school = '192.0.2.8';
    const teacher = await newPerson(school).host('SCHOOLED');
    const pupil = await newPerson(school).enterClub('SCHOOLED', 'Ben');
    for (let guess = 0; guess < allowancesFor(1).guesses.burst - 1; guess++)
      expect(await refusalOf(newPerson(school).enterClub('NOCLUB', 'Eve'))).toBe('unknownClub');
    for (const person of [teacher, pupil]) {
      person.drop();
      await person.isGone();
      expect(await refusalOf(person.enterClub('SCHOOLED', 'Ben'))).toBe('came in');
    }
  });
});
