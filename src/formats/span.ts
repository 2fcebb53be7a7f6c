/** A part of a text, `to` excluded. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
