import { expect, test } from 'vitest';
import { drawBoard } from '../../src/board/boardDrawing.ts';
import { CONNECT4_START } from '../../src/game/connect4/position.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { legalMoves, type Position } from '../../src/game/position.ts';
import type { SquareSet } from '../../src/game/squareSet.ts';
import { fitBoard, rect } from '../../src/look/boardGeometry.ts';
import { patternInk } from '../../src/look/discPattern.ts';
import { type BoardWishes, USUAL_WISHES } from '../../src/look/style/boardStyle.ts';
import { DEFAULT_COLORS, THEMES, type ThemeName } from '../../src/look/themes.ts';

interface Wanted extends Partial<BoardWishes> {
  readonly theme?: ThemeName;
  readonly side?: number;
  readonly small?: boolean;
  readonly marked?: SquareSet;
}

const drawingOf = (position: Position, { theme = 'classic', side = 400, ...wanted }: Wanted = {}) =>
  drawBoard({
    board: fitBoard(rect(0, 0, side, side), position.shape),
    position,
    theme,
    colors: THEMES[theme].colors,
    ...USUAL_WISHES,
    ...wanted,
  });

const circles = (drawing: string, fill: string) =>
  drawing.match(new RegExp(`<circle [^>]*fill="${fill}"`, 'g'))?.length ?? 0;

test('the drawing shows each disc, the four dots and a letter and a number for each line', () => {
  const drawing = drawingOf(STANDARD_START);
  const { blackDiscs, whiteDiscs } = DEFAULT_COLORS;
  expect([circles(drawing, blackDiscs), circles(drawing, whiteDiscs)]).toEqual([2, 2]);
  expect(circles(drawing, THEMES.classic.line)).toBe(4);
  expect(drawing.match(/(?<=<text[^>]*>)\w/g)?.join('')).toBe('abcdefgh12345678');
});

test('a drawing whose squares are too small for letters and numbers has none', () => {
  expect(drawingOf(STANDARD_START, { side: 100 })).not.toContain('<text');
});

test('a thumbnail has one shape for all discs of a color, and no letters', () => {
  const drawing = drawingOf(STANDARD_START, { side: 240, small: true });
  for (const fill of [DEFAULT_COLORS.blackDiscs, DEFAULT_COLORS.whiteDiscs])
    expect(drawing.match(new RegExp(`<path d="(M[^M]*){2}" fill="${fill}"`, 'g'))).toHaveLength(1);
  expect(drawing).not.toContain('<text');
});

test.each([
  ['dots', `fill="${DEFAULT_COLORS.blackMarks}"`],
  ['rings', `stroke="${DEFAULT_COLORS.blackMarks}"`],
  ['discs', `fill="${DEFAULT_COLORS.blackMarks}"`],
] as const)('legal moves are marked with %s if chosen, in exactly the chosen color', (marks, paint) => {
  const drawing = drawingOf(STANDARD_START, { marked: legalMoves(STANDARD_START), marks });
  expect(drawing.split(paint)).toHaveLength(1 + 4);
});

test('a frame of Connect Four has a hole for each square', () => {
  const drawing = drawingOf(CONNECT4_START);
  expect(drawing).toContain(`fill="${DEFAULT_COLORS.connect4Frame}"`);
  const holes = /M[^zM]*a[^zM]*z/g;
  expect(drawing.split(`fill="${DEFAULT_COLORS.connect4Frame}"`)[0]?.match(holes)).toHaveLength(
    1 + CONNECT4_START.shape.squares.size,
  );
});

test('a drawing has no inline styles, which the content security policy forbids', () => {
  expect(drawingOf(STANDARD_START)).not.toContain('style');
});

test('black discs have a white rim in high contrast, white ones need none', () => {
  const drawing = drawingOf(STANDARD_START, { theme: 'highContrast' });
  expect(drawing.match(/<circle[^>]*fill="none" stroke="#ffffff"/g)).toHaveLength(2);
});

test.each([
  ['colorVision', false, 2],
  ['classic', false, 0],
  ['classic', true, 2],
] as const)(
  'in %s discs have their color’s ring or bars: switched on %o, on %i discs each',
  (theme, patterns, discs) => {
    const drawing = drawingOf(STANDARD_START, { theme, patterns });
    const { blackDiscs, whiteDiscs } = THEMES[theme].colors;
    expect(drawing.split(`fill="none" stroke="${patternInk(blackDiscs)}"`)).toHaveLength(1 + discs);
    expect(drawing.split(`stroke="${patternInk(whiteDiscs)}"`)).toHaveLength(1 + discs);
  },
);
