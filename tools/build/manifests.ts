import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { directionOf, LANGUAGE_CODES, type LanguageCode, loadTranslation } from '../../src/i18n/languages.ts';
import { fromRoot } from '../paths.ts';

interface Manifest {
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

/** The web manifest in a language: description and shortcuts. */
const manifestIn = async (code: LanguageCode): Promise<string> => {
  const text = readFileSync(fromRoot('public', 'manifest.webmanifest'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const { about, command, menu, places } = await loadTranslation(code);
  const names: Readonly<Record<string, string>> = {
    './#play': menu.newGame,
    './#puzzles': places.names.puzzles,
    './#analysis': command.analyze,
  };
  const shortcuts = manifest.shortcuts.map(shortcut => ({
    ...shortcut,
    name: names[shortcut.url] ?? shortcut.name,
  }));
  return JSON.stringify({
    ...manifest,
    lang: code,
    dir: directionOf(code),
    description: about.what,
    shortcuts,
  });
};

const fileOf = (code: LanguageCode): string => `manifest.${code}.webmanifest`;
/** The manifest in `public` is the English one. */
const TRANSLATED = LANGUAGE_CODES.filter(code => code !== 'en');

/**
 * Adds the web manifest in every other language; the script in `index.html` links to the one of its language.
 */
export const manifests = (): Plugin => ({
  name: 'manifests',
  generateBundle: async function () {
    for (const code of TRANSLATED)
      this.emitFile({ type: 'asset', fileName: fileOf(code), source: await manifestIn(code) });
  },
  configureServer: ({ middlewares }) => {
    middlewares.use(({ url = '' }, response, next) => {
      const code = TRANSLATED.find(one => url.endsWith(`/${fileOf(one)}`));
      if (code === undefined) next();
      else void manifestIn(code).then(text => response.end(text));
    });
  },
});
