import { loadEngineProgram } from '../engine/engineFiles.ts';
import { readSize, STANDARD_SIZE } from '../program/boardSize.ts';
import type { Command } from '../program/command.ts';
import type { CommandLine } from '../program/commandLine.ts';
import { told, writeJson } from '../program/output.ts';
import { makePerft } from './perftEngine.ts';
import { perftStart, START_NAMES } from './perftStarts.ts';

/** No game on 64 squares is longer, even if every other ply is a pass. */
const MOST_PLIES = 128;

/** Yields to the event loop between two counts, so that a closed pipe is noticed. */
const breathe = (): Promise<void> => new Promise(setImmediate);

const run = async (line: CommandLine): Promise<void> => {
  line.refuseRest();
  line.required('depth');
  const deepest = line.wholeNumber('depth', { from: 1, to: MOST_PLIES }) ?? 1;
  const shape = readSize(line.text('size') ?? STANDARD_SIZE);
  const start = perftStart(line.choice('start', START_NAMES) ?? 'cross', shape);
  const passes = line.choice('passes', ['skip', 'ply']) === 'ply' ? 'passply' : 'skip';
  const count = makePerft(await loadEngineProgram());
  for (let depth = 1; depth <= deepest; depth++) {
    const begin = performance.now();
    const { nodes, ended } = count(start, depth, passes);
    writeJson({ depth, nodes, ended, ms: told(performance.now() - begin) });
    await breathe();
  }
};

export const perftCommand: Command = {
  name: 'perft',
  summary: 'Count the move sequences of every length up to a depth.',
  usage: 'perft --depth N [--size WxH] [--start cross|par|free] [--passes skip|ply]',
  options: {
    depth: { placeholder: 'N', help: `The longest sequences, in plies (1 to ${MOST_PLIES}).` },
    size: {
      placeholder: 'WxH',
      help: 'Columns and rows of the board, 2 to 8 each (8x8 if nothing is said).',
    },
    start: {
      placeholder: 'NAME',
      help: 'cross: the four discs of Othello. par: two rows of one color. free: an empty board on whose four centre squares the sides first place discs in turn, each a ply (cross if nothing is said).',
    },
    passes: {
      placeholder: 'RULE',
      help: 'skip: a side that cannot move is skipped and costs no ply. ply: a pass is a ply (skip if nothing is said).',
    },
  },
  details:
    'Prints one JSON line for each depth from 1 to N: {"depth","nodes","ended","ms"}. nodes are the sequences of exactly that many plies, ended the games that were over before. Black always begins.',
  run,
};
