import { newMatch, readSettings } from '../../../cli/play/newMatch.ts';
import { playCommand } from '../../../cli/play/playCommand.ts';
import { openReplyEngine } from '../../../cli/play/replyEngine.ts';
import { TerminalGame } from '../../../cli/play/terminalGame.ts';
import { CommandLine } from '../../../cli/program/commandLine.ts';
import { makeRandom } from '../../../src/game/random.ts';
import { openEngine } from '../flipside.ts';

const BLINK_MILLISECONDS = 20;

const engine = openReplyEngine(openEngine, BLINK_MILLISECONDS);
export const closeEngine = (): void => engine.close();

/** The output of a game with these options and typed lines. */
export const said = async (options: string, ...typed: readonly string[]): Promise<readonly string[]> => {
  const words = options.split(' ').filter(word => word !== '');
  const settings = readSettings(new CommandLine(words, playCommand.options));
  const random = makeRandom(1);
  const [lines, written] = [[...typed], [] as string[]];
  const session = new TerminalGame({
    begin: () => newMatch(settings, random),
    engine,
    nextLine: async () => lines.shift(),
    isLeft: () => false,
    write: text => written.push(text),
    style: 'plain',
  });
  await session.run();
  return written;
};
