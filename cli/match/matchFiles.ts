import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { isOver, type OthelloPosition, STANDARD_START } from '../../src/game/othello/position.ts';
import { replay } from '../../src/game/transcript.ts';
import { readTranscript } from '../formats/transcriptText.ts';
import { UsageError } from '../program/commandLine.ts';
import { sentenceOf } from '../program/failures.ts';
import { makePlace, readInputLines } from '../program/inputOutput.ts';
import type { MatchGame } from './matchResult.ts';
import { type Opening, openingOf } from './openings.ts';

const readOpening = (text: string, start: OthelloPosition, place: string): Opening => {
  const reading = readTranscript(text, start);
  if (reading.type === 'unreadable') throw new UsageError(`${place}: ${sentenceOf(reading.failure)}`);
  const replayed = replay(start, reading.value);
  const end = replayed.type === 'legal' ? replayed.positions.at(-1) : undefined;
  if (end === undefined || isOver(end))
    throw new UsageError(`${place}: The game is over after this opening.`);
  return openingOf(reading.value);
};

/** One transcript per line; empty lines and text after `%` or `#` are ignored. */
export const readOpenings = async (
  path: string,
  input: Readable,
  start: OthelloPosition = STANDARD_START,
): Promise<readonly Opening[]> => {
  const lines = await readInputLines(path, input);
  const openings = lines.flatMap((line, index) => {
    const text = line.replace(/[%#].*/s, '').trim();
    return text === '' ? [] : [readOpening(text, start, makePlace(path, index + 1))];
  });
  if (openings.length === 0) throw new UsageError(`${path} has no openings.`);
  return openings;
};

const parseGame = (line: string): MatchGame | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'game' in value ? (value as MatchGame) : undefined;
  } catch {
    return undefined;
  }
};

/** The log of a match, with a line for each game, from which an interrupted match continues. */
export class MatchLog {
  readonly #path: string | undefined;
  readonly games: readonly MatchGame[];

  /** Without a path nothing is saved. */
  constructor(path: string | undefined) {
    this.#path = path;
    this.games = path !== undefined && existsSync(path) ? readGames(path) : [];
  }

  add(game: MatchGame): void {
    if (this.#path !== undefined) appendFileSync(this.#path, `${JSON.stringify(game)}\n`);
  }
}

/** Drops a last line without a line end, which was truncated; its game is played again. */
const readGames = (path: string): readonly MatchGame[] => {
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole));
  return whole
    .split('\n')
    .filter(line => line !== '')
    .map((line, index) => {
      const game = parseGame(line);
      if (game === undefined)
        throw new UsageError(`${path}, line ${index + 1}: This is not a game of a match.`);
      return game;
    });
};
