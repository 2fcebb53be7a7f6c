import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const USER = 'flipside';
const DATABASE = 'postgres';
const SOCKET = '.s.PGSQL.5432';

/** A PostgreSQL just for the tests, in its own folder with its socket. */
export interface PostgresCluster {
  /** Empties its database, which is faster than creating one, and returns the URL. */
  emptyDatabase(): Promise<string>;
  /** Where it listens. */
  readonly socket: string;
  /** The URL of the same database over TCP, through a proxy at this port. */
  urlAt(port: number): string;
  /** Ends every connection and starts again. */
  restart(): void;
  stop(): void;
}

const foldersOfPrograms = (): readonly string[] => {
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const debian = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  return [...onPath, ...debian.map(version => join(DEBIAN_FOLDER, version, 'bin'))];
};

const isRoot = (): boolean => process.getuid?.() === 0;

/** The folder of the PostgreSQL programs; `undefined` if this machine has none. As root on CI they must exist. */
export const findPostgres = (): string | undefined => {
  const folder = foldersOfPrograms().find(place =>
    ['initdb', 'pg_ctl', 'postgres'].every(name => existsSync(join(place, name))),
  );
  if (folder === undefined && process.env.CI && isRoot()) throw new Error('PostgreSQL is not installed');
  return folder;
};

/** PostgreSQL refuses to run as root. */
const ownerOf = (): { uid: number; gid: number } | undefined => {
  if (!isRoot()) return undefined;
  const idOf = (option: string): number =>
    Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

export const startPostgres = (programs: string): PostgresCluster => {
  const folder = mkdtempSync(join(tmpdir(), 'flipside-pg-'));
  const owner = ownerOf();
  chmodSync(folder, 0o700);
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');

  const run = (program: string, args: readonly string[]): void => {
    const { status, stderr, error } = spawnSync(join(programs, program), args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
      ...owner,
    });
    if (status !== 0) throw error ?? new Error(`${program}: ${stderr}`);
  };

  run('initdb', ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
  const options = `-F -c listen_addresses='' -c unix_socket_directories='${folder}'`;
  const control = (...command: readonly string[]): void =>
    run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, ...command]);
  control('start');

  const url = `postgres:///${DATABASE}?user=${USER}&host=${encodeURIComponent(folder)}`;

  return {
    socket: join(folder, SOCKET),
    emptyDatabase: async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('drop schema public cascade; create schema public');
      await client.end();
      return url;
    },
    urlAt: port => `postgres://${USER}@127.0.0.1:${port}/${DATABASE}`,
    restart: () => control('-m', 'fast', 'restart'),
    stop: () => {
      control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
