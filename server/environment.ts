import { isIP } from 'node:net';
import { DATA, DIST } from './files.ts';
import type { MetricsPlace } from './metrics/metricsServer.ts';
import { LOG_LEVELS, type LogLevel } from './process/log.ts';
import { LAST_PORT } from './web/webServer.ts';

export const DEFAULT_PORT = 8080;
/** Lets the system choose a port. */
export const ANY_PORT = 0;

/** The settings from environment variables. */
export interface Environment {
  /** The only port to try; without it, the first free one from `DEFAULT_PORT` on. */
  readonly port: number | undefined;
  /** The address to listen on; by default all addresses of the machine. */
  readonly host: string | undefined;
  /** The folder of the built page. */
  readonly pageFolder: string;
  /** A folder, or the URL of a PostgreSQL database. */
  readonly storage: string;
  /** The number of connections to the database for play. */
  readonly databaseConnections: number;
  /** Spreads rooms over several processes. */
  readonly redisUrl: string | undefined;
  /** The address at which pages reach this process among several: a host, with a path if necessary. */
  readonly publicAddress: string | undefined;
  /** The public origin, derived from `publicAddress`. */
  readonly publicOrigin: string | undefined;
  /** The contact for security reports. */
  readonly securityContact: string | undefined;
  /** Origins of other pages that may use this server. */
  readonly allowedOrigins: readonly string[];
  readonly logLevel: LogLevel;
  /** The number of proxies in front of this process whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: number;
  /** Where to serve metrics; undefined without a port. */
  readonly metrics: MetricsPlace | undefined;
  /** Multiplies the limits per address. */
  readonly addressFactor: number;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** An invalid variable, explained in one sentence. */
export class UnreadableVariable extends Error {
  constructor(name: string, wanted: string, shown: string | undefined) {
    super(`${name} ${shown === undefined ? '' : `is "${shown}", but `}has to be ${wanted}.`);
    this.name = 'UnreadableVariable';
  }
}

/** An empty variable counts as missing. */
const variableOf = (variables: Variables, name: string): string | undefined =>
  variables[name]?.trim() || undefined;

interface Reading<T> {
  readonly wanted: string;
  /** Hides the value in messages, since it contains a password. */
  readonly isSecret?: boolean;
  readonly parse: (text: string) => T | undefined;
}

const read = <T>(
  variables: Variables,
  name: string,
  { wanted, parse, isSecret }: Reading<T>,
): T | undefined => {
  const text = variableOf(variables, name);
  if (text === undefined) return undefined;
  const value = parse(text);
  if (value === undefined) throw new UnreadableVariable(name, wanted, isSecret ? undefined : text);
  return value;
};

const wholeFrom = (least: number, most: number): Reading<number> => ({
  wanted: `a whole number from ${least} to ${most}`,
  parse: text => {
    const number = Number(text);
    return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
  },
});

const PORT = wholeFrom(ANY_PORT, LAST_PORT);

const HOST: Reading<string> = {
  wanted: 'an address (127.0.0.1, ::1) or name of this machine',
  parse: text => (isIP(text) > 0 || /^[\w-]+(?:\.[\w-]+)*$/.test(text) ? text : undefined),
};
const PROXIES = wholeFrom(0, 10);
const CONNECTIONS = wholeFrom(1, 200);
const FACTOR = wholeFrom(1, 10_000);

const urlOf = (schemes: readonly string[], wanted: string): Reading<string> => ({
  wanted,
  isSecret: true,
  parse: text =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)) ? text : undefined,
});

const DATABASE = urlOf(['postgres', 'postgresql'], 'the URL of a PostgreSQL database (postgres://...)');
const REDIS = urlOf(['redis', 'rediss', 'unix'], 'the URL of a Redis server (redis://...)');

const ADDRESS: Reading<string> = {
  wanted: 'a host, with port and path if needed (play.example.org/one)',
  parse: text => (/^[\w.-]+(?::\d+)?(?:\/[\w.-]+)*$/.test(text) ? text : undefined),
};

/** Pages use https, except on this machine. */
const originOf = (address: string | undefined): string | undefined => {
  if (address === undefined) return undefined;
  const [host = ''] = address.split('/');
  const isOwn = /^(localhost|127\.0\.0\.1)(:|$)/.test(host);
  return new URL(`${isOwn ? 'http' : 'https'}://${host}`).origin;
};

const CONTACT: Reading<string> = {
  wanted: 'a contact (mailto:security@example.org, or https://...)',
  parse: text => (/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text) ? text : undefined),
};

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const ORIGINS: Reading<readonly string[]> = {
  wanted: 'a list of origins, separated by commas (https://play.example.org)',
  parse: text => {
    const origins = text.split(',').map(origin => origin.trim());
    return origins.every(isOrigin) ? origins : undefined;
  },
};

const LEVEL: Reading<LogLevel> = {
  wanted: `one of ${LOG_LEVELS.join(', ')}`,
  parse: text => LOG_LEVELS.find(level => level === text),
};

/** Enough for 2,500 games; a ply uses a connection for two milliseconds. */
const DATABASE_CONNECTIONS = 10;

/** By default metrics are only readable on this machine. */
const METRICS_HOST = '127.0.0.1';

const metricsOf = (variables: Variables): MetricsPlace | undefined => {
  const port = read(variables, 'METRICS_PORT', PORT);
  return port === undefined
    ? undefined
    : { port, host: read(variables, 'METRICS_HOST', HOST) ?? METRICS_HOST };
};

/** Throws `UnreadableVariable`. */
export const readEnvironment = (variables: Variables): Environment => ({
  port: read(variables, 'PORT', PORT),
  host: read(variables, 'HOST', HOST),
  pageFolder: variableOf(variables, 'PAGE_FOLDER') ?? DIST,
  storage: read(variables, 'DATABASE_URL', DATABASE) ?? variableOf(variables, 'DATA_FOLDER') ?? DATA,
  databaseConnections: read(variables, 'DATABASE_CONNECTIONS', CONNECTIONS) ?? DATABASE_CONNECTIONS,
  redisUrl: read(variables, 'REDIS_URL', REDIS),
  publicAddress: read(variables, 'PUBLIC_ADDRESS', ADDRESS),
  publicOrigin: originOf(read(variables, 'PUBLIC_ADDRESS', ADDRESS)),
  securityContact: read(variables, 'SECURITY_CONTACT', CONTACT),
  allowedOrigins: read(variables, 'ALLOWED_ORIGINS', ORIGINS) ?? [],
  logLevel: read(variables, 'LOG_LEVEL', LEVEL) ?? 'info',
  trustedProxies: read(variables, 'TRUSTED_PROXIES', PROXIES) ?? 0,
  metrics: metricsOf(variables),
  addressFactor: read(variables, 'ADDRESS_LIMIT_FACTOR', FACTOR) ?? 1,
});
