import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { useServers } from '../kit/ownServers.ts';
import { Person, seatTwo } from '../kit/person.ts';

/** Longer than Colyseus waits for a room that another request is creating. */
const BUSY_MILLISECONDS = 1_500;

const servers = useServers();

/** Another process locks the file for a while. */
const keepBusy = async (): Promise<void> => {
  const other = new Database(join(servers.data, 'flipside.db'));
  other.exec('begin immediate');
  await pause(BUSY_MILLISECONDS);
  other.exec('commit');
  other.close();
};

test('two players who return simultaneously find the same room, however slow the storage is', async () => {
  const server = await servers.start();
  const [anna, ben] = await seatTwo(server.port);
  const carl = new Person(server.port);
  await servers.stop();
  const { port } = await servers.start();
  for (const person of [anna, ben, carl]) person.moveTo(port);
  const busy = keepBusy();
  await Promise.all([anna.sit(), ben.sit()]);
  await busy;
  await carl.watch(anna.code);
  anna.play('f5');
  for (const person of [anna, ben, carl]) await person.sees(({ match }) => match?.transcript.length === 1);
  expect([anna.ended, ben.ended, carl.ended]).toEqual([undefined, undefined, undefined]);
});
