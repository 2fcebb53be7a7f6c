// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { matchOf, TWO_COMPUTERS } from '../../../testkit/ui/matches.ts';
import { byRole, press, write } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'board', match: { match: matchOf('f5') } });
const open = (match = matchOf('f5')): void => page.stores.match.setState({ match });

const choose = (name: string, value: string): void => write(byRole('combobox', name), value);

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
