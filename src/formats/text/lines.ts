/** A part of a text, `to` excluded. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Line {
  readonly text: string;
  readonly at: number;
}

/** The lines of a text that say something, with their places. */
export const linesOf = (text: string): readonly Line[] =>
  [...text.matchAll(/[^\r\n]+/g)]
    .map(match => ({ text: match[0], at: match.index }))
    .filter(line => line.text.trim() !== '');
