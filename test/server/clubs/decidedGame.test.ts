import { expect, test } from 'vitest';
import { Person } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const server = serverForAll();
const newPerson = (): Person => new Person(server.port);
const STANDARD = { game: 'othello', size: '8x8' } as const;

test('the host’s decision ends a game for players and spectators, permanently', async () => {
  const host = await newPerson().host('DECIDED');
  const anna = await newPerson().enterClub('DECIDED', 'Anna');
  const ben = await newPerson().enterClub('DECIDED', 'Ben');
  const plan = { system: 'free', rounds: 1, setup: STANDARD, clock: { kind: 'none' } } as const;
  host.wish({ do: 'play', plan });
  const seat = await anna.receives('found');
  const [one, other] = [await anna.atSeat(seat), await ben.atSeat(await ben.receives('found'))];
  const watcher = await newPerson().watch(seat.code);
  host.wish({ do: 'decide', board: 1, winner: 'white' });
  for (const person of [one, other, watcher]) {
    const { match } = await person.sees(table => table.match?.result !== undefined);
    expect(match?.result).toEqual({ winner: 'white', by: 'decided' });
  }
  for (const person of [one, other, watcher]) person.drop();
  const again = await anna.atSeat(seat);
  expect(again.state.match?.result).toEqual({ winner: 'white', by: 'decided' });
});
