import { expect, test } from 'vitest';
import { writeSetup } from '../../../src/net/contract/settings.ts';
import { useProcesses } from '../kit/ownServers.ts';
import { Person } from '../kit/person.ts';

const servers = useProcesses();
const PATIENCE_MILLISECONDS = 90_000;
const PLAN = {
  system: 'free',
  rounds: 1,
  setup: { game: 'othello', size: '8x8' },
  clock: { kind: 'none' },
} as const;
const DECIDED = { winner: 'white', by: 'decided' };

const begin = async () => {
  const server = await servers.start({ LOG_LEVEL: 'warn' });
  const { port } = server;
  const host = await new Person(port).host('KILLED');
  const players = [new Person(port), new Person(port)] as const;
  for (const [index, player] of players.entries()) await player.enterClub('KILLED', `Player ${index + 1}`);
  host.wish({ do: 'play', plan: PLAN });
  const seats = await Promise.all(players.map(player => player.receives('found')));
  const restart = async (): Promise<void> => {
    await server.end('SIGKILL');
    await servers.start({ LOG_LEVEL: 'warn', PORT: String(port) });
  };
  const comeBack = () => Promise.all(seats.map((seat, index) => (players[index] as Person).atSeat(seat)));
  return { host, restart, comeBack };
};

test(
  'a game that was decided stays so where the server was killed',
  async () => {
    const { host, restart, comeBack } = await begin();
    const before = await comeBack();
    host.wish({ do: 'decide', board: 1, winner: 'white' });
    for (const player of before) await player.sees(({ match }) => match?.result !== undefined);
    await restart();
    for (const player of await comeBack()) expect(player.state.match?.result).toEqual(DECIDED);
  },
  PATIENCE_MILLISECONDS,
);

test(
  'a decision that the server has not carried out comes back with the page of the host',
  async () => {
    const { host, restart, comeBack } = await begin();
    const { games, members } = await host.seesClub(
      club => club.games?.boards.every(({ code }) => code !== undefined) === true,
    );
    await restart();
    const players = await comeBack();
    await host.host('KILLED');
    host.wish({
      do: 'restore',
      members: members.map(({ id, name }) => ({ id, name })),
      games: { plan: PLAN, isOver: false, withdrawn: [] },
      boards: {
        round: 1,
        boards: (games?.boards ?? []).map(({ setup, ...board }) => ({
          ...board,
          winner: 'white',
          ...(setup && { setup: writeSetup(setup) }),
        })),
        resting: [],
      },
    });
    for (const player of players) {
      const { match } = await player.sees(table => table.match?.result !== undefined);
      expect(match?.result).toEqual(DECIDED);
    }
  },
  PATIENCE_MILLISECONDS,
);
