/** Signs that a scanner takes for a number, and the number. */
const LIKE: Readonly<Record<string, string>> = {
  l: '1',
  I: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  B: '8',
};
const SLIP = '[a-h][lI|!ZzSsB]';

/** A square that may have been misread: alone, or in a row of squares. */
const ALONE = new RegExp(`(?<![\\p{L}\\d])${SLIP}(?![\\p{L}\\d])`, 'giu');
const IN_ROW = /(?<![a-z\d])(?:[a-h](?:[1-8]|[lI|!ZzSsB])){3,}(?![a-z\d])/giu;
const SQUARE = /(?<![a-z\d])[a-h][1-8](?![a-z\d])/gi;
const ROW = /(?:[a-h][1-8]){2}/i;
/** Fewer squares than this on a line are no list of moves. */
const LEAST_SQUARES = 3;

const numberFor = (square: string): string => {
  const sign = square.charAt(1);
  return square.charAt(0) + (LIKE[sign] ?? sign);
};

/** A text with numbers for letters in what look like squares, on lines that name others. The length stays the same. */
export const withSlipsMended = (text: string): string =>
  text
    .split('\n')
    .map(line => {
      const isList = ROW.test(line) || (line.match(SQUARE)?.length ?? 0) >= LEAST_SQUARES;
      return isList
        ? line.replace(IN_ROW, row => row.replace(/../g, numberFor)).replace(ALONE, numberFor)
        : line;
    })
    .join('\n');
