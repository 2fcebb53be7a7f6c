import { expect, test } from 'vitest';
import { Person } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const server = serverForAll();
const newPerson = (): Person => new Person(server.port);
const STANDARD = { game: 'othello', size: '8x8' } as const;

test('a game ends at its table as the host has decided, for players and watchers, and for good', async () => {
  const host = await newPerson().host('DECIDED');
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map(name => newPerson().enterClub('DECIDED', name)));
  const plan = { system: 'free', rounds: 1, setup: STANDARD, clock: { kind: 'none' } } as const;
  host.wish({ do: 'play', plan });
  const seats = await Promise.all([anna, ben].map(person => (person as Person).receives('found')));
  const [one, other] = await Promise.all([
    (anna as Person).atSeat(seats[0] as never),
    (ben as Person).atSeat(seats[1] as never),
  ]);
  const watcher = await newPerson().watch(seats[0]?.code ?? '');
  host.wish({ do: 'decide', board: 1, winner: 'white' });
  for (const person of [one, other, watcher]) {
    const { match } = await person.sees(table => table.match?.result !== undefined);
    expect(match?.result).toEqual({ winner: 'white', by: 'decided' });
  }
  one.drop();
  other.drop();
  watcher.drop();
  const again = await (anna as Person).atSeat(seats[0] as never);
  expect(again.state.match?.result).toEqual({ winner: 'white', by: 'decided' });
});
