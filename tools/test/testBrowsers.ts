import { spawnSync } from 'node:child_process';
import { FAMILIES } from '../../testkit/browsers/families.ts';
import { fromRoot, ROOT } from '../paths.ts';

// `npm run test:browsers`: journeys in browsers of other families than Chromium; words choose tests by their names.
for (const { name, packages, program } of FAMILIES)
  if (program === undefined)
    console.log(`${name} is not tried, since it is missing: apt-get install ${packages}`);
const words = process.argv.slice(2).flatMap(word => ['-t', word]);
const options = ['run', '--reporter=verbose', '--config', 'vitest.browsers.config.ts', ...words];
const { status } = spawnSync(fromRoot('node_modules', '.bin', 'vitest'), options, {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exitCode = FAMILIES.some(({ program }) => program !== undefined) ? (status ?? 1) : 1;
