import { analyzeCommand } from './commands/analyzeCommand.ts';
import { convertCommand } from './commands/convertCommand.ts';
import { openingsCommand } from './commands/openingsCommand.ts';
import { perftCommand } from './commands/perft.ts';
import { reviewCommand } from './commands/reviewCommand.ts';
import { solveCommand } from './commands/solveCommand.ts';
import { EngineFailure } from './engine/thinker.ts';
import { matchCommand } from './match/matchCommand.ts';
import { playCommand } from './play/playCommand.ts';
import { type Command, commandHelp, type Environment, generalHelp } from './program/command.ts';
import { CommandLine, UsageError } from './program/commandLine.ts';
import { programVersion } from './program/inputOutput.ts';
import { gtpCommand, nboardCommand } from './protocols/commands.ts';

const COMMANDS: readonly Command[] = [
  playCommand,
  perftCommand,
  solveCommand,
  analyzeCommand,
  reviewCommand,
  convertCommand,
  nboardCommand,
  gtpCommand,
  matchCommand,
  openingsCommand,
];

const EXIT_CODES = { success: 0, defect: 1, badInput: 2 } as const;

const findCommand = (name: string): Command => {
  const command = COMMANDS.find(command => command.name === name);
  if (command !== undefined) return command;
  throw new UsageError(`There is no command "${name}"; "flipside help" lists them.`);
};

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

const helpFor = (name: string | undefined): string =>
  name === undefined ? generalHelp(COMMANDS) : commandHelp(findCommand(name));

const obey = async ([name, ...words]: readonly string[], environment: Environment): Promise<void> => {
  const { write } = environment;
  if (name === undefined) throw new UsageError('A command is needed; "flipside help" lists them.');
  if (name === 'help' || isHelp(name)) return write(helpFor(words.find(word => !isHelp(word))));
  if (name === 'version' || name === '--version') return write(`flipside ${programVersion()}`);
  const command = findCommand(name);
  if (words.some(isHelp)) return write(helpFor(name));
  await command.run(new CommandLine(words, command.options), environment);
};

/** A defect is reported with its stack. */
const describeError = (error: unknown): string =>
  error instanceof UsageError || error instanceof EngineFailure
    ? `flipside: ${error.message}`
    : String((error as Error).stack ?? error);

/** Runs the program with these arguments and returns its exit code. */
export const runFlipside = async (
  words: readonly string[],
  environment: Omit<Environment, 'tell'>,
  writeError: (line: string) => void,
): Promise<number> => {
  try {
    await obey(words, { ...environment, tell: writeError });
    return EXIT_CODES.success;
  } catch (error) {
    writeError(describeError(error));
    return error instanceof UsageError ? EXIT_CODES.badInput : EXIT_CODES.defect;
  }
};
