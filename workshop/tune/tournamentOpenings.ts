import { join } from 'node:path';
import { type OthelloPosition, play, STANDARD_START } from '../../src/game/othello/position.ts';
import { makeRandom } from '../../src/game/random.ts';
import type { Transcript } from '../../src/game/transcript.ts';
import { codeOf } from '../../src/openings/code.ts';
import { ROOT } from '../../tools/paths.ts';
import { readTournamentGames } from '../openings/tournamentGames.ts';

/** The folder of the tournament games, unless an option names another. */
export const USUAL_DATA = join(ROOT, '..', 'shared', 'data');

export const positionAfter = (moves: Transcript): OthelloPosition =>
  moves.reduce<OthelloPosition>((position, move) => {
    const after = move === 'pass' ? position : play(position, move);
    if (after === undefined) throw new Error('A tournament game has an illegal move.');
    return after;
  }, STANDARD_START);

/** The first moves of random tournament games that reach different positions. */
export const tournamentOpenings = (
  data: string,
  count: number,
  plies: number,
  seed: number,
): readonly Transcript[] => {
  const games = readTournamentGames(join(data, 'wthor', 'games.txt.gz'));
  const random = makeRandom(seed);
  const found = new Map<number, Transcript>();
  while (found.size < count) {
    const { transcript } = games[Math.floor(random() * games.length)] as (typeof games)[number];
    const opening = transcript.slice(0, plies);
    if (opening.length === plies) found.set(codeOf(positionAfter(opening)), opening);
  }
  return [...found.values()];
};
