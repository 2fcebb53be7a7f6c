import { GAMES, type GameName } from '../game/games.ts';
import { tableOf } from '../game/record.ts';
import { type Position, RULES, type Rules } from '../game/rules.ts';

/** Checks arguments from other programs at the border: a wrong type throws a `TypeError`, a wrong value a `RangeError`. */

const shown = (value: unknown): string => {
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
};

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const checkText = (name: string, value: unknown): string => {
  if (typeof value !== 'string') throw new TypeError(`${name} must be a string, not ${shown(value)}.`);
  return value;
};

export const checkOneOf = <T extends string>(name: string, value: unknown, names: readonly T[]): T => {
  checkText(name, value);
  const found = names.find(one => one === value);
  if (found === undefined)
    throw new RangeError(`${name} is one of ${names.join(', ')}, not ${shown(value)}.`);
  return found;
};

/** The allowed range of a number. */
export type NumberRange = readonly [least: number, most: number];

const checkNumber = (name: string, value: unknown, [least, most]: NumberRange): number => {
  if (typeof value !== 'number') throw new TypeError(`${name} must be a number, not ${shown(value)}.`);
  if (!(value >= least && value <= most))
    throw new RangeError(`${name} must be from ${least} to ${most}, not ${value}.`);
  return value;
};

export const checkWhole = (name: string, value: unknown, span: NumberRange): number => {
  const number = checkNumber(name, value, span);
  if (!Number.isInteger(number)) throw new RangeError(`${name} must be a whole number, not ${number}.`);
  return number;
};

const checkBoolean = (name: string, value: unknown): void => {
  if (typeof value !== 'boolean') throw new TypeError(`${name} must be true or false, not ${shown(value)}.`);
};

const checkFunction = (name: string, value: unknown): void => {
  if (typeof value !== 'function') throw new TypeError(`${name} must be a function, not ${shown(value)}.`);
};

const checkSignal = (name: string, value: unknown): void => {
  if (!isRecord(value) || typeof value.addEventListener !== 'function')
    throw new TypeError(`${name} must be an AbortSignal, not ${shown(value)}.`);
};

/** The maximums are a day of thinking, and every square of the board. */
const MILLISECONDS: NumberRange = [1, 86_400_000];
const PLIES: NumberRange = [1, 64];
const SEEDS: NumberRange = [0, 2 ** 32 - 1];

const CHECKS = tableOf<(name: string, value: unknown) => unknown>({
  depth: (name, value) => checkWhole(name, value, PLIES),
  lines: (name, value) => checkWhole(name, value, PLIES),
  milliseconds: (name, value) => checkNumber(name, value, MILLISECONDS),
  seed: (name, value) => checkWhole(name, value, SEEDS),
  solve: checkBoolean,
  signal: checkSignal,
  onReport: checkFunction,
  onProgress: checkFunction,
});

/** Checks options by their names; the caller checks those in `others`. Undefined fields are ignored. */
export const checkOptions = (
  options: unknown,
  known: readonly string[],
  others: readonly string[] = [],
): void => {
  if (!isRecord(options)) throw new TypeError(`The options must be an object, not ${shown(options)}.`);
  for (const [name, value] of Object.entries(options)) {
    const isKnown = known.includes(name) || others.includes(name);
    if (!isKnown)
      throw new TypeError(
        `There is no option ${shown(name)}. Known are ${[...known, ...others].join(', ')}.`,
      );
    if (value !== undefined) CHECKS.get(name)?.(name, value);
  }
};

export const checkGame = (value: unknown): GameName => checkOneOf('game', value, GAMES);

const isSet = (value: unknown): boolean =>
  isRecord(value) && Number.isInteger(value.lo) && Number.isInteger(value.hi);

/** Whether the value is a position of `@flipside/game`, from whatever copy of this code. */
export const isPosition = (value: unknown): value is Position => {
  if (!isRecord(value)) return false;
  const { rules, turn, discs, shape } = value;
  if (!Object.hasOwn(RULES, rules as Rules) || (turn !== 'black' && turn !== 'white')) return false;
  return (
    isRecord(discs) && isSet(discs.black) && isSet(discs.white) && isRecord(shape) && isSet(shape.squares)
  );
};
