import { readOpenings } from '../../cli/match/matchFiles.ts';
import { summarize } from '../../cli/match/matchResult.ts';
import { PLAIN_PLAYERS } from '../../cli/match/plainPlayers.ts';
import { LEVELS } from '../../src/game/seat.ts';
import { levelAt } from '../../src/opponents/levels.ts';
import { describePair, type Pair, playPair } from './pair.ts';
import { runTool } from './runTool.ts';

/**
 * Lets each level of Flipside play the one below and the lowest ones play beginners, and prints the table of
 * `docs/ENGINE.md`: `npx tsx workshop/tune/levels.ts --openings FILE --logs FOLDER`. A run that was stopped continues from
 * its logs, one for each pair; a changed table of levels needs another folder.
 */
const OPTIONS = {
  openings: { placeholder: 'FILE', help: 'As "flipside openings" makes them.' },
  logs: { placeholder: 'FOLDER', help: 'Where the games are kept.' },
  games: { placeholder: 'N', help: 'For each pair.' },
  from: { placeholder: 'LEVEL', help: 'The lowest level.' },
  to: { placeholder: 'LEVEL', help: 'The highest one.' },
  ms: { placeholder: 'N', help: 'What full strength thinks about a move.' },
} as const;

const HIGHEST = LEVELS.flipside?.max ?? 1;
/** The levels that beginners can beat. */
const FOR_BEGINNERS = 3;
const DEFAULTS = { games: 200, ms: 1000 } as const;
const MOST_GAMES = 10_000;
const LONGEST_MILLISECONDS = 60_000;

type Series = Pick<Pair, 'openings' | 'games' | 'logs'>;

/** Plays the first against the second and returns the share of the first, with its interval and the difference in Elo. */
const measure = async (series: Series, first: string, second: string, name: string) => {
  const pair: Pair = { ...series, first, second, name };
  const games = await playPair(pair);
  console.log(describePair(pair, games));
  const { percent, interval, elo } = summarize(games);
  const ends = interval.map(Math.round).join(' to ');
  return {
    text: `${percent} % (${ends})${games.length === DEFAULTS.games ? '' : ` in ${games.length}`}`,
    elo,
  };
};

const aboutOf = (level: number): readonly string[] => {
  const { depth, endgame, budget, glance, care } = levelAt(level);
  const shares = [glance, care].map(share => `${Math.round(100 * share)} %`);
  return [`${depth}`, `${endgame}`, `${budget.opening}`, ...shares];
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

await runTool(OPTIONS, async line => {
  const openings = await readOpenings(line.required('openings'), process.stdin);
  const logs = line.required('logs');
  const games = line.wholeNumber('games', { from: 2, to: MOST_GAMES }) ?? DEFAULTS.games;
  const ms = line.wholeNumber('ms', { from: 1, to: LONGEST_MILLISECONDS }) ?? DEFAULTS.ms;
  const lowest = line.wholeNumber('from', { from: 1, to: HIGHEST }) ?? 1;
  const highest = line.wholeNumber('to', { from: lowest, to: HIGHEST }) ?? HIGHEST;
  const series: Series = { openings, games, logs };
  const nameOf = (level: number): string => `flipside:level=${level}${level === HIGHEST ? `,ms=${ms}` : ''}`;
  const rows: string[] = [];
  let elo = 0;
  for (let level = lowest; level <= highest; level++) {
    const beginners: string[] = [];
    for (const player of level <= FOR_BEGINNERS ? PLAIN_PLAYERS : [])
      beginners.push((await measure(series, player, nameOf(level), `${player}-${level}`)).text);
    const below =
      level === 1 ? undefined : await measure(series, nameOf(level), nameOf(level - 1), `level-${level}`);
    elo += below?.elo ?? 0;
    rows.push(row([`${level}`, ...aboutOf(level), below?.text ?? '', `${elo}`, ...beginners]));
  }
  for (const one of rows) console.log(one);
});
