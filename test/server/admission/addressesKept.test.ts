import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useServers } from '../kit/ownServers.ts';
import { Person } from '../kit/person.ts';

const ADDRESSES = ['203.0.113.71', '203.0.113.72'] as const;
const servers = useServers();

/** The contents of all files in the storage folder. */
const allKept = (): string =>
  readdirSync(servers.data)
    .map(name => readFileSync(join(servers.data, name), 'latin1'))
    .join('');

test('addresses are not stored, however players meet', async () => {
  const server = await servers.start({ TRUSTED_PROXIES: '1' });
  const newPair = () => ADDRESSES.map(address => new Person(server.port, address)) as [Person, Person];

  const [anna, ben] = newPair();
  await anna.open({ name: 'Anna' });
  await ben.sit(anna.code, { name: 'Ben' });
  await Promise.all([anna.playToTheEnd(), ben.playToTheEnd()]);
  ben.drop();
  await anna.sees(({ seats }) => seats.white?.presence === 'reconnecting');
  await ben.sit();

  const [carl, dora] = newPair();
  await Promise.all([carl.seek({ name: 'Carl' }), dora.seek({ name: 'Dora' })]);
  await Promise.all([carl.goToFound(), dora.goToFound()]);

  const [emil, fay] = newPair();
  await emil.meet('a word of two', { name: 'Emil' });
  await fay.meet('a word of two', { name: 'Fay' });
  await fay.sees(({ match }) => match !== undefined);

  await servers.stop();
  const kept = allKept();
  for (const there of [anna.code, carl.code, emil.code, 'Anna', 'Dora', 'Fay', 'isAtOneAddress'])
    expect(kept).toContain(there);
  for (const address of ADDRESSES) expect(kept).not.toContain(address);
});
