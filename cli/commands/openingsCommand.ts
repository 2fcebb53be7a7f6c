import {
  isOver,
  legalMoves,
  type OthelloPosition,
  play,
  STANDARD_START,
} from '../../src/game/othello/position.ts';
import { makeRandom, pick } from '../../src/game/random.ts';
import type { Square } from '../../src/game/square.ts';
import { makeTranscript, type Transcript } from '../../src/game/transcript.ts';
import { withThinker } from '../engine/engineOptions.ts';
import type { Thinker } from '../engine/thinker.ts';
import { SIDE_SIGNS } from '../formats/boardText.ts';
import { canonicalBoard } from '../formats/symmetry.ts';
import type { Command } from '../program/command.ts';
import type { CommandLine } from '../program/commandLine.ts';
import { writeLine } from '../program/output.ts';
import { UsageError } from '../program/usageError.ts';

const MOST_PLIES = 40;
const MOST_COUNT = 1_000_000;
const MOST_SEED = 999_999_999;
const MOST_DEPTH = 20;
const MOST_DISCS = 64;
const DEFAULTS = { plies: 10, count: 100, seed: 1, within: 4, depth: 8 };
/** After this many games in a row without a new opening, no more are expected. */
const MOST_VAIN_GAMES = 20_000;

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

const readNumbers = (line: CommandLine): typeof DEFAULTS => ({
  plies: line.wholeNumber('plies', { from: 1, to: MOST_PLIES }) ?? DEFAULTS.plies,
  count: line.wholeNumber('count', { from: 1, to: MOST_COUNT }) ?? DEFAULTS.count,
  seed: line.wholeNumber('seed', { from: 0, to: MOST_SEED }) ?? DEFAULTS.seed,
  within: line.wholeNumber('within', { from: 0, to: MOST_DISCS }) ?? DEFAULTS.within,
  depth: line.wholeNumber('depth', { from: 1, to: MOST_DEPTH }) ?? DEFAULTS.depth,
});

/** Writes the wanted number of openings, or as many as it finds, and returns how many. */
const writeOpenings = async (thinker: Thinker, numbers: typeof DEFAULTS): Promise<number> => {
  const { plies, count, seed, within, depth } = numbers;
  const random = makeRandom(seed);
  const seen = new Set<string>();
  let [found, vain] = [0, 0];
  while (found < count && vain < MOST_VAIN_GAMES) {
    const { transcript, position } = playAtRandom(random, plies);
    const key = `${canonicalBoard(position)} ${SIDE_SIGNS[position.turn]}`;
    vain++;
    if (seen.has(key) || isOver(position)) continue;
    seen.add(key);
    const { score } = await thinker.think({ position, reach: { depth } });
    if (Math.abs(score) > within) continue;
    writeLine(makeTranscript(transcript));
    found++;
    vain = 0;
  }
  return found;
};

const run = async (line: CommandLine): Promise<void> => {
  line.refuseRest();
  const numbers = readNumbers(line);
  await withThinker(line, async thinker => {
    const found = await writeOpenings(thinker, numbers);
    if (found < numbers.count) throw new UsageError(`There are no more than ${found} such openings.`);
  });
};

export const openingsCommand: Command = {
  name: 'openings',
  summary: 'Make random openings that are balanced.',
  usage: 'openings [--plies N] [--count N] [--seed N] [--within N] [--depth N]',
  options: {
    plies: {
      placeholder: 'N',
      help: `Moves of each opening, 1 to ${MOST_PLIES} (${DEFAULTS.plies} if nothing is said).`,
    },
    count: { placeholder: 'N', help: `How many (${DEFAULTS.count} if nothing is said).` },
    seed: {
      placeholder: 'N',
      help: `The same number gives the same openings (${DEFAULTS.seed} if nothing is said).`,
    },
    within: {
      placeholder: 'N',
      help: `By how many discs one side may be better, as the engine sees it (${DEFAULTS.within} if nothing is said).`,
    },
    depth: {
      placeholder: 'N',
      help: `How many plies it looks ahead for that (${DEFAULTS.depth} if nothing is said).`,
    },
  },
  details:
    'Prints one transcript a line, as "match --openings" reads them. The moves are drawn at random; no two openings lead to the same position, turned or mirrored.',
  run,
};
