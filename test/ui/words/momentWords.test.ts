import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts';
import { loadWords } from '../../../src/i18n/words.ts';
import type { Reason } from '../../../src/study/reasons/reason.ts';
import { saidOf } from '../../../testkit/ui/moments.ts';

const row = { from: 'a1', to: 'h1', squares: 8 } as const;

test.each<readonly [Reason, string]>([
  [
    { name: 'held', facts: { ...row, discs: 6, discsAfterBest: 1 } },
    'After b2, in the end White has 6 of the 8 squares from a1 to h1; after c4, 1.',
  ],
  [
    { name: 'held', facts: { ...row, discs: 8, discsAfterBest: 1 } },
    'After b2, in the end White has every square from a1 to h1; after c4, 1 of 8.',
  ],
  [
    {
      name: 'answers',
      facts: {
        replies: ['g8', 'f1', 'e1'],
        fates: [
          { name: 'gone', replies: ['f1', 'e1'] },
          { name: 'metByCorner', reply: 'g8', corner: 'h8' },
        ],
      },
    },
    'After b2, White has strong answers at g8, f1, and e1. After c4, White cannot play f1 or e1; Black can answer g8 with the corner h8.',
  ],
  [
    {
      name: 'answers',
      facts: {
        replies: ['g8', 'f1'],
        fates: [
          { name: 'gone', replies: ['g8'] },
          { name: 'weaker', replies: ['f1'] },
        ],
      },
    },
    'After b2, White has strong answers at g8 and f1. After c4, White cannot play g8; White gets less from f1.',
  ],
  [
    { name: 'answer', facts: { reply: 'g8', discs: 1, fate: { name: 'less', reply: 'g8', discs: 1 } } },
    'After b2, White has one strong answer: g8. Any other answer is at least 1 disc worse. After c4, g8 is worth 1 disc less.',
  ],
  [
    { name: 'fewLeft', facts: { replies: ['a1'], few: 1, many: 4 } },
    'After b2, a1 leaves Black only 1 square to play; after c4, there are at least 4.',
  ],
  [
    { name: 'corners', facts: { own: 0, ownAfterBest: 1, others: 2, othersAfterBest: 0, moves: 6 } },
    'Count the corners of the next 6 moves. After b2: White 2, Black 0. After c4: White 0, Black 1.',
  ],
  [
    { name: 'corner', facts: { corner: 'a1', plies: 1, within: 1 } },
    'b2 gives White the corner a1. After c4 that does not happen in the next move.',
  ],
  [
    { name: 'cornerLost', facts: { corner: 'h8', plies: 2 } },
    'b2 gives White the corner h8 (a1 h8); after c4, Black takes it.',
  ],
  [
    { name: 'cornerLost', facts: { corner: 'c4', plies: 1 } },
    'Black can take the corner c4 now; after b2, White takes it.',
  ],
  [
    { name: 'tempo', facts: {} },
    'White cannot play b2, so it could wait: after c4, it is still there to play.',
  ],
  [{ name: 'line', facts: {} }, 'b2 loses 1 disc against c4. After b2: a1 h8. After c4: d2.'],
])('%j is worded with matching plurals', (reason, text) => {
  expect(saidOf(reason)).toBe(text);
});

test.each(LANGUAGE_CODES)(
  'a corner taken at once is described without a line in brackets (%s)',
  async language => {
    const said = await loadWords(language);
    const missed = { corner: 'c4', plies: 0, within: null } as const;
    for (const reason of [
      { name: 'corner', facts: { corner: 'a1', plies: 1, within: 1 } },
      { name: 'cornerLost', facts: { corner: 'a1', plies: 1 } },
      { name: 'cornerMissed', facts: missed },
    ] as const)
      expect(saidOf(reason, {}, said)).not.toMatch(/[(（)）]/);
    expect(saidOf({ name: 'cornerMissed', facts: { ...missed, plies: 1 } }, {}, said)).toMatch(
      /[(（].*c4.*d2.*[)）]/,
    );
  },
);
