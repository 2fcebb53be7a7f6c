import { expect, test } from 'vitest';
import { BOUNDS } from '../../../server/limits/allowances.ts';
import { newSecret } from '../../../server/process/secrets.ts';
import { Attacker, type Raw } from '../kit/attacker.ts';
import { seatTwo } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const server = serverForAll();

test('a table has a maximum number of people, and its players can return to a full one', {
  timeout: 300_000,
}, async () => {
  const [anna, ben] = await seatTwo(server.port);
  const others = new Attacker(server.port, '127.0.0.1');
  const come = (kind: 'sit' | 'watch'): Promise<Raw> =>
    others.join(
      kind === 'sit' ? { kind, code: anna.code, identity: newSecret() } : { kind, code: anna.code },
    );
  const crowd: Raw[] = [];
  while (crowd.length < BOUNDS.sessions - 2) crowd.push(await come(crowd.length % 2 === 0 ? 'sit' : 'watch'));
  await anna.sees(({ watchers }) => watchers === BOUNDS.sessions - 2);

  for (const kind of ['sit', 'watch'] as const) {
    const late = await come(kind);
    await late.ended;
    expect(late.wasTold('welcome')).toBe(false);
  }
  ben.drop();
  await anna.sees(({ seats }) => seats.white?.presence === 'reconnecting');
  crowd.push(await come('watch'));
  await ben.sit();
  await anna.sees(({ seats }) => seats.white?.presence === 'here');
  for (const { socket } of crowd) socket.terminate();
});
