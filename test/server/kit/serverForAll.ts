import { afterAll, beforeAll } from 'vitest';
import type { GameServer } from '../../../server/gameServer.ts';
import type { Timing } from '../../../server/process/clock.ts';
import {
  newServerFolder,
  type ServerFolder,
  startHere,
  type Variables,
} from '../../../testkit/server/liveServer.ts';

/** One server for all tests of a file. */
export const serverForAll = (more: Variables = {}, timing?: Timing): Pick<GameServer, 'port'> => {
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
  };
};
