// @vitest-environment jsdom
import { render } from 'lit';
import { expect, test } from 'vitest';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import { createWords } from '../../../src/i18n/words.ts';
import { refusalWords } from '../../../src/ui/board/cards.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'board', match: { match: matchOf('') } });

test.each<[SquareName, string, string]>([
  ['a1', 'left', 'below'],
  ['h1', 'right', 'below'],
  ['e1', 'centre', 'below'],
  ['a2', 'left', 'above'],
  ['d4', 'centre', 'above'],
  ['h8', 'right', 'above'],
])('why %s cannot be played stands on the board (%s), %s the square', (name, side, where) => {
  page.stores.match.setState({ refused: { square: parseSquare(name), refusal: 'flipsNothing' } as never });
  const place = document.createElement('div');
  const shell = { root: document.body, play: page.play, words: createWords(), say: () => {} };
  render(refusalWords(shell), place);
  const words = place.querySelector('.refusal');
  expect([...(words?.classList ?? [])]).toEqual(['refusal', side, where]);
  expect(words?.textContent?.trim()).toMatch(/^Nothing to flip here\./);
});
