import type { Color } from '../../game/color.ts';
import { type Setup, startOf } from '../../game/games.ts';
import { type Position, play } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';
import type { Span } from '../text/lines.ts';
import { SIDE_NAMES } from '../text/sideNames.ts';
import type { Line, Named } from './longestLine.ts';

type Sides = Readonly<Record<Color, readonly Named[]>>;

/** What follows the name or the disc of a side belongs to it until another one is named. */
const NAMED = new RegExp(
  `(?<![\\p{L}\\d])(?:(${SIDE_NAMES.black}|[●⚫x])|(${SIDE_NAMES.white}|[○⚪o]))(?![a-zà-ÿ\\d])`,
  'giu',
);

/** The squares behind the name of each side, wherever that is named. */
export const namedSides = (text: string, named: readonly Named[]): Sides => {
  const sides: Record<Color, Named[]> = { black: [], white: [] };
  if (named.length === 0) return sides;
  const marks = text.matchAll(NAMED);
  let side: Color | undefined;
  let mark = marks.next();
  for (const one of named) {
    for (; !mark.done && mark.value.index < one.from; mark = marks.next())
      side = mark.value[1] === undefined ? 'white' : 'black';
    if (side !== undefined) sides[side].push(one);
  }
  return sides;
};

/** The squares between one gap of the text and the next, where there are any. */
const partedBy = (text: string, named: readonly Named[], gap: RegExp): readonly (readonly Named[])[] => {
  const parts: Named[][] = [];
  const gaps = text.matchAll(gap);
  let next = gaps.next();
  let isNew = true;
  for (const one of named) {
    for (; !next.done && next.value.index < one.from; next = gaps.next()) isNew = true;
    if (isNew) parts.push([]);
    isNew = false;
    parts.at(-1)?.push(one);
  }
  return parts;
};

/** Two lines of squares, or parts of the text between blank lines: those of each side, and the other way around. */
const twoParts = (text: string, named: readonly Named[], gap: RegExp): readonly Sides[] => {
  const [one, other, more] = partedBy(text, named, gap).filter(squares => squares.length > 1);
  if (one === undefined || other === undefined || more !== undefined) return [];
  return [
    { black: one, white: other },
    { black: other, white: one },
  ];
};

/** With fewer moves than this it is a game only if nothing that was named is left. */
const LEAST_PLIES = 8;

/** The game in which each side plays its moves in order, as far as they are legal. */
const interleaved = (setup: Setup, sides: Sides): Line | undefined => {
  const next = { black: 0, white: 0 };
  const moves: Square[] = [];
  const spans: Span[] = [];
  for (let position: Position | undefined = startOf(setup); position !== undefined; ) {
    const { turn }: Position = position;
    const named: Named | undefined = sides[turn][next[turn]];
    position = named && play(position, named.square);
    if (named === undefined || position === undefined) break;
    next[turn]++;
    moves.push(named.square);
    spans.push({ from: named.from, to: named.to });
  }
  const isWhole = moves.length === sides.black.length + sides.white.length;
  if (!isWhole && moves.length < LEAST_PLIES) return undefined;
  return { moves, spans: spans.toSorted((one, other) => one.from - other.from) };
};

/** The game of a text that lists the moves of each side by themselves, from one of these setups. */
export const gameBySide = (
  text: string,
  named: readonly Named[],
  setups: readonly Setup[],
): { readonly setup: Setup; readonly line: Line } | undefined => {
  const ways = [
    namedSides(text, named),
    ...twoParts(text, named, /\n/g),
    ...twoParts(text, named, /\n\s*\n/g),
  ].filter(({ black, white }) => black.length > 1 && white.length > 0);
  const games = ways.flatMap(sides =>
    setups.flatMap(setup => {
      const line = interleaved(setup, sides);
      return line === undefined ? [] : [{ setup, line }];
    }),
  );
  return games.toSorted((one, other) => other.line.moves.length - one.line.moves.length)[0];
};
