import { createWebServer, type Serving } from '../../server/web/webServer.ts';
import { DIST } from '../paths.ts';

/** The field of the import dialog that takes files of games. */
export const GAME_FILES = 'input[type=file]:not(.picture-file)';

const PAINTER = /\/bundle\/startGame-[^/]*\.js$/;

/** The built page on a server. Without its canvas, the drawn board that every page shows first stays. */
export const hostPage = (
  hasCanvas: boolean,
  serving: Partial<Serving> = {},
): ReturnType<typeof createWebServer> =>
  createWebServer({
    ...serving,
    folder: DIST,
    answer: (request, response) => {
      if (hasCanvas || !PAINTER.test(request.url ?? '')) return false;
      response
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end('export const startGame = () => {};');
      return true;
    },
  });
