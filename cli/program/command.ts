import type { Readable } from 'node:stream';
import type { EnginePort } from '../../src/engine/engineClient.ts';
import type { CommandLine, OptionSpec, OptionSpecs } from './commandLine.ts';

/** The input, output and engine of a command. */
export interface Environment {
  /** The standard input. */
  readonly input: Readable;
  /** Writes a line to standard output. */
  readonly write: (line: string) => void;
  /** Writes a line to standard error. */
  readonly tell: (line: string) => void;
  /** Writes bytes to standard output. */
  readonly writeBytes?: (bytes: Uint8Array) => void;
  /** Starts an engine. */
  readonly openEngine: () => EnginePort;
}

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** The usage line of the help, after `flipside`. */
  readonly usage: string;
  readonly options: OptionSpecs;
  /** Paragraphs of the command's help. */
  readonly details: string;
  readonly run: (line: CommandLine, environment: Environment) => Promise<void>;
}

const WIDTH = 100;
const INDENT = '  ';

/** Wraps a paragraph, indented by `margin`. */
const wrap = (paragraph: string, margin = ''): string => {
  const lines: string[] = [];
  let line = margin;
  for (const word of paragraph.split(' ')) {
    if (line.length > margin.length && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = margin;
    }
    line += line.length > margin.length ? ` ${word}` : word;
  }
  return [...lines, line].join('\n');
};

const nameOf = ([name, { placeholder }]: readonly [string, OptionSpec]): string =>
  placeholder === undefined ? `--${name}` : `--${name} ${placeholder}`;

const optionHelp = (option: readonly [string, OptionSpec]): string =>
  `${INDENT}${nameOf(option)}\n${wrap(option[1].help, INDENT.repeat(3))}`;

const optionsHelp = (options: OptionSpecs): readonly string[] => {
  const entries = Object.entries(options);
  return entries.length === 0 ? [] : ['', 'Options:', ...entries.map(optionHelp)];
};

export const commandHelp = ({ usage, summary, details, options }: Command): string =>
  [
    `flipside ${usage}`,
    '',
    wrap(summary),
    '',
    ...details.split('\n').map(paragraph => wrap(paragraph)),
    ...optionsHelp(options),
  ].join('\n');

export const generalHelp = (commands: readonly Command[]): string => {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'flipside COMMAND [options]: the engine of Flipside at the command line.',
    '',
    'Commands:',
    ...commands.map(({ name, summary }) => `${INDENT}${name.padEnd(width)}${INDENT}${summary}`),
    '',
    '"flipside COMMAND --help" explains a command. Results are JSON, one object per line; only play is a dialogue.',
    'Invalid input causes one sentence on standard error and exit code 2.',
  ].join('\n');
};
