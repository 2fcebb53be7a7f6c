import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { listening } from './listening.ts';
import { findPostgres, type PostgresCluster, startPostgres } from './postgresCluster.ts';

/** The environment variable with the port at which test processes request PostgreSQL. */
const VARIABLE = 'FLIPSIDE_TEST_POSTGRES';

/** Offers one cluster to all processes of a test run; it starts at the first request. Returns a function that stops it. */
export const offerPostgres = async (): Promise<() => void> => {
  const programs = findPostgres();
  if (programs === undefined || process.env[VARIABLE] !== undefined) return () => {};
  let cluster: PostgresCluster | undefined;
  const server = createServer(asking => {
    asking.on('error', () => {});
    try {
      cluster ??= startPostgres(programs);
      asking.end(cluster.folder);
    } catch (error) {
      console.error(error);
      asking.end();
    }
  });
  server.unref();
  process.env[VARIABLE] = String(await listening(server, { port: 0, host: '127.0.0.1' }));
  return () => {
    delete process.env[VARIABLE];
    server.close();
    cluster?.stop();
  };
};

/** The folder of the run's cluster. */
export const askForPostgres = async (): Promise<string> => {
  const folder = await text(connect(Number(process.env[VARIABLE]), '127.0.0.1'));
  if (folder === '') throw new Error('PostgreSQL could not be started');
  return folder;
};
