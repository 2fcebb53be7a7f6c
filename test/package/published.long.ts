import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Installed, installPackages } from '../../testkit/packages/installed.ts';
import { INSTALLING_MILLISECONDS, outsideTools } from '../../testkit/packages/outsideTools.ts';
import { PACKAGE_NAMES } from '../../tools/build/packages/manifest.ts';
import { fromRoot } from '../../tools/paths.ts';

let installed: Installed;
let tools: string;
beforeAll(async () => {
  installed = await installPackages();
  tools = join(outsideTools(), 'node_modules');
  writeFileSync(join(installed.folder, 'typed.ts'), TYPED);
}, INSTALLING_MILLISECONDS);
afterAll(() => installed.remove());

const homeOf = (name: string): string => join(installed.folder, 'node_modules', '@flipside', name);

/** A strictly typed program that uses the packages together. */
const TYPED = `
import { FlipsideBoard, type FlipsideBoardElement, useEngine } from '@flipside/board';
import { type Engine, openEngine } from '@flipside/engine';
import { readInputs, recordOf, writeLink } from '@flipside/formats';
import { legalMoves, movesOf, type Position, positionOf, setupOf, type Square } from '@flipside/game';
import { loadBook, loadNames } from '@flipside/openings';

const position: Position = positionOf('f5');
const engine: Engine = openEngine({ files: { wasm: new URL('https://example.org/engine.wasm') } });
useEngine(() => openEngine());
useEngine(openEngine);
const element: FlipsideBoardElement = new FlipsideBoard();
element.playable = 'both';
element.addEventListener('move', ({ detail }) => console.log(detail.move.length, detail.by === 'person'));
document.querySelector('flipside-board')?.play('f5');
export const said = async (): Promise<string> => {
  const { move, square, score } = await engine.bestMove(position, { depth: 6 });
  const own: Square = square;
  const reply = await engine.reply(position, { opponent: 'jack', signal: new AbortController().signal });
  const { moments } = await engine.review('f5d6', { effort: 'quick' });
  const link = writeLink(recordOf(setupOf('othello'), movesOf('f5d6')));
  const names = (await loadNames()).at(position)?.en ?? (await loadBook()).moves(position)[0]?.move;
  return [move, own, score, reply.move, moments[0]?.reason, link, names, readInputs([]).records.length, legalMoves(position).size].join();
};
// @ts-expect-error: a depth is a number
engine.bestMove(position, { depth: 'deep' });
// @ts-expect-error: there is no such game
setupOf('chess');
`;

const COMPILERS = {
  '5.4': ['typescript-5.4', 'bin', 'tsc'],
  '5.9': ['typescript-5.9', 'bin', 'tsc'],
  '6.0': ['typescript-6.0', 'bin', 'tsc'],
} as const;

const check = (compiler: string, ...options: readonly string[]): string => {
  const strict = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--target', 'es2022'];
  try {
    return execFileSync(process.execPath, [compiler, ...strict, ...options, 'typed.ts'], {
      cwd: installed.folder,
      encoding: 'utf8',
    });
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
};

describe.each([
  ['nodenext', ['--module', 'nodenext', '--lib', 'es2022,dom,dom.iterable']],
  ['bundler', ['--module', 'esnext', '--moduleResolution', 'bundler', '--exactOptionalPropertyTypes']],
] as const)('the types are correct for %s with', (_, options) => {
  test.each(Object.entries(COMPILERS))('TypeScript %s', (_, path) => {
    expect(check(join(tools, ...path), ...options)).toBe('');
  });

  test('the TypeScript of this program', () => {
    expect(check(fromRoot('node_modules', 'typescript', 'bin', 'tsc'), ...options)).toBe('');
  });
});

describe.each(PACKAGE_NAMES)('@flipside/%s', name => {
  test('has no suggestions from publint', () => {
    const script = `import { publint } from '${tools}/publint/src/index-node.js';
      const { messages } = await publint({ pkgDir: ${JSON.stringify(homeOf(name))}, level: 'suggestion', strict: true });
      console.log(JSON.stringify(messages));`;
    expect(JSON.parse(installed.runModule(script))).toEqual([]);
  });

  test('has types where arethetypeswrong expects them', () => {
    const program = join(tools, '@arethetypeswrong', 'cli', 'dist', 'index.js');
    const said = installed.run(
      process.execPath,
      program,
      '--pack',
      homeOf(name),
      '--profile',
      'esm-only',
      '--no-emoji',
      '--format',
      'ascii',
    );
    expect(said).not.toMatch(/^(node16 \(from ESM\)|bundler): (?!OK)/m);
    expect(said).toContain('node16 (from ESM): OK (ESM)');
    expect(said).toContain('bundler: OK');
  });
});

/** The maximum download of each package in kilobytes after brotli, without the engine's weights. */
const MOST_KILOBYTES = {
  'game/index.js': 8,
  'formats/index.js': 34,
  'engine/index.js': 36,
  'engine/worker.js': 7,
  'openings/index.js': 12,
  'board/flipside-board.js': 40,
} as const;

const brotliKilobytes = (file: string): number =>
  brotliCompressSync(readFileSync(homeOf(file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    .length / 1000;

test.each(Object.entries(MOST_KILOBYTES))('%s is at most %i kB', (file, most) => {
  expect(brotliKilobytes(file)).toBeLessThan(most);
});

test.each([
  ['docs/EMBED.md', /(\d+) kB \(brotli\)/, () => brotliKilobytes('board/flipside-board.js')],
  ['packages/board/README.md', /(\d+) kB \(brotli\)/, () => brotliKilobytes('board/flipside-board.js')],
  [
    'packages/engine/README.md',
    /engine\.wasm` \((\d+) kB\)/,
    () => statSync(homeOf('engine/engine.wasm')).size / 1000,
  ],
] as const)('%s states a size that is right to a tenth', (document, pattern, measure) => {
  const stated = Number(pattern.exec(readFileSync(fromRoot(document), 'utf8'))?.[1]);
  expect(Math.abs(stated - measure())).toBeLessThan(measure() / 10);
});

test('@flipside/board declares only its own types', () => {
  const types = readdirSync(homeOf('board/types'), { recursive: true, encoding: 'utf8' });
  expect(types.filter(path => /(^|\/)(i18n|ui|scenes|store|play)(\/|$)/.test(path))).toEqual([]);
});
