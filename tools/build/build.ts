import { buildPage } from './buildPage.ts';
import { buildServer, isServerBuilt } from './buildServer.ts';
import { isPageBuilt } from './freshness.ts';

/** Builds page and server, or with `--stale` only what is older than its sources. */
const isForced = !process.argv.includes('--stale');
if (isForced || !isPageBuilt()) await buildPage();
if (isForced || !isServerBuilt()) await buildServer();
