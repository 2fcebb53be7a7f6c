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

test('a draw can be offered once both have played, an undo once one has', () => {
  reopen('f5');
  expect([isAvailable('Offer draw'), isAvailable('Ask to take back')]).toEqual([false, true]);
  reopen('');
  expect([isAvailable('Offer draw'), isAvailable('Ask to take back')]).toEqual([false, false]);
  reopen('f5d6');
  expect([isAvailable('Offer draw'), isAvailable('Ask to take back')]).toEqual([true, true]);
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

test('analyzing asks first if the person could still play on at the table', async () => {
  const result = { winner: 'black', by: 'resignation' } as const;
  const seats = { black: { presence: 'here' }, white: { name: 'Bob', presence: 'gone' } } as const;
  const end = (more: Parameters<typeof atTable>[0] = {}): void => {
    page.stores.online.setState(atTable({ match: playedMatch('f5d6', { result }), ...more }));
    page.stores.match.setState({ match: onlineMatch('f5d6', result) });
  };
  const analyzed = (): number => page.play.study.analyze.mock.calls.length;
  const answers: readonly (readonly [string | (() => void), number])[] = [
    ['Stay', 0],
    [() => end({ seats }), 0],
    ['Analyze', 1],
  ];
  for (const [answer, times] of answers) {
    end();
    press('i', document.body);
    const dialog = byRole('dialog', 'Leave the table?');
    expect(dialog.textContent).toContain('You analyze a copy of the game.');
    if (typeof answer === 'string')
      [...dialog.querySelectorAll('button')].find(one => one.textContent === answer)?.click();
    else answer();
    await until(() => expect([allByRole('dialog').length, analyzed()]).toEqual([0, times]));
  }
  for (const more of [{ seats }, { you: 'watcher' }] as const) {
    end(more);
    press('i', document.body);
  }
  expect([allByRole('dialog').length, analyzed()]).toEqual([0, 3]);
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
  reopen('f5', { match: playedMatch('f5', { given: 0 }) });
  page.stores.online.setState({ asksLeave: true });
  const early = byRole('dialog', 'Leave the game?');
  expect(early.textContent).toContain("Leaving won't count.");
  early.querySelector<HTMLElement>('.secondary')?.click();
  await until(() => expect(page.play.online.leave).toHaveBeenCalledOnce());
});

test('a greeting is sent with one press, and muted in the same place', () => {
  press('w');
  byRole('dialog', 'Greetings').querySelector<HTMLElement>('[role=switch]')?.click();
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
