import {
  isOver,
  legalMoves,
  type OthelloPosition,
  play,
  STANDARD_START,
} from '../../src/game/othello/position.ts';
import { positionKey } from '../../src/game/positionKey.ts';
import { makeRandom, pick } from '../../src/game/random.ts';
import type { Square } from '../../src/game/square.ts';
import { makeTranscript, type Transcript } from '../../src/game/transcript.ts';
import type { Thinker } from '../engine/thinker.ts';
import { withThinker } from '../engine/withThinker.ts';
import type { Command, Environment } from '../program/command.ts';
import { type CommandLine, UsageError } from '../program/commandLine.ts';
import { namesAlong, namesLike } from './openingNames.ts';

const MOST_PLIES = 40;
const MOST_COUNT = 1_000_000;
const MOST_SEED = 999_999_999;
const MOST_DEPTH = 20;
const MOST_DISCS = 64;
const DEFAULTS = { plies: 10, count: 100, seed: 1, within: 4, depth: 8 };
/** Stop after this many games in a row without a new opening. */
const MOST_FRUITLESS_GAMES = 20_000;

interface RandomGame {
  readonly transcript: Transcript;
  readonly position: OthelloPosition;
}

const playAtRandom = (random: () => number, plies: number): RandomGame => {
  const transcript: Square[] = [];
  let position = STANDARD_START;
  while (transcript.length < plies && !isOver(position)) {
    const square = pick(random, [...legalMoves(position)]);
    transcript.push(square);
    position = play(position, square) as OthelloPosition;
  }
  return { transcript, position };
};

/** A transcript or, failing that, a name, which may contain spaces. */
const writeNames = (line: CommandLine, text: string, write: (line: string) => void): void => {
  for (const option of Object.keys(DEFAULTS))
    if (line.has(option)) throw new UsageError(`The option --${option} is only for random openings.`);
  const found = line.rest.length === 1 ? namesAlong(text) : undefined;
  for (const named of found ?? namesLike(line.rest.join(' '))) write(JSON.stringify(named));
};

const readNumbers = (line: CommandLine): typeof DEFAULTS => ({
  plies: line.wholeNumber('plies', { from: 1, to: MOST_PLIES }) ?? DEFAULTS.plies,
  count: line.wholeNumber('count', { from: 1, to: MOST_COUNT }) ?? DEFAULTS.count,
  seed: line.wholeNumber('seed', { from: 0, to: MOST_SEED }) ?? DEFAULTS.seed,
  within: line.wholeNumber('within', { from: 0, to: MOST_DISCS }) ?? DEFAULTS.within,
  depth: line.wholeNumber('depth', { from: 1, to: MOST_DEPTH }) ?? DEFAULTS.depth,
});

/** Prints the openings, or as many as there are, and returns their number. */
const writeOpenings = async (
  thinker: Thinker,
  numbers: typeof DEFAULTS,
  write: (line: string) => void,
): Promise<number> => {
  const { plies, count, seed, within, depth } = numbers;
  const random = makeRandom(seed);
  const seen = new Set<string>();
  let [found, fruitless] = [0, 0];
  while (found < count && fruitless < MOST_FRUITLESS_GAMES) {
    const { transcript, position } = playAtRandom(random, plies);
    const key = positionKey(position).join();
    fruitless++;
    if (seen.has(key) || isOver(position)) continue;
    seen.add(key);
    const { score } = await thinker.think({ position, reach: { depth } });
    if (Math.abs(score) > within) continue;
    write(makeTranscript(transcript));
    found++;
    fruitless = 0;
  }
  return found;
};

const run = async (line: CommandLine, environment: Environment): Promise<void> => {
  const [text] = line.rest;
  if (text !== undefined) return writeNames(line, text, environment.write);
  const numbers = readNumbers(line);
  await withThinker(line, environment, async thinker => {
    const found = await writeOpenings(thinker, numbers, environment.write);
    if (found < numbers.count) throw new UsageError(`There are no more than ${found} such openings.`);
  });
};

export const openingsCommand: Command = {
  name: 'openings',
  summary: 'Name openings, or generate balanced random ones.',
  usage: 'openings [TRANSCRIPT | NAME] | [--plies N] [--count N] [--seed N] [--within N] [--depth N]',
  options: {
    plies: {
      placeholder: 'N',
      help: `Moves of each opening, 1 to ${MOST_PLIES} (default ${DEFAULTS.plies}).`,
    },
    count: { placeholder: 'N', help: `Number of openings (default ${DEFAULTS.count}).` },
    seed: {
      placeholder: 'N',
      help: `The same number gives the same openings (default ${DEFAULTS.seed}).`,
    },
    within: {
      placeholder: 'N',
      help: `The largest advantage of one side, in discs by the engine’s evaluation (default ${DEFAULTS.within}).`,
    },
    depth: {
      placeholder: 'N',
      help: `The search depth of that evaluation (default ${DEFAULTS.depth}).`,
    },
  },
  details:
    'With a transcript: the named positions in its game, in any move order, the last one at the end. With part of a name: the openings with that name.\nWithout either: prints one transcript per line, in the form that "match --openings" reads. Moves are random; no two openings lead to the same position, even rotated or mirrored.',
  run,
};
