import { spawnSync } from 'node:child_process';
import { isPageBuilt } from './freshness.ts';
import { fromRoot } from './paths.ts';

/** In a process of its own, so that the server does not keep what only building takes: 300 MB. */
const build = (): void => {
  const options = { stdio: 'inherit', cwd: fromRoot() } as const;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', fromRoot('tools', 'build.ts')], options);
  if (status !== 0) process.exit(1);
};

if (!isPageBuilt()) build();
await import('../server/main.ts');
