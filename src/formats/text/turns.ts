import type { Color } from '../../game/color.ts';
import type { Span } from './lines.ts';
import { SIDE_NAMES } from './sideNames.ts';

/** Maximum distance of the side to move from its board, in characters. */
const NEAR = 200;
/** `Black to move`: words after the name of a side. */
const MOVES =
  "(?:'s)?(?:[ \\t]?\\(\\S\\))?[ \\t]+(?:to[ \\t]+(?:move|play)|turn|moves|plays|am[ \\t]+zug|zieht|aux?[ \\t]+traits?|jouent|joue)|の?手?番(?:です)?|[ \\t]*(?:차례|走|下)";
/** `Turn: Black`: words before it. */
const NEXT = 'turn|side|to[ \\t]+move|next|手番|次|輪到|轮到|차례|ход';
const SIDES_NAMED = `(?:(${SIDE_NAMES.black}|[xb*●])|(${SIDE_NAMES.white}|[ow○]))`;
const TURN = new RegExp(
  `(?<!\\p{L})(?:it['’]?s[ \\t]+)?${SIDES_NAMED}(?:${MOVES})|(?<!\\p{L})(?:${NEXT})(?![a-z])[ \\t]*[:=は]?[ \\t]*${SIDES_NAMED}(?!\\p{L})`,
  'iu',
);

/** A line that names one side in words and says that it moves. */
const TURN_WORD =
  /(?<!\p{L})(?:turn|to move|to play|moves|plays|next|zug|zieht|dran|traits?|jou(?:e|ent)|turno|tocan?|juegan?|mueven?|muovono|muove|tocca|gioca|vez|jogam?|zet|ход(?:ят|ит)?|(?:ال)?دور|يلعب)(?!\p{L})|番|차례|둘|走|下|先|輪|轮/iu;
const SIDE_WORD = new RegExp(
  `(?<![\\p{Lu}\\p{Ll}])(?:(${SIDE_NAMES.black})|(${SIDE_NAMES.white}))(?=[이은が]|(?!\\p{L})|(?<=[黒黑白흑백][番棋方子번]?))`,
  'giu',
);
const LINE = /[^\n]{1,80}/g;

export interface Turn {
  readonly side: Color;
  readonly span: Span;
}

const sideOfMatch = (black: string | undefined): Color => (black === undefined ? 'white' : 'black');

/** The side to move named in a text. */
const turnIn = (text: string): Turn | undefined => {
  const match = TURN.exec(text);
  if (match !== null)
    return {
      side: sideOfMatch(match[1] ?? match[3]),
      span: { from: match.index, to: match.index + match[0].length },
    };
  for (const { 0: line, index } of text.matchAll(LINE)) {
    if (!TURN_WORD.test(line)) continue;
    const sides = new Set([...line.matchAll(SIDE_WORD)].map(found => sideOfMatch(found[1])));
    const [side] = sides;
    if (side !== undefined && sides.size === 1)
      return { side, span: { from: index, to: index + line.length } };
  }
  return undefined;
};

/** The side to move named in a line. */
export const turnOfLine = (line: string): Color | undefined => turnIn(line)?.side;

/** The beginning of another board's row. */
const OTHER_BOARD = /\n[ \t]*[1-8]?[ \t|]*(?:[-._xobw*#@●○012][ \t|]*){8}/i;

/** The side to move named after a board, or else before it; the reverse if the names are above the boards. */
export const turnBeside = (text: string, { from, to }: Span, isAbove: boolean): Turn | undefined => {
  const behind = text.slice(to, to + NEAR);
  const other = OTHER_BOARD.exec(behind)?.index ?? behind.length;
  const before = [Math.max(0, from - NEAR), from] as const;
  const after = [to, to + other] as const;
  for (const [start, end] of isAbove ? [before, after] : [after, before]) {
    const turn = turnIn(text.slice(start, end));
    if (turn === undefined) continue;
    return { side: turn.side, span: { from: start + turn.span.from, to: start + turn.span.to } };
  }
  return undefined;
};
