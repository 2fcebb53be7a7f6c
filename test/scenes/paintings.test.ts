/**
 * Paintings as four numbers each: the number of strokes, their places, sizes and opacities. After an intended change,
 * `FLIPSIDE_PAINTINGS=keep npx vitest run test/scenes/paintings` replaces them: look at the boards, and at the changed
 * lines of `paintings.tsv`.
 */

import { beforeAll, expect, test } from 'vitest';
import { drawBoard } from '../../src/board/boardDrawing.ts';
import type { MarkStyle } from '../../src/board/legalMark.ts';
import { type MarkName, markShapes } from '../../src/board/markShapes.ts';
import { CONNECT4_SHAPE } from '../../src/game/connect4/position.ts';
import { positionOf } from '../../src/game/match.ts';
import { legalMoves } from '../../src/game/position.ts';
import { keysOf } from '../../src/game/record.ts';
import type { Shape } from '../../src/game/shape.ts';
import { makeShape } from '../../src/game/shape.ts';
import { squareAt } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { fitBoard } from '../../src/look/boardGeometry.ts';
import { type BoardWishes, styleOf, USUAL_WISHES } from '../../src/look/style/boardStyle.ts';
import { DISC_STYLES } from '../../src/look/style/discStyles.ts';
import { MATERIALS } from '../../src/look/style/materials.ts';
import { DEFAULT_COLORS, THEME_NAMES } from '../../src/look/themes.ts';
import { deviceGeometry } from '../../src/scenes/board/deviceGeometry.ts';
import { type BoardLook, kitRequest, paintOf, requestOf } from '../../src/scenes/board/paint/boardPaint.ts';
import { paintBoard, paintFront } from '../../src/scenes/board/paint/boardPainting.ts';
import * as discs from '../../src/scenes/board/paint/discPainting.ts';
import { paintShapes } from '../../src/scenes/board/paint/shapePainting.ts';
import { usualLook } from '../../testkit/scenes/boardLook.ts';
import { gameOf } from '../../testkit/ui/matches.ts';
import { againstKept, type Summed, weighed } from './keptNumbers.ts';
import { recordCanvases, recordOf, type Stroke } from './recordedCanvas.ts';

// Returns a function that restores the canvases after the last test.
beforeAll(recordCanvases);

type Painting = () => HTMLCanvasElement;

const boardOf =
  (rules: BoardLook['rules'], style: BoardLook['paint'], paint = paintBoard): Painting =>
  () => {
    const shape = rules === 'connect4' ? CONNECT4_SHAPE : (makeShape(6, 7) as Shape);
    const board = fitBoard({ x: 0, y: 0, width: 400, height: 400 }, shape);
    const blocked = rules === 'othello' ? SquareSet.of(squareAt(0, 0), squareAt(3, 2)) : SquareSet.of();
    const look = usualLook(board, { rules, blocked, paint: style });
    return paint(paintOf({ ...look, ...style, geometry: deviceGeometry(board, 1) }));
  };

const MARK = { square: 61, diameter: 45, colors: DEFAULT_COLORS, marks: 'dots', bold: false } as const;
const DISC = {
  diameter: 90,
  colors: { black: '#151515', white: '#efeadd' },
  patterned: false,
  bold: false,
} as const;
const SIDES = ['black', 'white'] as const;

/** A painting for either side. */
const onSides = (name: string, paint: (side: 'black' | 'white') => HTMLCanvasElement): [string, Painting][] =>
  SIDES.map(side => [`${name} ${side}`, () => paint(side)]);

const mark = (name: MarkName, other: Partial<MarkStyle> = {}): [string, Painting] => {
  const style = { ...MARK, ...other };
  return [
    [name, ...Object.values(other)].join(' '),
    () => paintShapes(style.square, markShapes(name, style)),
  ];
};

const PAINTINGS: readonly (readonly [string, Painting])[] = [
  ...THEME_NAMES.map(theme => [`board ${theme}`, boardOf('othello', styleOf(theme))] as const),
  ...MATERIALS.map(
    material => [`board of ${material}`, boardOf('anti', { ...styleOf('classic'), material })] as const,
  ),
  ...(['wood', 'flat'] as const).flatMap(material => {
    const style = { ...styleOf('classic'), material };
    return [
      [`upright back of ${material}`, boardOf('connect4', style)],
      [`upright front of ${material}`, boardOf('connect4', style, paintFront)],
    ] as const;
  }),
  ...DISC_STYLES.flatMap(discStyle => {
    const style = { ...DISC, discStyle };
    return [
      ...onSides(`disc ${discStyle}`, side => discs.paintDisc(side, style)),
      ...onSides(`lost face ${discStyle}`, side => discs.paintFace(side, { ...style, isLost: true })),
      ...onSides(`slice ${discStyle}`, side => discs.paintSlice(side, style)),
    ];
  }),
  ...onSides('token', side => discs.paintToken(side, { ...DISC, discStyle: 'turned' })),
  ...onSides('patterned', side => discs.paintFace(side, { ...DISC, discStyle: 'flat', patterned: true })),
  ...onSides('bold', side => discs.paintFace(side, { ...DISC, discStyle: 'flat', bold: true })),
  ...onSides('rider', side => discs.paintRider(side, { ...DISC, discStyle: 'wood' })),
  ['shadow', () => discs.paintShadow(90)],
  ['cast shadow', () => discs.paintCastShadow(90)],
  mark('legal-black-darkSquares'),
  mark('legal-black-darkSquares', { marks: 'discs' }),
  mark('quiet-black-darkSquares'),
  mark('last-black', { bold: true }),
  mark('hint', { marks: 'discs' }),
  mark('legal-white-lightSquares', { marks: 'rings', bold: true }),
  ...(['last', 'earlier', 'turning', 'outline', 'landing', 'won', 'mobility', 'frontier'] as const).flatMap(
    name => SIDES.map(side => mark(`${name}-${side}`)),
  ),
  ...(
    ['stable-black', 'opened-black', 'attended', 'gained', 'centre', 'refused', 'refusedHole'] as const
  ).map(name => mark(name)),
  ...(['hint', 'good', 'odd', 'even'] as const).map(name => mark(name)),
];

const toneOf = (color: string): readonly number[] =>
  color.startsWith('#')
    ? (color.slice(1).match(/../g) ?? []).map(pair => Number.parseInt(pair, 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number);

const tonesOf = ({ style, alpha, shadow }: Stroke): readonly number[] => [
  alpha,
  ...[shadow.blur, shadow.x, shadow.y],
  ...(typeof style === 'string'
    ? toneOf(style)
    : [...style.from, ...(style.lay ?? []), ...style.stops.flatMap(([at, color]) => [at, ...toneOf(color)])]),
];

const summaryOf = (paint: Painting): readonly number[] => {
  const { strokes } = recordOf(paint());
  const pieces = strokes.flatMap(stroke => stroke.pieces);
  return [
    strokes.length,
    weighed(pieces.flatMap(({ x, y, points }) => [x, y, ...points.flat()])),
    weighed([
      ...pieces.flatMap(({ radius, width, height }) => [radius, width, height]),
      ...strokes.flatMap(({ act, line, dash, clips }) => [act === 'stroke' ? line : 0, ...dash, clips]),
    ]),
    weighed(strokes.flatMap(tonesOf)),
  ];
};

test('every painting matches its snapshot', () => {
  const painted = PAINTINGS.map(([name, paint]): Summed => [name, summaryOf(paint)]);
  expect(againstKept('paintings.tsv', painted)).toEqual({
    names: painted.map(([name]) => name),
    changed: [],
  });
});

/** Non-default choices for the look of a board: a choice added to the type does not compile without one here. */
const OTHERWISE: BoardWishes = { discShare: 1 / 2, patterns: true, marks: 'rings' };

/** A few discs on boards of either kind. */
const BEGUN = { othello: 'f5d6c3', connect4: '4435' } as const;
const WISHES = keysOf(BEGUN).flatMap(game => keysOf(OTHERWISE).map(wish => [wish, game] as const));

test.each(WISHES)('the choice of other %s affects the canvas and the drawings of %s', (wish, game) => {
  const position = positionOf(gameOf(game, BEGUN[game]));
  const { rules, shape } = position;
  const board = fitBoard({ x: 0, y: 0, width: 400, height: 400 }, shape);
  const shown = (wishes: BoardWishes) => {
    const look = usualLook(board, { rules, ...wishes });
    const request = requestOf(look);
    const marked = legalMoves(position);
    return {
      canvas: [paintBoard, paintFront].map(paint => summaryOf(() => paint(paintOf(request)))),
      kit: kitRequest(look, request.geometry),
      drawing: drawBoard({ board, position, marked, ...styleOf('classic'), ...wishes }),
    };
  };
  const usual = shown(USUAL_WISHES);
  const other = shown({ ...USUAL_WISHES, [wish]: OTHERWISE[wish] });
  expect([other.canvas, other.kit]).not.toEqual([usual.canvas, usual.kit]);
  expect(other.drawing).not.toBe(usual.drawing);
});
