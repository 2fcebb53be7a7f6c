import { readJson } from '../../game/json.ts';
import { BOARD_SIZE } from '../../game/square.ts';

/** Names of cells in JSON, with the sign of each. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^(?:black|dark|b|x|1|\*|#|@|●|⚫)(?:_?disc)?$/i, 'X'],
  [/^(?:white|light|w|o|2|-1|○|⚪)(?:_?disc)?$/i, 'O'],
  [/^(?:null|empty|none|e|0|[ ._-]?)$/i, '-'],
];

/** The sign of a cell; `?` if unknown. */
export const signOfCell = (cell: unknown): string => {
  const written = typeof cell === 'string' ? cell : JSON.stringify(cell);
  return SIGNS.find(([pattern]) => pattern.test(written))?.[1] ?? '?';
};

/** Eight lists of eight cells as 64 signs; undefined for anything else. */
const boardOf = (value: unknown): string | undefined => {
  if (!Array.isArray(value) || value.length !== BOARD_SIZE) return undefined;
  const rows = value.map(row => (typeof row === 'string' ? [...row] : row));
  if (!rows.every(row => Array.isArray(row) && row.length === BOARD_SIZE)) return undefined;
  const signs = rows.flat().map(signOfCell).join('');
  return signs.includes('?') ? undefined : signs;
};

/** `"black": {"name": "Anna"`. */
const NAME_INSIDE = /(?<=:\s{0,9})\{\s*"(?:name|user|username|player)"\s*:\s*"/gi;

const isJson = (text: string): boolean =>
  /^\s*[[{]/.test(text) && /[\]}]\s*$/.test(text) && text.includes('"');

/** All squares in one list. */
const LIST = /\[\s*((?:(?:-?\d|"[^"\n]{0,9}"|null)\s*,\s*){63}(?:-?\d|"[^"\n]{0,9}"|null))\s*\]/g;

/** Replaces lists of 64 cells by 64 signs. */
export const withListsDrawn = (text: string): string =>
  text.replace(LIST, (list, inside: string) => {
    const signs = inside
      .split(',')
      .map(cell => signOfCell(cell.trim().replaceAll('"', '')))
      .join('');
    return signs.includes('?') ? list : ` ${signs} `;
  });

/** JSON on one line, except that each board has its own. */
const compact = (json: string): string => {
  const parsed = readJson(json);
  return parsed === undefined ? json : JSON.stringify(parsed, (_, value: unknown) => boardOf(value) ?? value);
};

/** Removes JSON syntax and technical fields; other texts are unchanged. */
export const withoutJson = (text: string): string =>
  isJson(text)
    ? compact(text)
        .replace(NAME_INSIDE, '"')
        .replaceAll('"', '')
        .replace(/[{}[\]]/g, '\n')
    : text;
