import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { discCounts } from '../../../src/game/board.ts';
import { canonicalKey, positionOfKey } from '../../../src/game/othello/canonical.ts';
import { type OthelloPosition, play, STANDARD_START } from '../../../src/game/othello/position.ts';
import { positionKey } from '../../../src/game/positionKey.ts';
import { replay } from '../../../src/game/transcript.ts';
import { OpeningBook } from '../../../src/openings/book.ts';
import { fromRoot } from '../../../tools/paths.ts';
import { makeBook } from '../../openings/bookFile.ts';
import { countPositions } from '../../openings/countPositions.ts';
import { readTournamentGames, type TournamentGame } from '../../openings/tournamentGames.ts';

const LEAST = 2;
/** A game that is proved to be a draw up to here. */
const DRAWN_DISCS = 5;
const sample = readTournamentGames(fromRoot('data', 'wthor-sample.txt.gz')).slice(0, 30);
const positions = countPositions(sample, { leastGames: LEAST, mostPlies: 40 });
const values = new Map(positions.map(({ key }, index) => [key, (index % 100) - 50]));
const bytes = makeBook({ positions, valueAt: key => values.get(key), depth: 9, leastGames: LEAST });
const book = OpeningBook.read(bytes) as OpeningBook;

const courseOf = ({ transcript }: TournamentGame): readonly OthelloPosition[] => {
  const replayed = replay(STANDARD_START, transcript);
  return replayed.type === 'legal' ? replayed.positions : [];
};
const keyOf = (position: OthelloPosition) => positionKey(position).join();

/** An independent count of the games that reached a position. */
const recount = () => {
  const games = new Map<string, TournamentGame[]>();
  const moves = new Map<string, number>();
  for (const game of sample)
    for (const [ply, position] of courseOf(game).slice(0, 30).entries()) {
      const key = keyOf(position);
      games.set(key, [...(games.get(key) ?? []), game]);
      const after = courseOf(game)[ply + 1];
      const move = after && `${key} ${keyOf(after)}`;
      if (move !== undefined) moves.set(move, (moves.get(move) ?? 0) + 1);
    }
  return { games, moves };
};

test('the book of a few games equals an independent count', () => {
  const { games, moves } = recount();
  let seen = 0;
  for (const position of new Map(sample.flatMap(courseOf).map(one => [keyOf(one), one])).values()) {
    const here = book.at(position);
    const counted = games.get(keyOf(position)) ?? [];
    if (counted.length === 0) continue;
    expect(here === undefined).toBe(counted.length < LEAST);
    if (here === undefined) continue;
    seen++;
    expect(here.games).toBe(counted.length);
    expect(here.blackWins).toBe(counted.filter(({ blackScore }) => blackScore > 32).length);
    expect(here.draws).toBe(counted.filter(({ blackScore }) => blackScore === 32).length);
    expect(here.firstYear).toBe(Math.min(...counted.map(({ year }) => year)));
    expect(here.lastYear).toBe(Math.max(...counted.map(({ year }) => year)));
    const isOpen = discCounts(position).black + discCounts(position).white > DRAWN_DISCS;
    expect(here.value).toBe(isOpen ? values.get(canonicalKey(position)) : 0);
    for (const { squares, games: times } of book.movesAt(position))
      for (const square of squares) {
        const after = play(position, square) as OthelloPosition;
        expect(times).toBe(moves.get(`${keyOf(position)} ${keyOf(after)}`) ?? 0);
      }
  }
  expect(seen).toBeGreaterThan(20);
});

test('the shipped book counts at least the games of the sample', () => {
  const packed = readFileSync(fromRoot('public', 'assets', 'openings.book'));
  const shipped = OpeningBook.read(gunzipSync(packed)) as OpeningBook;
  for (const { key, games, blackWins } of positions.filter(({ games }) => games >= shipped.leastGames)) {
    const here = shipped.at(positionOfKey(key));
    expect(here?.games).toBeGreaterThanOrEqual(games);
    expect(here?.blackWins).toBeGreaterThanOrEqual(blackWins);
  }
});
