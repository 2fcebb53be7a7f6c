import { Redis } from 'ioredis';
import { beforeAll, expect, test } from 'vitest';
import { COLORS } from '../../../src/game/color.ts';
import { makeRandom } from '../../../src/game/random.ts';
import { drawGame, LivePlay } from '../../../testkit/server/livePlay.ts';
import { freePort, type ServerProcess } from '../../../testkit/server/liveServer.ts';
import { until } from '../../../testkit/until.ts';
import { useProcesses } from '../kit/ownServers.ts';
import { Person, seatTwo } from '../kit/person.ts';
import { withBoth } from '../kit/withBoth.ts';
import { enter, expectNothingLost, ManyGames } from './manyGames.ts';

const GAMES = 50;
const PLIES_BEFORE = 6;

withBoth(
  'two processes',
  both => {
    const servers = useProcesses();
    let database: string;

    beforeAll(async () => {
      database = await both.postgres.emptyDatabase();
    });

    /** A server that shares tables with the others, at its own address. */
    const start = async (): Promise<ServerProcess> => {
      const port = await freePort();
      return servers.start({
        PORT: String(port),
        PUBLIC_ADDRESS: `localhost:${port}`,
        DATABASE_URL: database,
        REDIS_URL: both.redis.url,
        LOG_LEVEL: 'fatal',
      });
    };
    const startTwo = async () => Promise.all([start(), start()]);
    const hostOf = ({ port }: ServerProcess): string => `localhost:${port}`;

    const tablesOf = async (server: ServerProcess): Promise<unknown> => {
      const health = await fetch(`http://${hostOf(server)}/healthz`);
      return ((await health.json()) as { readonly tables: number }).tables;
    };

    test('two players who want the same game are paired, whichever process they ask', async () => {
      const [one, two] = await startTwo();
      const anna = await new Person(one.port).seek();
      const ben = await new Person(two.port).seek();
      await Promise.all([anna.goToFound(), ben.goToFound()]);
      await anna.sees(({ match }) => match?.number === 1);
      expect(ben.code).toBe(anna.code);
    });

    test('two people who enter the same word meet, simultaneously or one after another', async () => {
      const [one, two] = await startTwo();
      const meetBoth = async (word: string) =>
        Promise.all([new Person(one.port).meet(word), new Person(two.port).meet(word)]);
      const first = await new Person(one.port).meet('FIRSTONE', { name: 'Anna' });
      const second = await new Person(two.port).meet('FIRSTONE', { name: 'Ben' });
      const pairs = [[first, second], ...(await Promise.all(['WORDA', 'WORDB', 'WORDC'].map(meetBoth)))];
      for (const pair of pairs) {
        await Promise.all(pair.map(person => person.sees(({ match }) => match !== undefined)));
        expect(new Set(pair.map(({ code }) => code)).size).toBe(1);
        expect(pair.map(({ color }) => color).sort()).toEqual(['black', 'white']);
      }
    });

    test('a club is found from every process, plays in any, and can be reopened by its host', async () => {
      const [one, two] = await startTwo();
      const host = await new Person(one.port).host('CLUBWORD');
      const people = await Promise.all(
        [two, one, two].map((server, index) =>
          new Person(server.port).enterClub('clubword', `Player ${index + 1}`),
        ),
      );
      const second = new Person(two.port).host('CLUBWORD');
      await expect(second).rejects.toThrow('clubTaken');
      const setup = { game: 'othello', size: '4x4' } as const;
      host.wish({ do: 'play', plan: { system: 'free', rounds: 1, setup, clock: { kind: 'none' } } });
      const { games } = await host.seesClub(club => club.games?.boards[0]?.code !== undefined);
      const players = people.filter(({ club }) => games?.resting.some(id => id === club.you) === false);
      await Promise.all(
        players.map(async player => (await player.atSeat(await player.receives('found'))).playToTheEnd()),
      );
      await host.seesClub(club => club.games?.boards[0]?.by === 'play');

      await one.end('SIGKILL');
      // The lease of the killed process must expire first.
      await until(() => host.moveTo(two.port).host('CLUBWORD'));
      expect(host.club.members).toEqual([]);
      await people[0]?.enterClub('CLUBWORD', 'Player 1');
      await host.seesClub(({ members }) => members.length === 1);
    });

    test('a word leads to one club, even after Redis has lost its data', async () => {
      const [one, two] = await startTwo();
      const host = await new Person(one.port).host('LOSTWORD');
      await new Person(one.port).enterClub('LOSTWORD', 'Anna');
      const redis = new Redis(both.redis.url);
      await redis.flushall();
      await redis.quit();
      const stranger = new Person(two.port);
      await expect(stranger.host('LOSTWORD', 'Eve')).rejects.toThrow(/clubTaken|serverMoves/);
      await until(async () =>
        expect(await stranger.host('LOSTWORD', 'Eve').catch(({ message }: Error) => message)).toBe(
          'clubTaken',
        ),
      );
      const ben = new Person(two.port);
      await until(() => ben.enterClub('LOSTWORD', 'Ben'));
      await host.seesClub(({ members }) => members.length === 2);
      const back = new Person(two.port);
      back.identity = host.identity;
      await until(() => back.host('LOSTWORD'));
      expect(back.club.members.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    });

    test('a player whose opponent did not come in one process is paired first in the other', async () => {
      const [one, two] = await startTwo();
      const bot = await new Person(one.port).seek();
      const anna = await new Person(one.port).seek();
      const { code, token } = await anna.receives('found');
      await anna.isGone();
      anna.moveTo(two.port).token = token;
      await anna.sit(code);
      expect([await tablesOf(one), await tablesOf(two)]).toEqual([0, 1]);
      expect(await anna.receives('goodbye')).toMatchObject({ reason: 'otherMissed' });
      await anna.isGone();
      bot.token = (await bot.receives('found')).token;
      await expect(bot.sit(code)).rejects.toThrow('missed');
      await anna.seek();
      const ben = await new Person(one.port).seek();
      await Promise.all([anna.goToFound(), ben.goToFound()]);
      expect(ben.code).toBe(anna.code);
    });

    test('two players who return at once to different processes find the same room', async () => {
      const [one, two] = await startTwo();
      const plays = Array.from({ length: 10 }, () => new LivePlay(drawGame(makeRandom(7))));
      for (const play of plays) {
        await play.begin(hostOf(one), hostOf(one));
        await play.playNext();
      }
      await one.end('SIGTERM');
      const three = await start();
      for (const play of plays) {
        await Promise.all([
          enter(play, 'black', () => hostOf(two)),
          enter(play, 'white', () => hostOf(three)),
        ]);
        await play.playNext();
        expect([play.ply, play.lostPlies]).toEqual([2, 0]);
        play.close();
      }
    });

    test('a player whose opponent deletes their data through another process wins', async () => {
      const [one, two] = await startTwo();
      const [anna, ben] = await seatTwo(one.port);
      await anna.playPlies(ben, 10);
      expect(await ben.moveTo(two.port).ask('forget', {})).toEqual({ wasKnown: true });
      const { match } = await anna.sees(state => state.match?.result !== undefined);
      expect(match?.result).toEqual({ winner: 'black', by: 'abandoned' });
    });

    test('a process that hung sends no outdated state', async () => {
      const [one, two] = await startTwo();
      const play = new LivePlay(drawGame(makeRandom(3)));
      await play.begin(hostOf(one), hostOf(one));
      await play.playNext();
      one.process.kill('SIGSTOP');
      for (const color of COLORS) await enter(play, color, () => hostOf(two));
      await play.playNext();
      one.process.kill('SIGCONT');
      await enter(play, 'white', () => hostOf(one));
      await play.playNext();
      expect([play.ply, play.lostPlies]).toEqual([3, 0]);
      play.close();
    });

    test(`${GAMES} games of a killed process continue in the other, and nothing is lost`, async () => {
      const [one, two] = await startTwo();
      const many = new ManyGames([hostOf(one)]);
      await many.begin(GAMES);
      await many.playUntil(PLIES_BEFORE);
      expect(await tablesOf(one)).toBe(GAMES);
      many.hosts = [hostOf(two)];
      const toTheEnd = many.playUntil();
      await one.end('SIGKILL');
      const killed = Date.now();
      await toTheEnd;

      await expectNothingLost(many, database, killed);
    });
  },
  { timeout: 600_000 },
);
