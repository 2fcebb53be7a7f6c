import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

const folders = (): readonly string[] => {
  const debian = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    // On Debian the folder of games is not in every user's path.
    '/usr/games',
    ...debian.map(version => join(DEBIAN_POSTGRES, version, 'bin')),
  ];
};

/** Programs that some tests start, by their Debian package. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  'redis-server': ['redis-server'],
  postgresql: ['initdb', 'pg_ctl', 'postgres'],
  nginx: ['nginx'],
  pgbouncer: ['pgbouncer'],
  grhino: ['gtp-rhino'],
  quarry: ['quarry'],
  xdotool: ['xdotool'],
  xvfb: ['Xvfb'],
};

const isInstalled = (programs: readonly string[]): boolean =>
  folders().some(folder => programs.every(program => existsSync(join(folder, program))));

/** The Debian packages that some tests need and this machine lacks. */
export const missingPrograms = (): readonly string[] =>
  Object.entries(PROGRAMS)
    .filter(([, programs]) => !isInstalled(programs))
    .map(([packageName]) => packageName);
