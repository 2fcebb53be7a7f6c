import { expect, test } from 'vitest';
import { movesOf } from '../../../server/storage/records.ts';
import { openStorage } from '../../../server/storage/storage.ts';
import { useProcesses } from '../kit/ownServers.ts';
import { ManyGames, paidAround } from './manyGames.ts';

const GAMES = 50;
const PLIES_BEFORE = 8;
const PATIENCE_MILLISECONDS = 90_000;

const servers = useProcesses();
const start = (more = {}) => servers.start({ LOG_LEVEL: 'warn', ...more });

test(
  `${GAMES} games go on where the process was killed and started again, and nothing is lost`,
  async () => {
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

    for (const play of many.plays) expect([play.isOver, play.lostPlies]).toEqual([true, 0]);
    many.close();
    const storage = await openStorage(servers.data, {
      holder: { id: 'reader', address: 'nowhere' },
      onError: () => {},
    });
    for (const play of many.plays) {
      const stored = (await storage.matches.latest(play.code))!;
      expect(movesOf(stored)).toEqual(play.plies.map(({ square }) => square));
      const { before, paid } = paidAround(stored, killed);
      expect(paid).toBeLessThanOrEqual(killed - before);
      expect(stored.ended?.result.by).toBe('play');
    }
    await storage.close();
  },
  PATIENCE_MILLISECONDS,
);
