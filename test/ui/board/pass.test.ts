// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { BLACK_PASSES, gameOf, matchOf, TWO_COMPUTERS } from '../../../testkit/ui/matches.ts';
import { allByRole, cell, isAvailable, press, said } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({
  screen: 'board',
  settings: { passByHand: true },
  match: { match: matchOf(BLACK_PASSES) },
});

const comeCard = (): void => page.stores.match.setState({ passCard: 'black' });

test('Pass is shown only to people who pass by hand, and enabled only when they must', () => {
  expect(isAvailable('Pass')).toBe(false);
  comeCard();
  expect(isAvailable('Pass')).toBe(true);
  page.stores.settings.setState({ passByHand: false });
  expect(allByRole('button', 'Pass')).toHaveLength(0);
  page.stores.settings.setState({ passByHand: true });
  page.stores.match.setState({ passCard: 'white' });
  expect(isAvailable('Pass')).toBe(false);
});

test('its key passes', () => {
  comeCard();
  press('p', document.body);
  expect(page.play.pass).toHaveBeenCalledOnce();
});

test('no other key passes', () => {
  comeCard();
  cell('a1').focus();
  press('Enter');
  press('ArrowDown');
  expect(page.play.dismissPassCard).not.toHaveBeenCalled();
});

test('the announcer says how to pass', () => {
  comeCard();
  expect(said().at(-1)).toBe('Press Pass.');
});

test.each([
  ['Connect Four', gameOf('connect4')],
  ['a game of two computers', matchOf('', TWO_COMPUTERS)],
])('in %s nobody passes', (_, match) => {
  page.stores.match.setState({ match });
  expect(allByRole('button', 'Pass')).toHaveLength(0);
});
