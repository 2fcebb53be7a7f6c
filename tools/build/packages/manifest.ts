import { readFileSync } from 'node:fs';
import { fromRoot } from '../../paths.ts';

/** The published packages and their descriptions. */
export const PACKAGES = {
  game: 'The rules of Othello, Reversi, Connect Four and their variants: positions, moves, games with variations.',
  formats: 'Games of Othello and Connect Four in and out of SGF, GGF, PGN, WTHOR, transcripts and links.',
  engine:
    'A strong Othello engine in WebAssembly: best moves, analysis, levels, characters, solver, reviews.',
  openings: 'Names of Othello openings, and a book of what was played in tournaments.',
  board: 'A custom element with a board of Othello or Connect Four to read, to play on and to build on.',
} as const;
export type PackageName = keyof typeof PACKAGES;
export const PACKAGE_NAMES = Object.keys(PACKAGES) as readonly PackageName[];

const TYPES = './types/package';

/** The files of the engine that its program loads by their addresses: importing them gives nothing. */
const ENGINE_FILES = ['engine.wasm', 'flipside.weights', 'worker.js', 'workerNode.js'] as const;
const FILE_TYPES = './types/file.d.ts';

/** The export conditions of runtimes without a page, in which servers render pages. */
const SERVERS = ['node', 'deno', 'bun', 'workerd', 'edge-light'] as const;

/** The `exports` of each manifest. */
const EXPORTS: Readonly<Record<PackageName, Readonly<Record<string, unknown>>>> = {
  game: { '.': { types: `${TYPES}/game.d.ts`, default: './index.js' } },
  formats: { '.': { types: `${TYPES}/formats.d.ts`, default: './index.js' } },
  openings: { '.': { types: `${TYPES}/openings.d.ts`, default: './index.js' } },
  engine: {
    '.': { types: `${TYPES}/engineNode.d.ts`, node: './node.js', default: './index.js' },
    ...Object.fromEntries(
      ENGINE_FILES.map(file => [`./${file}`, { types: FILE_TYPES, default: `./${file}` }]),
    ),
  },
  board: {
    '.': {
      types: `${TYPES}/board.d.ts`,
      browser: './flipside-board.js',
      ...Object.fromEntries(SERVERS.map(name => [name, './server.js'])),
      default: './flipside-board.js',
    },
  },
};

const TYPES_ENTRY: Readonly<Partial<Record<PackageName, string>>> = { engine: 'engineNode' };

/** Packages with side effects: importing the element defines it. */
const EFFECTS: Readonly<Partial<Record<PackageName, readonly string[]>>> = { board: ['./flipside-board.js'] };

/** What the packages share with the program. */
interface Root {
  readonly version: string;
  readonly license: string;
  readonly author: string;
  readonly homepage: string;
  readonly repository: { readonly url: string };
  readonly bugs: string;
  readonly engines: unknown;
}

/** The manifest of a package; all have the program's version. */
export const packageManifest = (name: PackageName): string => {
  const { version, license, author, homepage, repository, bugs, engines } = JSON.parse(
    readFileSync(fromRoot('package.json'), 'utf8'),
  ) as Root;
  const types = `${TYPES}/${TYPES_ENTRY[name] ?? name}.d.ts`;
  const manifest = {
    name: `@flipside/${name}`,
    version,
    description: PACKAGES[name],
    keywords: ['othello', 'reversi', 'connect four', 'board game', name],
    license,
    author,
    homepage: `${homepage}/tree/main/packages/${name}#readme`,
    repository: { type: 'git', url: repository.url, directory: `packages/${name}` },
    bugs,
    type: 'module',
    sideEffects: EFFECTS[name] ?? false,
    engines,
    types,
    exports: { ...EXPORTS[name], './package.json': './package.json' },
    publishConfig: { access: 'public', provenance: true },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};

/** The entry of a package's types in the folder of all declarations. */
export const typesOf = (name: PackageName): string => `package/${TYPES_ENTRY[name] ?? name}.d.ts`;
