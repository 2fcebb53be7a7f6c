import { buildPage } from './buildPage.ts';

await buildPage();
