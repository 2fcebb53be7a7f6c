import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { GameServer } from '../../../server/gameServer.ts';
import { hashOf } from '../../../server/process/secrets.ts';
import { SCHEMAS } from '../../../server/storage/migrations.ts';
import { movesOf as storedMoves } from '../../../server/storage/records.ts';
import { legalMoves } from '../../../src/game/position.ts';
import { makeSquare } from '../../../src/game/square.ts';
import { inEachDatabase } from '../kit/databases.ts';
import { useServers } from '../kit/ownServers.ts';
import { movesOf, Person, positionIn } from '../kit/person.ts';
import { ANNA, BEN, BLOCKED_UNTIL, CARL, CODES, WORD } from './stored/known.ts';

/** Every schema is tested with the storage alone, the oldest and the newest also with a whole server. */
const ENDS = [SCHEMAS[0], SCHEMAS.at(-1)].filter(schema => schema !== undefined);
const has = (schema: string, number: number): boolean => SCHEMAS.indexOf(schema) + 1 >= number;

const fixture = (name: string): string => join(import.meta.dirname, 'stored', name);

const fill = async (kind: string, place: string, schema: string): Promise<void> => {
  if (kind === 'SQLite') {
    mkdirSync(place, { recursive: true });
    copyFileSync(fixture(`${schema}.db`), join(place, 'flipside.db'));
    return;
  }
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  // Each file contains what its schema adds to the previous one.
  for (const each of SCHEMAS.slice(0, SCHEMAS.indexOf(schema) + 1))
    await client.query(readFileSync(fixture(`${each}.sql`), 'utf8'));
  await client.end();
};

inEachDatabase('what is stored', (databases, kind) => {
  const servers = useServers();
  let server: GameServer;

  const restore = async (schema: string): Promise<string> => {
    const place = await databases.bareDatabase();
    await fill(kind.name, place, schema);
    return place;
  };

  const start = async (place: string): Promise<void> => {
    server = await servers.start(kind.name === 'SQLite' ? { DATA_FOLDER: place } : { DATABASE_URL: place });
  };

  const asBefore = ({ secret, token }: typeof ANNA): Person =>
    Object.assign(new Person(server.port), { identity: secret, token });
  const comeBack = (known: typeof ANNA, code: string): Promise<Person> => asBefore(known).sit(code);

  const playOneMore = async (code: string, plies: number): Promise<void> => {
    const people = [await comeBack(ANNA, code), await comeBack(BEN, code)];
    for (const person of people) await person.sees(({ match }) => match?.transcript.length === plies);
    const [first] = people;
    const position = positionIn(first!.state);
    const [square] = legalMoves(position);
    people.find(({ color }) => color === position.turn)?.play(makeSquare(square!));
    for (const person of people) await person.sees(({ match }) => match?.transcript.length === plies + 1);
  };

  test.each(ENDS)(
    'by schema %s continues at every table, with its names, clocks, ratings and words',
    async schema => {
      const place = await restore(schema);
      await start(place);
      await playOneMore(CODES.underWay, 4);
      await playOneMore(CODES.rematch, 1);
      await playOneMore(CODES.takenBack, 8);
      const late = await new Person(server.port).sit(CODES.waiting);
      await late.sees(({ match }) => match?.transcript.length === 0);

      const anna = await comeBack(ANNA, CODES.underWay);
      expect(anna.state.seats.white?.name).toBe('Ben');
      expect(anna.state.isRated).toBe(true);
      expect(movesOf(anna.state).slice(0, 8)).toBe('f5d6c3d3');
      expect(anna.state.match?.remaining?.white).toBeLessThanOrEqual(304_000);
      const { ratings } = await anna.ask('ratings', {});
      expect(ratings).toMatchObject([{ game: 'connect4' }]);
      const { matches } = await anna.ask('games', { finished: true, limit: 10 });
      expect(matches).toHaveLength(1);
      expect(matches[0]).toMatchObject({ players: { black: 'Anna', white: 'Ben' }, result: { by: 'play' } });

      if (has(schema, 3)) expect((await asBefore(ANNA).meet(WORD)).code).toBe(CODES.waiting);
      if (!has(schema, 4)) return;
      await playOneMore(CODES.freePassing, 2);
      const passed = await comeBack(ANNA, CODES.freePassing);
      expect(passed.state.setup.freePassing).toBe(true);
      expect(movesOf(passed.state)).toMatch(/^f5--/);
    },
  );

  test.each(SCHEMAS)(
    'by schema %s has all its events, results and blocks, and stores new events after them',
    async schema => {
      const place = await restore(schema);
      const storage = await databases.open('later', place);
      const known = await storage.identities.recognize(ANNA.secret);
      expect(known?.name).toBe('Anna');
      expect(await storage.tables.seatOf(CODES.underWay, hashOf(ANNA.token))).toMatchObject({
        identity: known?.id,
      });
      const match = (await storage.matches.latest(CODES.underWay))!;
      expect(storedMoves(match)).toEqual(['f5', 'd6', 'c3', 'd3']);
      const held = await storage.holding.hold(CODES.underWay, Date.now());
      expect(held.type).toBe('held');
      const moment = { at: Date.now(), left: match.events.at(-1)?.left };
      await storage.matches.append(
        { id: match.id, number: match.events.length + 1 },
        { kind: 'play', ply: 5, move: 'c4', ...moment },
      );
      expect(storedMoves((await storage.matches.load(match.id))!)).toHaveLength(5);

      if (has(schema, 5))
        expect((await storage.matches.latest(CODES.unrated))?.ended?.unrated).toBe('tooShort');
      if (!has(schema, 7)) return;
      const carl = await storage.identities.recognize(CARL.secret);
      expect(await storage.moderation.blocks(Date.now())).toMatchObject([
        { kind: 'identity', subject: carl?.id, until: BLOCKED_UNTIL },
      ]);
    },
  );
});
