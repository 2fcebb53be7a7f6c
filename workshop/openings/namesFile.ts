import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OthelloPosition, STANDARD_START } from '../../src/game/othello/position.ts';
import { parseTranscript, replay } from '../../src/game/transcript.ts';
import { codeText } from '../../src/openings/code.ts';
import type { NamesFile } from '../../src/openings/names.ts';

const SOURCES = [
  'English: the traditional list (Robert Gatliff, Matthias Berg), as in the programs Zebra, Edax and Egaroucid.',
  'Japanese: the list published by Evaccaneer, as in Egaroucid.',
  'French: the list of the program Edax, after the repertoire of the Fédération Française d’Othello.',
] as const;

const rowsOf = (path: string): readonly (readonly string[])[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map(line => line.split('\t'));

const codeAfter = (text: string): string => {
  const replayed = replay<OthelloPosition>(STANDARD_START, parseTranscript(text) ?? []);
  const position = replayed.type === 'legal' ? replayed.positions.at(-1) : undefined;
  if (position === undefined) throw new Error(`An opening is not legal: ${text}`);
  return codeText(position);
};

/** All named openings, one row per position, sorted by transcript. */
export const makeNamesFile = (folder: string): NamesFile => {
  const byPosition = new Map<string, [string, string, string, string, string]>();
  for (const [text = '', en = '', ja = ''] of rowsOf(join(folder, 'openings.tsv')))
    byPosition.set(codeAfter(text), [text, codeAfter(text), en, ja, '']);
  for (const [text = '', fr = ''] of rowsOf(join(folder, 'openings-fr.tsv'))) {
    const code = codeAfter(text);
    const known = byPosition.get(code);
    if (known === undefined) byPosition.set(code, [text, code, '', '', fr]);
    else known[4] = fr;
  }
  const openings = [...byPosition.values()].sort(([a], [b]) => (a < b ? -1 : 1));
  return { version: 1, sources: [...SOURCES], openings };
};

/** One row per line, for readable diffs. */
export const writeNames = ({ version, sources, openings }: NamesFile): string =>
  [
    `{"version":${version},"sources":${JSON.stringify(sources)},"openings":[`,
    `${openings.map(row => JSON.stringify(row)).join(',\n')}]}\n`,
  ].join('\n');
