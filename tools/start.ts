import { buildPage, isPageBuilt } from './buildPage.ts';
import { servePage } from './pageServer.ts';

const DEFAULT_PORT = 8080;

const mayBuild = !process.argv.includes('--no-build');
if (mayBuild && !isPageBuilt()) await buildPage();

const wanted = Number(process.env.PORT ?? DEFAULT_PORT);
const port = await servePage(wanted);
const note = port === wanted ? '' : ` (port ${wanted} is taken)`;
console.log(`Flipside is at http://localhost:${port}${note}`);
