import { readdirSync, readFileSync } from 'node:fs';
import { readInputs } from '../../src/formats/read.ts';
import { makeRandom } from '../../src/game/random.ts';
import { createWords } from '../../src/i18n/words.ts';
import { failureText } from '../../src/ui/words/failureWords.ts';
import { fromRoot } from '../../tools/paths.ts';

const words = createWords();
const ENDINGS = [undefined, 'txt', 'ggf', 'sgf', 'pgn', 'obf', 'link', 'json'] as const;

const LINES = [
  'f5d6c3d3c4f4f6',
  '1. f5 d6 -- pass 2. c3!? {why} 33-31',
  '443526',
  '#g=1hQ1GCDWJQAA',
  '---------------------------OX------XO--------------------------- X; % name',
  '{"version":1,"lines":["f5d6"],"notes":[{"at":"f5","mark":"!"}],"at":"f5"}',
  '{"args":[{"position":{"moves":[{"m":"f5"},{"m":"-"}]},"players":[{"name":"a"}]}]}',
  '----\n-OX-\n-XO-\n----\nWhite to move',
];

/** The inputs to damage: short texts of every format, and a piece of a real WTHOR file. */
const seeds = (): readonly Uint8Array[] => {
  const folder = fromRoot('data', 'formats');
  const files = readdirSync(folder)
    .filter(name => /\.(ggf|sgf|txt)$/.test(name))
    .map(name => readFileSync(`${folder}/${name}`));
  const games = readFileSync(`${folder}/WTH_1984.wtb`).subarray(0, 16 + 3 * 68);
  games[4] = 3;
  games[5] = 0;
  return [...files, games, ...LINES.map(line => Buffer.from(line))].map(bytes => new Uint8Array(bytes));
};

const PIECES = [
  '(',
  ')',
  ';',
  '[',
  ']',
  '\\',
  'B[',
  'W[f5]',
  '{',
  '"',
  '--',
  '\n',
  'a1',
  '64',
  '\0',
  'é',
  '😀',
  'g=1',
];

/** Damages random inputs of every format and reads them; fails only by an exception. */
export const readDamaged = (runs: number, seed: number): number => {
  const random = makeRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const known = seeds();
  let failures = 0;
  for (let run = 0; run < runs; run++) {
    let bytes = (known[below(known.length)] as Uint8Array).slice(0, 1 + below(600));
    for (let change = below(6); change > 0; change--) {
      const at = below(bytes.length + 1);
      const kind = below(4);
      if (kind === 0) bytes[at] = below(256);
      else if (kind === 1)
        bytes = new Uint8Array([...bytes.subarray(0, at), ...bytes.subarray(at + 1 + below(9))]);
      else {
        const other = known[below(known.length)] as Uint8Array;
        const piece =
          kind === 2
            ? Buffer.from(PIECES[below(PIECES.length)] ?? '')
            : other.subarray(below(other.length)).subarray(0, below(40));
        bytes = new Uint8Array([...bytes.subarray(0, at), ...piece, ...bytes.subarray(at)]);
      }
    }
    const format = ENDINGS[below(ENDINGS.length)];
    const content = below(2) === 0 ? bytes : new TextDecoder().decode(bytes);
    const found = readInputs([{ content }], format);
    for (const failure of found.failures) if (failureText(words, failure) !== '') failures++;
    for (const record of found.records) void record.tree.children.length;
  }
  return failures;
};
