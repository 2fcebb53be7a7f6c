/** A pasted text and the expected result. */
export interface Pasted {
  readonly what: string;
  readonly text: string;
  readonly line: string;
  readonly black?: string;
  readonly white?: string;
  readonly result?: string;
  readonly date?: string;
  readonly leftOut?: readonly string[];
}

/** The beginning of a game. */
export const GAME = 'f5d6c3d3c4f4c5b3';
/** A complete game, won by Black 36-28. */
export const WHOLE =
  'f5d6c3d3c2d2c4f4c6e3d1c5f6g5e6b4g6c7h5e1f1f3e2c1b1f2a4a5a6b5g1h6h7g4h4h3h2g3b8d7c8g2e7d8e8b6h1f8g8g7a3b3b7f7a7a8b2a1a2h8';

export const movesOf = (transcript: string): readonly string[] => transcript.match(/../g) ?? [];

/** Formats the two moves of each number. */
export const numbered = (
  write: (number: number, black: string, white: string) => string,
  gap: string,
): string =>
  (WHOLE.match(/.{4}/g) ?? []).map((two, index) => write(index + 1, two.slice(0, 2), two.slice(2))).join(gap);
export const inRows = (length: number, gap: string): string =>
  (WHOLE.match(new RegExp(`.{1,${length}}`, 'g')) ?? []).join(gap);
export const each = (count: number, write: (move: string, index: number) => string, gap: string): string =>
  movesOf(WHOLE).slice(0, count).map(write).join(gap);
export const wide = (text: string): string =>
  text.replace(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
export const start = (plies: number): string => WHOLE.slice(0, 2 * plies);

/** The common form of most programs. */
export const LISTED = numbered((number, black, white) => `${number}. ${black} ${white}`, ' ');

export const NAMES = { black: 'Hassan', white: 'Takanashi' };
