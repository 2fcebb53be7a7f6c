import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

const folders = (): readonly string[] => {
  const debian = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    ...debian.map(version => join(DEBIAN_POSTGRES, version, 'bin')),
  ];
};

/** Programs that some tests start, each with its Debian package first. */
const PROGRAMS: readonly (readonly [string, string])[] = [
  ['redis-server', 'redis-server'],
  ['postgresql', 'postgres'],
  ['nginx', 'nginx'],
];

/** The Debian packages that some tests need and this machine lacks. */
export const missingPrograms = (): readonly string[] =>
  PROGRAMS.filter(([, program]) => !folders().some(folder => existsSync(join(folder, program)))).map(
    ([packageName]) => packageName,
  );
