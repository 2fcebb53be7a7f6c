import { expect, test } from 'vitest';
import { STANDARD_SHAPE } from '../../src/game/shape.ts';
import { layoutOf } from '../../src/look/layout.ts';
import { cardsPlace } from '../../src/look/layouts/cardsPlace.ts';

test.each([
  [320, 568, 1],
  [390, 844, 2],
  [568, 320, 2],
  [844, 390, 2],
  [820, 1180, 2],
  [1440, 900, 2],
])(
  'on %ix%i cards of a table cover neither board nor buttons, with room for %i of two',
  (width, height, room) => {
    const layout = layoutOf({
      screen: 'board',
      viewport: { width, height },
      shape: STANDARD_SHAPE,
      rules: 'othello',
      hand: 'right',
      direction: 'ltr',
    });
    const { rect, count } = cardsPlace(layout, 2);
    const { frame } = layout.board;
    expect(count).toBe(room);
    expect(rect.x >= frame.x + frame.width || rect.y >= frame.y + frame.height).toBe(true);
    expect(rect.y + rect.height).toBeLessThanOrEqual(layout.actions.y);
    expect(rect.y).toBeGreaterThanOrEqual(layout.status.y);
    expect(rect.height).toBeGreaterThanOrEqual(44);
  },
);
