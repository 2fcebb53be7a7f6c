import { describe, expect, test } from 'vitest';
import {
  type Club,
  enterClub,
  hostClub,
  MOST_REMEMBERED,
  NOBODY,
  openClub,
  partFrom,
  type Speaker,
} from '../../../server/club/club.ts';
import { clubStateFor, roundOf } from '../../../server/club/clubView.ts';
import { knock, withoutKnock } from '../../../server/club/door.ts';
import { withBoard } from '../../../server/club/games.ts';
import { withNews } from '../../../server/club/rounds.ts';
import { grantWish } from '../../../server/club/wishes.ts';
import { discCounts } from '../../../src/game/board.ts';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { positionOf } from '../../../src/game/match.ts';
import { parseSquare, type Square } from '../../../src/game/square.ts';
import { readMoves } from '../../../src/game/transcript.ts';
import type { ClubWish, Slide } from '../../../src/net/contract/club.ts';
import { LIMITS } from '../../../src/net/contract/limits.ts';
import { FakeTable, setupOf } from '../../../testkit/server/fakeTable.ts';

const square = (name: string): Square => parseSquare(name) as Square;
const slide = (moves: string): Slide => ({
  setup: STANDARD_SETUP,
  transcript: readMoves(startOf(STANDARD_SETUP), moves) ?? [],
  text: '',
  drawn: [],
});

const opened = hostClub(openClub('CLASS', { identity: 'teacher', name: 'Grey' }), {
  identity: 'teacher',
}) as Club;

const entered = (club: Club, identity: string, name = identity): Club => {
  const verdict = enterClub(club, { identity, name });
  if (typeof verdict === 'string') throw new Error(verdict);
  return verdict.club;
};

const granted = (club: Club, speaker: Speaker, wish: ClubWish): Club => {
  const { club: after, refusal } = grantWish(club, { speaker, wish }, { seed: 1 });
  if (refusal !== undefined) throw new Error(refusal);
  return after;
};

const refusalOf = (club: Club, speaker: Speaker, wish: ClubWish): string | undefined =>
  grantWish(club, { speaker, wish }, { seed: 1 }).refusal;

const asked = granted(
  granted(entered(entered(opened, 'ben'), 'eva'), 'host', { do: 'show', slide: slide('f5') }),
  'host',
  { do: 'ask' },
);

describe('coming in', () => {
  test('gives a number to names that look the same, in any script', () => {
    const club = entered(entered(entered(opened, 'a', 'Ben'), 'b', 'Вen'), 'c', 'GREY');
    expect(club.members.map(({ name }) => name)).toEqual(['Ben', 'Вen 2', 'GREY 2']);
  });

  test('admits any number of visitors one after another, as long as they have not played', () => {
    const plan = { system: 'swiss', rounds: 2, setup: STANDARD_SETUP, clock: { kind: 'none' } } as const;
    let club = granted(entered(entered(opened, 'ben'), 'eva'), 'host', { do: 'play', plan });
    for (let count = 1; count <= 3 * MOST_REMEMBERED; count++) {
      club = entered(club, `passer-by ${count}`);
      club = partFrom(club, club.numbered, count % 2 === 0 ? 'away' : 'gone');
    }
    expect(club.members).toHaveLength(MOST_REMEMBERED);
    expect(entered(club, 'kim').members.at(-1)?.id).toBe(3 * MOST_REMEMBERED + 3);
    expect(clubStateFor(club, 'host').games?.standings).toHaveLength(2);
    expect(entered(partFrom(club, 1, 'away'), 'ben').members[0]).toMatchObject({ id: 1, presence: 'here' });
  });

  test('returns members to their place, and has room for 40 at a time', () => {
    let club = opened;
    for (let count = 1; count <= LIMITS.members; count++) club = entered(club, `pupil ${count}`);
    expect(enterClub(club, { identity: 'one more', name: 'Zoe' })).toBe('clubFull');
    expect(entered(club, 'pupil 7').members.length).toBe(LIMITS.members);
    expect(entered(partFrom(club, 7, 'away'), 'one more').members.length).toBe(LIMITS.members + 1);
  });
});

describe('the door', () => {
  const refused = (club: Club, identity: string): unknown => {
    const verdict = enterClub(club, { identity, name: identity });
    return typeof verdict === 'string' ? verdict : 'in';
  };
  const two = entered(entered(opened, 'ben'), 'eva');

  test('closes when a member is removed, and still lets former members in', () => {
    const shut = granted(two, 'host', { do: 'remove', member: 1, closes: true });
    expect(['ben', 'ben again', 'eva', 'kim'].map(who => refused(shut, who))).toEqual([
      'clubRemoved',
      'clubClosed',
      'in',
      'clubClosed',
    ]);
    expect(refused(partFrom(shut, 2, 'gone'), 'eva')).toBe('in');
    expect(refused(granted(shut, 'host', { do: 'door', isOpen: true }), 'kim')).toBe('in');
    const byOldPage = granted(two, 'host', { do: 'remove', member: 1 });
    expect(refused(byOldPage, 'kim')).toBe('in');
  });

  test('shows the host who knocks, and lets in those the host admits', () => {
    const shut = granted(two, 'host', { do: 'door', isOpen: false });
    const names = ['kim', 'lea', 'kim'];
    const knocking = names.reduce((club, name) => knock(club, { identity: name, name }), shut);
    expect(clubStateFor(knocking, 'host').door).toEqual({
      isOpen: false,
      knocks: [
        { id: 1, name: 'kim' },
        { id: 2, name: 'lea' },
      ],
    });
    expect(clubStateFor(knocking, 1).door).toBeUndefined();
    const invited = granted(knocking, 'host', { do: 'letIn', knock: 2 });
    expect(['kim', 'lea'].map(who => refused(invited, who))).toEqual(['clubClosed', 'in']);
    expect(clubStateFor(entered(invited, 'lea'), 'host').door?.knocks).toEqual([{ id: 1, name: 'kim' }]);
    expect(clubStateFor(withoutKnock(invited, 'kim'), 'host').door?.knocks).toEqual([]);
    expect(refusalOf(knocking, 1, { do: 'letIn', knock: 1 })).toBe('clubHost');
  });

  test('keeps only the latest knocks', () => {
    let club = granted(two, 'host', { do: 'door', isOpen: false });
    for (let count = 1; count <= LIMITS.knocks + 3; count++)
      club = knock(club, { identity: `${count}`, name: `${count}` });
    expect(clubStateFor(club, 'host').door?.knocks.map(({ name }) => name)[0]).toBe('4');
    expect(club.door.knocks).toHaveLength(LIMITS.knocks);
  });
});

describe('a question', () => {
  test('accepts legal squares until the answers are shown', () => {
    const answered = granted(asked, 1, { do: 'answer', question: 1, square: square('d6') });
    expect(refusalOf(answered, 1, { do: 'answer', question: 1, square: square('a1') })).toBe('flipsNothing');
    expect(refusalOf(answered, 1, { do: 'answer', question: 2, square: square('d6') })).toBe(
      'clubNoQuestion',
    );
    const changed = granted(answered, 1, { do: 'answer', question: 1, square: square('f6') });
    expect(changed.question?.answers.get(1)).toBe(square('f6'));
    const shown = granted(changed, 'host', { do: 'reveal', best: [square('f6')] });
    expect(refusalOf(shown, 2, { do: 'answer', question: 1, square: square('f6') })).toBe('clubNoQuestion');
  });

  test('ends when the position changes, not when the text does', () => {
    const worded = granted(asked, 'host', { do: 'show', slide: { ...slide('f5'), text: 'Think.' } });
    expect(worded.question?.isOpen).toBe(true);
    expect(granted(asked, 'host', { do: 'show', slide: slide('f5d6') }).question).toBeUndefined();
  });
});

test('removing a member twice has no further effect', () => {
  const removed = granted(asked, 'host', { do: 'remove', member: 1 });
  expect(removed.removed.length).toBe(1);
  expect(granted(removed, 'host', { do: 'remove', member: 1 })).toEqual(removed);
});

describe('games', () => {
  const plan = { system: 'swiss', rounds: 2, setup: STANDARD_SETUP, clock: { kind: 'none' } } as const;
  const playing = granted(asked, 'host', { do: 'play', plan });

  test('continue when a round is over, up to the planned number of rounds', () => {
    expect(refusalOf(playing, 'host', { do: 'round' })).toBe('clubUnfinished');
    const decided = granted(playing, 'host', { do: 'decide', board: 1, winner: 'draw' });
    expect(refusalOf(decided, 'host', { do: 'round' })).toBe('clubTooFew');
    expect(refusalOf(playing, 'host', { do: 'decide', board: 2, winner: 'draw' })).toBe('clubNoBoard');
  });

  test('name former members, including those who rested', () => {
    const odd = granted(entered(asked, 'kim'), 'host', { do: 'play', plan });
    const [rested = 0] = odd.games?.rounds[0]?.resting ?? [];
    const { former, games } = clubStateFor(partFrom(odd, rested, 'gone'), 'host');
    expect(former?.map(({ id }) => id)).toEqual([rested]);
    expect(games?.standings?.length).toBe(3);
  });

  test('keep the host’s decision, whatever the table reports', () => {
    const decided = granted(playing, 'host', { do: 'decide', board: 1, winner: 'white' });
    const { games } = decided;
    if (games === undefined) throw new Error('no games');
    const late = withNews(games, 1, { moves: 'f5', result: { winner: 'black', by: 'flag' } });
    expect(late.rounds[0]?.boards[0]?.result?.winner).toBe('white');
  });

  test('can be interrupted by positions and continue with the same standings', () => {
    const stopped = granted(granted(playing, 'host', { do: 'decide', board: 1, winner: 'black' }), 'host', {
      do: 'endGames',
    });
    expect(clubStateFor(stopped, 1).games).toMatchObject({ isOver: true, round: 1 });
    expect(clubStateFor(stopped, 1).games?.standings?.map(({ points }) => points)).toEqual([2, 0]);
  });

  test('have forty players at most, including absent ones', () => {
    let club = playing;
    for (const id of [1, 2]) club = partFrom(club, id, 'away');
    for (let count = 1; count <= LIMITS.members; count++) club = entered(club, `late ${count}`);
    const next = granted(granted(club, 'host', { do: 'decide', board: 1, winner: 'draw' }), 'host', {
      do: 'round',
    });
    expect(next.games?.players.length).toBe(LIMITS.members);
    const withdrawn = granted(next, 'host', { do: 'withdraw', member: 9_000, isBack: false });
    expect(withdrawn).toEqual(next);
  });
});

describe('after a restart of the server', () => {
  const plan = { system: 'swiss', rounds: 3, setup: STANDARD_SETUP, clock: { kind: 'none' } } as const;
  const people = [
    { id: 4, name: 'Eva' },
    { id: 7, name: 'Ben' },
  ];
  const board = { number: 1, black: 4, white: 7, moves: '', winner: 'white' } as const;
  const restored = (club: Club): Club =>
    [
      { do: 'restore', members: people },
      { do: 'restore', members: [], games: { plan, isOver: false, withdrawn: [] } },
      { do: 'restore', members: [], boards: { round: 1, boards: [board], resting: [] } },
    ].reduce((now, wish) => granted(now, 'host', wish as ClubWish), club);

  test('the host’s page restores the standings, and members regain their places', () => {
    const club = entered(entered(restored(entered(opened, 'ben', 'Ben')), 'eva', 'Eva'), 'new', 'Eva');
    const { members, games } = clubStateFor(club, 'host');
    expect(members.map(({ id, name, presence }) => [id, name, presence])).toEqual([
      [1, 'Ben', 'here'],
      [2, 'Eva', 'here'],
      [3, 'Eva 2', 'here'],
    ]);
    expect(games?.standings?.map(({ member, points }) => [member, points])).toEqual([
      [1, 2],
      [2, 0],
    ]);
    expect(granted(club, 'host', { do: 'round' }).games?.rounds).toHaveLength(2);
  });

  test('a place is reserved for its browser, not for anybody with the same name', () => {
    const before = entered(entered(opened, 'anna', 'Anna'), 'ben', 'Ben');
    const known = clubStateFor(before, 'host').members.map(({ id, name, key }) => ({ id, name, key }));
    expect(clubStateFor(before, 1).members.every(({ key }) => key === undefined)).toBe(true);
    const isBack = (club: Club) => granted(club, 'host', { do: 'restore', members: known });
    const namesOf = ({ members }: Club) => members.map(({ identity, name }) => [identity, name]);
    const late = entered(entered(isBack(opened), 'eve', 'Anna'), 'anna', 'Anna');
    expect(namesOf(late)).toEqual([
      ['anna', 'Anna'],
      [NOBODY, 'Ben'],
      ['eve', 'Anna 2'],
    ]);
    const early = entered(isBack(entered(entered(opened, 'eve', 'Anna'), 'ben', 'Ben')), 'anna', 'Anna');
    expect(namesOf(early)).toEqual([
      ['eve', 'Anna 2'],
      ['ben', 'Ben'],
      ['anna', 'Anna'],
    ]);
  });

  test('rounds are restored with finished, decided and running games and byes', () => {
    const setup = setupOf('othello', '4x4');
    const { moves, match } = FakeTable.ofTwo({ setup }).playToTheEnd();
    const discs = discCounts(positionOf(match.game));
    const lead = discs.black - discs.white;
    const played = (club: Club): Club => {
      const games = withBoard(club.games!, 1, { code: 'ABCDEFG', setup });
      return { ...club, games: withNews(games, 1, { moves, result: match.ending!.result }) };
    };
    const five = ['ben', 'eva', 'kim', 'lea', 'mia'].reduce((club, name) => entered(club, name), opened);
    const first = played(granted(five, 'host', { do: 'play', plan: { ...plan, setup } }));
    const decided = granted(first, 'host', { do: 'decide', board: 2, winner: 'black' });
    const { standings = [] } = clubStateFor(decided, 'host').games!;
    expect(standings.map(place => place.discs).toSorted((a, b) => a - b)).toEqual(
      [-lead, lead, -2, 2, 0].toSorted((a, b) => a - b),
    );
    const without = granted(decided, 'host', { do: 'withdraw', member: 2, isBack: false });
    const club = played(granted(without, 'host', { do: 'round' }));
    const { members, games } = club;
    const rounds = games!.rounds.map(({ boards, resting }, index) => ({
      round: index + 1,
      boards: boards.map(({ result, discs: _, ...board }) => ({ ...board, ...result })),
      resting,
    }));
    const wishes: readonly object[] = [
      { members: members.map(({ id, name }) => ({ id, name })), games },
      ...rounds.map(boards => ({ members: [], boards })),
    ];
    const back = wishes.reduce<Club>(
      (now, wish) => granted(now, 'host', { do: 'restore', ...wish } as ClubWish),
      opened,
    );
    expect(clubStateFor(back, 'host').games).toEqual(clubStateFor(club, 'host').games);
    for (const round of [1, 2, 3]) expect(roundOf(back, round)).toEqual(roundOf(club, round));
  });

  test('a tournament larger than the limits is not restored', () => {
    const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const many = upTo(LIMITS.players + 2).map(id => ({ id, name: `Pupil ${id}` }));
    const begun = granted(opened, 'host', {
      do: 'restore',
      members: many,
      games: { plan, isOver: false, withdrawn: [] },
    });
    const round = (boards: readonly (readonly [number, number])[], resting: readonly number[] = []) =>
      ({
        do: 'restore' as const,
        members: [],
        boards: {
          round: 1,
          boards: boards.map(([black, white], index) => ({ number: index + 1, black, white, moves: '' })),
          resting: [...resting],
        },
      }) satisfies ClubWish;
    const pairs = upTo(LIMITS.boards + 1).map(number => [2 * number - 1, 2 * number] as const);
    const invented = [
      round([
        [1, 2],
        [2, 3],
      ]),
      round(pairs),
      round(
        [[1, 2]],
        many.slice(2).map(({ id }) => id),
      ),
    ];
    for (const wish of invented) expect(refusalOf(begun, 'host', wish)).toBe('malformed');
    const full = granted(begun, 'host', round(pairs.slice(0, -1), [41, 42]));
    expect(refusalOf(full, 'host', { do: 'round' })).toBe('clubUnfinished');
    const done = upTo(LIMITS.boards).reduce(
      (club, board) => granted(club, 'host', { do: 'decide', board, winner: 'draw' }),
      full,
    );
    expect(refusalOf(done, 'host', { do: 'round' })).toBe('clubFull');
    const withdrawn = [41, 42].reduce(
      (club, member) => granted(club, 'host', { do: 'withdraw', member, isBack: false }),
      done,
    );
    expect(refusalOf(withdrawn, 'host', { do: 'withdraw', member: 41, isBack: true })).toBe('clubFull');
    expect(granted(withdrawn, 'host', { do: 'round' }).games?.rounds[1]?.boards).toHaveLength(LIMITS.boards);
  });

  test('games are not restored into a club that has played others', () => {
    const club = granted(entered(entered(opened, 'ben'), 'eva'), 'host', { do: 'play', plan });
    expect(refusalOf(club, 'host', { do: 'restore', members: people })).toBe('clubUnfinished');
    expect(refusalOf(opened, 1, { do: 'restore', members: people })).toBe('clubHost');
  });
});
