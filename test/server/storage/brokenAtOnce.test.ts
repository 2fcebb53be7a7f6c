import { createServer } from 'node:net';
import { Kysely, sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { postgresConnections } from '../../../server/storage/postgresDialect.ts';
import { listening } from '../../../testkit/server/listening.ts';

/** A message of PostgreSQL's protocol. */
const message = (type: string, content: string): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + content.length);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(content, 'latin1')]);
};
const ACCEPTED = message('R', '\0\0\0\0');
const READY = message('Z', 'I');
const ENDED = message('E', 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');

const database = createServer(socket => {
  socket.once('data', () => socket.end(Buffer.concat([ACCEPTED, READY, ENDED])));
});
afterEach(() => database.close());

test('a database that ends a connection as soon as it has accepted it fails the query, not the process', async () => {
  const url = `postgres://anna@127.0.0.1:${await listening(database)}/games`;
  const { dialect } = postgresConnections({ url, purpose: 'play', onError: () => {} });
  const db = new Kysely({ dialect });
  await expect(sql`select 1`.execute(db)).rejects.toThrow('the connection is lost');
  await db.destroy();
});
