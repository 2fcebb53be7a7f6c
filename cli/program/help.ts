import type { Command } from './command.ts';
import type { OptionSpec, OptionSpecs } from './commandLine.ts';

const WIDTH = 100;
const INDENT = '  ';

/** Breaks a paragraph into lines that all begin with `margin`. */
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
    '"flipside COMMAND --help" explains a command. Results are JSON, one object a line; play alone talks to a person.',
    'What cannot be done as asked is told in one sentence, and the exit code is 2.',
  ].join('\n');
};
