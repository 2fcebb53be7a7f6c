import { analyzeCommand } from './analyzeCommand.ts';
import type { Command } from './command.ts';
import { CommandLine } from './commandLine.ts';
import { gtpCommand } from './gtpCommand.ts';
import { commandHelp, generalHelp } from './help.ts';
import { matchCommand } from './matchCommand.ts';
import { nboardCommand } from './nboardCommand.ts';
import { openingsCommand } from './openingsCommand.ts';
import { endQuietlyWithReader, writeLine } from './output.ts';
import { perftCommand } from './perftCommand.ts';
import { playCommand } from './play/playCommand.ts';
import { programVersion } from './programVersion.ts';
import { solveCommand } from './solveCommand.ts';
import { EngineFailure } from './thinker.ts';
import { UsageError } from './usageError.ts';

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
