import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLE_FOLDER, DIST } from '../paths.ts';

/**
 * Maximum size of a first visit until a game can be played, compressed with brotli; fonts and weights are
 * loaded later.
 */
const MOST_BYTES = 350_000;

/** Besides what the page names itself: canvas, engine and its worker, and what these import at once. */
const LOADED_NEXT = /^(startGame|worker|engineThreads)-[^.]*\.(js|wasm)$/;
const IMPORTED = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;
const NAMED = /(?:src|href)="\.\/(bundle\/[^"]+\.(?:js|css))"/g;

const sentBytes = (name: string): number => {
  const path = join(DIST, name);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};

/** The files of a first load with their sizes in bytes. */
const firstLoadSizes = (): ReadonlyMap<string, number> => {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  const named = [...page.matchAll(NAMED)].map(([, name = '']) => name);
  const next = readdirSync(join(DIST, BUNDLE_FOLDER)).filter(name => LOADED_NEXT.test(name));
  const names = new Set(['index.html', ...named, ...next.map(name => `${BUNDLE_FOLDER}/${name}`)]);
  // Also goes through what it adds.
  for (const name of names)
    if (name.endsWith('.js'))
      for (const [, imported = ''] of readFileSync(join(DIST, name), 'utf8').matchAll(IMPORTED))
        names.add(`${BUNDLE_FOLDER}/${imported}`);
  return new Map([...names].map(name => [name, sentBytes(name)]));
};

/** Whether the first load of the built page is small enough; prints the sizes if not. */
export const isFirstLoadSmall = (): boolean => {
  const sizes = firstLoadSizes();
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (total <= MOST_BYTES) return true;
  for (const [name, size] of sizes) console.log(`${name}: ${size}`);
  console.log(`The first load has ${total} bytes, ${total - MOST_BYTES} more than it may have.`);
  return false;
};
