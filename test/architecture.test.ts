import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { mapRecord } from '../src/game/record.ts';
import { DEFAULT_SETTINGS } from '../src/store/settingsStore.ts';
import { ROOT } from '../tools/paths.ts';

/** Which rooms the files of a room import, besides their own and packages; `main.ts` may import them all. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  game: [],
  formats: ['game'],
  look: ['game'],
  board: ['game', 'look'],
  picture: ['game', 'look', 'board'],
  'net/contract': ['game'],
  net: ['net/contract'],
  store: ['game', 'formats', 'look', 'board', 'net/contract', 'engine', 'study', 'openings', 'i18n'],
  engine: ['game'],
  opponents: ['game', 'engine'],
  study: ['game', 'engine'],
  openings: ['game', 'i18n'],
  i18n: ['game'],
  offline: [],
  package: ['game', 'engine', 'formats', 'opponents', 'study', 'openings', 'embed', 'i18n', 'ui'],
  embed: ['game', 'formats', 'look', 'board', 'net', 'store', 'engine', 'i18n', 'ui'],
  play: [
    'game',
    'formats',
    'look',
    'net',
    'net/contract',
    'store',
    'engine',
    'opponents',
    'study',
    'openings',
    'offline',
  ],
  scenes: ['game', 'look', 'board', 'store'],
  sound: ['game', 'look', 'store'],
  ui: [
    'game',
    'formats',
    'look',
    'board',
    'picture',
    'net/contract',
    'store',
    'opponents',
    'study',
    'play',
    'i18n',
    'openings',
  ],
};
/** What the folders of `play` import of each other. What lies in none of them is below (`context`, `game`) or on top (`createPlay`). */
const ALLOWED_IN_PLAY: Readonly<Record<string, readonly string[]>> = {
  files: [],
  links: [],
  club: [],
  exercise: [],
  online: [],
  local: ['files'],
  editor: ['local'],
  replay: ['online'],
  puzzles: ['files', 'exercise'],
  lessons: ['exercise', 'puzzles'],
  library: ['local'],
  offline: [],
  study: ['links', 'local'],
  importing: ['library', 'links', 'study'],
  openings: ['files', 'exercise', 'study'],
  commands: ['study'],
  transfer: ['local', 'library', 'importing'],
};
/** What the folders of `ui` import of each other: sentences and controls below, screens above them. */
const ALLOWED_IN_UI: Readonly<Record<string, readonly string[]>> = {
  words: [],
  kit: [],
  colors: ['kit', 'words'],
  diary: ['kit', 'words'],
  dialogs: ['kit', 'words'],
  drawing: ['kit'],
  exercise: ['kit', 'words'],
  grid: ['kit', 'words'],
  importing: ['kit', 'words'],
  online: ['kit', 'words'],
  you: ['kit', 'words', 'diary'],
  export: ['kit', 'words', 'online'],
  study: ['kit', 'words', 'export'],
  transfer: ['kit', 'words', 'online'],
  menu: ['kit', 'words', 'grid', 'online'],
  board: ['kit', 'words', 'exercise', 'grid', 'online', 'study'],
  editor: ['kit', 'words', 'grid', 'export', 'menu'],
  places: ['kit', 'words', 'diary', 'you', 'online', 'transfer'],
  library: ['kit', 'words', 'places'],
  openings: ['kit', 'words', 'places'],
  puzzles: ['kit', 'words', 'places'],
  lessons: ['kit', 'places'],
  doors: ['kit', 'words', 'places', 'puzzles', 'lessons'],
  club: ['kit', 'words', 'grid', 'online', 'places'],
  gamepad: ['kit', 'board'],
  ceremony: ['kit'],
};
/** The folder of `ui` on top, which may import all others. */
const TOP_OF_UI = 'page';
/** Which folders and files of the server the files of a folder import, besides their own; the programs at the top may import all. */
const ALLOWED_IN_SERVER: Readonly<Record<string, readonly string[]>> = {
  files: [],
  match: [],
  limits: [],
  metrics: [],
  process: [],
  redis: ['process'],
  storage: ['process'],
  background: ['process', 'storage'],
  admission: ['match', 'limits', 'process', 'storage', 'background'],
  web: ['files', 'limits', 'process', 'storage', 'background', 'admission'],
  sockets: ['limits', 'process', 'background', 'web'],
  tables: ['match', 'limits', 'process', 'storage', 'background', 'admission', 'sockets'],
  lobby: ['match', 'limits', 'process', 'storage', 'admission', 'sockets', 'tables'],
  club: ['match', 'process'],
  clubs: ['admission', 'background', 'club', 'limits', 'lobby', 'process', 'sockets', 'storage'],
  environment: ['files', 'metrics', 'process', 'web'],
  admin: ['limits', 'storage', 'environment'],
};
const SERVER_PROGRAMS = ['main', 'gameServer', 'entrance', 'running', 'gameRooms'];

interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
}

const IMPORT = /(?:\bfrom|\bimport|\bimport\(|new URL\()\s*['"]([^'"]+)['"]/g;

const readSource = (path: string): SourceFile => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return { path, text, imports: [...text.matchAll(IMPORT)].map(match => match[1] ?? '') };
};

const sourcesIn = (folder: string): readonly SourceFile[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => readSource(join(folder, name)));

const sources = sourcesIn('src');
const serverSources = sourcesIn('server');
const allSources = [...sources, ...serverSources];

const isRelative = (specifier: string): boolean => specifier.startsWith('.');
const targetOf = (path: string, specifier: string): string =>
  relative(ROOT, join(ROOT, dirname(path), specifier.replace(/\?.*$/, '')));
const targetsOf = ({ path, imports }: SourceFile): readonly string[] =>
  imports.filter(isRelative).map(specifier => targetOf(path, specifier));
const packagesOf = ({ imports }: SourceFile): readonly string[] =>
  imports.filter(specifier => !isRelative(specifier));

/** `game` for src/game/match.ts; nothing for src/main.ts and what lies outside of src. What both machines say is a room within `net`. */
const roomOf = (path: string): string | undefined => /^src\/(net\/contract|\w+)\//.exec(path)?.[1];
const isIn = (path: string, ...rooms: readonly string[]): boolean => rooms.includes(roomOf(path) ?? '');
const pathsOf = (files: readonly SourceFile[]): readonly string[] => files.map(({ path }) => path);

const strayImports = (file: SourceFile): readonly string[] => {
  const room = roomOf(file.path);
  if (room === undefined) return [];
  const allowed = [room, ...(ALLOWED[room] ?? [])];
  const isStray = (target: string): boolean =>
    target.startsWith('src/') && !allowed.includes(roomOf(target) ?? '');
  return targetsOf(file)
    .filter(isStray)
    .map(target => `${file.path} -> ${target}`);
};

/** Walks the imports from `path` and returns the cycles found along paths not yet walked. */
const circlesFrom = (path: string, trail: readonly string[], done: Set<string>): readonly string[] => {
  if (trail.includes(path)) return [[...trail.slice(trail.indexOf(path)), path].join(' -> ')];
  if (done.has(path)) return [];
  const file = allSources.find(source => source.path === path);
  const targets = file === undefined ? [] : targetsOf(file);
  const circles = targets.flatMap(target => circlesFrom(target, [...trail, path], done));
  done.add(path);
  return circles;
};

test('every folder of src is a room of the table', () => {
  const rooms = new Set(sources.map(({ path }) => roomOf(path)).filter(room => room !== undefined));
  expect([...rooms].filter(room => ALLOWED[room] === undefined)).toEqual([]);
});

test('a room imports only the rooms below it', () => {
  expect(sources.flatMap(strayImports)).toEqual([]);
});

test('the board for other pages takes from the page only its sentences, the keys of its grid and the rows of its moves', () => {
  const taken = sources.filter(file => isIn(file.path, 'embed')).flatMap(targetsOf);
  const stray = taken.filter(
    target =>
      isIn(target, 'ui') && !/^src\/ui\/(words\/|grid\/gridKeys\.ts|study\/moves\/treeRows\.ts)/.test(target),
  );
  expect(stray).toEqual([]);
});

test('the server imports the rules and the contract, what a frame shows and the picture of it, and nothing else of src', () => {
  const isStray = (target: string): boolean =>
    !/^(server\/|src\/(game\/|net\/contract\/|embed\/readFrame\.ts|picture\/pixels\.ts))/.test(target);
  const stray = serverSources.flatMap(file =>
    targetsOf(file)
      .filter(isStray)
      .map(target => `${file.path} -> ${target}`),
  );
  expect(stray).toEqual([]);
});

type Reached = Readonly<Record<string, readonly string[]>>;

/** What the folders in `root` import of each other, and of the files that `names` counts as one. */
const reachedIn = (root: string, files: readonly SourceFile[], names = /^\w+(?=\/)/): Reached => {
  const folderOf = (path: string): string | undefined =>
    path.startsWith(`${root}/`) && path.endsWith('.ts')
      ? names.exec(path.slice(root.length + 1))?.[0]
      : undefined;
  const reached: Record<string, Set<string>> = {};
  for (const file of files) {
    const folder = folderOf(file.path);
    if (folder === undefined) continue;
    reached[folder] ??= new Set();
    for (const target of targetsOf(file).map(folderOf))
      if (target !== undefined && target !== folder) reached[folder].add(target);
  }
  return mapRecord(reached, others => [...others].sort());
};

const sorted = (table: Reached): Reached => mapRecord(table, others => others.toSorted());

test.each([
  ['play', ALLOWED_IN_PLAY],
  ['ui', ALLOWED_IN_UI],
])('a folder of %s imports only what the table says, and all of that', (room, allowed) => {
  const { [TOP_OF_UI]: _, ...reached } = reachedIn(`src/${room}`, sources);
  expect(reached).toEqual(sorted(allowed));
});

test.each([
  ['play', ALLOWED_IN_PLAY],
  ['ui', ALLOWED_IN_UI],
])('a folder of %s imports only folders that stand above it in the table', (_, allowed) => {
  const folders = Object.keys(allowed);
  const stray = folders.filter((folder, index) =>
    allowed[folder]?.some(other => !folders.slice(0, index).includes(other)),
  );
  expect(stray).toEqual([]);
});

test('a folder of the server imports only what the table says, and all of that', () => {
  const folders = serverSources.filter(
    ({ path }) => !SERVER_PROGRAMS.some(name => path === `server/${name}.ts`),
  );
  // A file that lies in no folder is one by its name: `files` for server/files.ts.
  expect(reachedIn('server', folders, /^\w+/)).toEqual(sorted(ALLOWED_IN_SERVER));
});

test('the server uses no private members of its packages', () => {
  const isStray = ({ text }: SourceFile): boolean => /(\.|\[['"])_[a-z]/.test(text);
  expect(pathsOf(serverSources.filter(isStray))).toEqual([]);
});

test('the online match imports no package but valibot', () => {
  const isStray = (file: SourceFile): boolean => packagesOf(file).some(name => name !== 'valibot');
  const stray = serverSources.filter(file => file.path.startsWith('server/match/') && isStray(file));
  expect(pathsOf(stray)).toEqual([]);
});

test('the table lists no import that does not exist', () => {
  const reached = (room: string): readonly (string | undefined)[] =>
    sources.filter(({ path }) => isIn(path, room)).flatMap(file => targetsOf(file).map(roomOf));
  const unused = Object.entries(ALLOWED).flatMap(([room, others]) =>
    others.filter(other => !reached(room).includes(other)).map(other => `${room} -> ${other}`),
  );
  expect(unused).toEqual([]);
});

test('files do not import each other in a cycle', () => {
  const done = new Set<string>();
  expect(allSources.flatMap(({ path }) => circlesFrom(path, [], done))).toEqual([]);
});

test('only scenes import Phaser', () => {
  const knowing = sources.filter(file => packagesOf(file).includes('phaser'));
  expect(pathsOf(knowing).filter(path => !isIn(path, 'scenes') && path !== 'src/main.ts')).toEqual([]);
});

test("templates set styles as properties, since the page's policy forbids style attributes", () => {
  const setting = sources.filter(({ text }) => /\sstyle=/.test(text));
  expect(pathsOf(setting)).toEqual([]);
});

test('every store is followed by what reads it', () => {
  const making = sources.filter(({ text }) =>
    /import \{[^}]*\bcreateStore\b[^}]*\} from 'zustand/.test(text),
  );
  expect(pathsOf(making)).toEqual(['src/store/following.ts']);
});

test('only play writes stores', () => {
  const writing = sources.filter(({ text }) => text.includes('.setState('));
  expect(pathsOf(writing).filter(path => !isIn(path, 'play', 'store'))).toEqual([]);
});

test('every setting is read where it applies, besides its schema and its control', () => {
  const readers = sources
    .filter(({ path }) => !/^src\/(store\/settings|ui\/dialogs\/settings\/|i18n\/)/.test(path))
    .map(({ text }) => text.replace(/^\s*(?:\/?\*|\/\/).*$/gm, ''));
  /** As `settings.name`, `{ name }` or `'name'`. */
  const isRead = (name: string): boolean =>
    readers.some(text => new RegExp(`(?:\\.|'|[{,]\\s*)${name}\\b`).test(text));
  expect(Object.keys(DEFAULT_SETTINGS).filter(name => !isRead(name))).toEqual([]);
});

test('only engineExports.ts sees the exports of the compiled engine', () => {
  const seeing = sources.filter(({ text }) => /\.exports\b/.test(text));
  expect(pathsOf(seeing).filter(path => path !== 'src/engine/wasm/engineExports.ts')).toEqual([]);
});

test('game and formats import no packages', () => {
  const importing = sources.filter(file => isIn(file.path, 'game', 'formats') && packagesOf(file).length > 0);
  expect(pathsOf(importing)).toEqual([]);
});

test('the engine in assembly imports nothing from outside', () => {
  const isForeign = (target: string): boolean => !target.startsWith('assembly/');
  const stray = sourcesIn('assembly').filter(
    file => packagesOf(file).length > 0 || targetsOf(file).some(isForeign),
  );
  expect(pathsOf(stray)).toEqual([]);
});

test('imports of own files have the file extension', () => {
  const bare = allSources.filter(file => targetsOf(file).some(target => !/\.\w+$/.test(target)));
  expect(pathsOf(bare)).toEqual([]);
});

/** The other rooms' imports: products need no tools, tools no tests, and nothing needs the workshop. */
const IMPORTED_BY: Readonly<Record<string, RegExp>> = {
  // In a checkout the command line compiles the engine whose sources changed.
  cli: /^(cli|src)\/|^tools\/build\/buildEngine\.ts$/,
  tools: /^(tools|testkit|cli|server|src)\/|^vite\.config\.ts$/,
  testkit: /^(testkit|tools|cli|server|src)\//,
  test: /^(test|testkit|tools|cli|server|src)\//,
};

test.each(Object.entries(IMPORTED_BY))('%s imports only what lies below it', (folder, allowed) => {
  const isCode = (target: string): boolean => /\.(ts|js)$/.test(target);
  const stray = sourcesIn(folder).flatMap(file =>
    targetsOf(file)
      .filter(target => isCode(target) && !allowed.test(target))
      .map(target => `${file.path} -> ${target}`),
  );
  expect(stray).toEqual([]);
});

test('what Connect Four does differently is looked up in a table of rules, not asked by its name', () => {
  const asks = [...allSources, ...sourcesIn('cli')].filter(({ text }) => /[!=]== 'connect4'/.test(text));
  expect(pathsOf(asks)).toEqual([]);
});
