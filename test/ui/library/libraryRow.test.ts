// @vitest-environment jsdom
import { render } from 'lit';
import { expect, test } from 'vitest';
import { createWords } from '../../../src/i18n/words.ts';
import { readEntry } from '../../../src/store/library/entry.ts';
import type { Shell } from '../../../src/ui/kit/shell.ts';
import { libraryRow } from '../../../src/ui/library/libraryRow.ts';
import { openPage } from '../../../testkit/ui/testPage.ts';

test('what a reader hears of a game has a blank between its parts', () => {
  const page = openPage({ screen: 'library' });
  const entry = readEntry({ id: 'a', kind: 'game', plies: 2 });
  if (entry === undefined) throw new Error('no entry');
  const row = { opening: { text: 'Tiger', lang: undefined }, index: 0, of: 1, top: 0, isActive: true };
  const shell: Shell = { root: document.body, play: page.play, words: createWords(), say: () => undefined };
  const place = document.createElement('div');
  render(libraryRow(shell, entry, row), place);
  for (const hidden of place.querySelectorAll('[aria-hidden]')) hidden.remove();
  const told = [...place.querySelectorAll('.entry-words .quiet')].map(({ textContent }) => textContent);
  expect(told).toEqual(['Not finished 2 moves', 'Othello no date Tiger']);
  page.close();
});
