import { type Match, positionOf } from '../../src/game/match.ts';
import { keysOf } from '../../src/game/record.ts';
import { makeSquare } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { makeTranscript } from '../../src/game/transcript.ts';
import type { Stores } from '../../src/store/stores.ts';

/** Maximum length of a shown value; longer ones are truncated, with a hash. */
const LONGEST = 60;

const numberOf = (text: string): string => {
  let number = 7;
  for (const sign of text) number = (Math.imul(number, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return number.toString(36);
};

const isMatch = (value: object): value is Match => 'transcript' in value && 'seats' in value;

const matchText = (match: Match): string => {
  const { id: _, setup: __, transcript, undone, seats, ...more } = match;
  const moves = [transcript, undone].map(makeTranscript).join('|');
  const players = Object.values(seats).map(seat =>
    'level' in seat ? `${seat.opponent}${seat.level}` : seat.type,
  );
  return `${moves} ${players} ${positionOf(match).turn} ${JSON.stringify(more)}`;
};

const plain = (_: string, value: unknown): unknown => {
  if (value instanceof SquareSet) return [...value].map(makeSquare).join('');
  if (value instanceof Map || value instanceof Set) return [...value];
  if (typeof value === 'function') return undefined;
  return typeof value === 'object' && value !== null && isMatch(value) ? matchText(value) : value;
};

const textOf = (value: unknown): string => {
  const text = JSON.stringify(value, plain) ?? '-';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…${numberOf(text)}` : text;
};

/** The fields of all stores except the library, whose database is asynchronous. */
const fieldsOf = ({ library: _, ...stores }: Stores): ReadonlyMap<string, unknown> =>
  new Map(
    keysOf(stores).flatMap(name =>
      Object.entries(stores[name].getState()).map(([field, value]) => [`${name}.${field}`, value as unknown]),
    ),
  );

/** Returns a function that lists the fields changed since its last call, with their new values. */
export const storeChanges = (stores: Stores): (() => readonly string[]) => {
  let before = fieldsOf(stores);
  return () => {
    const after = fieldsOf(stores);
    const changed = [...after].filter(([name, value]) => value !== before.get(name));
    const told = changed.flatMap(([name, value]) => {
      const [text, earlier] = [value, before.get(name)].map(textOf);
      return text === earlier ? [] : [`${name} ${text}`];
    });
    before = after;
    return told;
  };
};
