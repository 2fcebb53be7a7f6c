import { createWebServer, type Serving } from '../../server/web/webServer.ts';
import { DIST } from '../paths.ts';

/** The file input of the import dialog. */
export const GAME_FILES = 'input[type=file]:not(.picture-file)';

const PAINTER = /\/bundle\/startGame-[^/]*\.js$/;

/** Serves the built page. Without the canvas, the static drawing of the first paint stays. */
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
