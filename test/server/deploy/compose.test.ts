import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readEnvironment } from '../../../server/environment.ts';
import { TIME_LIMITS } from '../../../server/process/timeLimits.ts';
import { fromRoot } from '../../../tools/paths.ts';
import { INSTRUCTIONS, lastOf, SET_IN_IMAGE } from './dockerfile.ts';

interface Service {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly profiles: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly command?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: readonly string[] | Readonly<Record<string, { readonly condition: string }>>;
  readonly stop_grace_period?: string;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}

const read = (name: string): string => readFileSync(fromRoot('deploy', name), 'utf8');
/** With the defaults of its variables. */
const COMPOSE = parse(read('compose.yaml').replaceAll(/\$\{\w+:-(\w*)\}/g, '$1'), { merge: true }) as Compose;
const SERVICES = Object.entries(COMPOSE.services);
const OURS = SERVICES.filter(([, { image }]) => image === 'flipside');
const { PORT = '', DATA_FOLDER = '' } = SET_IN_IMAGE;

/** Parses the settings, and returns the names that the server does not know. */
const readSet = (variables: Readonly<Record<string, string>>) => {
  const asked = new Set<string>();
  const watched = new Proxy(variables, {
    get: (all, name: string) => {
      asked.add(name);
      return all[name];
    },
  });
  const environment = readEnvironment(watched);
  return { environment, unknown: Object.keys(variables).filter(name => !asked.has(name)) };
};

test('the image sets only variables of the server and of Node', () => {
  expect(readSet(SET_IN_IMAGE).unknown).toEqual(['NODE_ENV']);
});

describe.each(OURS)('the service %s', (name, service) => {
  const { environment, unknown } = readSet(service.environment ?? {});

  test('sets only variables that the server can read', () => {
    expect(unknown).toEqual([]);
  });

  test('is reached through a proxy only, at the exposed port of the image', () => {
    expect(environment.port).toBeUndefined();
    expect(lastOf('EXPOSE')).toBe(PORT);
    expect(service.ports).toBeUndefined();
    expect(read('compose.yaml')).toMatch(new RegExp(`(${name}=|"|')${name}:${PORT}[ "]`));
  });

  test('has the health check of the image', () => {
    expect(service.healthcheck).toBeUndefined();
    expect(INSTRUCTIONS.filter(line => line.startsWith('HEALTHCHECK'))).toHaveLength(1);
    expect(lastOf('HEALTHCHECK')).toContain('process.env.PORT');
  });

  test('stores its data in a volume', () => {
    const isInVolume = service.volumes?.includes(`data:${DATA_FOLDER}`) ?? false;
    expect(isInVolume || environment.storage.startsWith('postgres://')).toBe(true);
  });

  test('has enough time to stop, and is built by the Dockerfile from the root', () => {
    expect(Number.parseInt(service.stop_grace_period ?? '', 10) * 1_000).toBeGreaterThan(
      TIME_LIMITS.stop.all,
    );
    expect(service.build).toEqual({ context: '..', dockerfile: 'deploy/Dockerfile' });
  });
});

test('the two services share storage and Redis, each at its own address', () => {
  const two = OURS.filter(([, { profiles }]) => profiles.includes('two'));
  const read = two.map(([, { environment = {} }]) => readSet(environment).environment);
  expect(read.map(({ publicAddress }) => publicAddress)).toEqual(['localhost/at/one', 'localhost/at/two']);
  expect(new Set(read.map(({ storage }) => storage)).size).toBe(1);
  expect(new Set(read.map(({ redisUrl }) => redisUrl)).size).toBe(1);
  for (const { trustedProxies, redisUrl } of read)
    expect([trustedProxies, redisUrl !== undefined]).toEqual([1, true]);
});

test('a single process trusts its proxy, which serves the public host', () => {
  const { flipside, caddy } = COMPOSE.services;
  const { environment } = readSet(flipside?.environment ?? {});
  expect([environment.publicOrigin, environment.trustedProxies]).toEqual(['http://localhost', 1]);
  expect(caddy?.command?.slice(-4)).toEqual(['--from', 'localhost', '--to', `flipside:${PORT}`]);
});

test('nginx gets the services by the names in their addresses', () => {
  const [, , script = ''] = COMPOSE.services.nginx?.command ?? [];
  expect([...script.matchAll(/(\w+)=(\w+):(\d+)/g)].map(([told]) => told)).toEqual([
    `one=one:${PORT}`,
    `two=two:${PORT}`,
  ]);
});

test.each(SERVICES)(
  'every dependency of the service %s exists',
  (_, { depends_on: needs = [], volumes = [] }) => {
    for (const name of Array.isArray(needs) ? needs : Object.keys(needs))
      expect(COMPOSE.services).toHaveProperty(name);
    if (!Array.isArray(needs))
      for (const [name, { condition }] of Object.entries(needs)) {
        expect(condition).toBe('service_healthy');
        expect(COMPOSE.services[name]?.healthcheck).toBeDefined();
      }
    const named = volumes.map(volume => volume.split(':')[0] ?? '').filter(volume => !volume.startsWith('.'));
    for (const volume of named) expect(COMPOSE.volumes).toHaveProperty(volume);
  },
);
