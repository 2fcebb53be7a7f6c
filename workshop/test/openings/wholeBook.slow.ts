import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type OthelloPosition, play, STANDARD_START } from '../../../src/game/othello/position.ts';
import { positionKey } from '../../../src/game/positionKey.ts';
import { makeRandom, pick } from '../../../src/game/random.ts';
import type { Square } from '../../../src/game/square.ts';
import { OpeningBook } from '../../../src/openings/book.ts';
import { fromRoot } from '../../../tools/paths.ts';
import { readTournamentGames, type TournamentGame } from '../../openings/tournamentGames.ts';

/** Next to the repository, or to the folder of its worktrees. */
const BESIDE = [fromRoot('..', 'shared'), fromRoot('..', '..', 'shared')].map(shared =>
  join(shared, 'data', 'wthor', 'games.txt.gz'),
);
const GAMES = BESIDE.find(path => existsSync(path)) ?? '';
const SAMPLED = 200;

/** The positions of a game, compared by their boards rather than by the book's codes. */
const boardsOf = ({ transcript }: TournamentGame, plies: number): readonly OthelloPosition[] => {
  const positions: OthelloPosition[] = [STANDARD_START];
  for (const move of transcript.slice(0, plies))
    positions.push(play(positions.at(-1) as OthelloPosition, move as Square) as OthelloPosition);
  return positions;
};

test.skipIf(GAMES === '')('the book equals an independent count of all tournament games', () => {
  const packed = readFileSync(fromRoot('public', 'assets', 'openings.book'));
  const book = OpeningBook.read(gunzipSync(packed)) as OpeningBook;
  const games = readTournamentGames(GAMES);
  const random = makeRandom(1);
  const wanted = new Map<string, { position: OthelloPosition; games: TournamentGame[] }>();
  for (let index = 0; index < SAMPLED; index++) {
    const position = pick(random, boardsOf(pick(random, games), 24));
    wanted.set(positionKey(position).join(), { position, games: [] });
  }
  for (const game of games)
    for (const position of boardsOf(game, 24)) wanted.get(positionKey(position).join())?.games.push(game);
  for (const { position, games: counted } of wanted.values()) {
    const here = book.at(position);
    expect(here === undefined).toBe(counted.length < book.leastGames);
    if (here === undefined) continue;
    expect(here.games).toBe(counted.length);
    expect(here.blackWins).toBe(counted.filter(({ blackScore }) => blackScore > 32).length);
    expect(here.draws).toBe(counted.filter(({ blackScore }) => blackScore === 32).length);
    const years = counted.map(({ year }) => year).sort((one, other) => one - other);
    expect([here.firstYear, here.lastYear]).toEqual([years.at(0), years.at(-1)]);
  }
});
