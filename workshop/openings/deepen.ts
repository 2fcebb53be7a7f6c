import { join, resolve } from 'node:path';
import process from 'node:process';
import { readBook } from '../../cli/match/tournamentBook.ts';
import { positionOfKey } from '../../src/game/othello/canonical.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { codeText } from '../../src/openings/code.ts';
import { fromRoot, ROOT } from '../../tools/paths.ts';
import { Progress } from '../train/progress.ts';
import { runTool } from '../tune/runTool.ts';
import { countPositions } from './countPositions.ts';
import { makeNamesFile } from './namesFile.ts';
import { LEAST_GAMES, LEAST_VISITED, MOST_PLIES, SEARCH_DEPTH } from './plan.ts';
import { reachedEnds } from './reached.ts';
import { openSearch, type Reach, SEARCHED, SearchedPositions } from './searched.ts';
import { readTournamentGames } from './tournamentGames.ts';

/**
 * Searches the book's positions deeply until the CPU time is used up: first those where the book ends, then named ones, then
 * those that most games have reached. A later run continues, and several can run in parallel on separate shares; `npm run
 * openings --prefix workshop` then backs up the values.
 *
 * With `--again` it searches the positions again where the book of full strength ends, the most frequent first, with this many
 * million nodes.
 */
const OPTIONS = {
  minutes: { placeholder: 'N', help: 'CPU time to use.' },
  data: { placeholder: 'FOLDER', help: 'The folder of the tournament games.' },
  again: { placeholder: 'N', help: 'Millions of nodes for positions where the book of full strength ends.' },
  shares: { placeholder: 'N', help: 'The number of parallel runs.' },
  share: { placeholder: 'N', help: 'The number of this run, from 1.' },
} as const;

const MOST_MINUTES = 10_000;
const MICROSECONDS_PER_MINUTE = 60e6;
const MOST_SHARES = 64;
const SHARE_DIGITS = 4;
const MOST_MILLIONS = 10_000;
const MILLION = 1e6;
const PERCENT = 100;

const minutesUsed = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS_PER_MINUTE;
};

/** The share of a code, from 1, always the same. */
const shareOf = (code: string, shares: number): number =>
  1 + (Number.parseInt(code.slice(-SHARE_DIGITS), 36) % shares);

/** A position to search, and how many games reach it. */
interface Job {
  readonly position: OthelloPosition;
  readonly code: string;
  readonly reach: Reach;
  readonly reachedBy: string;
}

const unsearchedPositions = (data: string, searched: SearchedPositions): readonly Job[] => {
  const games = readTournamentGames(join(data, 'wthor', 'games.txt.gz'));
  const named = new Set(makeNamesFile(fromRoot('data')).openings.map(([, code]) => code));
  const positions = countPositions(games, { leastGames: LEAST_GAMES, mostPlies: MOST_PLIES });
  const keys = new Set(positions.map(({ key }) => key));
  return positions
    .map(({ key, games, next }) => ({
      position: positionOfKey(key),
      games,
      isLast: ![...next.keys()].some(after => keys.has(after)),
    }))
    .map(({ position, ...facts }) => ({ position, code: codeText(position), ...facts }))
    .filter(({ code }) => searched.get(code) === undefined)
    .sort(
      (one, other) =>
        Number(other.isLast) - Number(one.isLast) ||
        Number(named.has(other.code)) - Number(named.has(one.code)) ||
        other.games - one.games,
    )
    .map(({ position, code, games, isLast }) => ({
      position,
      code,
      reach: isLast ? { visited: LEAST_VISITED } : { plies: SEARCH_DEPTH },
      reachedBy: `${games} games`,
    }));
};

const endsOfFullStrength = (visited: number, searched: SearchedPositions): readonly Job[] =>
  reachedEnds(readBook())
    .filter(({ code }) => (searched.get(code)?.visited ?? 0) < visited)
    .map(({ position, code, share }) => ({
      position,
      code,
      reach: { visited },
      reachedBy: `${(PERCENT * share).toFixed(3)} % of its games`,
    }));

await runTool(OPTIONS, async line => {
  const minutes = line.wholeNumber('minutes', { from: 1, to: MOST_MINUTES }) ?? MOST_MINUTES;
  const shares = line.wholeNumber('shares', { from: 1, to: MOST_SHARES }) ?? 1;
  const share = line.wholeNumber('share', { from: 1, to: shares }) ?? 1;
  const again = line.wholeNumber('again', { from: 1, to: MOST_MILLIONS });
  const data = resolve(line.text('data') ?? join(ROOT, '..', 'shared', 'data'));
  const searched = new SearchedPositions(SEARCHED);
  const search = await openSearch();
  const all =
    again === undefined ? unsearchedPositions(data, searched) : endsOfFullStrength(MILLION * again, searched);
  const jobs = all.filter(({ code }) => shareOf(code, shares) === share);
  const progress = new Progress();
  progress.begin(`${jobs.length} positions`);
  for (const [index, { position, code, reach, reachedBy }] of jobs.entries()) {
    if (minutesUsed() > minutes) {
      progress.note(`${searched.size} positions are searched; the next one was reached by ${reachedBy}.`);
      return;
    }
    const isAgain = again !== undefined && 'visited' in reach;
    searched.add(code, { ...search(position, reach), ...(isAgain && { visited: reach.visited }) });
    progress.report((index + 1) / jobs.length);
  }
  progress.note('All positions are searched.');
});
