// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { gameOf, TWO_COMPUTERS, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole } from '../../../testkit/ui/queries.ts';
import { DESKTOP, SMALL_PHONE, sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({
  screen: 'board',
  match: { match: gameOf('connect4', '44', TWO_COMPUTERS) },
  viewport: SMALL_PHONE,
});

test('on a phone only the most important buttons are beside the board', () => {
  const names = [...byRole('group', 'Actions').querySelectorAll('button')].map(button => button.title);
  expect(names).toEqual(['Pause', 'Step', 'Undo', 'New game', 'More']);
});

const inSight = (): readonly (string | null)[] =>
  [...byRole('group', 'Actions').querySelectorAll('button, select')].map(one =>
    one.getAttribute('aria-label'),
  );

test.each([
  ['a watched game', gameOf('connect4', '44', TWO_COMPUTERS)],
  ['a game with free passing', gameOf('othello', 'f5d6', TWO_PEOPLE)],
])('%s shows at most seven controls beside the board on a desktop', (_, match) => {
  page.stores.match.setState({ match: { ...match, setup: { ...match.setup, freePassing: true } } });
  page.stores.app.setState({ viewport: DESKTOP });
  expect(inSight()).toHaveLength(7);
  expect(inSight().at(-1)).toBe('More');
});

test('a watched game has no buttons for continuing once it is over', () => {
  page.stores.match.setState({ match: gameOf('connect4', '1122334', TWO_COMPUTERS) });
  const names = [...byRole('group', 'Actions').querySelectorAll('button')].map(button => button.title);
  expect(names).not.toContain('Pause');
  expect(names).not.toContain('Step');
  expect(names).toHaveLength(4);
});

test('the other buttons are in a list that closes when one is chosen', () => {
  expect(allByRole('button', 'Sound')).toHaveLength(0);
  byRole('button', 'More').click();
  expect(allByRole('radio', 'Normal')).toHaveLength(1);
  expect(byRole('button', 'Sound').getAttribute('aria-pressed')).toBe('true');
  byRole('button', 'Sound').click();
  expect(page.play.toggleSound).toHaveBeenCalledOnce();
  expect(allByRole('dialog')).toHaveLength(0);
});

test.each(['Settings', 'About'])(
  '%s opens over the board, which is still there when it closes',
  async name => {
    page.stores.app.setState({ viewport: DESKTOP });
    byRole('button', 'More').click();
    byRole('dialog', 'More')
      .querySelectorAll<HTMLElement>('button')
      .forEach(one => {
        if (one.textContent?.trim() === name) one.click();
      });
    await until(() => expect(allByRole('dialog')).toHaveLength(1));
    byRole('button', 'Close').click();
    await until(() => expect(allByRole('dialog')).toHaveLength(0));
    expect([page.stores.app.getState().screen, allByRole('grid', 'Board').length]).toEqual(['board', 1]);
  },
);

test('without a keyboard no button lists the keys', () => {
  const withKeys = (): number => {
    byRole('button', 'More').click();
    const found = allByRole('button', 'Keys').length;
    byRole('dialog', 'More').querySelector<HTMLElement>('.icon-button')?.click();
    return found;
  };
  page.stores.app.setState({ hasKeyboard: false });
  expect(withKeys()).toBe(0);
  page.stores.app.setState({ hasKeyboard: true });
  expect(withKeys()).toBe(1);
});

test("the list closes when the window grows beyond a phone's, and the focus stays on the buttons", async () => {
  byRole('button', 'More').focus();
  byRole('button', 'More').click();
  page.stores.app.setState({ viewport: { width: 412, height: 700 } });
  await Promise.resolve();
  expect(allByRole('dialog', 'More')).toHaveLength(1);
  page.stores.app.setState({ viewport: DESKTOP });
  await until(() => expect(allByRole('dialog')).toHaveLength(0));
  await until(() => expect(byRole('group', 'Actions').contains(document.activeElement)).toBe(true));
});

test('the list closes when all buttons fit', async () => {
  page.stores.match.setState({ match: gameOf('othello', '', TWO_PEOPLE) });
  byRole('button', 'More').click();
  expect(allByRole('dialog', 'More')).toHaveLength(1);
  page.stores.app.setState({ viewport: DESKTOP });
  await until(() => expect(allByRole('dialog')).toHaveLength(0));
});
