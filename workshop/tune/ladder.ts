import { readOpenings } from '../../cli/match/matchFiles.ts';
import { type MatchGame, summarize } from '../../cli/match/matchResult.ts';
import { makeRandom, shuffled } from '../../src/game/random.ts';
import { CHARACTERS } from '../../src/game/seat.ts';
import { describePair, type Pair, playPair } from './pair.ts';
import { runTool } from './runTool.ts';

/**
 * Lets the eight characters play each other, random moves and the lower levels of Flipside, and prints the scores
 * against whom: `npx tsx workshop/tune/ladder.ts --openings public/assets/xot.txt --logs FOLDER`. A stopped run
 * continues from its logs; a changed evaluation needs another folder.
 */
const OPTIONS = {
  openings: { placeholder: 'FILE', help: 'Balanced openings, one per line.' },
  logs: { placeholder: 'FOLDER', help: 'The folder for logs of games.' },
  games: { placeholder: 'N', help: 'Games for each pair.' },
  of: { placeholder: 'NAME', help: 'Only pairs with this character first.' },
} as const;

const HIGHEST_LEVEL = 6;
const GAMES = 100;
const MOST_GAMES = 10_000;
const OPENINGS_SEED = 1;

/** The head of each column, and the player's name for `flipside match`. */
const RIVALS: readonly (readonly [head: string, player: string])[] = [
  ['random', 'random'],
  ...CHARACTERS.map(name => [name, name] as const),
  ...Array.from({ length: HIGHEST_LEVEL }, (_, index) => {
    const level = index + 1;
    return [`level ${level}`, `flipside:level=${level}`] as const;
  }),
];

type Shares = Map<string, number>;
const keyOf = (character: string, rival: string): string => `${character} ${rival}`;

const takeIn = (shares: Shares, { first, second }: Pair, games: readonly MatchGame[]): void => {
  const { percent } = summarize(games);
  shares.set(keyOf(first, second), percent);
  shares.set(keyOf(second, first), Math.round(10 * (100 - percent)) / 10);
};

const tableOf = (shares: Shares): readonly string[] => [
  ['', ...RIVALS.map(([head]) => head)].join('\t'),
  ...CHARACTERS.map(name =>
    [name, ...RIVALS.map(([, player]) => shares.get(keyOf(name, player)) ?? '')].join('\t'),
  ),
];

/** Every character against every rival; each pair of characters only once. */
const pairsOf = (common: Omit<Pair, 'first' | 'second' | 'name'>): readonly Pair[] =>
  CHARACTERS.flatMap((first, index) =>
    RIVALS.filter(([, player]) => !CHARACTERS.slice(0, index + 1).some(known => known === player)).map(
      ([head, second]) => ({ ...common, first, second, name: `${first}-${head.replace(' ', '-')}` }),
    ),
  );

await runTool(OPTIONS, async line => {
  const openings = shuffled(
    makeRandom(OPENINGS_SEED),
    await readOpenings(line.required('openings'), process.stdin),
  );
  const logs = line.required('logs');
  const games = line.wholeNumber('games', { from: 2, to: MOST_GAMES }) ?? GAMES;
  const only = line.choice('of', CHARACTERS);
  const shares: Shares = new Map();
  const pairs = pairsOf({ openings, games, logs });
  for (const pair of pairs.filter(({ first }) => only === undefined || first === only)) {
    const played = await playPair(pair);
    takeIn(shares, pair, played);
    console.log(describePair(pair, played));
  }
  for (const row of tableOf(shares)) console.log(row);
});
