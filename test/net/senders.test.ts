import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keysOf } from '../../src/game/record.ts';
import { clubWish } from '../../src/net/contract/club.ts';
import { PAGE_KINDS } from '../../src/net/contract/fromPage.ts';
import { SERVER_KINDS } from '../../src/net/contract/fromServer.ts';
import { fromRoot } from '../../tools/paths.ts';

/** The text of all files of these folders. */
const codeIn = (...folders: readonly string[]): string =>
  folders
    .flatMap(folder =>
      readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
        .filter(name => name.endsWith('.ts'))
        .map(name => readFileSync(fromRoot(`${folder}/${name}`), 'utf8')),
    )
    .join('\n');

const unsent = (kinds: readonly string[], code: string): readonly string[] =>
  kinds.filter(kind => !new RegExp(`(send\\(|kind: )'${kind}'`).test(code));

test('the page sends every message of the contract', () => {
  expect(unsent(PAGE_KINDS, codeIn('src/play', 'src/net'))).toEqual([]);
});

test('the page makes every request of the contract to a club', () => {
  const wishes = clubWish.options.map(({ entries }) => entries.do.literal);
  const code = codeIn('src/play/club');
  expect(wishes.filter(wish => !code.includes(`do: '${wish}'`))).toEqual([]);
});

/** Patterns of calls to each room's functions. */
const CALLS = { online: /\bonline\.(\w+)/g, club: /\b(?:club|calls)\.(\w+)/g } as const;

test.each(keysOf(CALLS))('the user interface uses every function of `play.%s`', room => {
  const does = [
    ...readFileSync(fromRoot(`src/play/${room}/${room}.ts`), 'utf8').matchAll(/^ {4}(\w+): (?:\(|\w+,$)/gm),
  ];
  expect(does.length).toBeGreaterThan(5);
  const called = [...codeIn('src/ui', 'src/play').matchAll(CALLS[room])].map(([, name]) => name);
  expect(does.map(([, name]) => name).filter(name => !called.includes(name))).toEqual([]);
});

test('the server sends every message of the contract', () => {
  expect(unsent(SERVER_KINDS, codeIn('server'))).toEqual([]);
});
