// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { allByRole, byRole, isAvailable, press, said } from '../../../testkit/ui/queries.ts';
import { atTable, BLITZ, offerBy, onlineMatch, playedMatch } from '../../../testkit/ui/tables.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({
  screen: 'board',
  match: { match: onlineMatch('f5d6') },
  online: atTable({ match: playedMatch('f5d6') }),
});

const reopen = (moves: string, table: Parameters<typeof atTable>[0] = {}): void => {
  page.stores.online.setState(atTable({ match: playedMatch(moves), ...table }));
  page.stores.match.setState({ match: onlineMatch(moves) });
};

const names = (): readonly string[] =>
  allByRole('button')
    .filter(button => button.closest('.toolbar') !== null)
    .map(button => button.getAttribute('aria-label') ?? '');

test('a match of two people has commands for offers, and none for the engine', () => {
  expect(names()).toEqual([
    'Greetings',
    'Ask to take back',
    'Offer draw',
    'New game',
    'Resign',
    'Leave',
    'More',
  ]);
});

test('a draw can be offered once both have played, a take-back once one has', () => {
  reopen('f5');
  expect([isAvailable('Offer draw'), isAvailable('Ask to take back')]).toEqual([false, true]);
  reopen('');
  expect([isAvailable('Offer draw'), isAvailable('Ask to take back')]).toEqual([false, false]);
  reopen('f5d6');
  expect([isAvailable('Offer draw'), isAvailable('Ask to take back')]).toEqual([true, true]);
});

test('an offer cannot be repeated before it is answered', () => {
  reopen('f5d6', { offers: [offerBy('black', 'draw', 2)] });
  expect(isAvailable('Offer draw')).toBe(false);
  expect(isAvailable('Ask to take back')).toBe(true);
});

test('nothing can be asked while the connection is lost', () => {
  page.stores.online.setState({ connection: { type: 'reconnecting', since: 0 } });
  for (const name of ['Offer draw', 'Ask to take back', 'New game', 'Resign', 'Greetings'])
    expect(isAvailable(name)).toBe(false);
  expect(isAvailable('Leave')).toBe(true);
});

test.each([
  ['o', 'draw'],
  ['u', 'takeBack'],
  ['Backspace', 'takeBack'],
  ['n', 'newGame'],
  ['F2', 'newGame'],
] as const)('"%s" asks for: %s', (key, what) => {
  press(key);
  expect(page.play.online.ask).toHaveBeenCalledExactlyOnceWith(what);
  expect([page.play.undo, page.play.newGame].some(({ mock }) => mock.calls.length > 0)).toBe(false);
});

test('resigning asks once, and the safe answer comes first', async () => {
  byRole('button', 'Resign').click();
  const dialog = byRole('dialog', 'Resign?');
  expect(dialog.querySelector('[autofocus]')?.textContent).toBe('Keep playing');
  dialog.querySelector<HTMLElement>('.answers .secondary')?.click();
  await until(() => expect(page.play.online.resign).toHaveBeenCalledOnce());
});

test('a question about the match closes with the match', async () => {
  press('q');
  const result = { winner: 'black', by: 'resignation' } as const;
  page.stores.online.setState(atTable({ match: playedMatch('f5d6', { result }) }));
  await until(() => expect(allByRole('dialog')).toHaveLength(0));
  expect(page.play.online.resign).not.toHaveBeenCalled();
});

test('leaving asks if it would lose the match, and every answer but yes stays', async () => {
  press('Escape');
  expect(page.play.openMenu).not.toHaveBeenCalled();
  byRole('button', 'Leave').click();
  expect(page.play.openMenu).toHaveBeenCalledOnce();
  page.stores.online.setState({ asksLeave: true });
  const dialog = byRole('dialog', 'Leave the game?');
  expect(dialog.textContent).toContain('you lose this game');
  (dialog as HTMLDialogElement).close();
  await until(() => expect(page.play.online.stay).toHaveBeenCalledOnce());
  expect(page.play.online.leave).not.toHaveBeenCalled();
});

test('six greetings can be sent, and muted in the same place', () => {
  press('w');
  const dialog = byRole('dialog', 'Greetings');
  expect([...dialog.querySelectorAll('.greetings button')].map(({ textContent }) => textContent)).toEqual([
    'Hello!',
    'Good luck!',
    'Nice move!',
    'Oops!',
    'Well played!',
    'Thank you!',
  ]);
  dialog.querySelector<HTMLElement>('[role=switch]')?.click();
  expect(page.stores.settings.getState().greetingsMuted).toBe(true);
  byRole('button', 'Oops!').click();
  expect(page.play.online.greet).toHaveBeenCalledWith('oops');
  expect(allByRole('dialog')).toHaveLength(0);
});

test("keys answer an offer, and withdraw one's own", () => {
  const theirs = offerBy('white', 'draw', 2);
  page.stores.online.setState(atTable({ match: playedMatch('f5d6'), offers: [theirs] }));
  press('y');
  expect(page.play.online.answer).toHaveBeenLastCalledWith(theirs, true);
  press('x');
  expect(page.play.online.answer).toHaveBeenLastCalledWith(theirs, false);
  const own = offerBy('black', 'takeBack', 2);
  page.stores.online.setState(atTable({ match: playedMatch('f5d6'), offers: [own] }));
  press('y');
  expect(page.play.online.answer).toHaveBeenCalledTimes(2);
  press('x');
  expect(page.play.online.answer).toHaveBeenLastCalledWith(own, false);
});

test('with clocks, a key announces the time left', () => {
  press('t');
  expect(page.play.hint).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
  const remaining = { black: 65_000, white: 9_900 };
  page.stores.online.setState(atTable({ clock: BLITZ, match: playedMatch('f5d6', { remaining }) }));
  press('t');
  expect(said()).toEqual(['You: 1 minute 5 seconds left. Bob: 9 seconds left.']);
});
