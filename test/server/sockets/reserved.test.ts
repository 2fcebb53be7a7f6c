import { expect, test } from 'vitest';
import { newSecret } from '../../../server/process/secrets.ts';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { writeSetup } from '../../../src/net/contract/settings.ts';
import { Attacker } from '../kit/attacker.ts';
import { useServers } from '../kit/ownServers.ts';
import { Person } from '../kit/person.ts';

const servers = useServers();
const STANDARD = { setup: writeSetup(STANDARD_SETUP), clock: { kind: 'none' } } as const;

test('a server that stops does not wait for admitted players who have not connected', async () => {
  const { port, close } = await servers.start();
  const anna = await new Person(port).open();
  const letIn = async (room: string, wish: object): Promise<void> => {
    const body = JSON.stringify({ identity: newSecret(), ...wish });
    const headers = { 'Content-Type': 'application/json' };
    const who = new Attacker(port, '127.0.0.1');
    expect((await who.ask(`/matchmake/joinOrCreate/${room}`, { body, headers })).status).toBe(200);
  };
  await letIn('table', { kind: 'sit', code: anna.code });
  await letIn('lobby', { kind: 'seek', ...STANDARD });
  await letIn('club', { kind: 'host', word: 'NOBODY', name: 'Teacher' });
  await close();
  expect(await anna.receives('goodbye')).toMatchObject({ reason: 'serverMoves' });
});
