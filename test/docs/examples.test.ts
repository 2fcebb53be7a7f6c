import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromRoot } from '../../tools/paths.ts';
import { flipside, type Run } from '../cli/flipside.ts';
import { runProgram } from '../cli/runProgram.ts';

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

/** Files of these names, and programs of other people, are not everybody's. */
const NEEDS_MORE = /\.obf|\.wtb|\.sgf|gtp-rhino/;

const examples = DOCUMENTS.flatMap(blocksOf)
  .flatMap(examplesIn)
  .filter(({ command, prints }) => prints.length > 0 && !NEEDS_MORE.test(command) && !command.includes('…'));

/** `…` stands for anything; times and numbers of positions differ; what a person types is no output. */
const patternOf = (prints: readonly string[]): RegExp => {
  const shown = prints.filter(line => !line.startsWith('> ')).join('\n');
  const parts = shown.split('…').map(part => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*?').replace(/"(ms|nodes)":\d+(\\\.\d+)?/g, '"$1":[\\d.]+')}`);
};

const wordsOf = (command: string): { readonly words: readonly string[]; readonly input: string } => {
  const [, echoed, rest = command] = /^echo "([^"]*)" \| (.*)$/.exec(command) ?? [];
  return {
    words: rest.replace(/^flipside /, '').split(' '),
    input: echoed === undefined ? '' : `${echoed}\n`,
  };
};

describe('what the documents print is what the program prints:', () => {
  test('there are enough examples to trust', () => {
    expect(examples.length).toBeGreaterThanOrEqual(7);
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
