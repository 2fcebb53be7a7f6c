import { analyzeCommand } from './commands/analyzeCommand.ts';
import { openingsCommand } from './commands/openingsCommand.ts';
import { perftCommand } from './commands/perftCommand.ts';
import { solveCommand } from './commands/solveCommand.ts';
import { EngineFailure } from './engine/thinker.ts';
import { matchCommand } from './match/matchCommand.ts';
import { playCommand } from './play/playCommand.ts';
import type { Command } from './program/command.ts';
import { CommandLine } from './program/commandLine.ts';
import { commandHelp, generalHelp } from './program/help.ts';
import { endQuietlyWithReader, writeLine } from './program/output.ts';
import { programVersion } from './program/programVersion.ts';
import { UsageError } from './program/usageError.ts';
import { gtpCommand } from './protocols/gtpCommand.ts';
import { nboardCommand } from './protocols/nboardCommand.ts';

const BAD_INPUT_EXIT_CODE = 2;
const DEFECT_EXIT_CODE = 1;

const COMMANDS: readonly Command[] = [
  playCommand,
  perftCommand,
  solveCommand,
  analyzeCommand,
  nboardCommand,
  gtpCommand,
  matchCommand,
  openingsCommand,
];

const findCommand = (name: string): Command => {
  const command = COMMANDS.find(command => command.name === name);
  if (command !== undefined) return command;
  throw new UsageError(`There is no command "${name}"; "flipside help" tells which there are.`);
};

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

const tellHelp = (name: string | undefined): void =>
  writeLine(name === undefined ? generalHelp(COMMANDS) : commandHelp(findCommand(name)));

const run = async ([name, ...words]: readonly string[]): Promise<void> => {
  if (name === undefined) throw new UsageError('A command is needed; "flipside help" tells which there are.');
  if (name === 'help' || isHelp(name)) return tellHelp(words.find(word => !isHelp(word)));
  if (name === 'version' || name === '--version') return writeLine(`flipside ${programVersion()}`);
  const command = findCommand(name);
  if (words.some(isHelp)) return tellHelp(name);
  await command.run(new CommandLine(words, command.options));
};

/** A bug is reported with its stack. */
const describeError = (error: unknown): string =>
  error instanceof UsageError || error instanceof EngineFailure
    ? `flipside: ${error.message}`
    : String((error as Error).stack ?? error);

endQuietlyWithReader();
try {
  await run(process.argv.slice(2));
} catch (error) {
  const exitCode = error instanceof UsageError ? BAD_INPUT_EXIT_CODE : DEFECT_EXIT_CODE;
  // After a failure workers and programs may still be open.
  process.stderr.write(`${describeError(error)}\n`, () => process.exit(exitCode));
}
