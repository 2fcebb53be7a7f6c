import { join, resolve } from 'node:path';
import process from 'node:process';
import { positionOfKey } from '../../src/game/othello/canonical.ts';
import { codeText } from '../../src/openings/code.ts';
import { fromRoot, ROOT } from '../../tools/paths.ts';
import { Progress } from '../train/progress.ts';
import { runTool } from '../tune/runTool.ts';
import { countPositions } from './countPositions.ts';
import { makeNamesFile } from './namesFile.ts';
import { LEAST_GAMES, MOST_PLIES, SEARCH_DEPTH } from './plan.ts';
import { openSearch, SEARCHED, SearchedPositions } from './searched.ts';
import { readTournamentGames } from './tournamentGames.ts';

/**
 * Searches the positions of the book deeply until the processor time is used up: first those with a name, then those that most
 * games have reached. It goes on where it stopped; `npm run openings` then backs up the values.
 *
 *     nice -n 19 npx tsx workshop/openings/deepen.ts --minutes 80
 */
const OPTIONS = {
  minutes: { placeholder: 'N', help: 'Processor time to spend.' },
  data: { placeholder: 'FOLDER', help: 'Where the tournament games are.' },
} as const;

const MOST_MINUTES = 10_000;
const MICROSECONDS_PER_MINUTE = 60e6;

const minutesUsed = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS_PER_MINUTE;
};

await runTool(OPTIONS, async line => {
  const minutes = line.wholeNumber('minutes', { from: 1, to: MOST_MINUTES }) ?? MOST_MINUTES;
  const data = resolve(line.text('data') ?? join(ROOT, '..', 'shared', 'data'));
  const games = readTournamentGames(join(data, 'wthor', 'games.txt.gz'));
  const searched = new SearchedPositions(SEARCHED);
  const search = await openSearch(SEARCH_DEPTH);
  const named = new Set(makeNamesFile(fromRoot('data')).openings.map(([, code]) => code));
  const missing = countPositions(games, { leastGames: LEAST_GAMES, mostPlies: MOST_PLIES })
    .map(({ key, games }) => ({ position: positionOfKey(key), games }))
    .map(({ position, games }) => ({ position, games, code: codeText(position) }))
    .filter(({ code }) => searched.get(code) === undefined)
    .sort(
      (one, other) => Number(named.has(other.code)) - Number(named.has(one.code)) || other.games - one.games,
    );
  const progress = new Progress();
  progress.begin(`${missing.length} positions, ${SEARCH_DEPTH} plies deep`);
  for (const [index, { position, code, games }] of missing.entries()) {
    if (minutesUsed() > minutes) {
      progress.note(`${searched.size} positions are searched; the next one was reached by ${games} games.`);
      return;
    }
    searched.add(code, search(position));
    progress.report((index + 1) / missing.length);
  }
  progress.note('All positions are searched.');
});
