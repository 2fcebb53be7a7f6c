import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { gunzipSync, gzipSync } from 'node:zlib';
import { positionOfKey } from '../../src/game/othello/canonical.ts';
import { OpeningBook } from '../../src/openings/book.ts';
import { codeText } from '../../src/openings/code.ts';
import { CACHE, fromRoot, ROOT } from '../../tools/paths.ts';
import { Progress } from '../train/progress.ts';
import { writeWhole } from '../train/store.ts';
import { backedUp } from './backUp.ts';
import { makeBook } from './bookFile.ts';
import { type CountedPosition, countPositions } from './countPositions.ts';
import { makeGames } from './gamesFile.ts';
import { makeNamesFile, writeNames } from './namesFile.ts';
import { FAMOUS_GAMES, GAMES_FOR_EACH, LEAST_GAMES, MOST_PLIES, VALUE_DEPTH } from './plan.ts';
import { SEARCHED, SearchedPositions } from './searched.ts';
import { readTournamentGames } from './tournamentGames.ts';
import { openValuer, ValueLog } from './values.ts';

/**
 * Usage: npm run openings [-- [--games] [folder with the data]]. Values found before are not searched again, so that a run
 * that was stopped can go on; with `--games` only the games are chosen again. See docs/OPENINGS.md.
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

/** The book that is there has most of them. */
const takeKnown = (log: ValueLog, positions: readonly CountedPosition[]): void => {
  if (!existsSync(asset('openings.book'))) return;
  const book = OpeningBook.read(new Uint8Array(gunzipSync(readFileSync(asset('openings.book')))));
  if (book?.depth !== VALUE_DEPTH) return;
  for (const { key } of positions) {
    const value = book.at(positionOfKey(key))?.value;
    if (value !== undefined && log.get(key) === undefined) log.add(key, value);
  }
};

/** Finds the values that are missing, those of the positions that most games reached first. */
const findValues = async (positions: readonly CountedPosition[]): Promise<ValueLog> => {
  const log = new ValueLog(join(CACHE, 'openings', `values-${VALUE_DEPTH}.tsv`));
  const valueAt = await openValuer(VALUE_DEPTH);
  takeKnown(log, positions);
  const missing = positions.filter(({ key }) => log.get(key) === undefined);
  progress.begin(`values of ${missing.length} positions`);
  for (const [index, { key }] of missing.sort((one, other) => other.games - one.games).entries()) {
    log.add(key, valueAt(key));
    progress.report((index + 1) / missing.length);
  }
  return log;
};

const writeBook = async (): Promise<void> => {
  const positions = countPositions(games, { leastGames: LEAST_GAMES, mostPlies: MOST_PLIES });
  progress.note(`${positions.length} positions`);
  const log = await findValues(positions);
  const searched = new SearchedPositions(SEARCHED);
  const deep = backedUp(positions, code => searched.get(code));
  progress.note(`${deep.size} of them are searched further than ${VALUE_DEPTH} plies`);
  const valueAt = (key: string) => deep.get(codeText(positionOfKey(key))) ?? log.get(key);
  const facts = { depth: VALUE_DEPTH, leastGames: LEAST_GAMES };
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
  await writeBook();
}
writeGames();
