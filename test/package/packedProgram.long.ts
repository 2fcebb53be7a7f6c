import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { useFolders } from '../../testkit/folders.ts';
import { fromRoot } from '../../tools/paths.ts';

const folder = useFolders()();

test('the command line program runs from its tarball, outside a checkout', () => {
  const home = join(folder, 'node_modules', 'flipside');
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: fromRoot() });
  const [tarball = ''] = readdirSync(folder).filter(name => name.endsWith('.tgz'));
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, tarball), '-C', home, '--strip-components=1']);
  const { dependencies } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(fromRoot('node_modules', name), link);
  }
  const program = join(home, 'cli', 'bin.js');
  const said = execFileSync(process.execPath, [program, 'analyze', 'f5', '--depth', '4'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(said).toMatch(/f4|d6|f6/);
});
