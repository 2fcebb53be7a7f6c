import { expect, test } from 'vitest';
import { drawBoard } from '../../../src/board/boardDrawing.ts';
import { RAISED } from '../../../src/board/raised.ts';
import { STANDARD_START } from '../../../src/game/othello/position.ts';
import { isChanged, styleOf, USUAL_WISHES } from '../../../src/look/style/boardStyle.ts';
import { drawDiscStyle } from '../../../src/look/style/discDrawing.ts';
import { DISC_STYLES } from '../../../src/look/style/discStyles.ts';
import { drawMaterial } from '../../../src/look/style/materialDrawing.ts';
import { MATERIALS } from '../../../src/look/style/materials.ts';
import { THEME_NAMES } from '../../../src/look/themes.ts';
import { drawnGeometry } from '../../../src/picture/picture.ts';

type Spot = { readonly x: number; readonly y: number };

const FIELD = { x: 10, y: 10, width: 320, height: 320 };
const DISC = { x: 50, y: 50, radius: 20, color: '#123456' } as const;

test('no two materials and no two disc styles look the same', () => {
  const materials = MATERIALS.map(material => drawMaterial(material, { field: FIELD, square: 40 }));
  const discs = DISC_STYLES.map(style => drawDiscStyle(style, DISC));
  expect(new Set(materials).size).toBe(MATERIALS.length);
  expect(new Set(discs).size).toBe(DISC_STYLES.length);
});

test.each([...MATERIALS])('%s looks the same each time and stays on the squares', material => {
  const drawing = drawMaterial(material, { field: FIELD, square: 40 });
  expect(drawing).toBe(drawMaterial(material, { field: FIELD, square: 40 }));
  const starts = [...drawing.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  for (const place of starts.flat()) {
    expect(place).toBeGreaterThanOrEqual(10);
    expect(place).toBeLessThanOrEqual(330);
  }
});

test('drawings need no style sheet, no ids and no other files, and have only finite numbers', () => {
  const drawings = [
    ...MATERIALS.map(material => drawMaterial(material, { field: FIELD, square: 40 })),
    ...DISC_STYLES.map(style => drawDiscStyle(style, DISC)),
  ];
  for (const drawing of drawings) expect(drawing).not.toMatch(/style=|id=|url\(|href|NaN|Infinity/);
});

/** The middle of the longer arc of a circle between a chord's ends, on the side given by `sweep`. */
const middleOfLongArc = (from: Spot, to: Spot, radius: number, sweep: boolean): Spot => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const chord = Math.hypot(dx, dy);
  const sagitta = radius + Math.sqrt(radius ** 2 - (chord / 2) ** 2);
  const side = sweep ? 1 : -1;
  return {
    x: (from.x + to.x) / 2 + (side * sagitta * dy) / chord,
    y: (from.y + to.y) / 2 - (side * sagitta * dx) / chord,
  };
};

test('the shade of a stone lies on the disc, away from the light', () => {
  const crescents = [
    ...drawDiscStyle('stone', DISC).matchAll(/M([\d.]+) ([\d.]+)A\S+ \S+ 0 1 ([01]) ([\d.]+) ([\d.]+)A/g),
  ];
  expect(crescents).toHaveLength(2);
  for (const [, x1, y1, sweep, x2, y2] of crescents) {
    const ends = [
      { x: Number(x1), y: Number(y1) },
      { x: Number(x2), y: Number(y2) },
    ] as const;
    const { x, y } = middleOfLongArc(...ends, DISC.radius, sweep === '1');
    expect(x).toBeGreaterThan(DISC.x);
    expect(y).toBeGreaterThan(DISC.y);
  }
});

test.each([...DISC_STYLES])('the rings of %s lie on the disc', style => {
  const rings = [...drawDiscStyle(style, DISC).matchAll(/ r="([\d.]+)".*?stroke-width="([\d.]+)"/g)];
  for (const [, radius, width] of rings)
    expect(Number(radius) + Number(width) / 2).toBeLessThanOrEqual(1.02 * DISC.radius);
});

test('nothing of a board is drawn outside of it', () => {
  const board = drawnGeometry(STANDARD_START);
  const drawing = drawBoard({
    ...styleOf('felt'),
    board,
    position: STANDARD_START,
    ...USUAL_WISHES,
    raised: RAISED,
  });
  const lengths = [...drawing.matchAll(/ (?:x|y|cx|cy|r|width|height)="(-?[\d.]+)"/g)].map(([, length]) =>
    Number(length),
  );
  expect(lengths.length).toBeGreaterThan(10);
  for (const length of lengths) {
    expect(length).toBeGreaterThanOrEqual(0);
    expect(length).toBeLessThanOrEqual(board.frame.width);
  }
});

test('a picture to keep shows material and discs, unless the theme has high contrast', () => {
  const board = drawnGeometry(STANDARD_START);
  const drawnIn = (theme: (typeof THEME_NAMES)[number], discStyle: (typeof DISC_STYLES)[number]): string =>
    drawBoard({
      ...styleOf(theme),
      discStyle,
      board,
      position: STANDARD_START,
      ...USUAL_WISHES,
      raised: RAISED,
    });
  expect(drawnIn('walnut', 'glass')).not.toBe(drawnIn('walnut', 'enamel'));
  expect(drawnIn('highContrast', 'glass')).toBe(drawnIn('highContrast', 'enamel'));
});

test('a built-in theme counts as unchanged, and another material changes it', () => {
  for (const theme of THEME_NAMES) expect(isChanged(styleOf(theme))).toBe(false);
  expect(isChanged({ ...styleOf('felt'), material: 'paper' })).toBe(true);
  expect(isChanged({ ...styleOf('felt'), discStyle: 'glass' })).toBe(true);
});
