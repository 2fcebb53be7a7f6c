/** A part of a text, `to` excluded. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Line {
  readonly text: string;
  readonly at: number;
}

/** The nonblank lines of a text, with their offsets. */
export const linesOf = (text: string): readonly Line[] =>
  [...text.matchAll(/[^\r\n]+/g)]
    .map(match => ({ text: match[0], at: match.index }))
    .filter(line => line.text.trim() !== '');
