import { tableOf } from '../src/game/record.ts';
import { EngineFailure } from './engine/thinker.ts';
import { type Command, commandHelp, type Environment, generalHelp } from './program/command.ts';
import { CommandLine, UsageError } from './program/commandLine.ts';
import { programVersion } from './program/inputOutput.ts';

/** Commands are loaded on demand, because loading takes most of the time of a short one. */
const COMMANDS = tableOf<() => Promise<Command>>({
  play: async () => (await import('./play/playCommand.ts')).playCommand,
  perft: async () => (await import('./commands/perft.ts')).perftCommand,
  solve: async () => (await import('./commands/solveCommand.ts')).solveCommand,
  analyze: async () => (await import('./commands/analyzeCommand.ts')).analyzeCommand,
  review: async () => (await import('./commands/reviewCommand.ts')).reviewCommand,
  convert: async () => (await import('./commands/convertCommand.ts')).convertCommand,
  nboard: async () => (await import('./protocols/commands.ts')).nboardCommand,
  gtp: async () => (await import('./protocols/commands.ts')).gtpCommand,
  match: async () => (await import('./match/matchCommand.ts')).matchCommand,
  openings: async () => (await import('./commands/openingsCommand.ts')).openingsCommand,
});

const EXIT_CODES = { success: 0, defect: 1, badInput: 2 } as const;

const findCommand = (name: string): Promise<Command> => {
  const load = COMMANDS.get(name);
  if (load !== undefined) return load();
  throw new UsageError(`There is no command "${name}"; "flipside help" lists them.`);
};

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

const helpFor = async (name: string | undefined): Promise<string> =>
  name === undefined
    ? generalHelp(await Promise.all([...COMMANDS.values()].map(load => load())))
    : commandHelp(await findCommand(name));

const obey = async ([name, ...words]: readonly string[], environment: Environment): Promise<void> => {
  const { write } = environment;
  if (name === undefined) throw new UsageError('A command is needed; "flipside help" lists them.');
  if (name === 'help' || isHelp(name)) return write(await helpFor(words.find(word => !isHelp(word))));
  if (name === 'version' || name === '--version') return write(`flipside ${programVersion()}`);
  const command = await findCommand(name);
  if (words.some(isHelp)) return write(await helpFor(name));
  await command.run(new CommandLine(words, command.options), environment);
};

/** Other errors are defects and are printed with their stack. */
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
