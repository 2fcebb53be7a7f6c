import { mapRecord } from '../game/record.ts';

/** Signs without width, between which text keeps the direction of its own first letter. */
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const ISOLATES = /[\u2066-\u2069]/g;

/** As part of a text from right to left: `+4`, `33–31` or a name keeps its order there and leaves that around it alone. */
export const isolated = (part: string | number): string => `${FIRST_STRONG_ISOLATE}${part}${POP_ISOLATE}`;

/** The text as it is searched for, and written to files. */
export const withoutIsolates = (text: string): string => text.replace(ISOLATES, '');

type Filling = Readonly<Record<string, string | number>>;

/** All that fills the blanks of a text, except `count`, from which the plural is chosen. */
export const isolatedFilling = (filling: Filling): Filling =>
  mapRecord(filling, (part, blank) => (blank === 'count' ? part : isolated(part)));
