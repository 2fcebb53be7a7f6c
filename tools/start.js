import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// What `npm start` runs. It is JavaScript, so that a built server without sources needs no compiler.
const root = join(import.meta.dirname, '..');
const builder = join(root, 'tools', 'build', 'build.ts');

/** Builds in a separate process, so that the server does not keep the memory of the build, up to 800 MB. */
const buildWhatIsStale = () => {
  const options = { stdio: 'inherit', cwd: root };
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', builder, '--stale'], options);
  if (status !== 0) process.exit(1);
};

if (existsSync(builder)) buildWhatIsStale();
// A person at a terminal reads the greeting; logs as JSON are for programs.
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= 'warn';
await import(pathToFileURL(join(root, 'build', 'server.js')).href);
