import { isPageBuilt } from './freshness.ts';

if (!isPageBuilt()) {
  const { buildPage } = await import('./buildPage.ts');
  await buildPage();
}
await import('../server/main.ts');
