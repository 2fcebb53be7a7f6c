import { readOpenings } from '../../cli/match/matchFiles.ts';
import { LEVELS } from '../../src/game/seat.ts';
import { describePair, type Pair, playPair } from './pair.ts';
import { runTool } from './runTool.ts';

/**
 * Lets each level of Flipside play the one below: `npx tsx workshop/tune/levels.ts --openings FILE --logs FOLDER`. A run
 * that was stopped continues from its logs, one for each pair; a changed table of levels needs another folder.
 */
const OPTIONS = {
  openings: { placeholder: 'FILE', help: 'As "flipside openings" makes them.' },
  logs: { placeholder: 'FOLDER', help: 'Where the games are kept.' },
  games: { placeholder: 'N', help: 'For each pair.' },
  from: { placeholder: 'LEVEL', help: 'The lowest upper one of a pair.' },
  to: { placeholder: 'LEVEL', help: 'The highest one.' },
  ms: { placeholder: 'N', help: 'What full strength thinks about a move.' },
} as const;

const HIGHEST = LEVELS.flipside?.max ?? 1;
const DEFAULTS = { games: 200, ms: 1000 } as const;
const MOST_GAMES = 10_000;
const LONGEST_MILLISECONDS = 60_000;

await runTool(OPTIONS, async line => {
  const openings = await readOpenings(line.required('openings'), process.stdin);
  const logs = line.required('logs');
  const games = line.wholeNumber('games', { from: 2, to: MOST_GAMES }) ?? DEFAULTS.games;
  const ms = line.wholeNumber('ms', { from: 1, to: LONGEST_MILLISECONDS }) ?? DEFAULTS.ms;
  const lowest = line.wholeNumber('from', { from: 2, to: HIGHEST }) ?? 2;
  const highest = line.wholeNumber('to', { from: lowest, to: HIGHEST }) ?? HIGHEST;
  const nameOf = (level: number): string => `flipside:level=${level}${level === HIGHEST ? `,ms=${ms}` : ''}`;
  for (let level = lowest; level <= highest; level++) {
    const players = { first: nameOf(level), second: nameOf(level - 1) };
    const pair: Pair = { ...players, openings, games, logs, name: `level-${level}` };
    console.log(describePair(pair, await playPair(pair)));
  }
});
