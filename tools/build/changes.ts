import { readFileSync, writeFileSync } from 'node:fs';
import { version } from '../../package.json';
import { fromRoot } from '../paths.ts';

/** Maximum line length. */
const WIDTH = 78;

const inPlainText = (line: string): string =>
  line
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll('`', '');

const wrapped = (line: string): string => {
  const [, indent = '', words = ''] = /^(- |)(.*)$/.exec(line) ?? [];
  const lines = [''];
  for (const word of words.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && indent.length + last.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.map((text, index) => (index === 0 ? indent : ' '.repeat(indent.length)) + text).join('\n');
};

/** The changelog for users of the page as plain text, the latest version first. */
export const changesFrom = (changelog: string): string =>
  changelog
    .split('\n')
    .filter(line => !line.startsWith('# '))
    .map(line => line.replace(/^### (.*)$/, '$1').replace(/^## (.*)$/, '=== $1 ==='))
    .map(line => wrapped(inPlainText(line)))
    .join('\n')
    .trim();

/** Writes the changelog into a file next to the page. */
export const writeChanges = (path: string): void =>
  writeFileSync(
    path,
    `Flipside ${version}: what is new\n\n${changesFrom(readFileSync(fromRoot('CHANGELOG.md'), 'utf8'))}\n`,
  );
