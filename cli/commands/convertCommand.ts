import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Salvage } from '../../src/formats/any/manyGames.ts';
import { readAnything } from '../../src/formats/any/salvage.ts';
import { reportOf } from '../../src/formats/catalog.ts';
import type { Found, Loss } from '../../src/formats/found.ts';
import { INPUT_ENDINGS, type Input, lacksPlayers, readInputs } from '../../src/formats/read.ts';
import type { GameRecord } from '../../src/formats/record.ts';
import {
  canWrite,
  lossesIn,
  OUTPUTS,
  type Output,
  type OutputFile,
  writeFiles,
} from '../../src/formats/write.ts';
import { makeShapeText } from '../../src/game/shape.ts';
import { loadWords } from '../../src/i18n/words.ts';
import { unpacked } from '../../src/play/importing/unzip.ts';
import { failureText } from '../../src/ui/words/failureWords.ts';
import { reportText } from '../../src/ui/words/foundWords.ts';
import type { Command, Environment } from '../program/command.ts';
import { type CommandLine, UsageError } from '../program/commandLine.ts';

const words = await loadWords('en');

/** Player names known to the page. */
const PLAYERS = new URL('../../public/assets/players.jou', import.meta.url);
/** Stands for the standard input and output. */
const STANDARD = '-';

const endingOf = (path: string): string => extname(path).slice(1).toLowerCase();

const listOf = (endings: readonly string[]): string => endings.map(ending => `.${ending}`).join(' ');

const outputOf = (line: CommandLine, path: string): Output => {
  const chosen = line.choice('to', OUTPUTS);
  const output = chosen ?? OUTPUTS.find(one => one === endingOf(path));
  if (output !== undefined) return output;
  throw new UsageError(
    path === STANDARD
      ? 'For the standard output, --to has to name the format.'
      : `The output "${path}" has to end with one of ${listOf(OUTPUTS)}, or --to has to name the format.`,
  );
};

/** The names for a database are in files beside it, named like it or `WTHOR`. */
const companions = async (path: string): Promise<readonly Input[]> => {
  const [folder, own] = [dirname(path), basename(path, extname(path)).toLowerCase()];
  const names = readdirSync(folder).filter(name => {
    const stem = basename(name, extname(name)).toLowerCase();
    return ['jou', 'trn'].includes(endingOf(name)) && [own, 'wthor'].includes(stem);
  });
  return Promise.all(names.map(async name => ({ name, content: await readFile(join(folder, name)) })));
};

const filesAt = async (path: string, { input }: Environment): Promise<readonly Input[]> => {
  try {
    if (path === STANDARD) return [{ content: new Uint8Array(await buffer(input)) }];
    const file = { name: path, content: new Uint8Array(await readFile(path)) };
    return endingOf(path) === 'wtb' ? [file, ...(await companions(path))] : [file];
  } catch {
    throw new UsageError(`The file "${path}" cannot be read.`);
  }
};

const readAll = async (path: string, environment: Environment): Promise<readonly Input[]> => {
  const inputs = unpacked(await filesAt(path, environment));
  return lacksPlayers(inputs) ? [...inputs, { content: new Uint8Array(await readFile(PLAYERS)) }] : inputs;
};

const checked = (path: string, { records, failures }: Found): readonly GameRecord[] => {
  const [failure] = failures;
  const name = path === STANDARD ? 'The standard input' : path;
  if (failure !== undefined) throw new UsageError(`${name}: ${failureText(words, failure)}`);
  if (records.length === 0) throw new UsageError(`${name}: There are no games.`);
  return records;
};

const checkGames = (output: Output, records: readonly GameRecord[]): void => {
  const index = records.findIndex(record => !canWrite(output, record));
  const record = records[index];
  if (record === undefined) return;
  const { game, shape } = record.tree.setup;
  const able = OUTPUTS.filter(one => records.every(each => canWrite(one, each)));
  throw new UsageError(
    `Game ${index + 1} (${game}, ${makeShapeText(shape)}) cannot be written as .${output}, which cannot say how it begins. Use ${listOf(able)}.`,
  );
};

/** `variations in 2 games`. */
const tellLosses = (output: Output, found: Found, { tell }: Environment): void => {
  const counts = new Map<Loss, number>();
  for (const record of found.records)
    for (const loss of lossesIn(output, record)) counts.set(loss, (counts.get(loss) ?? 0) + 1);
  for (const loss of found.losses) if (!counts.has(loss)) counts.set(loss, 0);
  if (counts.size === 0) return;
  const parts = [...counts].map(([loss, count]) => {
    const what = words.t(`formats.loss.${loss}`);
    return count === 0 ? what : `${what} in ${count} ${count === 1 ? 'game' : 'games'}`;
  });
  tell(`flipside: left out: ${parts.join(', ')}.`);
};

/** The report of what was taken from any text, such as `flipside: took 2 games, transcript.`, and of the pieces left out. */
const tellSalvage = ({ found, leftOut }: Salvage, { tell }: Environment): void => {
  tell(`flipside: took: ${reportText(words, reportOf(found))}.`);
  const counts = new Map<string, number>();
  for (const piece of leftOut) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  for (const [piece, count] of counts)
    tell(`flipside: left out: ${piece}${count === 1 ? '' : ` (${count} times)`}`);
};

/** The companion files of a database have its name. */
const pathFor = (path: string, ending: string): string =>
  ending === 'wtb' ? path : `${path.slice(0, path.length - extname(path).length)}.${ending}`;

const writeAll = async (
  path: string,
  [first, ...others]: readonly [OutputFile, ...OutputFile[]],
  { write, writeBytes, tell }: Environment,
): Promise<void> => {
  const { content } = first;
  if (path !== STANDARD) await writeFile(path, content);
  else if (typeof content === 'string') write(content.replace(/\n$/, ''));
  else if (writeBytes === undefined) throw new UsageError('Bytes cannot be written to this output.');
  else writeBytes(content);
  if (path === STANDARD && others.length > 0) tell('flipside: left out: names of players and tournaments.');
  if (path === STANDARD) return;
  for (const { ending, content: names } of others) {
    const beside = pathFor(path, ending);
    await writeFile(beside, names);
    tell(`flipside: names are in ${beside}.`);
  }
};

const run = async (line: CommandLine, environment: Environment): Promise<void> => {
  const [from, to, ...more] = line.rest;
  if (from === undefined || to === undefined || more.length > 0)
    throw new UsageError('An input and an output are needed; "-" stands for the standard ones.');
  const output = outputOf(line, to);
  const format = line.choice('from', INPUT_ENDINGS) ?? INPUT_ENDINGS.find(one => one === endingOf(from));
  const inputs = await readAll(from, environment);
  const { found, leftOut } = line.has('any')
    ? readAnything(inputs, format)
    : { found: readInputs(inputs, format), leftOut: [] };
  const records = checked(from, found);
  checkGames(output, records);
  try {
    await writeAll(to, writeFiles(output, records), environment);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`The file "${to}" cannot be written.`);
  }
  if (line.has('any')) tellSalvage({ found, leftOut }, environment);
  tellLosses(output, found, environment);
};

export const convertCommand: Command = {
  name: 'convert',
  summary: 'Convert games and positions between formats.',
  usage: 'convert INPUT OUTPUT [--any] [--from FORMAT] [--to FORMAT]',
  options: {
    any: {
      help: 'If no format fits, extract the longest game or a board from any text. What was taken and left out is reported on standard error.',
    },
    from: {
      placeholder: 'FORMAT',
      help: `The format of the input: ${INPUT_ENDINGS.join(', ')} (default by the file extension or the contents).`,
    },
    to: {
      placeholder: 'FORMAT',
      help: `The format of the output: ${OUTPUTS.join(', ')} (default by the file extension).`,
    },
  },
  details: [
    'txt is one transcript on each line, or for Connect Four one game of columns; ggf, sgf and wtb (WTHOR) are games, obf positions, and link the fragments of links that open a game. "-" stands for the standard input or output.',
    'Data that the output format cannot store is reported on standard error. A game that it cannot store at all, such as one on a board of another size, is an error. A .zip file is read as the files in it. The names for a .wtb file are read from the .jou and .trn files beside it, and written there; players without such a file get the names that the page knows.',
  ].join('\n'),
  run,
};
