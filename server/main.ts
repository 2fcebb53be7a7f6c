import { runAdmin } from './admin/runAdmin.ts';
import { DEFAULT_PORT, readEnvironment, UnreadableVariable } from './environment.ts';
import { startGameServer } from './gameServer.ts';
import { greeting, reachedAt } from './process/networkAddresses.ts';
import { TIME_LIMITS } from './process/timeLimits.ts';

/**
 * Error codes caused by a single connection. Exceptions while handling a request or a socket are contained elsewhere
 * (`web/containment.ts`). Any other exception that gets here may have left shared state inconsistent, so the process ends.
 */
const FAULTS_OF_ONE_CONNECTION = [
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ERR_HTTP_HEADERS_SENT',
];
const isOfOneConnection = (error: NodeJS.ErrnoException): boolean =>
  FAULTS_OF_ONE_CONNECTION.includes(error.code ?? '');

const [, , task, ...words] = process.argv;
if (task === 'admin') process.exit(await runAdmin(words, process.env));

const endWith = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const sentenceOf = ({ message }: Error): string => message.replace(/\n.*$|\.$/gs, '').concat('.');

const environmentOrEnd = (): ReturnType<typeof readEnvironment> => {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (error instanceof UnreadableVariable) return endWith(error.message);
    throw error;
  }
};

const environment = environmentOrEnd();
const { port, log, errors, close } = await startGameServer(environment).catch((error: Error) =>
  endWith(`Flipside cannot start: ${sentenceOf(error)}`),
);

const end = (code: number): void => {
  setTimeout(() => process.exit(1), TIME_LIMITS.stop.all).unref();
  void close().finally(() => process.exit(code));
};
// npm forwards signals as well, so one may arrive twice.
process.on('SIGTERM', () => end(0));
process.on('SIGINT', () => end(0));
process.on('uncaughtException', error => {
  if (isOfOneConnection(error)) {
    log.error({ err: error }, 'a connection broke outside of a request');
    return;
  }
  log.fatal({ err: error }, 'a defect: the process ends');
  end(1);
});
// Colyseus does not await many of its Redis calls; a rejection must not end anybody's game.
process.on('unhandledRejection', error => errors.report('an operation failed in the background', error));

const host = environment.host ?? 'localhost';
const isOther = environment.port === undefined && port !== DEFAULT_PORT;
const here = `http://${host.includes(':') ? `[${host}]` : host}:${port}${isOther ? ` (port ${DEFAULT_PORT} is taken)` : ''}`;
process.stdout.write(
  greeting(
    here,
    reachedAt(environment.host).map(address => `http://${address}:${port}`),
  ),
);
