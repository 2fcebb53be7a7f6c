import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { UsageError } from '../program/usageError.ts';
import type { MatchGame } from './matchResult.ts';

const parseGame = (line: string): MatchGame | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'game' in value ? (value as MatchGame) : undefined;
  } catch {
    return undefined;
  }
};

/** A file with a line for each game played, from which a stopped match continues. */
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

/** A last line without a line end was cut off while it was written: it is dropped and the game played again. */
const readGames = (path: string): readonly MatchGame[] => {
  const text = readFileSync(path, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(path, Buffer.byteLength(whole));
  return whole
    .split('\n')
    .filter(line => line !== '')
    .map((line, index) => {
      const game = parseGame(line);
      if (game === undefined) throw new UsageError(`${path}, line ${index + 1}: This is no game of a match.`);
      return game;
    });
};
