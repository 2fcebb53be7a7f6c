import type { Color } from '../../game/color.ts';
import type { Span } from './longestLine.ts';
import { SIDE_NAMES } from './sideNames.ts';

/** How far from a board the side to move may be named, in characters. */
const NEAR = 200;
/** `Black to move`: what stands behind the name of a side. */
const MOVES =
  "(?:'s)?(?:[ \\t]?\\(\\S\\))?[ \\t]+(?:to[ \\t]+(?:move|play)|turn|moves|plays|am[ \\t]+zug|zieht|aux?[ \\t]+traits?|jouent|joue)|の?番|[ \\t]*(?:차례|走|下)";
/** `Turn: Black`: what stands before it. */
const NEXT =
  'turn|side|to[ \\t]+move|next|手番|次|輪到|轮到|차례|turno(?:[ \\t]+del?(?:[ \\t]+las)?)?|juegan|mueven|jogam|muove[ \\t]+il|tocca[ \\t]+al|ход';
const SIDES_NAMED = `(?:(${SIDE_NAMES.black}|[xb*●])|(${SIDE_NAMES.white}|[ow○]))`;
export const TURN = new RegExp(
  `(?<!\\p{L})${SIDES_NAMED}(?:${MOVES})|(?<!\\p{L})(?:${NEXT})(?![a-z])[ \\t]*[:=は]?[ \\t]*${SIDES_NAMED}(?!\\p{L})`,
  'iu',
);

interface Turn {
  readonly side: Color;
  readonly span: Span;
}

/** Where a row of another board begins. */
const OTHER_BOARD = /\n[ \t]*[1-8]?[ \t|]*(?:[-._xobw*#@●○012][ \t|]*){8}/i;

/** The side to move that is named behind a board, or else before it; the other way around where the names stand above the boards. */
export const turnBeside = (text: string, { from, to }: Span, isAbove: boolean): Turn | undefined => {
  const behind = text.slice(to, to + NEAR);
  const other = OTHER_BOARD.exec(behind)?.index ?? behind.length;
  const before = [Math.max(0, from - NEAR), from] as const;
  const after = [to, to + other] as const;
  for (const [start, end] of isAbove ? [before, after] : [after, before]) {
    const match = TURN.exec(text.slice(start, end));
    if (match === null) continue;
    const at = start + match.index;
    const side = (match[1] ?? match[3]) === undefined ? 'white' : 'black';
    return { side, span: { from: at, to: at + match[0].length } };
  }
  return undefined;
};
