// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { BLACK_PASSES, gameOf, matchOf, TWO_COMPUTERS } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, cell, isAvailable, press, said } from '../../../testkit/ui/queries.ts';
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

test.each([
  ['the button', () => byRole('button', 'Pass').click()],
  ['its key', () => press('p', document.body)],
])('%s passes', (_, pass) => {
  comeCard();
  pass();
  expect(page.play.pass).toHaveBeenCalledOnce();
});

test('so does the card', () => {
  comeCard();
  byRole('button', "You can't move. Press Pass.").click();
  expect(page.play.dismissPassCard).toHaveBeenCalledOnce();
});

test('no other key passes instead', () => {
  comeCard();
  cell('a1').focus();
  press('Enter');
  press('ArrowDown');
  expect(page.play.dismissPassCard).not.toHaveBeenCalled();
});

test('the screen and the announcer say what to do', () => {
  comeCard();
  expect(byRole('status').textContent).toBe("You can't move. Press Pass.");
  expect(said().at(-1)).toBe('Press Pass.');
});

test.each([
  ['Connect Four', gameOf('connect4')],
  ['a game of two computers', matchOf('', TWO_COMPUTERS)],
])('in %s nobody passes', (_, match) => {
  page.stores.match.setState({ match });
  expect(allByRole('button', 'Pass')).toHaveLength(0);
});
