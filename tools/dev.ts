import { createServer } from 'vite';
import { buildEngine } from './buildEngine.ts';
import { buildParts } from './buildParts.ts';
import { fromRoot } from './paths.ts';

const QUIET_MILLISECONDS = 200;

await buildParts();
const server = await createServer({ configFile: fromRoot('vite.config.ts') });

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
