import { isPageBuilt } from './freshness.ts';
import { servePage } from './pageServer.ts';
import { DIST } from './paths.ts';
import { ANY_PORT, LAST_PORT, parsePort } from './port.ts';

const endWith = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const buildIfNeeded = async (): Promise<void> => {
  if (isPageBuilt()) return;
  const { buildPage } = await import('./buildPage.ts');
  await buildPage();
};

const wanted =
  parsePort(process.env.PORT) ??
  endWith(`PORT is "${process.env.PORT}", but has to be a whole number from 0 to ${LAST_PORT}.`);
await buildIfNeeded();
const { port } = await servePage({ folder: DIST, port: wanted }).catch((error: Error) =>
  endWith(`Flipside cannot be served at port ${wanted}: ${error.message}`),
);
const isOther = wanted !== ANY_PORT && wanted !== port;
console.log(`Flipside is at http://localhost:${port}${isOther ? ` (port ${wanted} is taken)` : ''}`);
