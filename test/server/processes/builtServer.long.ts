import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { useFolders } from '../../../testkit/folders.ts';
import {
  newServerFolder,
  type Program,
  type ServerFolder,
  type ServerProcess,
  startProcess,
} from '../../../testkit/server/liveServer.ts';
import { buildServer, NATIVE } from '../../../tools/build/buildServer.ts';
import { fromRoot } from '../../../tools/paths.ts';
import { type Person, playInTurn, seatTwo } from '../kit/person.ts';
import { withBoth } from '../kit/withBoth.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const newFolder = useFolders();
let place: string;
let folder: ServerFolder;
let server: ServerProcess;

/** Copies a package and its installed dependencies. */
const install = (name: string): void => {
  const from = fromRoot('node_modules', name);
  const to = join(place, 'node_modules', name);
  if (!existsSync(from) || existsSync(to)) return;
  cpSync(from, to, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest;
  for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }))
    install(needed);
};

const copy = (...path: readonly string[]): void => {
  mkdirSync(dirname(join(place, ...path)), { recursive: true });
  copyFileSync(fromRoot(...path), join(place, ...path));
};

/** A folder with only the built files and the one package that cannot be bundled. */
beforeAll(async () => {
  place = newFolder();
  await buildServer(join(place, 'build', 'server.js'));
  copy('package.json');
  copy('tools', 'start.js');
  mkdirSync(join(place, 'dist', 'assets'), { recursive: true });
  copyFileSync(fromRoot('public', 'assets', 'xot.txt'), join(place, 'dist', 'assets', 'xot.txt'));
  install(NATIVE);
  folder = newServerFolder();
}, 300_000);
afterEach(() => server.end('SIGKILL'));
afterAll(() => folder.remove());

const start = async (
  more: Readonly<Record<string, string>> = {},
  program: Omit<Program, 'cwd'> = { command: process.execPath, options: [join('build', 'server.js')] },
): Promise<void> => {
  server = await startProcess(folder, { LOG_LEVEL: 'info', ...more }, { ...program, cwd: place });
};

const playTwoPlies = async (): Promise<Person> => {
  const two = await seatTwo(server.port);
  await playInTurn(two, 'f5', 'd6');
  return two[0];
};

test('the built server serves games, stores them, and exits with 0', async () => {
  await start();
  const anna = await playTwoPlies();
  expect(await server.end('SIGTERM')).toBe(0);
  await start();
  await anna.moveTo(server.port).sit();
  expect(anna.state.match?.transcript).toHaveLength(2);
});

withBoth('together', both => {
  test('the built server shares PostgreSQL and Redis with others', async () => {
    await start({ REDIS_URL: both.redis.url, DATABASE_URL: await both.postgres.emptyDatabase() });
    await playTwoPlies();
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s to npm start stops the server with 0', async signal => {
  await start({}, { command: 'npm', options: ['start'] });
  const anna = await playTwoPlies();
  await server.end(signal);
  expect(await anna.receives('goodbye')).toMatchObject({ reason: 'serverMoves' });
  expect(server.logged()).toContain('"msg":"stopped"');
  await expect(fetch(`http://localhost:${server.port}/healthz`)).rejects.toThrow();
});
