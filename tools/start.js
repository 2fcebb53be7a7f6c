import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// What `npm start` runs: JavaScript, so that the server needs no compiler where there are no sources either.
const root = join(import.meta.dirname, '..');
const builder = join(root, 'tools', 'build.ts');

/** In a process of its own, so that the server does not keep what only building takes: 300 MB. */
const buildWhatIsStale = () => {
  const options = { stdio: 'inherit', cwd: root };
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', builder, '--stale'], options);
  if (status !== 0) process.exit(1);
};

if (existsSync(builder)) buildWhatIsStale();
await import(pathToFileURL(join(root, 'build', 'server.js')).href);
