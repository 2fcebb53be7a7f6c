import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fromRoot } from '../../paths.ts';

const COMPILER = fromRoot('node_modules', 'typescript', 'bin', 'tsc');
const CONFIG = fromRoot('tools', 'build', 'packages', 'declarations.tsconfig.json');

/** Generates the type declarations of all packages in one folder, structured like `src`. */
export const declareTypes = (folder: string): void => {
  execFileSync(process.execPath, [COMPILER, '-p', CONFIG, '--outDir', folder], { stdio: 'inherit' });
};

const IMPORT = /(from\s+|import\()(['"])(\.[^'"]+?)(?:\.d)?\.ts\2/g;

/** Copies a declaration and all its imports, rewritten for every compiler. */
export const copyDeclarations = (entry: string, from: string, to: string): void => {
  const seen = new Set<string>();
  const copy = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = readFileSync(path, 'utf8');
    const target = join(to, relative(from, path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(
      target,
      text.replace(
        IMPORT,
        (_, keyword: string, quote: string, name: string) => `${keyword}${quote}${name}.js${quote}`,
      ),
    );
    for (const [, , , name = ''] of text.matchAll(IMPORT)) copy(join(dirname(path), `${name}.d.ts`));
  };
  copy(join(from, entry));
};
