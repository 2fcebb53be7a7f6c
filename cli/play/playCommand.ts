import { makeRandom } from '../../src/game/random.ts';
import type { Command, Environment } from '../program/command.ts';
import type { CommandLine } from '../program/commandLine.ts';
import { styleFor } from './drawing.ts';
import { Lines } from './lines.ts';
import { FREE_PASSING, newMatch, readSettings, SETUP_OPTIONS } from './newMatch.ts';
import { openReplyEngine } from './replyEngine.ts';
import { TerminalGame } from './terminalGame.ts';

const LARGEST_SEED = 999_999_999;

const run = async (line: CommandLine, environment: Environment): Promise<void> => {
  const settings = readSettings(line);
  const seed = line.wholeNumber('seed', { from: 0, to: LARGEST_SEED });
  const random = seed === undefined ? Math.random : makeRandom(seed);
  const engine = openReplyEngine(environment.openEngine);
  const lines = new Lines(() => game.commands);
  const game = new TerminalGame({
    begin: () => newMatch(settings, random),
    engine,
    nextLine: () => lines.next(),
    isLeft: () => lines.isLeft,
    write: environment.write,
    style: styleFor(process.stdout, process.env),
  });
  try {
    await game.run();
  } finally {
    lines.close();
    engine.close();
  }
};

export const playCommand: Command = {
  name: 'play',
  summary: 'Play a game in the terminal, against any opponent of the page.',
  usage: 'play [WIDTH HEIGHT] [options]',
  options: {
    ...SETUP_OPTIONS,
    [FREE_PASSING]: { help: 'A house rule: a side may pass even if it could move.' },
    seed: { placeholder: 'N', help: 'The seed of random choices and openings.' },
  },
  details:
    'Type a square such as d3 to play there, in Connect Four the number or letter of a column. "help" lists the other commands: undo, redo, hint, pass, new, save FILE, quit.\nThe board is drawn in colors on a terminal, without them if NO_COLOR is set, and in plain letters elsewhere.',
  run,
};
