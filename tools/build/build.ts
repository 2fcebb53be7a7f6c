import { buildPage } from './buildPage.ts';
import { buildServer, isServerBuilt } from './buildServer.ts';
import { isPageBuilt } from './freshness.ts';

/** Builds page and server, with `--stale` only what is older than its sources. */
const isForced = !process.argv.includes('--stale');
if (isForced || !isPageBuilt()) {
  console.log('Building the page: engine, program, compressed files. It takes about half a minute …');
  await buildPage();
}
if (isForced || !isServerBuilt()) {
  console.log('Building the server …');
  await buildServer();
}
