import type { Color } from '../../game/color.ts';
import { rulesOf, type Setup, startOf } from '../../game/games.ts';
import type { Position } from '../../game/position.ts';
import { RULES } from '../../game/rules.ts';
import { blockedSquares, makeShapeText, STANDARD_SHAPE } from '../../game/shape.ts';
import { makeSquare, squareAt } from '../../game/square.ts';
import { type Move, positionAt, type Transcript, writeMoves } from '../../game/transcript.ts';
import { lineThrough } from '../../game/tree.ts';
import { type WrittenPass, writtenMoves } from '../playWritten.ts';
import { type GameRecord, isKnownIn } from '../record.ts';
import { quoted } from './properties.ts';

const isPlain = ({ shape, headStart, start }: Setup): boolean =>
  makeShapeText(shape) === makeShapeText(STANDARD_SHAPE) && headStart === undefined && start === undefined;

/** Whether the moves alone identify the game. */
export const isForTranscript = ({ tree }: GameRecord): boolean => {
  const { setup } = tree;
  if (!isKnownIn('txt', setup)) return false;
  if (RULES[rulesOf(setup.game)].picks === 'column') return setup.start === undefined;
  // Reversi is distinguished from Othello by its first disc.
  const isTold = setup.game !== 'reversi' || lineThrough(tree, []).some(move => move !== 'pass');
  return isPlain(setup) && isTold;
};

/** The moves of the main line, in the format of `readTranscripts` and `readColumns`. */
export const writeTranscript = ({ tree }: GameRecord): string =>
  writeMoves(startOf(tree.setup).rules, lineThrough(tree, []));

/** Whether the setup is fully described by a square board of signs without blocked squares. */
const isBoard = ({ shape, headStart }: Setup): boolean =>
  shape.width === shape.height && blockedSquares(shape).isEmpty() && headStart?.kind !== 'discs';

const ONE_LINE_SIDES = [4, 6, 8];

export const isForObf = ({ tree: { setup } }: GameRecord): boolean =>
  isKnownIn('obf', setup) && isBoard(setup) && ONE_LINE_SIDES.includes(setup.shape.width);

export const isForGgf = ({ tree: { setup } }: GameRecord): boolean =>
  isKnownIn('ggf', setup) && isBoard(setup);

/** A sign for each square of the board's bounding rectangle, row by row. */
export const signsOf = ({ shape, discs }: Position, signs: Readonly<Record<Color, string>>): string =>
  Array.from({ length: shape.width * shape.height }, (_, index) => {
    const square = squareAt(index % shape.width, Math.floor(index / shape.width));
    if (discs.black.has(square)) return signs.black;
    return discs.white.has(square) ? signs.white : '-';
  }).join('');

/** The current position, or the last one of the game. */
export const shownPosition = ({ tree, at }: GameRecord): Position =>
  positionAt(tree.setup, at ?? lineThrough(tree, [])) ?? startOf(tree.setup);

export const OBF_SIGNS = { black: 'X', white: 'O' } as const;
/** `board side;` of the current position, or else the last one. */
export const writeObf = (record: GameRecord): string => {
  const position = shownPosition(record);
  const title = record.title === undefined ? '' : ` % ${record.title.replace(/\s+/g, ' ')}`;
  return `${signsOf(position, OBF_SIGNS)} ${OBF_SIGNS[position.turn]};${title}`;
};

/** GGF's signs for discs and the side to move. */
const GGF_SIGNS = { black: '*', white: 'O' } as const;

const property = (name: string, value: string | undefined): string =>
  value === undefined || value === '' ? '' : `${name}[${quoted(value)}]`;

/** `2004.09.18_05:54:38`. */
const ggfDate = (date: string | undefined): string | undefined =>
  date?.replaceAll('-', '.').replace('T', '_');

const nameOf = (move: Move): string => (move === 'pass' ? 'PA' : makeSquare(move).toUpperCase());

/** A move with its side: `B[F5]`, `W[PA]`. */
const writeGgfMove = (color: Color, move: Move): string =>
  `${color === 'black' ? 'B' : 'W'}[${nameOf(move)}]`;

/** A move as read: its name and its annotations. */
const SAID = /^\s*([a-h][1-8]|pa(?:ss)?|--)\s*(\/.*)?$/is;

/** The moves with the values and times from the file; dropped from the first changed move on. */
const movesWith = (written: readonly WrittenPass[], said: readonly string[]): string => {
  let next = 0;
  return written
    .map(({ color, move }) => {
      const [name = '', rest = ''] = SAID.exec(said[next] ?? '')?.slice(1) ?? [];
      const isPass = name !== '' && !/^[a-h][1-8]$/i.test(name);
      const isSame = isPass ? move === 'pass' : name.toUpperCase() === nameOf(move);
      // Files may omit passes.
      const isLeftOut = move === 'pass' && !isSame;
      if (isSame) next++;
      else if (!isLeftOut) next = said.length;
      return isSame && rest !== ''
        ? `${color === 'black' ? 'B' : 'W'}[${nameOf(move)}${quoted(rest)}]`
        : writeGgfMove(color, move);
    })
    .join('');
};

/** Black's discs minus White's at the end of the line. */
const leadIn = (record: GameRecord): string => {
  const { discs } = shownPosition({ tree: record.tree });
  const lead = discs.black.size - discs.white.size;
  return `${lead >= 0 ? '+' : ''}${lead.toFixed(2)}`;
};

const clockOf = (clock: string | undefined): string => {
  const [black, white] = clock?.split(' ') ?? [];
  return white === undefined ? property('TI', clock) : property('TB', black) + property('TW', white);
};

/** Writes the main line as GGF. */
export const writeGgf = (record: GameRecord): string => {
  const { tree, players, place, date, result } = record;
  const { setup } = tree;
  const line: Transcript = lineThrough(tree, []);
  const start = startOf(setup);
  const side = setup.shape.width;
  const moves = movesWith(writtenMoves(setup, line), record.ggf?.moves ?? []);
  return [
    '(;GM[Othello]',
    property('PC', place ?? 'Flipside'),
    property('DT', ggfDate(date)),
    property('PB', players?.black),
    property('PW', players?.white),
    property('RB', record.ggf?.ratings?.black),
    property('RW', record.ggf?.ratings?.white),
    clockOf(record.clock),
    property('RE', result ?? leadIn(record)),
    `TY[${side}${setup.game === 'anti' ? 'a' : ''}]`,
    `BO[${side} ${signsOf(start, GGF_SIGNS)} ${GGF_SIGNS[setup.start?.turn ?? start.turn]}]`,
    moves,
    ';)',
  ].join('');
};
