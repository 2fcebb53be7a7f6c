import type { CommandLine, OptionSpecs } from './commandLine.ts';

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** The text after `flipside` in the help. */
  readonly usage: string;
  readonly options: OptionSpecs;
  /** Paragraphs for the command's own help. */
  readonly details: string;
  readonly run: (line: CommandLine) => Promise<void>;
}
