import { MOST_JSON, readJson } from '../game/json.ts';
import { withoutDirections } from '../game/tree.ts';
import { readNames, readWthor, type WthorKind, wthorKind } from './binary/wthor.ts';
import { isZip } from './binary/zip.ts';
import { type Failure, placeIn } from './failure.ts';
import { type Format, type Found, failed, found } from './found.ts';
import { isLink, readLink } from './link/link.ts';
import { isStudy, readStudy } from './study/studyText.ts';
import { isBoardBlock, isBoardLine, readBoardBlocks, readBoardLines } from './text/boards.ts';
import { readGgf } from './text/ggf.ts';
import { linesOf } from './text/lines.ts';
import { isColumnText, readColumns, readTranscripts } from './text/movesText.ts';
import { readPgn } from './text/pgn.ts';
import { isQuestGame, readQuest } from './text/quest.ts';
import { readSgf } from './text/sgf.ts';
import { narrowed } from './text/signs.ts';

/** A file or a pasted text. */
export interface Input {
  readonly name?: string;
  readonly content: string | Uint8Array;
}

/** Reads links, one per line. */
const readLinks = (text: string): Found => {
  const readings = linesOf(text).map(({ text: line, at }) => ({ at, reading: readLink(line.trim()) }));
  const records = readings.flatMap(({ reading }) => (reading.type === 'read' ? [reading.value] : []));
  const failures = readings.flatMap(({ at, reading }): readonly Failure[] => {
    if (reading.type === 'read') return [];
    const { failure } = reading;
    const column = failure.place?.unit === 'character' ? failure.place.column - 1 : 0;
    return [{ ...failure, place: placeIn(text, at + column) }];
  });
  return found('link', records, failures);
};

/** `https://example.org/?moves=f5d6`. */
const MOVES_ADDRESS = /^\s*https?:\/\/\S*[?&#]moves=([\w+,.%-]+)\S*\s*$/i;
const movesOfAddress = (address: string): string =>
  (MOVES_ADDRESS.exec(address)?.[1] ?? '').replace(/\+|%2[0c]/gi, ' ');

/** Whether it may be JSON; a list of tags in brackets is not. */
const isJsonLike = (text: string): boolean => /^\s*[{[]\s*["{]/.test(text);

const readStudies = (text: string): Found => {
  const value = readJson(text);
  if (isQuestGame(value)) return readQuest(text, value);
  return isStudy(value) ? readStudy(value) : failed('study', { reason: 'brokenFile' });
};

/** A GGF game ends with `;)` and names its type. */
const isGgf = (text: string): boolean =>
  /^[\s\d]*\(;[\s\S]{0,400}?GM\s*\[\s*[a-z]/i.test(text) || /;\s*\)\s*$/.test(text);

type Reader = (text: string) => Found;

interface Kind {
  readonly format: Format;
  readonly fits: (text: string) => boolean;
  readonly read: Reader;
}

/** Text formats with their detection; the first match is used. */
const KINDS: readonly Kind[] = [
  {
    format: 'transcript',
    fits: text => MOVES_ADDRESS.test(text),
    read: text => readTranscripts(movesOfAddress(text)),
  },
  { format: 'link', fits: isLink, read: readLinks },
  {
    format: 'study',
    fits: text => isJsonLike(text) && readJson(text) !== undefined,
    read: readStudies,
  },
  { format: 'ggf', fits: text => /^[\s\d]*\(;/.test(text) && isGgf(text), read: readGgf },
  { format: 'sgf', fits: text => /^\s*\(\s*;/.test(text), read: readSgf },
  { format: 'pgn', fits: text => /^\s*\[\w+\s+"/.test(text), read: readPgn },
  { format: 'obf', fits: text => isBoardLine(firstLine(text)), read: readBoardLines },
  { format: 'columns', fits: isColumnText, read: readColumns },
  { format: 'board', fits: isBoardBlock, read: readBoardBlocks },
  {
    format: 'transcript',
    fits: text => /^\s*(\d{1,3}[.)\s]*)?((P@)?[a-h][1-8]|--|pass)/i.test(firstLine(text)),
    read: readTranscripts,
  },
];

const firstLine = (text: string): string =>
  linesOf(text.slice(0, 2000)).find(line => !/^\s*[%#]\s/.test(line.text))?.text ?? '';

/** Known file extensions. */
export const INPUT_ENDINGS = ['txt', 'ggf', 'sgf', 'pgn', 'obf', 'wtb', 'link', 'json'] as const;
export type InputEnding = (typeof INPUT_ENDINGS)[number];

const READERS: Readonly<Record<Exclude<InputEnding, 'wtb'>, Reader>> = {
  txt: text => readText(text),
  ggf: readGgf,
  sgf: readSgf,
  pgn: readPgn,
  obf: text =>
    isBoardBlock(text) && !isBoardLine(firstLine(text)) ? readBoardBlocks(text) : readBoardLines(text),
  link: readLinks,
  json: readStudies,
};

/** Reads a text in any format. */
const readText = (text: string): Found =>
  KINDS.find(({ fits }) => fits(text))?.read(text) ?? failed('transcript', { reason: 'unknown' });

/** Decodes UTF-8 or UTF-16, or else Latin-1. */
export const textOf = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
};

const endingOf = (name = ''): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

interface Binary {
  readonly kind: WthorKind;
  readonly bytes: Uint8Array;
}

/** The error for a file that is still compressed, a WTHOR file of the wrong length, or bytes that are not text. */
const brokenBinary = ({ name, content }: Input): Failure | undefined => {
  if (typeof content === 'string') return undefined;
  if (isZip(content)) return { reason: 'brokenFile' };
  const isNamed = ['wtb', 'jou', 'trn'].includes(endingOf(name));
  const zero = content.indexOf(0);
  const isBinary = zero >= 0 && !(content[0] === 0xff || content[0] === 0xfe);
  if (!isNamed && !isBinary) return undefined;
  return { reason: 'wthorLength', place: { unit: 'byte', byte: content.length }, found: `${content.length}` };
};

/** For formats recognizable by the file name only, the name decides; otherwise the content does. */
const readerFor = (name: string | undefined, format: InputEnding | undefined): Reader => {
  const ending = format ?? (endingOf(name) === 'obf' ? 'obf' : undefined);
  return ending === undefined || ending === 'wtb' ? readText : READERS[ending];
};

const readOne = ({ name, content }: Input, format: InputEnding | undefined): Found => {
  const broken = brokenBinary({ ...(name !== undefined && { name }), content });
  if (broken !== undefined) return failed('wthor', broken);
  const written = typeof content === 'string' ? content : textOf(content);
  if (written.length > MOST_JSON && isJsonLike(written)) return failed('study', { reason: 'tooLong' });
  const text = narrowed(withoutDirections(written.replace(/^\ufeff/, '')));
  return text.trim() === '' ? failed('transcript', { reason: 'empty' }) : readerFor(name, format)(text);
};

const joined = (parts: readonly Found[]): Found => {
  const [first = failed('transcript', { reason: 'empty' })] = parts.filter(part => part.records.length > 0);
  if (parts.length === 1) return parts[0] ?? first;
  return found(
    first.format,
    parts.flatMap(part => part.records),
    parts.flatMap(part => part.failures),
    parts.flatMap(part => part.losses),
  );
};

const isOfKind =
  (kind: WthorKind) =>
  ({ content }: Input): boolean =>
    typeof content !== 'string' && wthorKind(content) === kind;

/** Whether there are WTHOR games without the file of player names. */
export const lacksPlayers = (inputs: readonly Input[]): boolean =>
  inputs.some(isOfKind('games')) && !inputs.some(isOfKind('players'));

/** Reads files or texts in any format; the files of a WTHOR database belong together. `format` is the person's choice. */
export const readInputs = (inputs: readonly Input[], format?: InputEnding): Found => {
  const binaries: Binary[] = inputs.flatMap(({ content }) => {
    const kind = typeof content === 'string' ? undefined : wthorKind(content);
    return kind === undefined ? [] : [{ kind, bytes: content as Uint8Array }];
  });
  const of = (kind: WthorKind): Uint8Array | undefined =>
    binaries.find(binary => binary.kind === kind)?.bytes;
  const [players, tournaments] = [of('players'), of('tournaments')];
  const names = {
    players: players && readNames(players, 'players'),
    tournaments: tournaments && readNames(tournaments, 'tournaments'),
  };
  const games = binaries.filter(({ kind }) => kind === 'games').map(({ bytes }) => readWthor(bytes, names));
  const others = inputs
    .filter(({ content }) => typeof content === 'string' || wthorKind(content) === undefined)
    .map(input => readOne(input, format));
  if (games.length + others.length === 0 && binaries.length > 0)
    return failed('wthor', { reason: 'namesAlone' });
  return joined([...games, ...others]);
};
