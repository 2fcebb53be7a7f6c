import { readOpenings } from '../../cli/match/matchFiles.ts';
import { confidence } from '../../cli/match/matchResult.ts';
import { PLAIN_PLAYERS } from '../../cli/match/plainPlayers.ts';
import { makeRandom, shuffled } from '../../src/game/random.ts';
import { CHARACTERS, LEVEL_NAMES, LEVELS } from '../../src/game/seat.ts';
import { menu } from '../../src/i18n/en/menu.ts';
import { levelAt } from '../../src/opponents/levels.ts';
import { ratingsOf, type Score, scoreOf } from './elo.ts';
import { openInThread } from './ownThread.ts';
import { describePair, type Pair, playPair } from './pair.ts';
import { runTool } from './runTool.ts';

/**
 * Lets each level of Flipside play the one below, the lowest ones play beginners and some play the characters, and prints the
 * tables of `docs/ENGINE.md`: `npx tsx workshop/tune/levels.ts --openings public/assets/xot.txt --logs FOLDER`. A stopped run
 * continues from its logs, one for each pair; a changed table of levels needs another folder.
 */
const OPTIONS = {
  openings: { placeholder: 'FILE', help: 'As "flipside openings" makes them.' },
  logs: { placeholder: 'FOLDER', help: 'The folder for logs of games.' },
  games: {
    placeholder: 'N',
    help: 'Games for each pair; a quarter from level 9 on, where games are long.',
  },
  ms: { placeholder: 'N', help: 'CPU time of full strength per move.' },
  of: { placeholder: 'WORD', help: 'Only pairs of this kind; the tables then show the results in the logs.' },
} as const;

const HIGHEST = LEVELS.flipside?.max ?? 1;
const KINDS = ['levels', 'beginners', 'characters', 'none'] as const;
type Kind = (typeof KINDS)[number];
/** The levels that play beginners, those that play characters, and the first with long games. */
const FOR_BEGINNERS = [1, 2, 3] as const;
const FOR_CHARACTERS = [2, 3, 4, 5] as const;
const FIRST_LONG = 9;
const LONG_SHARE = 0.25;
const DEFAULTS = { games: 400, ms: 1000 } as const;
const MOST_GAMES = 10_000;
const LONGEST_MILLISECONDS = 60_000;
const OPENINGS_SEED = 1;
const PERCENT = 100;

interface Planned {
  readonly kind: Kind;
  readonly first: string;
  readonly second: string;
  readonly name: string;
  /** The share of the default number of games. */
  readonly share: number;
}

const levelName = (level: number): string => `level ${level}`;

const PLANNED: readonly Planned[] = [
  ...FOR_BEGINNERS.flatMap(level =>
    PLAIN_PLAYERS.map(player => ({
      kind: 'beginners' as const,
      ...{ first: player, second: levelName(level), name: `${player}-${level}`, share: 1 },
    })),
  ),
  ...Array.from({ length: HIGHEST - 1 }, (_, index) => ({
    kind: 'levels' as const,
    ...{ first: levelName(index + 2), second: levelName(index + 1), name: `level-${index + 2}` },
    share: index + 2 < FIRST_LONG ? 1 : LONG_SHARE,
  })),
  ...FOR_CHARACTERS.flatMap(level =>
    CHARACTERS.map(character => ({
      kind: 'characters' as const,
      ...{ first: character, second: levelName(level), name: `${character}-${level}`, share: LONG_SHARE },
    })),
  ),
];

/** The player's name for `flipside match`. */
const specOf = (player: string, ms: number): string => {
  const level = /^level (\d+)$/.exec(player)?.[1];
  if (level === undefined) return player;
  return `flipside:level=${level}${Number(level) === HIGHEST ? `,ms=${ms}` : ''}`;
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const shareText = ({ points, games }: Score): string => {
  const { from, to } = confidence(points / games, games);
  const [share, ...ends] = [points / games, from, to].map(part => PERCENT * part);
  return `${share?.toFixed(1)} % (${ends.map(Math.round).join(' to ')}) of ${games}`;
};

const sightOf = (level: number): readonly string[] => {
  const { depth, endgame, budget, glance, care } = levelAt(level);
  const shares = [glance, care].map(part => `${Math.round(PERCENT * part)} %`);
  if (level === HIGHEST) return ['by time', '', 'none', ''];
  return [`${depth}`, `${endgame}`, budget.opening === 0 ? 'none' : `${budget.opening}`, shares.join(', ')];
};

const feelOf = (player: string): string => {
  const level = /^level (\d+)$/.exec(player)?.[1];
  const name = level === undefined ? undefined : LEVEL_NAMES[Number(level) - 1];
  return name === undefined ? '' : `${menu.level.names[name]}: ${menu.level.about[name]}`;
};

const printTables = (scores: readonly Score[]): void => {
  const players = [...new Set(scores.flatMap(({ first, second }) => [second, first]))];
  const anchored = [levelName(1), ...players.filter(player => player !== levelName(1))];
  const ratings = ratingsOf(anchored, scores);
  const order = anchored
    .map((player, index) => ({ player, ...(ratings[index] ?? { elo: 0, within: 0 }) }))
    .sort((a, b) => a.elo - b.elo);
  for (const { player, elo, within } of order) {
    const level = Number(/^level (\d+)$/.exec(player)?.[1] ?? 0);
    const below = scores.find(({ first, second }) => first === player && second === levelName(level - 1));
    const cells = level === 0 ? ['', '', '', ''] : sightOf(level);
    console.log(
      row([
        player,
        `${Math.round(elo)} ± ${Math.round(within)}`,
        below === undefined ? '' : shareText(below),
        ...cells,
        feelOf(player),
      ]),
    );
  }
  for (const score of scores.filter(({ first }) => !first.startsWith('level')))
    console.log(row([score.first, score.second, shareText(score)]));
};

await runTool(OPTIONS, async line => {
  const openings = shuffled(
    makeRandom(OPENINGS_SEED),
    await readOpenings(line.required('openings'), process.stdin),
  );
  const logs = line.required('logs');
  const most = line.wholeNumber('games', { from: 2, to: MOST_GAMES }) ?? DEFAULTS.games;
  const ms = line.wholeNumber('ms', { from: 1, to: LONGEST_MILLISECONDS }) ?? DEFAULTS.ms;
  const only = line.choice('of', KINDS);
  const openEngine = await openInThread();
  const scores: Score[] = [];
  for (const { kind, first, second, name, share } of PLANNED) {
    const isPlayed = only === undefined || only === kind;
    const [one, other] = [specOf(first, ms), specOf(second, ms)];
    const games = isPlayed ? Math.round(most * share) : 0;
    const pair: Pair = { first: one, second: other, openings, games, logs, name, openEngine };
    const played = await playPair(pair);
    if (isPlayed) console.log(describePair(pair, played));
    if (played.length > 0) scores.push(scoreOf(first, second, played));
  }
  printTables(scores);
});
