import type { Plugin, Rollup } from 'vite';

/** Loaded separately, but always. */
const CANVAS = /\/scenes\/startGame\.ts$/;
/** The page itself, and files beyond the program that every page loads to play a game. */
const PARTS =
  /^(index\.html|assets\/flipside\.weights|bundle\/(worker|helperWorker|engine|engineThreads|fraunces|inter)-.*)$/;

/** All files that are loaded together with these. */
const loadedWith = (
  bundle: Rollup.OutputBundle,
  names: readonly string[],
  seen = new Set<string>(),
): ReadonlySet<string> => {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    const file = bundle[name];
    if (file?.type === 'chunk')
      loadedWith(bundle, [...file.imports, ...(file.viteMetadata?.importedCss ?? [])], seen);
  }
  return seen;
};

/** Collects which files a page needs to start and play a game, as a plugin of the page's build. */
export interface FirstLoad {
  readonly plugin: Plugin;
  /** Whether a file is one of them, by its path in the page's folder. */
  readonly has: (name: string) => boolean;
}

export const firstLoad = (): FirstLoad => {
  let program: ReadonlySet<string> = new Set();
  return {
    plugin: {
      name: 'first-load',
      generateBundle: (_, bundle) => {
        const starts = Object.values(bundle).filter(
          file => file.type === 'chunk' && (file.isEntry || CANVAS.test(file.facadeModuleId ?? '')),
        );
        program = loadedWith(
          bundle,
          starts.map(({ fileName }) => fileName),
        );
      },
    },
    has: name => program.has(name) || PARTS.test(name),
  };
};
