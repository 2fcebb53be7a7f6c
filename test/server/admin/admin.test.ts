import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { runAdmin } from '../../../server/admin/runAdmin.ts';
import type { GameServer } from '../../../server/gameServer.ts';
import { until } from '../../../testkit/until.ts';
import { useServers } from '../kit/ownServers.ts';
import { seatTwo as atTable, movesOf, Person, playInTurn } from '../kit/person.ts';

const servers = useServers();
const { start, stop } = servers;

const admin = async (...words: readonly string[]) => {
  const [said, complained]: [string[], string[]] = [[], []];
  const output = {
    say: (line: string) => said.push(line),
    complain: (line: string) => complained.push(line),
  };
  const code = await runAdmin(words, servers.folder.variables, output);
  return { code, said: said.join('\n'), complained: complained.join('\n') };
};

const seatTwo = async ({ port }: Pick<GameServer, 'port'>): Promise<readonly [Person, Person]> => {
  const two = await atTable(port);
  await playInTurn(two, 'f5');
  return two;
};
/** The identity with this name at the table. */
const identityAt = async (code: string, name: string): Promise<string> => {
  const { said } = await admin('table', code);
  const line = said.split('\n').find(seat => seat.endsWith(` ${name}`)) ?? '';
  return line.split(' ')[1] ?? '';
};

describe('a running server applies', () => {
  test('a block of an identity: disconnects it and refuses its return', async () => {
    const [anna, ben] = await seatTwo(await start());
    const blocked = await admin('block', 'identity', await identityAt(anna.code, 'Ben'), '--for', '1h');
    expect([blocked.code, blocked.said]).toEqual([0, expect.stringMatching(/^Blocked until /)]);
    expect(await ben.receives('goodbye')).toMatchObject({ reason: 'blocked' });
    await anna.sees(({ seats }) => seats.white?.presence === 'reconnecting');
    await expect(ben.sit()).rejects.toThrow('blocked');
    await expect(ben.host('BANNED')).rejects.toThrow('blocked');
  });

  test('a block of an address, and its end', async () => {
    const { port } = await start();
    const [anna] = await seatTwo({ port });
    for (const address of ['127.0.0.1', '::1'])
      expect((await admin('block', 'address', address, '--for', '1h')).code).toBe(0);
    await anna.isGone();
    await expect(new Person(port).open()).rejects.toThrow('blocked');
    for (const address of ['127.0.0.1', '::1']) await admin('unblock', 'address', address);
    await until(() => new Person(port).open());
  });

  test('the removal of a name, even if the page sends it again', async () => {
    const [anna, ben] = await seatTwo(await start());
    await admin('unname', await identityAt(anna.code, 'Ben'));
    await anna.sees(({ seats }) => seats.white !== undefined && seats.white.name === undefined);
    ben.drop();
    await ben.sit(anna.code, { name: 'Ben' });
    await anna.sees(({ seats }) => seats.white?.presence === 'here');
    expect(Object.values(anna.state.seats).map(seat => seat?.name)).toEqual(['Anna', undefined]);
    await anna.host('NAMES');
    await expect(ben.enterClub('NAMES', 'Ben')).rejects.toThrow('blocked');
    await ben.host('NAMELESS', 'Ben');
    expect(ben.club.host.name).not.toBe('Ben');
  });

  test('the closing of a table', async () => {
    const [anna, ben] = await seatTwo(await start());
    expect((await admin('close', anna.code)).said).toBe('Closed.');
    for (const person of [anna, ben])
      expect(await person.receives('goodbye')).toMatchObject({ reason: 'tableClosed' });
    await expect(anna.sit()).rejects.toThrow('unknownTable');
  });
});

test('everything stored about a person is shown as JSON', async () => {
  const [anna] = await seatTwo(await start());
  const { said: id } = await admin('find', 'Anna');
  const { said } = await admin('show', id.trim());
  expect(JSON.parse(said)).toMatchObject({ name: 'Anna', tables: [anna.code], matches: [{}] });
});

test.each<[readonly string[], RegExp]>([
  [['block', 'planet', 'Mars', '--for', '1h'], /^Say what to block: address, identity, name\.$/],
  [['block', 'address', 'Mars', '--for', '1h'], /^"Mars" is no address\.$/],
  [['block', 'address', '192.0.2.1'], /^Say for how long: /],
  [['block', 'address', '192.0.2.1', '--loudly'], /^There is no option --loudly\.$/],
  [['block', 'address'], /^Say which address\.$/],
  [['block', 'name'], /^Say the id of an identity\.$/],
  [['find'], /^Say a name\.$/],
  [['unblock', 'address', '192.0.2.1'], /^There is no such block\.$/],
  [['show', '-6--x'], /^There is no such identity\.$/],
  [['forget', '-6--x'], /^There is no such identity\.$/],
  [['unname', '-6--x', '--for', '1d'], /^There is no such identity\.$/],
  [['table', 'ABCDEF'], /^There is no such table\.$/],
  [['close', 'ABCDEF'], /^There is no such table\.$/],
  [['frobnicate', '--for', '7d'], /^There is no command "frobnicate"\. "admin help" lists the commands\.$/],
  [[], /^Say which command\.\nadmin COMMAND/],
  [['check'], /^Say which file\.$/],
  [['backup', '/nowhere/at/all.db'], /^There is nothing stored in /],
  [['check', '/nowhere/at/all.db'], /^There is no \/nowhere\/at\/all\.db\.$/],
])('%j is rejected in one sentence', async (words, sentence) => {
  const { code, complained } = await admin(...words);
  expect([code, complained]).toEqual([1, expect.stringMatching(sentence)]);
});

test.each(['help', '--help', '-h'])('%s lists every command and succeeds', async word => {
  const { code, said, complained } = await admin(word);
  expect([code, complained]).toEqual([0, '']);
  for (const name of ['find NAME', 'block address|identity|name', 'restore FILE'])
    expect(said).toContain(`  ${name}`);
});

test.each([
  ['30m', '2030-01-01 00:30'],
  ['12h', '2030-01-01 12:00'],
  ['7d', '2030-01-08 00:00'],
])('a block for %s prints when it ends', async (duration, end) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2030, 0, 1) });
  const { said } = await admin('block', 'address', '192.0.2.1', '--for', duration);
  vi.useRealTimers();
  expect(said).toBe(`Blocked until ${end} (UTC): address 192.0.2.1`);
});

describe('a backup', () => {
  const file = (name: string): string => join(servers.data, name);

  test('can be made while people play, and restores everything', async () => {
    const first = await start();
    const [anna, ben] = await seatTwo(first);
    const made = await admin('backup', file('backup.db'));
    expect([made.code, made.said]).toEqual([
      0,
      expect.stringMatching(/is whole: 1 matches, 2 identities, 0\.\d MB\.$/),
    ]);
    ben.play('d6');
    await anna.sees(({ match }) => match?.transcript.length === 2);
    const early = await admin('restore', file('backup.db'));
    expect([early.code, early.complained]).toEqual([1, 'A server is running: stop it first.']);
    await stop();

    expect((await admin('restore', file('backup.db'))).code).toBe(0);
    const next = await start();
    // Until its lease expires, the process from the backup counts as alive.
    await until(() => anna.moveTo(next.port).sit());
    expect(movesOf(anna.state)).toBe('f5');
    expect(existsSync(file('flipside.db-journal'))).toBe(false);
  });

  test('can be tried in a folder that does not exist yet', async () => {
    await seatTwo(await start());
    await stop();
    await admin('backup', file('backup.db'));
    const elsewhere = { ...servers.folder.variables, DATA_FOLDER: file('new') };
    const said: string[] = [];
    const output = { say: (line: string) => said.push(line), complain: (line: string) => said.push(line) };
    expect(await runAdmin(['restore', file('backup.db')], elsewhere, output)).toBe(0);
    expect(said[0]).toMatch(/is whole: 1 matches, 2 identities/);
    expect(existsSync(file('new/flipside.db'))).toBe(true);
  });

  test('never replaces another backup', async () => {
    await start();
    await stop();
    await admin('backup', file('backup.db'));
    const { code, complained } = await admin('backup', file('backup.db'));
    expect([code, complained]).toEqual([1, expect.stringContaining('exists already')]);
  });

  test('that is damaged is reported instead of restored', async () => {
    await seatTwo(await start());
    await stop();
    await admin('backup', file('backup.db'));
    const bytes = readFileSync(file('backup.db'));
    bytes.fill(0xff, bytes.length / 2);
    writeFileSync(file('backup.db'), bytes);
    copyFileSync(file('flipside.db'), file('before.db'));
    for (const command of ['check', 'restore'])
      expect((await admin(command, file('backup.db'))).code).toBe(1);
    expect(readFileSync(file('flipside.db'))).toEqual(readFileSync(file('before.db')));
  });
});
