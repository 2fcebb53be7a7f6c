import { opposite } from '../../game/color.ts';
import { type GameName, type Setup, startOf } from '../../game/games.ts';
import { blockedSquares } from '../../game/shape.ts';
import { makeSquare } from '../../game/square.ts';
import { SquareSet } from '../../game/squareSet.ts';
import type { Move } from '../../game/transcript.ts';
import type { MoveMark, MoveNote, Tone, TreeNode } from '../../game/tree.ts';
import { type Stand, standAtStart, step } from '../playWritten.ts';
import { type GameRecord, isKnownIn } from '../record.ts';
import { quoted } from './properties.ts';

export const isForSgf = ({ tree: { setup } }: GameRecord): boolean =>
  isKnownIn('sgf', setup) &&
  blockedSquares(setup.shape).isEmpty() &&
  // Discs on corners next to an open center cannot be set up as a position.
  (setup.headStart === undefined || (setup.headStart.kind === 'corners' && setup.game !== 'reversi'));

const MARKS: Readonly<Record<MoveMark, string>> = {
  '!!': 'TE[2]',
  '!': 'TE[1]',
  '!?': 'IT[]',
  '?!': 'DO[]',
  '?': 'BM[1]',
  '??': 'BM[2]',
};

const property = (name: string, value: string | undefined): string =>
  value === undefined || value === '' ? '' : `${name}[${quoted(value)}]`;

const points = (name: string, squares: SquareSet): string =>
  squares.isEmpty() ? '' : name + [...squares].map(square => `[${makeSquare(square)}]`).join('');

/** The discs of a start other than the usual one; the center is always written in full. */
const setupOf = (setup: Setup): string => {
  const usual = startOf({ ...setup, start: undefined, headStart: undefined });
  const start = startOf(setup);
  const isUsual =
    start.discs.black.equals(usual.discs.black) &&
    start.discs.white.equals(usual.discs.white) &&
    start.turn === usual.turn;
  if (isUsual) return '';
  const taken = start.discs.black.union(start.discs.white);
  const emptied = usual.discs.black.union(usual.discs.white).diff(taken);
  const side = start.turn === 'black' ? 'B' : 'W';
  return [
    points('AB', start.discs.black),
    points('AW', start.discs.white),
    points('AE', emptied),
    `PL[${side}]`,
  ].join('');
};

const sizeOf = ({ shape: { width, height } }: Setup): string =>
  width === height ? `SZ[${width}]` : `SZ[${width}:${height}]`;

/** The value of `RU` for games other than Othello. */
const RULES: Readonly<Partial<Record<GameName, string>>> = { anti: 'anti', reversi: 'empty board' };

const rootOf = (record: GameRecord): string => {
  const { setup } = record.tree;
  return [
    ';FF[4]GM[2]CA[UTF-8]AP[Flipside]',
    sizeOf(setup),
    property('RU', RULES[setup.game]),
    property('PB', record.players?.black),
    property('PW', record.players?.white),
    property('EV', record.event),
    property('PC', record.place),
    property('DT', record.date),
    property('RE', record.result),
    property('SO', record.source),
    property('GN', record.title),
    property('TM', record.clock),
    property('GC', record.comment),
    setupOf(setup),
    drawingOf(record.tree.note ?? {}),
    property('C', record.tree.note?.comment),
  ].join('');
};

/** A circle, a triangle and a cross; arrows have one kind. */
const SHAPES: Readonly<Record<Tone, string>> = { look: 'CR', good: 'TR', bad: 'MA' };

const drawingOf = ({ drawn = [] }: MoveNote): string => {
  const squares = Object.entries(SHAPES).map(([tone, name]) =>
    points(
      name,
      SquareSet.of(...drawn.filter(one => one.tone === tone && one.to === undefined).map(({ from }) => from)),
    ),
  );
  const arrows = drawn.flatMap(({ from, to }) =>
    to === undefined ? [] : [`[${makeSquare(from)}:${makeSquare(to)}]`],
  );
  return squares.join('') + (arrows.length === 0 ? '' : `AR${arrows.join('')}`);
};

const nodeOf = (turn: 'B' | 'W', move: Move, { mark, comment, drawn }: Partial<TreeNode> = {}): string =>
  [
    `;${turn}[${move === 'pass' ? '' : makeSquare(move)}]`,
    mark === undefined ? '' : MARKS[mark],
    drawingOf({ drawn }),
    property('C', comment),
  ].join('');

const sideOf = (color: 'black' | 'white'): 'B' | 'W' => (color === 'black' ? 'B' : 'W');

/** A move, a forced pass before it, and everything that follows. */
const branchOf = (stand: Stand, node: TreeNode): string => {
  const { turn } = stand.position;
  const pass = stand.owesPass ? nodeOf(sideOf(opposite(turn)), 'pass') : '';
  const next = step({ ...stand, owesPass: false }, node.move);
  const after = next.type === 'on' ? branchesOf(next.stand, node.children) : '';
  return `${pass}${nodeOf(sideOf(turn), node.move, node)}${after}`;
};

const branchesOf = (stand: Stand, children: readonly TreeNode[]): string => {
  const branches = children.map(child => branchOf(stand, child));
  return branches.length > 1 ? branches.map(branch => `\n(${branch})`).join('') : branches.join('');
};

/** Writes a game as SGF, with its variations, comments and marks. */
export const writeSgf = (record: GameRecord): string =>
  `(${rootOf(record)}${branchesOf(standAtStart(record.tree.setup), record.tree.children)})`;
