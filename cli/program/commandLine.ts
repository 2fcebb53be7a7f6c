import { parseArgs } from 'node:util';
import { isBoardLine } from '../../src/formats/text/boards.ts';
import { mapRecord } from '../../src/game/record.ts';
import { parseShapeText, type Shape } from '../../src/game/shape.ts';

/** An error that the caller of the program can correct. Its message is one sentence, and the exit code is 2. */
export class UsageError extends Error {}

/** An option takes a value if its help has a placeholder for one; otherwise it is a switch. */
export interface OptionSpec {
  readonly placeholder?: string;
  readonly help: string;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

interface Range {
  readonly from?: number;
  readonly to?: number;
}

/** Reads a whole number of at most nine digits, with or without a sign; `undefined` if it is out of range. */
export const parseWholeNumber = (
  text: string,
  { from = -Infinity, to = Infinity }: Range = {},
): number | undefined => {
  const number = /^[+-]?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= from && number <= to ? number : undefined;
};

/** `--name` or `--name=value`. */
const OPTION = /^--([a-z][a-z-]*)(=|$)/;
/** No argument of a program can contain this character. */
const SHIELD = '\0';

/** Only `--name` is an option here. A board or `-d6` may begin with dashes too, which `parseArgs` must not see. */
const shielded = (word: string): string =>
  word.startsWith('-') && word.length > 1 && word !== '--' && (isBoardLine(word) || !OPTION.test(word))
    ? SHIELD + word
    : word;
const unshielded = (word: string): string => (word.startsWith(SHIELD) ? word.slice(SHIELD.length) : word);

const parseWords = (words: readonly string[], specs: OptionSpecs) =>
  parseArgs({
    args: words.map(shielded),
    options: mapRecord(specs, ({ placeholder }): { type: 'boolean' | 'string' } => ({
      type: placeholder === undefined ? 'boolean' : 'string',
    })),
    allowPositionals: true,
    strict: false,
    tokens: true,
  }).tokens;

/** Checks an option and returns its value; a switch has an empty one. */
const readOption = (name: string, value: string | undefined, specs: OptionSpecs): string => {
  const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
  if (spec === undefined) throw new UsageError(`There is no option --${name}.`);
  const takesValue = spec.placeholder !== undefined;
  if (takesValue && value === undefined) throw new UsageError(`The option --${name} needs a value.`);
  if (!takesValue && value !== undefined) throw new UsageError(`The option --${name} takes no value.`);
  return unshielded(value ?? '');
};

const listOf = (names: readonly string[]): string => names.map(name => `"${name}"`).join(' or ');

/** The arguments after the command's name: option values, and the others in order. */
export class CommandLine {
  readonly #values = new Map<string, string>();
  readonly rest: readonly string[];

  constructor(words: readonly string[], specs: OptionSpecs) {
    const rest: string[] = [];
    for (const token of parseWords(words, specs)) {
      if (token.kind === 'positional') rest.push(unshielded(token.value));
      else if (token.kind === 'option')
        this.#values.set(token.name, readOption(token.name, token.value, specs));
    }
    this.rest = rest;
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  text(name: string): string | undefined {
    return this.#values.get(name);
  }

  required(name: string): string {
    const text = this.text(name);
    if (text === undefined) throw new UsageError(`The option --${name} is needed.`);
    return text;
  }

  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const text = this.text(name);
    const choice = choices.find(choice => choice === text);
    if (text === undefined || choice !== undefined) return choice;
    throw new UsageError(`The option --${name} is "${text}", but has to be ${listOf(choices)}.`);
  }

  wholeNumber(name: string, { from, to }: Required<Range>): number | undefined {
    const text = this.text(name);
    const number = parseWholeNumber(text ?? '', { from, to });
    if (text === undefined || number !== undefined) return number;
    throw new UsageError(
      `The option --${name} is "${text}", but has to be a whole number from ${from} to ${to}.`,
    );
  }

  /** The board of the option `--size`; 8x8 without it. */
  shape(): Shape {
    const text = this.text('size') ?? STANDARD_SIZE;
    const shape = parseShapeText(text.toLowerCase());
    if (shape !== undefined) return shape;
    throw new UsageError(
      `The option --size is "${text}", but has to be WxH with sides from 2 to 8, as in ${STANDARD_SIZE}.`,
    );
  }

  /** For commands that take only options. */
  refuseRest(): void {
    const [word] = this.rest;
    if (word !== undefined) throw new UsageError(`"${word}" is one word too many.`);
  }
}

const STANDARD_SIZE = '8x8';

export const SIZE_OPTION: OptionSpec = {
  placeholder: 'WxH',
  help: `Columns and rows of the board, 2 to 8 each (default ${STANDARD_SIZE}), and blocked squares if it has any, as in 8x8-b2g7.`,
};
