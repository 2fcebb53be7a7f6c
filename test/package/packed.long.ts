import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromRoot } from '../../tools/paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'flipside-packed-'));
const home = join(folder, 'node_modules', 'flipside');

const run = (command: string, ...more: readonly string[]): string =>
  execFileSync(command, more, { cwd: folder, encoding: 'utf8' });

/** Packs the package as npm does, and unpacks it into an empty folder, as if without a network. */
beforeAll(() => {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: fromRoot() });
  const [tarball = ''] = readdirSync(folder).filter(name => name.endsWith('.tgz'));
  mkdirSync(home, { recursive: true });
  run('tar', '-xzf', tarball, '-C', home, '--strip-components=1');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const runScript = (lines: readonly string[]): string => {
  writeFileSync(join(folder, 'script.js'), lines.join('\n'));
  return run(process.execPath, 'script.js').trim();
};

const SCRIPTS: Readonly<Record<string, { readonly lines: readonly string[]; readonly says: RegExp }>> = {
  game: {
    lines: [
      "import { legalMoves, makeSquare, positionOf } from 'flipside/game';",
      "const position = positionOf('f5');",
      "console.log([...legalMoves(position)].map(makeSquare).join(' '));",
    ],
    says: /^f4 d6 f6$/,
  },
  formats: {
    lines: [
      "import { readLink, recordOf, writeLink } from 'flipside/formats';",
      "import { movesOf, STANDARD_SETUP } from 'flipside/game';",
      "console.log(readLink(writeLink(recordOf(STANDARD_SETUP, movesOf('f5d6c3')))).type);",
    ],
    says: /^read$/,
  },
  engine: {
    lines: [
      "import { openEngine } from 'flipside/engine';",
      'const engine = openEngine();',
      "console.log((await engine.bestMove('f5', { depth: 6 })).move);",
    ],
    says: /^(f4|d6|f6)$/,
  },
};

test.each(Object.entries(SCRIPTS))('three lines use flipside/%s in an empty folder', (_, { lines, says }) => {
  expect(runScript(lines)).toMatch(says);
});

test('the engine answers the same question twice alike, solves, analyzes, and gives up when asked to', () => {
  const said = runScript([
    "import { openEngine } from 'flipside/engine';",
    "import { positionOf, setupOf } from 'flipside/game';",
    'const engine = openEngine();',
    "const ask = () => engine.bestMove('f5d6c3d3c4', { depth: 8 });",
    'const [one, other] = await Promise.all([ask(), ask()]);',
    'console.log(one.line === other.line && one.move === one.line.slice(0, 2));',
    "const four = await engine.bestMove(positionOf('444', setupOf('connect4')), { depth: 6 });",
    'console.log(/^[1-7]$/.test(four.move));',
    "const { moves } = await engine.analyze('f5', { depth: 4 });",
    'console.log(moves.length);',
    "const late = engine.bestMove('f5', { solve: true, signal: AbortSignal.timeout(50) });",
    'console.log(await late.catch(({ name }) => name));',
    "console.log(await engine.bestMove('nonsense').catch(({ message }) => message));",
    "console.log((await engine.bestMove('f5f6', { depth: 2 })).depth > 0);",
  ]);
  expect(said.split('\n')).toEqual([
    'true',
    'true',
    '3',
    'TimeoutError',
    'These are no moves: nonsense',
    'true',
  ]);
});

test('the types are those of the code, for a strict reader', () => {
  writeFileSync(
    join(folder, 'typed.ts'),
    [
      "import { type Engine, openEngine } from 'flipside/engine';",
      "import { legalMoves, type Position, positionOf } from 'flipside/game';",
      "const position: Position = positionOf('f5');",
      'const engine: Engine = openEngine();',
      'const { move, score } = await engine.bestMove(position, { depth: 6 });',
      'export const said: string = move + String(score + legalMoves(position).size);',
      '// @ts-expect-error: a depth is a number',
      "await engine.bestMove(position, { depth: 'deep' });",
    ].join('\n'),
  );
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
  symlinkSync(fromRoot('node_modules', '@types'), join(folder, 'node_modules', '@types'));
  const compiler = fromRoot('node_modules', 'typescript', 'bin', 'tsc');
  expect(run(process.execPath, compiler, ...options, 'typed.ts')).toBe('');
});

test('the command line program runs from the package too', () => {
  const { dependencies } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(fromRoot('node_modules', name), link);
  }
  const said = run(process.execPath, join(home, 'cli', 'bin.js'), 'analyze', 'f5', '--depth', '4');
  expect(said).toMatch(/f4|d6|f6/);
});
