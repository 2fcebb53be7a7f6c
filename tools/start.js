import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// The entry of `npm start`. It is JavaScript, so that a built server without sources needs no compiler.
const root = join(import.meta.dirname, '..');
const builder = join(root, 'tools', 'build', 'build.ts');

/** Builds in a separate process, so that the server does not keep the build's memory of up to 800 MB. */
const buildWhatIsStale = () => {
  const options = { stdio: 'inherit', cwd: root };
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', builder, '--stale'], options);
  if (status !== 0) process.exit(1);
};

if (existsSync(builder)) buildWhatIsStale();
// On a terminal only the greeting is shown; the JSON log is for programs.
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= 'warn';
await import(pathToFileURL(join(root, 'build', 'server.js')).href);
