import { CommandLine, type OptionSpecs, UsageError } from '../../cli/program/commandLine.ts';

/** Runs a program with these options; invalid input causes one sentence and exit code 2, as in `flipside`. */
export const runTool = async (
  options: OptionSpecs,
  work: (line: CommandLine) => void | Promise<void>,
): Promise<void> => {
  try {
    const line = new CommandLine(process.argv.slice(2), options);
    line.refuseRest();
    await work(line);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
};
