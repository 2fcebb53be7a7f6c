import { expect, test } from 'vitest';
import { shapeOfToolbar } from '../../src/look/layouts/toolbarShape.ts';

const UNIT = 16;
const room = (width: number, height: number) => ({ x: 0, y: 0, width, height });

test.each([
  [
    'a broad page has one row of buttons with words',
    room(800, 52),
    8,
    { columns: 8, withWords: true, shown: 8 },
  ],
  ['a phone has two rows of four', room(378, 96), 8, { columns: 4, withWords: true, shown: 8 }],
  ['a small phone has five and four', room(308, 96), 9, { columns: 5, withWords: true, shown: 9 }],
  ['a low strip leaves the words out', room(360, 44), 8, { columns: 8, withWords: false, shown: 8 }],
  [
    'a column as narrow as a button leaves the words out',
    room(38, 258),
    4,
    { columns: 1, withWords: false, shown: 4 },
  ],
  ['what finds no place stays out', room(308, 96), 12, { columns: 5, withWords: true, shown: 10 }],
  ['a low strip leaves out as well', room(360, 44), 11, { columns: 8, withWords: false, shown: 8 }],
])('%s', (_name, rect, count, shape) => {
  expect(shapeOfToolbar(rect, count, UNIT)).toEqual(shape);
});
