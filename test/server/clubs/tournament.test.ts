import { expect, test } from 'vitest';
import type { ClubState } from '../../../src/net/contract/club.ts';
import { Person } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

/** Everybody shares one address, with a school's limits because these players move without thinking. */
const server = serverForAll({ ADDRESS_LIMIT_FACTOR: '10' });
const newPerson = (): Person => new Person(server.port);

const PLAN = {
  system: 'swiss',
  rounds: 3,
  setup: { game: 'othello', size: '4x4' },
  clock: { kind: 'none' },
} as const;

const areOver = ({ games }: ClubState): boolean =>
  games?.boards.every(({ winner }) => winner !== undefined) === true;

/** Plays the person's game of the round to the end. */
const playRound = async (person: Person, former: string | undefined): Promise<string> => {
  const { code, token } = await person.receives('found', seat => seat.code !== former);
  const atTable = await person.atSeat({ code, token });
  await atTable.playToTheEnd();
  atTable.drop();
  return code;
};

test('32 play a tournament behind one address, two leave, and two come late', async () => {
  const host = await newPerson().host('EVENING');
  const people = await Promise.all(
    Array.from({ length: 32 }, (_, index) => newPerson().enterClub('EVENING', `Player ${index + 1}`)),
  );
  const codes = new Map<Person, string>();
  const playAll = async (players: readonly Person[]): Promise<ClubState> => {
    await Promise.all(
      players.map(async person => codes.set(person, await playRound(person, codes.get(person)))),
    );
    return host.seesClub(areOver);
  };

  host.wish({ do: 'play', plan: PLAN });
  await host.seesClub(({ games }) => games?.boards.length === 16);
  host.wish({ do: 'round' });
  expect((await host.receives('refused')).refusal).toBe('clubUnfinished');
  const { games: first } = await playAll(people);
  expect(first?.standings?.length).toBe(32);
  expect(first?.boards.every(({ by, moves }) => by === 'play' && moves.length > 0)).toBe(true);

  const [one, other, ...staying] = people as [Person, Person, ...Person[]];
  for (const leaver of [one, other]) leaver.say('leave', {});
  await host.seesClub(({ members }) => members.length === 30);
  const late = await Promise.all(
    [33, 34].map(number => newPerson().enterClub('EVENING', `Player ${number}`)),
  );
  host.wish({ do: 'round' });
  await host.seesClub(
    ({ games }) => games?.round === 2 && games.boards.every(({ code }) => code !== undefined),
  );
  const { games: second, former } = await playAll([...staying, ...late]);
  expect(second?.boards.length).toBe(16);
  expect(former?.length).toBe(2);
  expect(second?.standings?.length).toBe(34);

  host.wish({ do: 'round' });
  await host.seesClub(({ games }) => games?.round === 3);
  for (let board = 1; board <= 16; board++) host.wish({ do: 'decide', board, winner: 'black' });
  await host.seesClub(areOver);
  host.wish({ do: 'recall', round: 2 });
  const kept = await host.receives('round', ({ round }) => round === 2);
  expect(kept.boards.every(({ winner, moves }) => winner !== undefined && moves.length > 0)).toBe(true);
  host.wish({ do: 'close' });
  await host.receives('goodbye', ({ reason }) => reason === 'clubOver');
});
