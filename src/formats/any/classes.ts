/** Boards of pages whose squares are elements without text: black, white or empty by their classes or the names of pictures. */

/** The sides of boards that are read like this. */
const SIDES = [8, 6] as const;
/** A page with more elements has more than a board, and takes long. */
const MOST_TAGS = 4_000;
/** What a square has inside, in characters. */
const LONGEST_SQUARE = 2_000;

const TAG = /<([a-z][\w-]{0,30})((?:\s[^<>]{0,600})?)>/gi;
/** What an element is called: its classes, its data, its colors, and the file of its picture. */
const NAMES =
  /\s(?:class|src|alt|title|style|fill|data-[\w-]{1,30})\s*=\s*(?:"([^"]{0,200})"|'([^']{0,200})')/gi;
const CLASSES = /\sclass\s*=\s*["']([^"']{0,200})/i;
/** Elements without an end. */
const VOID = /^(?:img|input|br|hr)$/;

type Words = readonly (readonly [RegExp, string])[];

const WORDS: Words = [
  [/^(?:black|000|schwarz|noire?|nero|negr[ao]|kuro)$/, 'X'],
  [/^(?:white|fff|weiß|weiss|blanche?|bianc[ao]|blanc[ao]|shiro)$/, 'O'],
  [/^(?:empty|blank|free|none)$/, '-'],
];
/** Words that mean a side only where those above make no board: the first player is Black. */
const LESS_SURE: readonly Words[] = [
  [
    [/^b$/, 'X'],
    [/^w$/, 'O'],
  ],
  [
    [/^(?:player|p)one$/, 'X'],
    [/^(?:player|p)two$/, 'O'],
  ],
];

interface Tag {
  readonly at: number;
  readonly end: number;
  readonly element: string;
  /** Its element and its classes: the squares of a board have one of them in common. */
  readonly kinds: readonly string[];
  /** The signs that its names stand for. */
  readonly signs: readonly string[];
}

/** `discBlack`, `disc-black` and `img/disc_black.png` as their words. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/#(000|fff)\1?(?![\da-f])/g, ' $1 ')
    .replace(
      /(?<![a-z])(player|p)[ _-]?([12])(?!\d)/g,
      (_, word, number) => `${word}${number === '1' ? 'one' : 'two'}`,
    )
    .split(/[^\p{L}\d]+|(?<=\p{L})(?=\d)/u);

const tagOf = (match: RegExpExecArray, words: Words): Tag => {
  const [whole, name = '', attributes = ''] = match;
  const element = name.toLowerCase();
  const names = [...attributes.matchAll(NAMES)].flatMap(([, one, other]) => wordsOf(one ?? other ?? ''));
  const signs = words.filter(([pattern]) => names.some(word => pattern.test(word))).map(([, sign]) => sign);
  const classes = CLASSES.exec(attributes)?.[1]?.trim().split(/\s+/) ?? [];
  const kinds = [`<${element}`, ...classes, ...(signs.length > 0 ? ['<sign'] : [])];
  return { at: match.index, end: match.index + whole.length, element, kinds, signs };
};

/** The elements that have something in common, as many as a board has squares. */
const groupsOf = (tags: readonly Tag[]): readonly (readonly Tag[])[] => {
  const groups = new Map<string, Tag[]>();
  for (const tag of tags)
    for (const kind of new Set(tag.kinds)) {
      const group = groups.get(kind);
      if (group === undefined) groups.set(kind, [tag]);
      else group.push(tag);
    }
  return [...groups.values()].filter(({ length }) => SIDES.some(side => side * side === length));
};

/** Where an element ends. */
const endOf = (html: string, { element, end }: Tag): number => {
  if (VOID.test(element)) return end;
  let open = 1;
  for (const { 0: tag, 1: slash, index } of html
    .slice(end, end + LONGEST_SQUARE)
    .matchAll(new RegExp(`<(/?)${element}\\b[^<>]{0,600}>`, 'gi'))) {
    open += slash === '' ? 1 : -1;
    if (open === 0) return end + index + tag.length;
  }
  return end;
};

interface Drawn {
  readonly from: number;
  readonly to: number;
  readonly signs: string;
}

/** The board of these squares; undefined where one has text, or is called both black and white, or none is empty. */
const drawnBy = (html: string, squares: readonly Tag[], tags: readonly Tag[]): Drawn | undefined => {
  let signs = '';
  let to = 0;
  let next = 0;
  for (const square of squares) {
    // A square within another one is no square.
    if (square.at < to) return undefined;
    to = endOf(html, square);
    if (html.slice(square.end, to).replace(/<[^<>]*>|&nbsp;|&#160;|\s/gi, '') !== '') return undefined;
    const said = new Set<string>();
    while ((tags[next]?.at ?? to) < square.at) next++;
    for (; (tags[next]?.at ?? to) < to; next++) for (const sign of tags[next]?.signs ?? []) said.add(sign);
    said.delete('-');
    if (said.size > 1) return undefined;
    signs += [...said][0] ?? '-';
  }
  const isBoard = ['X', 'O', '-'].every(sign => signs.includes(sign));
  return isBoard ? { from: squares[0]?.at ?? 0, to, signs } : undefined;
};

/** The only board of a page, as these words call its discs. */
const boardIn = (html: string, words: Words): Drawn | undefined => {
  const tags = [...html.matchAll(TAG)].map(match => tagOf(match, words));
  const [board, ...others] = groupsOf(tags)
    .map(squares => drawnBy(html, squares, tags))
    .filter(one => one !== undefined);
  return others.every(({ signs }) => signs === board?.signs) ? board : undefined;
};

/** A page with a board in signs in place of one whose squares have no text; unchanged if there is none, or it can be meant in two ways. */
export const withClassesDrawn = (html: string): string => {
  if ((html.match(/<[a-z]/gi)?.length ?? 0) > MOST_TAGS) return html;
  for (const words of [WORDS, ...LESS_SURE.map(more => [...WORDS, ...more])]) {
    const board = boardIn(html, words);
    if (board === undefined) continue;
    const side = Math.sqrt(board.signs.length);
    const rows = board.signs.replace(new RegExp(`.{${side}}`, 'g'), '$&\n');
    return `${html.slice(0, board.from)}\n${rows}${html.slice(board.to)}`;
  }
  return html;
};
