import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|json|svg|wasm|txt|tsv|bin|webmanifest)$/;
const SMALLEST_WORTH_IT_BYTES = 1024;

const compressFile = (path: string): void => {
  const content = readFileSync(path);
  if (content.length < SMALLEST_WORTH_IT_BYTES) return;
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
};

/** Adds a `.br` and a `.gz` copy of every compressible file of the folder. */
export const compressFolder = (folder: string): void => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (COMPRESSIBLE.test(name) && statSync(join(folder, name)).isFile()) compressFile(join(folder, name));
};
