import { join, resolve } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { CACHE, fromRoot, ROOT } from '../paths.ts';
import { Progress } from '../train/progress.ts';
import { writeWhole } from '../train/store.ts';
import { makeBook } from './bookFile.ts';
import { type CountedPosition, countPositions } from './countPositions.ts';
import { makeGames } from './gamesFile.ts';
import { makeNamesFile, writeNames } from './namesFile.ts';
import { GAMES_FOR_EACH, LEAST_GAMES, MOST_PLIES, VALUE_DEPTH } from './plan.ts';
import { readTournamentGames } from './tournamentGames.ts';
import { openValuer, ValueLog } from './values.ts';

/**
 * Usage: npm run openings [-- [--now] [folder with the data]]. Values found before are not searched again, so that a run
 * that was stopped can go on; `--now` writes the files with those that are known. See docs/OPENINGS.md.
 */
const isHasty = process.argv.includes('--now');
const folder = process.argv.slice(2).find(word => !word.startsWith('--'));
const data = resolve(folder ?? join(ROOT, '..', 'shared', 'data'));
const asset = (name: string): string => fromRoot('public', 'assets', name);

const progress = new Progress();
const log = new ValueLog(join(CACHE, 'openings', `values-${VALUE_DEPTH}.tsv`));

/** Values of the positions that most games reached come first. */
const findValues = async (positions: readonly CountedPosition[]): Promise<void> => {
  const valueAt = await openValuer(VALUE_DEPTH);
  const missing = positions.filter(({ key }) => log.get(key) === undefined);
  progress.begin(`values of ${missing.length} positions`);
  for (const [index, { key }] of missing.sort((one, other) => other.games - one.games).entries()) {
    log.add(key, valueAt(key));
    progress.report((index + 1) / missing.length);
  }
};

const writePacked = (name: string, bytes: Uint8Array): void => {
  const packed = gzipSync(bytes, { level: 9 });
  writeWhole(asset(name), packed);
  progress.note(`${name}: ${bytes.length} bytes, ${packed.length} packed`);
};

const names = makeNamesFile(fromRoot('data'));
writeWhole(asset('openings.json'), writeNames(names));
progress.note(`openings.json: ${names.openings.length} named positions`);

progress.note('count positions');
const games = readTournamentGames(join(data, 'wthor', 'games.txt.gz'));
const positions = countPositions(games, { leastGames: LEAST_GAMES, mostPlies: MOST_PLIES });
if (!isHasty) await findValues(positions);
const valueAt = (key: string): number | undefined => log.get(key);
progress.note(
  `${positions.filter(({ key }) => valueAt(key) !== undefined).length} values of ${positions.length}`,
);
writePacked('openings.book', makeBook({ positions, valueAt, depth: VALUE_DEPTH, leastGames: LEAST_GAMES }));
const players = join(data, 'wthor', 'players.tsv');
const text = makeGames({ games, positions, players, each: GAMES_FOR_EACH });
writePacked('openings.games', new TextEncoder().encode(text));
progress.note(`openings.games: ${text.split('\n').length - 3} games`);
