import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLE_FOLDER, DIST } from '../paths.ts';

/**
 * Maximum size of a first visit until a game can be played, compressed with brotli; fonts and weights are
 * loaded later.
 */
const MOST_BYTES = 350_000;

/** Loaded by the program rather than by the page: canvas, engine and its worker. */
const LOADED_NEXT = /^(startGame|worker|engineThreads)-[^.]*\.(js|wasm)$/;
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
  const names = ['index.html', ...named, ...next.map(name => `${BUNDLE_FOLDER}/${name}`)];
  return new Map(names.map(name => [name, sentBytes(name)]));
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
