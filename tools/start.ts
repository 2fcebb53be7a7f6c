import { isPageBuilt } from './freshness.ts';
import { servePage } from './pageServer.ts';
import { DIST } from './paths.ts';

const DEFAULT_PORT = 8080;
const ANY_PORT = 0;

const buildIfNeeded = async (): Promise<void> => {
  if (isPageBuilt()) return;
  const { buildPage } = await import('./buildPage.ts');
  await buildPage();
};

await buildIfNeeded();

const wanted = Number(process.env.PORT ?? DEFAULT_PORT);
const { port } = await servePage({ folder: DIST, port: wanted });
const isOther = wanted !== ANY_PORT && wanted !== port;
console.log(`Flipside is at http://localhost:${port}${isOther ? ` (port ${wanted} is taken)` : ''}`);
