import { describe, expect, test } from 'vitest';
import type { WireSlide } from '../../../src/net/contract/club.ts';
import { LIMITS } from '../../../src/net/contract/limits.ts';
import { Person } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

/** All of them are behind one address, with the limits that every address has. */
const server = serverForAll({ ADDRESS_LIMIT_FACTOR: '1' });
const newPerson = (): Person => new Person(server.port);

const STANDARD = { game: 'othello', size: '8x8' } as const;
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
    expect(question?.answers?.length).toBe(LIMITS.members);
    expect(pupils[0]?.club.question?.answers).toBeUndefined();
    teacher.wish({ do: 'reveal', best: ['c3'] });
    const seen = await (pupils[7] as Person).seesClub(club => club.question?.isOpen === false);
    expect(seen.question?.counts).toMatchObject([{ count: LIMITS.members }]);

    expect(await refusalOf(newPerson().enterClub('SCHOOL', 'One more'))).toBe('clubFull');
    const [first] = pupils as [Person];
    first.drop();
    await teacher.seesClub(({ members }) => members.some(({ presence }) => presence === 'away'));
    await first.enterClub('SCHOOL', 'Pupil 1');
    expect(first.club.you).toBe(1);
    teacher.wish({ do: 'close' });
    await (pupils[1] as Person).receives('goodbye', ({ reason }) => reason === 'clubOver');
  });

  test('is led by the teacher who comes back', async () => {
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

  test('refuses another teacher, an unknown word, wishes of pupils, and whoever was sent away', async () => {
    const teacher = await newPerson().host('TAKEN');
    expect(await refusalOf(newPerson().host('taken'))).toBe('clubTaken');
    expect(await refusalOf(newPerson().enterClub('NOWHERE', 'Ben'))).toBe('unknownClub');
    expect(await refusalOf(newPerson().meet('TAKEN'))).toBe('isClub');
    const ben = await newPerson().enterClub('TAKEN', 'Ben');
    const bem = await newPerson().enterClub('TAKEN', 'Ben');
    ben.wish({ do: 'ask' });
    expect((await ben.receives('refused')).refusal).toBe('clubHost');
    const { members } = await teacher.seesClub(club => club.members.length === 2);
    expect(members.map(({ name }) => name)).toEqual(['Ben', 'Ben 2']);
    teacher.wish({ do: 'remove', member: 1 });
    await ben.receives('goodbye', ({ reason }) => reason === 'clubRemoved');
    expect(await refusalOf(ben.enterClub('TAKEN', 'Other name'))).toBe('clubRemoved');
    await bem.seesClub(club => club.members.length === 1);
  });

  test('is not paired over and over: each time opens tables', async () => {
    const host = await newPerson().host('AGAIN');
    for (const name of ['Ben', 'Eva']) await newPerson().enterClub('AGAIN', name);
    const plan = { system: 'free', rounds: 1, setup: STANDARD, clock: { kind: 'none' } } as const;
    for (let time = 0; time < 12; time++) {
      host.wish({ do: 'play', plan });
      host.wish({ do: 'endGames' });
    }
    expect((await host.receives('refused')).refusal).toBe('tooMany');
  });
});
