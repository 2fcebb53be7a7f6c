import { isPageBuilt } from './freshness.ts';
import { servePage } from './pageServer.ts';

const DEFAULT_PORT = 8080;

const buildIfNeeded = async (): Promise<void> => {
  if (isPageBuilt()) return;
  const { buildPage } = await import('./buildPage.ts');
  await buildPage();
};

if (!process.argv.includes('--no-build')) await buildIfNeeded();

const wanted = Number(process.env.PORT ?? DEFAULT_PORT);
const port = await servePage(wanted);
const note = port === wanted ? '' : ` (port ${wanted} is taken)`;
console.log(`Flipside is at http://localhost:${port}${note}`);
