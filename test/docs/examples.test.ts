import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { recordOf, writeFiles } from '../../src/package/formats.ts';
import { movesOf, setupOf } from '../../src/package/game.ts';
import { fromRoot } from '../../tools/paths.ts';
import { flipside } from '../cli/flipside.ts';
import { type Run, runProgram } from '../cli/runProgram.ts';

/** A command of a document, and what it prints according to it. */
interface Example {
  readonly command: string;
  readonly prints: readonly string[];
}

const DOCUMENTS = ['CLI', 'EMBED', 'FORMATS', 'OPENINGS', 'OFFLINE'];

const blocksOf = (name: string): readonly string[] =>
  [...readFileSync(fromRoot('docs', `${name}.md`), 'utf8').matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(
    ([, block = '']) => block,
  );

const examplesIn = (block: string): readonly Example[] =>
  block
    .split(/^(?=\$ )/m)
    .filter(part => part.startsWith('$ '))
    .map(part => {
      const [command = '', ...prints] = part.trimEnd().split('\n');
      return { command: command.slice(2), prints };
    });

/** Ends a conversation. */
const LEAVING = 'quit\n';
/** Said only where the engine takes its time. */
const WAITING = /^Loading the engine…\n/gm;
/** A conversation needs a process of its own, whose input it reads. */
const RUNS: Readonly<Record<'process' | 'here', (words: readonly string[], input: string) => Promise<Run>>> =
  {
    process: runProgram,
    here: flipside,
  };

/** Programs of other people are not everybody's. */
const NEEDS_MORE = /gtp-rhino/;

const GAME =
  'f5d6c3d3c4b3c5b4b5a6a5a4d2e1c2d1a2b6b1e2e3c6d7c1f1e7c7e8f8c8d8g8a7a8b8b7h8e6f7f3g3f6g5g4g6f4f2g2';
const OTHELLO = setupOf('othello');
const STUDY = '(;GM[2]FF[4]SZ[8];B[f5](;W[d6]C[A comment.])(;W[f6]))';

/** The files that the examples read. */
const FILES: Readonly<Record<string, () => string | Uint8Array>> = {
  'position.obf': () => contentOf('obf', GAME),
  'study.sgf': () => STUDY,
  'WTH_2024.wtb': () => contentOf('wtb', GAME),
};

const contentOf = (format: 'obf' | 'wtb', moves: string): string | Uint8Array =>
  writeFiles(format, [recordOf(OTHELLO, movesOf(moves))]).find(({ ending }) => ending === format)?.content ??
  '';

const folder = mkdtempSync(join(tmpdir(), 'flipside-examples-'));
for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The path of a file that an example names, or the word itself. */
const placed = (word: string): string =>
  /^[\w-]+\.(obf|sgf|ggf|wtb|txt)$/.test(word) ? join(folder, word) : word;

const examples = DOCUMENTS.flatMap(blocksOf)
  .flatMap(examplesIn)
  .filter(({ command }) => !NEEDS_MORE.test(command) && !command.includes('…'));

/** `…` stands for anything; times and numbers of positions differ; what a person types is no output. */
const patternOf = (prints: readonly string[]): RegExp => {
  const shown = prints.filter(line => !line.startsWith('> ')).join('\n');
  const parts = shown.split('…').map(part => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*?').replace(/"(ms|nodes)":\d+(\\\.\d+)?/g, '"$1":[\\d.]+')}`);
};

const wordsOf = (command: string): { readonly words: readonly string[]; readonly input: string } => {
  const [, echoed, rest = command] = /^echo "([^"]*)" \| (.*)$/.exec(command) ?? [];
  return {
    words: rest
      .replace(/^flipside /, '')
      .split(' ')
      .map(placed),
    input: echoed === undefined ? '' : `${echoed}\n`,
  };
};

describe('what the documents print is what the program prints:', () => {
  test('there are enough examples to trust', () => {
    expect(examples.length).toBeGreaterThanOrEqual(10);
  });

  test.each(examples)('$command', async ({ command, prints }) => {
    const { words, input } = wordsOf(command);
    const typed = prints.filter(line => line.startsWith('> ')).map(line => `${line.slice(2)}\n`);
    const { stdout, stderr } = await RUNS[words[0] === 'play' ? 'process' : 'here'](
      words,
      typed.length > 0 ? typed.join('') + LEAVING : input,
    );
    expect((stdout + stderr).replace(WAITING, '')).toMatch(patternOf(prints));
  });
});
