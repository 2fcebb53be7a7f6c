// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { gameOf, matchOf, TWO_COMPUTERS } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, press, write } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'board', match: { match: matchOf('f5') } });
const open = (match = matchOf('f5')): void => page.stores.match.setState({ match });

const choose = (name: string, value: string): void => write(byRole('combobox', name), value);

test('both seats can be given to any player during a game', () => {
  open();
  byRole('button', 'More').click();
  byRole('button', 'Players').click();
  expect((byRole('combobox', 'Black player') as HTMLSelectElement).value).toBe('human');
  choose('Black player', 'arthur');
  expect(page.play.changeSeats).toHaveBeenCalledWith({
    black: { type: 'computer', opponent: 'arthur', level: 1 },
    white: { type: 'computer', opponent: 'minimax', level: 5 },
  });
  choose('White level', '9');
  expect(page.play.changeSeats).toHaveBeenLastCalledWith({
    black: { type: 'human' },
    white: { type: 'computer', opponent: 'minimax', level: 9 },
  });
});

test('in Connect Four the seats are those of Red and Yellow', () => {
  open(gameOf('connect4', '4'));
  byRole('button', 'More').click();
  byRole('button', 'Players').click();
  const options = [...(byRole('combobox', 'Yellow player') as HTMLSelectElement).options];
  expect(options.map(({ value }) => value)).toEqual(['human', 'solver']);
});

test('computers that play each other can be paused, stepped and slowed down', () => {
  open(matchOf('f5', TWO_COMPUTERS));
  expect(byRole('button', 'Step').getAttribute('aria-disabled')).toBe('true');
  byRole('button', 'Pause').click();
  expect(page.play.pause).toHaveBeenCalledOnce();
  page.stores.match.setState({ paused: true });
  expect(byRole('status').textContent).toBe('Paused. Minimax 5 to move');
  byRole('button', 'Step').click();
  press('p');
  expect([page.play.step.mock.calls.length, page.play.resume.mock.calls.length]).toEqual([1, 1]);
  choose('Speed', 'fast');
  expect(page.play.set).toHaveBeenCalledWith('watchSpeed', 'fast');
});

test('with a person at the board there is nothing to pause', () => {
  open();
  for (const name of ['Pause', 'Resume', 'Step']) expect(allByRole('button', name)).toHaveLength(0);
  expect(allByRole('combobox', 'Speed')).toHaveLength(0);
});
