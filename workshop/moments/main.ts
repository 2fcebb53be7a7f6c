import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { readBook } from '../../cli/match/tournamentBook.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import type { Square } from '../../src/game/square.ts';
import { writeMoves } from '../../src/game/transcript.ts';
import { theoryOf } from '../../src/openings/book.ts';
import type { Moment } from '../../src/study/review/review.ts';
import { reviewGame } from '../../src/study/review/reviewer.ts';
import { readRecordedGames } from '../../testkit/game/recordedGames.ts';
import { engine, gameOf } from '../../testkit/study/games.ts';
import { CACHE, fromRoot } from '../../tools/paths.ts';

/**
 * Reviews tournament games far apart in a file and writes the moments of these reviews before they are explained:
 * `data/moments.tsv.gz`, by which tests know how many moments have a reason and whether it is true. It goes on where it stopped:
 *
 *     nice -n 10 npx tsx workshop/moments/main.ts games.txt.gz 4242
 */
const [path = fromRoot('data', 'wthor-sample.txt.gz'), seed = '1'] = process.argv.slice(2);

/** Distance between the games, since the file is sorted by moves. */
const STRIDE = 7919;
const COUNT = 300;
const FILE = fromRoot('data', 'moments.tsv.gz');
/** The log: the number of a game, and one of its moments. */
const FOUND = join(CACHE, 'moments', `${seed}.tsv`);
const MICROSECONDS = 1e6;

const games = readRecordedGames(path);
const book = readBook();

const write = (moves: readonly Square[]): string => writeMoves('othello', moves);

const rowOf = (transcript: string, { ply }: Moment): string =>
  [
    transcript,
    ply.ply,
    write([ply.best]),
    ply.score,
    ply.played,
    ply.exact ? 1 : 0,
    ply.depth,
    write(ply.line),
    write(ply.playedLine),
  ].join('\t');

/** The moments of a game; prints the time of its review and the names of the reasons. */
const momentsOf = async (index: number): Promise<readonly string[]> => {
  const { transcript = '' } = games[(Number(seed) + index * STRIDE) % games.length] ?? {};
  const game = gameOf(STANDARD_START, transcript);
  const before = process.cpuUsage();
  const outcome = await reviewGame(engine, game, { bookUntil: theoryOf(book, game.positions) });
  if (outcome.type !== 'finished') throw new Error(`The review was ${outcome.type}.`);
  const { user, system } = process.cpuUsage(before);
  const { moments } = outcome.review;
  const seconds = (user + system) / MICROSECONDS;
  console.log(index, seconds.toFixed(1), ...moments.map(({ reason, ply }) => `${ply.ply}:${reason.name}`));
  return moments.map(moment => `${index}\t${rowOf(transcript, moment)}`);
};

mkdirSync(dirname(FOUND), { recursive: true });
const known = existsSync(FOUND) ? readFileSync(FOUND, 'utf8').trimEnd().split('\n') : [];
const rows = [...known];
for (let index = Number(known.at(-1)?.split('\t')[0] ?? -1) + 1; rows.length < COUNT; index++) {
  const found = await momentsOf(index);
  rows.push(...found);
  if (found.length > 0) appendFileSync(FOUND, `${found.join('\n')}\n`);
}
const moments = rows.slice(0, COUNT).map(row => row.slice(row.indexOf('\t') + 1));
writeFileSync(FILE, gzipSync(`${moments.join('\n')}\n`));
process.exit(0);
