import { offerPostgres } from '../../testkit/server/sharedPostgres.ts';
import { buildServer, isServerBuilt } from '../build/buildServer.ts';

/** Builds the server that tests start. If it does not compile, only these tests fail. */
export const setup = async (): Promise<() => void> => {
  if (!isServerBuilt()) await buildServer().catch((error: unknown) => console.error(String(error)));
  return offerPostgres();
};
