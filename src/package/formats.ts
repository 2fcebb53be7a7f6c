import type { Reading } from '../formats/failure.ts';
import { FORMATS, type Format, type Found, type Loss } from '../formats/found.ts';
import { isLink, readLink as readOwnLink, writeLink } from '../formats/link/link.ts';
import { INPUT_ENDINGS, type Input, type InputEnding, readInputs as readOwnInputs } from '../formats/read.ts';
import { type GameRecord, type RecordDetails, recordOfGame as recordOfOwn } from '../formats/record.ts';
import {
  canWrite as canWriteOwn,
  lossesIn,
  OUTPUTS,
  type Output,
  type OutputFile,
  writeFiles as writeOwnFiles,
} from '../formats/write.ts';
import type { Setup } from '../game/games.ts';
import type { Transcript } from '../game/transcript.ts';
import { checkOneOf, checkText, isRecord } from './checks.ts';
import { gameOf } from './moves.ts';

/**
 * Reads and writes games in files and links, for other programs: `import { readInputs, writeFiles } from
 * '@flipside/formats'`. Unreadable content is reported with its place, not thrown; wrong arguments throw.
 */
export type { Failure, FailureName, FailurePlace, Reading } from '../formats/failure.ts';
export type { Setup } from '../game/games.ts';
export type { GameTree, TreeNode } from '../game/tree.ts';
export { linesOf, lineThrough, treeOf } from '../game/tree.ts';
export { movesOf, positionOf, setupOf } from './moves.ts';
export {
  FORMATS,
  type Format,
  type Found,
  type GameRecord,
  INPUT_ENDINGS,
  type Input,
  type InputEnding,
  isLink,
  type Loss,
  lossesIn,
  OUTPUTS,
  type Output,
  type OutputFile,
  type RecordDetails,
  writeLink,
};

const checkInput = (input: unknown): void => {
  const isOne =
    isRecord(input) &&
    (typeof input.content === 'string' || input.content instanceof Uint8Array) &&
    (input.name === undefined || typeof input.name === 'string');
  if (!isOne)
    throw new TypeError('Each input must be { content, name? }, with a string or a Uint8Array as content.');
};

/**
 * Reads files or text of any supported format; the files of a WTHOR database must be passed together.
 * `format` skips the detection of the format.
 */
export const readInputs = (inputs: readonly Input[], format?: InputEnding): Found => {
  if (!Array.isArray(inputs)) throw new TypeError('The inputs must be a list of { content, name? }.');
  for (const input of inputs) checkInput(input);
  if (format !== undefined) checkOneOf('format', format, INPUT_ENDINGS);
  return readOwnInputs(inputs, format);
};

const checkRecord = (record: unknown): void => {
  if (!isRecord(record) || !isRecord(record.tree) || !Array.isArray(record.tree.children))
    throw new TypeError('A record must come from readInputs, readLink or recordOf.');
};

/** Whether a format supports the game and start position of a record. */
export const canWrite = (output: Output, record: GameRecord): boolean => {
  checkOneOf('output', output, OUTPUTS);
  checkRecord(record);
  return canWriteOwn(output, record);
};

/** Writes games as files of a format. */
export const writeFiles = (
  output: Output,
  records: readonly GameRecord[],
  now?: Date,
): readonly [OutputFile, ...OutputFile[]] => {
  if (!Array.isArray(records)) throw new TypeError('The records must be a list.');
  const bad = records.findIndex(record => !canWrite(output, record));
  if (bad >= 0) throw new RangeError(`Record ${bad + 1} cannot be written as ${output}.`);
  return writeOwnFiles(output, records, now);
};

/** Reads a link to a game, or its fragment. */
export const readLink = (text: string): Reading<GameRecord> => readOwnLink(checkText('The link', text));

/** A record of a game without variations. Throws a `RangeError` if its moves are not legal. */
export const recordOf = (setup: Setup, moves: Transcript, details?: RecordDetails): GameRecord =>
  recordOfOwn(setup, gameOf(moves, setup).transcript, details);
