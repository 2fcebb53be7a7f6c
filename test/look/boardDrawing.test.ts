import { expect, test } from 'vitest';
import { CONNECT4_START } from '../../src/game/connect4/position.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { legalMoves, type Position } from '../../src/game/position.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { drawBoard } from '../../src/look/boardDrawing.ts';
import { fitBoard, rect } from '../../src/look/boardGeometry.ts';
import { patternInk } from '../../src/look/discPattern.ts';
import { USUAL_WISHES } from '../../src/look/style/boardStyle.ts';
import { DEFAULT_COLORS, THEMES, type ThemeName } from '../../src/look/themes.ts';

const drawingOf = (
  position: Position,
  marked = SquareSet.empty,
  theme: ThemeName = 'classic',
  { colors = THEMES[theme].colors, side = 400 } = {},
) =>
  drawBoard({
    board: fitBoard(rect(0, 0, side, side), position.shape),
    position,
    theme,
    colors,
    ...USUAL_WISHES,
    marked,
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
  const small = drawingOf(STANDARD_START, SquareSet.empty, 'classic', { side: 100 });
  expect(small).not.toContain('<text');
});

test('a small picture has one shape for all discs of a color, and no letters', () => {
  const drawing = drawBoard({
    board: fitBoard(rect(0, 0, 240, 240), STANDARD_START.shape),
    position: STANDARD_START,
    theme: 'classic',
    colors: DEFAULT_COLORS,
    ...USUAL_WISHES,
    small: true,
  });
  for (const fill of [DEFAULT_COLORS.blackDiscs, DEFAULT_COLORS.whiteDiscs])
    expect(drawing.match(new RegExp(`<path d="(M[^M]*){2}" fill="${fill}"`, 'g'))).toHaveLength(1);
  expect(drawing).not.toContain('<text');
});

test('legal moves have a mark in exactly the chosen color', () => {
  const drawing = drawingOf(STANDARD_START, legalMoves(STANDARD_START));
  expect(circles(drawing, DEFAULT_COLORS.blackMarks)).toBe(4);
});

test('a frame of Connect Four has a hole for each square', () => {
  const drawing = drawingOf(CONNECT4_START);
  expect(drawing).toContain(`fill="${DEFAULT_COLORS.connect4Frame}"`);
  expect(drawing.match(/<circle/g)).toHaveLength(CONNECT4_START.shape.squares.size);
});

test("a drawing has no inline styles, which the page's policy forbids", () => {
  expect(drawingOf(STANDARD_START)).not.toContain('style');
});

test.each([
  ['rings', `stroke="${DEFAULT_COLORS.blackMarks}"`],
  ['discs', `fill="${DEFAULT_COLORS.blackMarks}"`],
] as const)('legal moves are marked with %s if chosen', (marks, paint) => {
  const drawing = drawBoard({
    board: fitBoard(rect(0, 0, 400, 400), STANDARD_START.shape),
    position: STANDARD_START,
    theme: 'classic',
    colors: DEFAULT_COLORS,
    ...USUAL_WISHES,
    marked: legalMoves(STANDARD_START),
    marks,
  });
  expect(drawing.split(paint)).toHaveLength(1 + 4);
});

test('discs have the pattern of their theme, by which they can be told apart without color', () => {
  const drawing = drawingOf(STANDARD_START, SquareSet.empty, 'colorVision');
  const { blackDiscs, whiteDiscs } = THEMES.colorVision.colors;
  expect(drawing.split(`fill="none" stroke="${patternInk(blackDiscs)}"`)).toHaveLength(1 + 2);
  expect(drawing.split(`stroke="${patternInk(whiteDiscs)}"`)).toHaveLength(1 + 2);
});

test('black discs have a white rim in high contrast, white ones need none', () => {
  const drawing = drawingOf(STANDARD_START, SquareSet.empty, 'highContrast');
  expect(drawing.match(/<circle[^>]*fill="none" stroke="#ffffff"/g)).toHaveLength(2);
});

test('discs have the patterns of the theme for color vision, and in every other theme if a person wishes them', () => {
  const bars = (theme: ThemeName, patterns: boolean) =>
    drawBoard({
      board: fitBoard(rect(0, 0, 400, 400), STANDARD_START.shape),
      position: STANDARD_START,
      theme,
      colors: THEMES[theme].colors,
      ...USUAL_WISHES,
      patterns,
    }).match(/stroke-linecap="round"/g)?.length ?? 0;
  expect([bars('colorVision', false), bars('classic', false), bars('classic', true)]).toEqual([2, 0, 2]);
});
