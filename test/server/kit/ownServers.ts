import { afterEach, beforeEach } from 'vitest';
import type { GameServer } from '../../../server/gameServer.ts';
import {
  newServerFolder,
  type ServerFolder,
  type ServerProcess,
  startHere,
  startProcess,
  type Variables,
} from '../../../testkit/server/liveServer.ts';

interface OwnServers<S> {
  readonly folder: ServerFolder;
  /** The data folder. */
  readonly data: string;
  readonly start: (more?: Variables) => Promise<S>;
  /** Stops the running servers. */
  readonly stop: () => Promise<void>;
}

const ownServers = <S>(
  begin: (folder: ServerFolder, more?: Variables) => Promise<S>,
  end: (server: S) => Promise<unknown>,
): OwnServers<S> => {
  let folder: ServerFolder;
  const running: S[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(running.splice(0).map(end));
  };
  beforeEach(() => {
    folder = newServerFolder();
  });
  afterEach(async () => {
    await stop();
    folder.remove();
  });
  return {
    get folder() {
      return folder;
    },
    get data() {
      return folder.variables.DATA_FOLDER ?? '';
    },
    start: async more => {
      const server = await begin(folder, more);
      running.push(server);
      return server;
    },
    stop,
  };
};

/** Servers in this process with a shared folder for each test. Only one may run at a time. */
export const useServers = (): OwnServers<GameServer> => ownServers(startHere, server => server.close());

/** Servers in separate processes with a shared folder for each test. */
export const useProcesses = (): OwnServers<ServerProcess> =>
  ownServers(startProcess, server => server.end('SIGKILL'));
