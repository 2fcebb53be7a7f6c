// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { ByColor } from '../../../src/game/color.ts';
import type { Match } from '../../../src/game/match.ts';
import { matchOf, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, said } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

/** The states of one match, always the same object for each. */
const GAME = new Map(['', 'f5', 'f5d6'].map(moves => [moves, { ...matchOf(moves, TWO_PEOPLE), id: 'game' }]));
const game = (moves: string): Match => GAME.get(moves) ?? matchOf(moves);

const page = sharePage({ screen: 'board', match: { match: game('') } });

/** Puts `moves` on the board while the animation still shows `before`. */
const play = (moves: string, before: string, counts: ByColor<number> = { black: 2, white: 2 }): void =>
  page.stores.match.setState({ match: game(moves), inMotion: { before: game(before), counts } });
const land = (): void => page.stores.match.setState({ inMotion: undefined });

const counts = (): readonly string[] =>
  [...document.querySelectorAll('.strip .numeral')].map(({ textContent }) => textContent?.trim() ?? '');
const litStrip = (): string => document.querySelector('.strip.to-move')?.className ?? '';
const moves = (): number =>
  document.querySelectorAll('.moves-list [aria-current="step"], .moves-list .move').length;

test('while discs move, the move is not announced yet, but its squares have their new names', () => {
  const [status, lit] = [byRole('status').textContent, litStrip()];
  play('f5', '');
  expect([byRole('status').textContent, litStrip(), counts(), moves()]).toEqual([status, lit, ['2', '2'], 0]);
  expect(said()).toEqual([]);
  expect(byRole('gridcell', 'f5, black, last move')).not.toBeNull();
  expect(allByRole('gridcell').some(({ ariaLabel }) => ariaLabel?.startsWith('d6, empty, legal'))).toBe(true);
  land();
  expect(byRole('status').textContent).not.toBe(status);
  expect(litStrip()).not.toBe(lit);
  expect([counts(), moves()]).toEqual([['1', '4'], 1]);
  expect(said()).toHaveLength(1);
});

test('the counts follow the discs that have flipped', () => {
  play('f5', '', { black: 3, white: 2 });
  expect(counts()).toEqual(['2', '3']);
});

test('two quick moves are both announced, once each and in order', () => {
  play('f5', '');
  land();
  play('f5d6', 'f5');
  land();
  expect(said().map(text => /\b[a-h][1-8]\b/.exec(text ?? '')?.[0])).toEqual(['f5', 'd6']);
});
