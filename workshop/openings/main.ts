import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { gunzipSync, gzipSync } from 'node:zlib';
import { positionOfKey } from '../../src/game/othello/canonical.ts';
import { OpeningBook } from '../../src/openings/book.ts';
import { codeText } from '../../src/openings/code.ts';
import { fromRoot, ROOT } from '../../tools/paths.ts';
import { Progress } from '../train/progress.ts';
import { writeWhole } from '../train/store.ts';
import { backedUp } from './backUp.ts';
import { makeBook } from './bookFile.ts';
import { countPositions } from './countPositions.ts';
import { makeGames } from './gamesFile.ts';
import { makeNamesFile, writeNames } from './namesFile.ts';
import { FAMOUS_GAMES, GAMES_FOR_EACH, LEAST_DEPTH, LEAST_GAMES, MOST_PLIES } from './plan.ts';
import { SEARCHED, SearchedPositions } from './searched.ts';
import { readTournamentGames } from './tournamentGames.ts';

/**
 * Usage: npm run openings --prefix workshop [-- [--games] [folder with the data]]. The values are those that `deepen.ts` has found; with
 * `--games` only the games are chosen again. See docs/OPENINGS.md.
 */
const onlyGames = process.argv.includes('--games');
const folder = process.argv.slice(2).find(word => !word.startsWith('--'));
const data = resolve(folder ?? join(ROOT, '..', 'shared', 'data'));
const asset = (name: string): string => fromRoot('public', 'assets', name);

const progress = new Progress();
const games = readTournamentGames(join(data, 'wthor', 'games.txt.gz'));

const writePacked = (name: string, bytes: Uint8Array): void => {
  const packed = gzipSync(bytes, { level: 9 });
  writeWhole(asset(name), packed);
  progress.note(`${name}: ${bytes.length} bytes, ${packed.length} packed`);
};

const writeNamesAsset = (): void => {
  const names = makeNamesFile(fromRoot('data'));
  writeWhole(asset('openings.json'), writeNames(names));
  progress.note(`openings.json: ${names.openings.length} named positions`);
};

const writeBook = (): void => {
  const positions = countPositions(games, { leastGames: LEAST_GAMES, mostPlies: MOST_PLIES });
  progress.note(`${positions.length} positions`);
  const searched = new SearchedPositions(SEARCHED);
  const values = backedUp(positions, code => searched.get(code));
  const missing = positions.length - values.size;
  if (missing > 0)
    throw new Error(`${missing} positions are not searched yet: run workshop/openings/deepen.ts.`);
  const valueAt = (key: string) => values.get(codeText(positionOfKey(key)));
  const facts = { depth: LEAST_DEPTH, leastGames: LEAST_GAMES };
  writePacked('openings.book', makeBook({ positions, valueAt, ...facts }));
};

const writeGames = (): void => {
  const book = OpeningBook.read(new Uint8Array(gunzipSync(readFileSync(asset('openings.book')))));
  if (book === undefined) throw new Error('The book cannot be read.');
  const players = join(data, 'wthor', 'players.tsv');
  const text = makeGames({ games, book, players, from: FAMOUS_GAMES, each: GAMES_FOR_EACH });
  writePacked('openings.games', new TextEncoder().encode(text));
  progress.note(`openings.games: ${text.trimEnd().split('\n').length - 2} games`);
};

if (!onlyGames) {
  writeNamesAsset();
  writeBook();
}
writeGames();
