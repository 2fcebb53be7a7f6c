import { readFileSync } from 'node:fs';
import { fromRoot } from '../../tools/paths.ts';

export const programVersion = (): string =>
  (JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { version: string }).version;
