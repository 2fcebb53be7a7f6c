import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { findServer } from './programs.ts';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const USER = 'flipside';
const DATABASE = 'postgres';
const SOCKET = '.s.PGSQL.5432';

/** A PostgreSQL for tests, with its own folder and socket. It ends with the process that started it. */
export interface PostgresCluster {
  /** The folder of its socket and data. */
  readonly folder: string;
  /** Empties its database and returns the URL. */
  emptyDatabase(): Promise<string>;
  readonly socket: string;
  /** Closes every connection and restarts. */
  restart(): void;
  stop(): void;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** The folder of PostgreSQL's server programs; `undefined` if they are not installed. */
export const findPostgres = (): string | undefined => {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const program = findServer(
    'initdb',
    versions.map(version => join(DEBIAN_FOLDER, version, 'bin')),
  );
  return program && dirname(program);
};

/** Runs as another user, since PostgreSQL refuses to run as root. */
export const ownerOf = (): { uid: number; gid: number } | undefined => {
  if (!isRoot()) return undefined;
  const idOf = (option: string): number =>
    Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

const urlOf = (folder: string, database: string): string =>
  `postgres:///${database}?user=${USER}&host=${encodeURIComponent(folder)}`;

const query = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
};

/** Faster than creating another database. */
export const emptyDatabase = (url: string): Promise<void> =>
  query(url, 'drop schema public cascade; create schema public');

/** Empties the tables but keeps them: creating or truncating them takes several times as long. */
export const clearDatabase = (url: string): Promise<void> =>
  query(
    url,
    `do $$ declare name text; begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
        execute format('delete from %I', name);
      end loop;
    end $$`,
  );

/** Creates another database in a cluster. */
export const addDatabase = async (folder: string, name: string): Promise<string> => {
  await query(urlOf(folder, DATABASE), `create database ${name} strategy file_copy`);
  return urlOf(folder, name);
};

export const dropDatabase = (folder: string, name: string): Promise<void> =>
  query(urlOf(folder, DATABASE), `drop database if exists ${name} with (force)`);

const partsOf = (url: string): URL => new URL(url.replace('///', '//socket/'));

export const nameOf = (url: string): string => partsOf(url).pathname.slice(1);

/** The folder of the cluster of a database. */
export const socketOf = (url: string): string => join(partsOf(url).searchParams.get('host') ?? '', SOCKET);

/** The URL of the same database over TCP, through a proxy at a port. */
export const throughPort = (url: string, port: number): string =>
  `postgres://${USER}@127.0.0.1:${port}/${nameOf(url)}`;

export const startPostgres = (programs: string): PostgresCluster => {
  const folder = mkdtempSync(join(tmpdir(), 'flipside-pg-'));
  const owner = ownerOf();
  chmodSync(folder, 0o700);
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');

  // The program ends when its input does, which is when this process ends in any way, so nothing is left behind.
  const guard = spawn(
    'sh',
    ['-c', 'cat; "$0" -D "$1/data" -m immediate stop; rm -rf "$1"', join(programs, 'pg_ctl'), folder],
    { cwd: tmpdir(), stdio: ['pipe', 'ignore', 'ignore'], detached: true, ...owner },
  );
  guard.unref();
  guard.stdin.on('error', () => {});
  if (guard.stdin instanceof Socket) guard.stdin.unref();

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

  const url = urlOf(folder, DATABASE);
  return {
    folder,
    socket: join(folder, SOCKET),
    emptyDatabase: async () => {
      await emptyDatabase(url);
      return url;
    },
    restart: () => control('-m', 'fast', 'restart'),
    stop: () => {
      control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
      guard.stdin.end();
    },
  };
};
