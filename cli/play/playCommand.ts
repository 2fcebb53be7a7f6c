import { makeRandom } from '../../src/game/random.ts';
import type { Command } from '../program/command.ts';
import type { CommandLine } from '../program/commandLine.ts';
import { writeLine } from '../program/output.ts';
import { styleFor } from './drawing.ts';
import { Lines } from './lines.ts';
import { newMatch } from './newMatch.ts';
import { Session } from './session.ts';
import { openTableEngine } from './tableEngine.ts';
import { FREE_PASSING, readTable, TABLE_OPTIONS } from './tableOptions.ts';

const LARGEST_SEED = 999_999_999;

const run = async (line: CommandLine): Promise<void> => {
  line.refuseRest();
  const settings = readTable(line);
  const seed = line.wholeNumber('seed', { from: 0, to: LARGEST_SEED });
  const random = seed === undefined ? Math.random : makeRandom(seed);
  const engine = openTableEngine();
  const lines = new Lines(() => session.commands);
  const session = new Session({
    begin: () => newMatch(settings, random),
    engine,
    nextLine: () => lines.next(),
    isLeft: () => lines.isLeft,
    write: writeLine,
    style: styleFor(process.stdout, process.env),
  });
  try {
    await session.run();
  } finally {
    lines.close();
    engine.close();
  }
};

export const playCommand: Command = {
  name: 'play',
  summary: 'Play a game in the terminal, against any opponent of the page.',
  usage: 'play [options]',
  options: {
    ...TABLE_OPTIONS,
    [FREE_PASSING]: { help: 'A house rule: either side may pass though it could move.' },
    seed: { placeholder: 'N', help: 'Makes lots and openings the same for the same number.' },
  },
  details:
    'Type a square such as d3 to play there, in Connect Four the number or letter of a column. "help" lists the other commands: undo, redo, hint, pass, new, save FILE, quit.\nThe board is drawn in colors on a terminal, without them if NO_COLOR is set, and in plain letters elsewhere.',
  run,
};
