import { isBoardText } from '../formats/boardText.ts';
import { UsageError } from './usageError.ts';

/** An option takes a value if its help has a placeholder for one; otherwise it is a switch. */
export interface OptionSpec {
  readonly placeholder?: string;
  readonly help: string;
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

interface Range {
  readonly from: number;
  readonly to: number;
}

/** `--name` or `--name=value`. A board may begin with dashes and small letters too. */
const OPTION = /^--([a-z][a-z-]*)(?:=(.*))?$/s;
const readOption = (word: string): RegExpExecArray | null => (isBoardText(word) ? null : OPTION.exec(word));

const sentenceOf = (names: readonly string[]): string => names.map(name => `"${name}"`).join(' or ');

/** The arguments after the command's name: option values, and the others in order. */
export class CommandLine {
  readonly #values = new Map<string, string>();
  readonly rest: readonly string[];

  constructor(words: readonly string[], specs: OptionSpecs) {
    const rest: string[] = [];
    const queue = [...words];
    for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
      if (word === '--') rest.push(...queue.splice(0));
      else if (readOption(word) === null) rest.push(word);
      else this.#take(word, queue, specs);
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
    if (text === undefined) return undefined;
    const choice = choices.find(choice => choice === text);
    if (choice === undefined)
      throw new UsageError(`The option --${name} is "${text}", but has to be ${sentenceOf(choices)}.`);
    return choice;
  }

  wholeNumber(name: string, { from, to }: Range): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= from && number <= to) return number;
    throw new UsageError(
      `The option --${name} is "${text}", but has to be a whole number from ${from} to ${to}.`,
    );
  }

  /** For commands that take only options. */
  refuseRest(): void {
    const [word] = this.rest;
    if (word !== undefined) throw new UsageError(`"${word}" is one word too many.`);
  }

  #take(word: string, queue: string[], specs: OptionSpecs): void {
    const [, name = '', given] = readOption(word) ?? [];
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (spec === undefined) throw new UsageError(`There is no option --${name}.`);
    if (spec.placeholder === undefined) {
      if (given !== undefined) throw new UsageError(`The option --${name} takes no value.`);
      this.#values.set(name, '');
      return;
    }
    const value = given ?? queue.shift();
    if (value === undefined) throw new UsageError(`The option --${name} needs a value.`);
    this.#values.set(name, value);
  }
}
