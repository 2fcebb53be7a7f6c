import { afterAll, beforeAll } from 'vitest';
import type { GameServer } from '../../../server/gameServer.ts';
import type { Timing } from '../../../server/process/clock.ts';
import {
  newServerFolder,
  type ServerFolder,
  type ServerProcess,
  startHere,
  startProcess,
  type Variables,
} from '../../../testkit/server/liveServer.ts';

interface ServerForAll {
  readonly port: number;
  readonly folder: ServerFolder;
  /** Restarts it at the same port. */
  readonly restart: () => Promise<void>;
}

/** One server for all tests of a file. */
export const serverForAll = (more: Variables = {}, timing?: Timing): ServerForAll => {
  let folder: ServerFolder;
  let server: GameServer;
  beforeAll(async () => {
    folder = newServerFolder();
    server = await startHere(folder, more, timing);
  });
  afterAll(async () => {
    await server.close();
    folder.remove();
  });
  return {
    get port() {
      return server.port;
    },
    get folder() {
      return folder;
    },
    restart: async () => {
      await server.close();
      server = await startHere(folder, { ...more, PORT: String(server.port) }, timing);
    },
  };
};

/** One server process for all tests of a file; `prepare` fills its folder first. */
export const processForAll = (
  more: Variables = {},
  prepare: (folder: ServerFolder) => void = () => {},
): ServerProcess => {
  let folder: ServerFolder;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = newServerFolder();
    prepare(folder);
    server = await startProcess(folder, more);
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    folder.remove();
  });
  return {
    get port() {
      return server.port;
    },
    get process() {
      return server.process;
    },
    logged: () => server.logged(),
    end: signal => server.end(signal),
  };
};
