import { COLORS, type Color, opposite } from '../../src/game/color.ts';
import { LIMITS } from '../../src/net/contract/limits.ts';
import { isUnderWay } from './onlineMatch.ts';
import { type Outcome, outcome } from './outcome.ts';
import { skeletonOf } from './skeleton.ts';
import type { Sitters, Table } from './table.ts';

/** Appended to names that look the same: a disc of the player's color, which tells them apart. */
const MARKS: Readonly<Record<Color, string>> = { black: ' ●', white: ' ○' };
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Truncates the name between graphemes, leaving room for the mark. */
const shortened = (name: string, mark: string): string => {
  let text = '';
  for (const { segment } of graphemes.segment(name)) {
    if ([...text, ...segment, ...mark].length > LIMITS.nameCharacters) break;
    text += segment;
  }
  return text;
};

/** The name as shown at the table; if the two players' names look alike, both get a mark. */
export const shownName = (seats: Sitters, color: Color): string | undefined => {
  const [own, other] = [seats[color]?.name, seats[opposite(color)]?.name];
  if (own === undefined || other === undefined || skeletonOf(own) !== skeletonOf(other)) return own;
  return shortened(own, MARKS[color]) + MARKS[color];
};

/** The name of a returning player. During a match it stays the one that the opponent has seen. */
export const nameOnReturn = ({ match, seats }: Table, color: Color, brought: string | undefined) => {
  const known = seats[color]?.name;
  return match !== undefined && isUnderWay(match) ? known : (brought ?? known);
};

/** The table with this player's name removed; `undefined` if they are not there or have no name. */
export const withoutNameOf = (table: Table, identity: string): Outcome | undefined => {
  const { seats } = table;
  const color = COLORS.find(side => seats[side]?.identity === identity);
  const sitter = color && seats[color];
  if (color === undefined || sitter?.name === undefined) return undefined;
  const after = { ...table, seats: { ...seats, [color]: { ...sitter, name: undefined } } };
  return outcome(table, after, { kind: 'state' });
};
