import { ANY_PORT, readEnvironment, UnreadableVariable } from './environment.ts';
import { startGameServer } from './gameServer.ts';

/** Who has not closed by then is closed. */
const LONGEST_STOP_MILLISECONDS = 20_000;

const endWith = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const environmentOrEnd = (): ReturnType<typeof readEnvironment> => {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (error instanceof UnreadableVariable) return endWith(error.message);
    throw error;
  }
};

const environment = environmentOrEnd();
const { port: wanted } = environment;
const { port, log, close } = await startGameServer(environment).catch((error: Error) =>
  endWith(`Flipside cannot start: ${error.message}`),
);

const end = (code: number): void => {
  setTimeout(() => process.exit(1), LONGEST_STOP_MILLISECONDS).unref();
  void close().finally(() => process.exit(code));
};
// A signal comes more than once where it is passed on by npm as well.
process.on('SIGTERM', () => end(0));
process.on('SIGINT', () => end(0));
process.on('uncaughtException', error => {
  log.fatal({ err: error }, 'a defect: the process ends, and another has to go on');
  end(1);
});
// Colyseus does not wait for much of what it asks of Redis: one promise that fails ends nobody's game.
process.on('unhandledRejection', error =>
  log.error({ err: error }, 'something failed that nobody waited for'),
);

const isOther = wanted !== ANY_PORT && wanted !== port;
process.stdout.write(
  `Flipside is at http://localhost:${port}${isOther ? ` (port ${wanted} is taken)` : ''}\n`,
);
