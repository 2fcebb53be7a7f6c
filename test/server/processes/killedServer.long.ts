import { test } from 'vitest';
import { useProcesses } from '../kit/ownServers.ts';
import { expectNothingLost, ManyGames } from './manyGames.ts';

const GAMES = 50;
const PLIES_BEFORE = 8;

const servers = useProcesses();
const start = (more = {}) => servers.start({ LOG_LEVEL: 'warn', ...more });

test(`${GAMES} games continue after their process is killed and restarted, and nothing is lost`, async () => {
  const first = await start();
  const { port } = first;
  const many = new ManyGames([`localhost:${port}`]);
  await many.begin(GAMES);
  await many.playUntil(PLIES_BEFORE);
  const toTheEnd = many.playUntil();
  await first.end('SIGKILL');
  const killed = Date.now();
  await start({ PORT: String(port) });
  await toTheEnd;

  await expectNothingLost(many, servers.data, killed);
});
