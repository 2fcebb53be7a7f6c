import { LEVELS } from '../../src/game/seat.ts';
import { CommandLine, type OptionSpecs } from '../flipside/commandLine.ts';
import { UsageError } from '../flipside/usageError.ts';
import { fromRoot } from '../paths.ts';
import { drawOpenings, type Pairing, playMatch, type Standing } from './ladder.ts';
import { openPlayer, openScales } from './ladderPlayers.ts';

/**
 * Plays the levels of Flipside against each other, each against the one below, or two players against each other:
 * `npx tsx tools/tune/levels.ts --games 200`, `npx tsx tools/tune/levels.ts flipside:6 minimax:7 --games 100`.
 */
const OPTIONS: OptionSpecs = {
  games: { placeholder: 'N', help: 'Games for each pair.' },
  to: { placeholder: 'FILE', help: 'Where games are kept; a run that was stopped goes on there.' },
};

const percent = (share: number): string => (100 * share).toFixed(1);

const describe = ({ first, second }: Pairing, { games, share, margin, meanDifference }: Standing): string =>
  `${first} against ${second}: ${percent(share)} % ± ${percent(margin)} in ${games} games, ` +
  `${meanDifference.toFixed(1)} discs`;

/** One line that is written over and over, where somebody looks on. */
const showProgress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
};

const pairingsOf = (names: readonly string[], games: number): readonly Pairing[] => {
  const [first, second] = names;
  if (first !== undefined && second !== undefined) return [{ first, second, games }];
  const highest = LEVELS.flipside?.max ?? 1;
  return Array.from({ length: highest - 1 }, (_, index) => ({
    first: `flipside:${index + 2}`,
    second: `flipside:${index + 1}`,
    games,
  }));
};

const run = async (): Promise<void> => {
  const line = new CommandLine(process.argv.slice(2), OPTIONS);
  const games = line.wholeNumber('games', { from: 2, to: 100_000 }) ?? 200;
  const file = line.text('to') ?? fromRoot('build', 'levels.jsonl');
  const openings = drawOpenings(Math.ceil(games / 2), await openScales());
  for (const pairing of pairingsOf(line.rest, games)) {
    const [first, second] = [await openPlayer(pairing.first), await openPlayer(pairing.second)];
    const onGame = (standing: Standing): void => showProgress(describe(pairing, standing));
    const standing = playMatch({ pairing, first, second, openings, file, onGame });
    showProgress('');
    console.log(describe(pairing, standing));
  }
};

await run().catch((error: unknown) => {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
});
