import { expect, test } from 'vitest';
import { usualArrangement } from '../../../src/game/arrangement.ts';
import { boardOf } from '../../../src/game/games.ts';
import { makeShape, type Shape } from '../../../src/game/shape.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { keepEditor } from '../../../src/store/kept/keptEditor.ts';
import { memoryStorage } from '../../../testkit/play/playRoom.ts';

const KEY = 'flipside.editor';

const SMALL = usualArrangement('anti', boardOf('anti', makeShape(6, 4) as Shape));
const ARRANGEMENT = { ...SMALL, discs: { ...SMALL.discs, black: SMALL.discs.black.with(parseSquare('a1')) } };

test('the editor restores its position after a reload', () => {
  const storage = memoryStorage();
  keepEditor(storage).setState({ arrangement: ARRANGEMENT });
  expect(keepEditor(storage).getState().arrangement).toEqual(ARRANGEMENT);
});

test.each([
  ['cut off', (text: string) => text.slice(0, -9)],
  ['of a later version', (text: string) => text.replace('"version":1', '"version":2')],
  ['of another size', (text: string) => text.replace('6x4', '6x6')],
  ['of a game without a free start', (text: string) => text.replace('anti', 'xot')],
])('a stored position that is %s is ignored', (_, damage) => {
  const storage = memoryStorage();
  keepEditor(storage).setState({ arrangement: ARRANGEMENT });
  const usual = keepEditor(memoryStorage()).getState().arrangement;
  storage.setItem(KEY, damage(storage.getItem(KEY) ?? ''));
  expect(keepEditor(storage).getState().arrangement).toEqual(usual);
});
