// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { parseSquare } from '../../../src/game/square.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { byRole, press, said } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { settled } from '../../../testkit/until.ts';

// The buttons are loaded on first use.
beforeAll(() => import('../../../src/ui/board/confirmButtons.ts'));
const page = sharePage({
  screen: 'board',
  match: { match: matchOf(''), intended: parseSquare('d3') },
  settings: { confirmMoves: true },
});
beforeEach(settled);

test('a move awaiting confirmation has buttons that replace the others', () => {
  byRole('button', 'Place d3').click();
  expect(page.play.playIntended).toHaveBeenCalledOnce();
  byRole('button', 'Cancel').click();
  expect(page.play.dropIntended).toHaveBeenCalledOnce();
  expect(document.querySelector('.toolbar')?.hasAttribute('inert')).toBe(true);
});

test('Escape cancels the pending move', () => {
  press('Escape', document.body);
  expect(page.play.dropIntended).toHaveBeenCalledOnce();
});

test('screen readers hear the pending move, and that a cancelled one was not played', () => {
  page.stores.match.setState({ intended: parseSquare('c4') });
  expect(said().at(-1)).toContain('c4, empty, legal, flips 1. Press again to play');
  page.stores.match.setState({ intended: undefined });
  expect(said().at(-1)).toContain('Not played.');
});
