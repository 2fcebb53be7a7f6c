import { createServer, mergeConfig } from 'vite';
import { ANY_PORT, readEnvironment } from '../../server/environment.ts';
import { startGameServer } from '../../server/gameServer.ts';
import config from '../../vite.config.ts';
import { fromRoot } from '../paths.ts';
import { buildEngine } from './buildEngine.ts';
import { buildParts } from './buildParts.ts';

const QUIET_MILLISECONDS = 200;

await buildParts();
const environment = readEnvironment({ LOG_LEVEL: 'warn', PAGE_FOLDER: fromRoot('public'), ...process.env });
const games = await startGameServer({ ...environment, port: ANY_PORT });
const target = `http://localhost:${games.port}`;
const proxy = {
  '^/(healthz|livez|readyz|api|matchmake)\\b': target,
  '^/[\\w-]+/[\\w-]+\\?sessionId=': { target, ws: true },
};
const server = await createServer(mergeConfig(config, { configFile: false, server: { proxy } }));

/** Vite sees the new engine and reloads the page. */
const rebuildEngine = (): Promise<unknown> =>
  Promise.all([buildEngine(), buildEngine('threaded')]).catch(error =>
    server.config.logger.error(`The engine does not compile: ${error}`),
  );

let waiting: NodeJS.Timeout | undefined;
server.watcher.on('all', (_event, path) => {
  if (!path.startsWith(fromRoot('assembly'))) return;
  clearTimeout(waiting);
  waiting = setTimeout(rebuildEngine, QUIET_MILLISECONDS);
});

await server.listen();
server.printUrls();
