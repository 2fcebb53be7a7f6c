import { parseArgs } from 'node:util';
import { isBoardLine } from '../../src/formats/text/boards.ts';
import { mapRecord } from '../../src/game/record.ts';
import { parseShapeText, type Shape } from '../../src/game/shape.ts';

/** An error that the caller can correct, with a message of one sentence and exit code 2. */
export class UsageError extends Error {}

/** An option takes a value if it has a placeholder; otherwise it is a switch. */
export interface OptionSpec {
  readonly placeholder?: string;
  readonly help: string;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

interface Range {
  readonly from?: number;
  readonly to?: number;
}

/** Parses a whole number of at most nine digits with optional sign; `undefined` if it is out of range. */
export const parseWholeNumber = (
  text: string,
  { from = -Infinity, to = Infinity }: Range = {},
): number | undefined => {
  const number = /^[+-]?\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number >= from && number <= to ? number : undefined;
};

/** `--name` or `--name=value`. */
const OPTION = /^--([a-z][a-z-]*)(=|$)/;
/** A character that cannot occur in an argument of a program. */
const SHIELD = '\0';

/** Only `--name` is an option. Boards and `-d6` may also begin with dashes, so they are hidden from `parseArgs`. */
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

/** Validates an option and returns its value, which is empty for a switch. */
const readOption = (name: string, value: string | undefined, specs: OptionSpecs): string => {
  const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
  if (spec === undefined) throw new UsageError(`There is no option --${name}.`);
  const takesValue = spec.placeholder !== undefined;
  if (takesValue && value === undefined) throw new UsageError(`The option --${name} needs a value.`);
  if (!takesValue && value !== undefined) throw new UsageError(`The option --${name} takes no value.`);
  return unshielded(value ?? '');
};

const listOf = (names: readonly string[]): string => names.map(name => `"${name}"`).join(' or ');

/** The arguments after the command's name: options, and the other words in order. */
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

  /** The board of `--size`; 8x8 by default. */
  shape(): Shape {
    const text = this.text('size') ?? STANDARD_SIZE;
    const shape = parseShapeText(text.toLowerCase());
    if (shape !== undefined) return shape;
    throw new UsageError(
      `The option --size is "${text}", but has to be WxH with sides from 2 to 8, as in ${STANDARD_SIZE}.`,
    );
  }

  /** Fails if there are words besides options. */
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
