import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'libsql';
import { afterEach, expect, test } from 'vitest';
import type { GameServer } from '../../../server/gameServer.ts';
import { newServerFolder, startHere } from '../../../testkit/server/liveServer.ts';
import { Person } from '../kit/person.ts';

/** Longer than Colyseus waits for a room that another request is creating. */
const BUSY_MILLISECONDS = 1_500;

const folder = newServerFolder();
let server: GameServer;

/** Another process writes to the file for a while. */
const keepBusy = async (): Promise<void> => {
  const other = new Database(join(folder.variables.DATA_FOLDER!, 'flipside.db'));
  other.exec('begin immediate');
  await pause(BUSY_MILLISECONDS);
  other.exec('commit');
  other.close();
};

afterEach(async () => {
  await server.close();
  folder.remove();
});

test('two players who return at once find the same room, however long the storage takes', async () => {
  server = await startHere(folder);
  const [anna, ben, carl] = [1, 2, 3].map(() => new Person(server.port)) as [Person, Person, Person];
  await anna.open();
  await ben.sit(anna.code);
  await server.close();
  server = await startHere(folder);
  for (const person of [anna, ben, carl]) person.moveTo(server.port);
  const busy = keepBusy();
  await Promise.all([anna.sit(), ben.sit()]);
  await busy;
  await carl.watch(anna.code);
  anna.play('f5');
  for (const person of [anna, ben, carl]) await person.sees(({ match }) => match?.transcript.length === 1);
  expect([anna.ended, ben.ended, carl.ended]).toEqual([undefined, undefined, undefined]);
});
