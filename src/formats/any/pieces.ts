import { linesOf, type Span } from '../text/lines.ts';
import type { Line } from './longestLine.ts';

const MOST_PIECES = 20;
const LONGEST_PIECE = 100;

/** Replaces these parts by blanks, keeping line breaks. */
export const blanked = (text: string, spans: readonly Span[]): string => {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    if (to <= at) continue;
    const start = Math.max(at, from);
    parts.push(text.slice(at, start), text.slice(start, to).replace(/[^\n]/g, ' '));
    at = to;
  }
  return parts.join('') + text.slice(at);
};

/** Move numbers, passes and separators. */
const SEPARATOR =
  /(?<![\p{L}\d])(?:\d{1,3}[.):]?|pass|pa|ps|pp|--|石|手)(?![\p{L}\d])|[\s.,:;|()[\]{}<>*#=+_~"'!?/\\・、。「」【】\u2500-\u257f-]+/giu;

const LETTERS_OF_COLUMNS = /^a\s*b\s*c\s*d(?:\s*e\s*f(?:\s*g\s*h)?)?$/i;

/** The rest of a text without the used spans. */
export const piecesOf = (text: string, spans: readonly Span[]): readonly string[] =>
  linesOf(blanked(text, spans))
    .map(({ text: line }) => line.trim())
    .filter(line => line.replace(SEPARATOR, '') !== '' && !LETTERS_OF_COLUMNS.test(line))
    .map(line =>
      line
        .replace(/\s+/g, ' ')
        .replace(/^[\s.,;]+(?=[^\s.,;])/, '')
        .slice(0, LONGEST_PIECE),
    )
    .slice(0, MOST_PIECES);

/** From the first to the last square of a line: blanked out before looking for names. */
export const wholeSpan = ({ spans }: Line): readonly Span[] => {
  const [first, last] = [spans[0], spans.at(-1)];
  return first === undefined || last === undefined ? [] : [{ from: first.from, to: last.to }];
};
