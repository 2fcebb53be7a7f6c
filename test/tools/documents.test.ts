import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/game/games.ts';
import { isCharacter, OPPONENTS } from '../../src/game/seat.ts';
import { en } from '../../src/i18n/en/index.ts';
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts';
import { SUPPORTED_BROWSERS } from '../../src/i18n/supportedBrowsers.ts';
import { fromRoot } from '../../tools/paths.ts';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(fromRoot('docs'))
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
];
const ROOMS = [
  'assembly',
  'cli',
  'data',
  'deploy',
  'docs',
  'public',
  'server',
  'src',
  'test',
  'testkit',
  'tools',
  'workshop',
];

const files = [
  '/index.html',
  ...ROOMS.flatMap(room =>
    readdirSync(fromRoot(room), { recursive: true, encoding: 'utf8' }).map(name => `/${room}/${name}`),
  ),
];

/** A path in backticks, full or shortened from the left: `game/rules.ts` for `src/game/rules.ts`. */
const PATH = /`(?!build\/)([\w-]+(?:\/[\w.-]+)*\/[\w-]+\.(?:ts|js|cjs|css|tsv|obf|weights|md))`/g;
/** A path in backticks that may be only the name of a file. */
const FILE = /`([\w./-]+\.(?:ts|css|html))`/g;
/** A name in code in backticks: `PlayContext`, `GAMES`. */
const NAME = /`([A-Z]\w+)`/g;

const textOf = (document: string): string => readFileSync(fromRoot(document), 'utf8');

test.each(DOCUMENTS)('the files that %s names exist', document => {
  const named = [...textOf(document).matchAll(PATH)].map(([, path = '']) => path);
  expect(named.filter(path => !files.some(file => file.endsWith(`/${path}`)))).toEqual([]);
});

test.each(['docs/ADDRESSES.md', 'docs/EMBED.md'])('%s names every game', document => {
  const row = textOf(document)
    .split('\n')
    .find(line => line.startsWith('| `game`'));
  expect(GAMES.filter(game => !row?.includes(`\`${game}\``))).toEqual([]);
});

test('README names every game', () => {
  const named = GAMES.map(game => en.menu.games[game].split(' (')[0] ?? game);
  expect(named.filter(name => !textOf('README.md').includes(`**${name}**`))).toEqual([]);
});

test('README names every opponent without a face', () => {
  const named = OPPONENTS.filter(name => name !== 'solver' && !isCharacter(name)).map(
    name => en.opponent[name],
  );
  expect(named.filter(name => !textOf('README.md').includes(`\`${name}\``))).toEqual([]);
});

test('README names every supported browser', () => {
  const [answer = ''] = /\*\*In which browsers\?\*\*[^*]*/.exec(textOf('README.md')) ?? [];
  const missing = SUPPORTED_BROWSERS.split(', ')
    .flatMap(browser => browser.split(' '))
    .filter(word => !answer.includes(word));
  expect(missing).toEqual([]);
});

test('LANGUAGES names every language', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const [firstLines = ''] = textOf('docs/LANGUAGES.md').split('##');
  const missing = LANGUAGE_CODES.filter(
    code => !firstLines.includes(names.of(new Intl.Locale(code).language) ?? code),
  );
  expect(missing).toEqual([]);
});

/** The recipes of ARCHITECTURE by their titles. */
const recipes = (textOf('docs/ARCHITECTURE.md').split('## Recipes')[1] ?? '')
  .split(/^- /m)
  .slice(1)
  .map(text => [text.slice(2, text.indexOf('.')), text] as const);

/** The files of the tree whose path ends with this one. */
const filesLike = (path: string): readonly string[] => files.filter(file => file.endsWith(`/${path}`));

describe.each(recipes)('the recipe of %s', (_, text) => {
  const named = [...text.matchAll(FILE)].map(([, path = '']) => path);

  test('names files that exist', () => {
    expect(named.filter(path => filesLike(path).length === 0)).toEqual([]);
  });

  test('names identifiers that these files contain', () => {
    const code = named
      .flatMap(filesLike)
      .map(file => textOf(file))
      .join();
    expect(
      [...text.matchAll(NAME)].map(([, name = '']) => name).filter(name => !code.includes(name)),
    ).toEqual([]);
  });
});
