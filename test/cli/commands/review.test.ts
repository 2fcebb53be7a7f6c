import { expect, test } from 'vitest';
import { resultsOf } from '../flipside.ts';

const reviewed = async (...words: readonly string[]) => (await resultsOf(['review', ...words]))[0];

test('a review is one document with every ply, the losses and the key moments', async () => {
  const document = await reviewed('b1a1a2', '--size', '4x4');
  const parts = 'plies lossByColor turningPoint bookUntil opening moments find';
  expect(Object.keys(document).join(' ')).toBe(parts);
  expect(document.plies[0]).toEqual({
    ply: 1,
    square: 'b1',
    color: 'black',
    score: -10,
    best: 'b1',
    loss: 0,
    exact: true,
    depth: expect.any(Number),
    chance: expect.any(Number),
    chanceAfter: expect.any(Number),
    book: false,
    class: null,
  });
  expect(document.plies.map(({ square }: { square: string }) => square)).toEqual(['b1', 'a1', 'a2']);
  for (const side of Object.values(document.lossByColor))
    expect(Object.keys(side as object)).toEqual(['total', 'opening', 'midgame', 'endgame']);
});

test('a key moment has its reason as facts and as text in each language', async () => {
  const words = ['b1a3', '--size', '4x4'];
  const [english, japanese] = [await reviewed(...words), await reviewed(...words, '--language', 'ja')];
  const [moment] = english.moments;
  const { square, best, ...ply } = english.plies[moment.ply - 1];
  expect(ply.class).not.toBeNull();
  expect(moment.facts).toMatchObject({ move: square, best });
  expect(moment.text).toContain(best);
  expect(japanese.moments[0].text).toMatch(/[ぁ-ん]/);
});
