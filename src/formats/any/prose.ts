import type { Line } from './longestLine.ts';

/** A pass in words, or as dashes. */
export const PASS = /(?<![\p{L}\d-])(?:pass|passe|paso|passo|pas?|ps|pp|パス|--)(?![\p{L}\d-])/iu;

/** Minimum length of a move list that prose may follow. */
const LEAST_LISTED = 4;
/** From this many moves without words between them, the list continues. */
const LEAST_GOING_ON = 2;

const NOTE = /\([^()]{0,2000}\)|\{[^{}]{0,2000}\}|\[[^[\]]{0,2000}\]/g;
const ANY_PASS = new RegExp(PASS.source, 'giu');
const WORD = /\p{L}{2}/u;
const NUMBER_BEFORE = /\d[.):][ \t]*$/;
/** Chinese, Japanese and Korean words need no blanks. */
const WORD_BEFORE = /\p{L}["'”,]?[ \t]+["'“]?$|[\p{Lo}ー]$/u;
const WORD_BEHIND = /^["'”]?[ \t]+["'“]?\p{L}{2}|^\p{Lo}/u;
/** Number of characters looked at before a square. */
const NEAR = 12;

/** `b4` for "before", as in chats. */
const BEFORE = /^b4[ \t]+(?:a|and|going|he|i|it|my|she|that|the|they|this|u|we|you|your)(?![\p{L}\d])/iu;

/** Whether the last move is preceded by the same word as the move before: `in b4` after `in c6` is a square. */
const isToldAlike = (text: string, { spans }: Line): boolean => {
  const [one, other] = spans
    .slice(-2)
    .map(({ from }) => /\p{L}+[ \t]+$/u.exec(text.slice(Math.max(0, from - NEAR), from))?.[0]);
  return one !== undefined && one === other;
};

/** Whether a move is within a sentence and not in a list. */
const isInProse = (text: string, { spans }: Line, ply: number): boolean => {
  const [last, span] = [spans[ply - 1], spans[ply]];
  if (last === undefined || span === undefined) return false;
  const gap = text.slice(last.to, span.from).replace(NOTE, ' ').replace(ANY_PASS, ' ');
  if (!WORD.test(gap) || NUMBER_BEFORE.test(gap)) return false;
  return WORD_BEFORE.test(gap) || WORD_BEHIND.test(text.slice(span.to, span.to + NEAR));
};

/** The game without squares that are only discussed after it: `f5 d6 c3 d3 c4. Then e6 loses.` */
export const withoutProse = (text: string, line: Line): Line => {
  const { moves, spans } = line;
  const upTo = (plies: number): Line => ({ moves: moves.slice(0, plies), spans: spans.slice(0, plies) });
  const last = spans.at(-1);
  if (
    last !== undefined &&
    moves.length > LEAST_LISTED &&
    BEFORE.test(text.slice(last.from, last.to + NEAR)) &&
    !isToldAlike(text, line)
  )
    return withoutProse(text, upTo(moves.length - 1));
  const inProse = moves.map((_, ply) => isInProse(text, line, ply));
  const first = inProse.indexOf(true);
  if (first < LEAST_LISTED) return line;
  const isGoingOn = inProse.slice(first).filter(one => !one).length >= LEAST_GOING_ON;
  return isGoingOn ? line : upTo(first);
};
