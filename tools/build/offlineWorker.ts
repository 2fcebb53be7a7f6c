import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, PluginOption, Rollup } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { OfflineFile } from '../../src/offline/contract.ts';
import { DIST } from '../paths.ts';

/** Larger than any file of the page. */
const LARGEST_FILE_BYTES = 20_000_000;

/** Besides the program: what every page loads to play a game, whatever is in its name after these words. */
const FIRST =
  /^(assets\/flipside\.weights|bundle\/(worker|helperWorker|engine|engineThreads|fraunces|inter)-.*)$/;
/** The canvas is loaded on its own, but always. */
const CANVAS = /\/scenes\/startGame\.ts$/;

const digestOf = (url: string): string =>
  `sha256-${createHash('sha256')
    .update(readFileSync(join(DIST, url)))
    .digest('base64')}`;

/** The chunks that are loaded with these, and their styles. */
const loadedWith = (
  bundle: Rollup.OutputBundle,
  names: readonly string[],
  seen = new Set<string>(),
): Set<string> => {
  for (const name of names) {
    const chunk = bundle[name];
    if (seen.has(name) || chunk === undefined) continue;
    seen.add(name);
    if (chunk.type !== 'chunk') continue;
    const css = [...(chunk.viteMetadata?.importedCss ?? [])];
    loadedWith(bundle, [...chunk.imports, ...css], seen);
  }
  return seen;
};

/** Builds the service worker, with the list of all files that it keeps. */
export const offlineWorker = (): PluginOption => {
  let program = new Set<string>();
  const look: Plugin = {
    name: 'first-load',
    generateBundle: (_, bundle) => {
      const chunks = Object.values(bundle).filter(one => one.type === 'chunk');
      const starts = chunks.filter(
        ({ isEntry, facadeModuleId }) => isEntry || CANVAS.test(facadeModuleId ?? ''),
      );
      program = loadedWith(
        bundle,
        starts.map(({ fileName }) => fileName),
      );
    },
  };
  const fileOf = ({ url, size }: { url: string; size: number }): OfflineFile => {
    const isPage = url === 'index.html';
    return {
      url: isPage ? '' : url,
      bytes: size,
      digest: digestOf(url),
      isFirst: isPage || program.has(url) || FIRST.test(url),
    };
  };
  return [
    look,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/offline',
      // The worker's file is called like its source.
      filename: 'offline.ts',
      injectRegister: false,
      // It is a file like any other, so that the dev server has it too.
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*'],
        maximumFileSizeToCacheInBytes: LARGEST_FILE_BYTES,
        manifestTransforms: [
          entries => ({
            // Files that are needed first come first, then the small ones.
            manifest: entries
              .map(fileOf)
              .sort((one, other) => Number(other.isFirst) - Number(one.isFirst) || one.bytes - other.bytes)
              .map(file => ({ ...file, size: file.bytes, revision: null })),
          }),
        ],
      },
    }),
  ];
};
