import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { positionKey } from '../../src/game/positionKey.ts';
import { type BookGame, BookGames } from '../../src/openings/games.ts';
import { positionAfter } from '../../testkit/game/positions.ts';
import { fromRoot } from '../../tools/paths.ts';

const PACKED = readFileSync(fromRoot('public', 'assets', 'openings.games'));
const games = BookGames.read(gunzipSync(PACKED).toString()) as BookGames;
const goOn = async (): Promise<boolean> => true;

const keyAfter = ({ moves }: BookGame, ply: number) => positionKey(positionAfter(moves, ply));

test.each(['f5d6c3d3c4', 'f5d6c4d3c3', 'f5f6e6f4e3c5c4'])('all games listed for %s reach it', async line => {
  const ply = line.length / 2;
  const position = positionAfter(line, ply);
  const found = await games.through(position, goOn);
  expect(found.length).toBeGreaterThan(3);
  for (const game of found.slice(0, 20)) expect(keyAfter(game, ply)).toEqual(positionKey(position));
  const years = found.map(({ year }) => year);
  expect(years).toEqual([...years].sort((one, other) => other - one));
  expect(found[0]?.black).not.toBe('');
});

test('games that reach the position by other moves are listed too', async () => {
  const [one, other] = ['f5d6c3d3c4', 'f5d6c4d3c3'].map(line => positionAfter(line, 5));
  if (one === undefined || other === undefined) throw new Error('no positions');
  expect(await games.through(one, goOn)).toEqual(await games.through(other, goOn));
});

test('a cancelled search ends', async () => {
  expect(await games.through(positionAfter('f5', 1), async () => false)).toEqual([]);
});

test('the file stays small, and a file of another kind is refused', () => {
  expect(PACKED.length).toBeLessThan(2_000_000);
  expect(BookGames.read('<!doctype html>')).toBeUndefined();
});
