// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { followBackButton } from '../../../src/ui/page/backButton.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { allByRole, openRoom, press, teachDialogs } from '../../../testkit/ui/uiRoom.ts';

let room: ReturnType<typeof openRoom>;

beforeAll(teachDialogs);
beforeEach(() => {
  room = openRoom({ screen: 'board', match: { match: matchOf('') } });
});
afterEach(() => room.close());

test('Back closes an open dialog and stays on the board', () => {
  const stop = followBackButton(room.play);
  press('?', document.body);
  window.dispatchEvent(new PopStateEvent('popstate', { state: { screen: 'menu' } }));
  expect(allByRole('dialog')).toHaveLength(0);
  expect(room.play.openMenu).not.toHaveBeenCalled();
  expect(history.state).toEqual({ screen: 'board', fromMenu: true });
  window.dispatchEvent(new PopStateEvent('popstate', { state: { screen: 'menu' } }));
  expect(room.play.openMenu).toHaveBeenCalledOnce();
  stop();
});

test('rounds of playing and going back to the menu leave no trail in the history', async () => {
  const { app } = room.stores;
  app.setState({ screen: 'menu' });
  const stop = followBackButton(room.play);
  app.setState({ screen: 'board' });
  const { length } = history;
  for (let round = 0; round < 3; round++) {
    const stepped = new Promise(resolve => window.addEventListener('popstate', resolve, { once: true }));
    app.setState({ screen: 'menu' });
    await stepped;
    app.setState({ screen: 'board' });
  }
  expect(history.length).toBe(length);
  expect(room.play.openMenu).not.toHaveBeenCalled();
  stop();
});

test('Back asks at a table whether to leave it, and stays there meanwhile', () => {
  const stop = followBackButton(room.play);
  room.play.openMenu.mockImplementation(() => room.stores.online.setState({ asksLeave: true }));
  window.dispatchEvent(new PopStateEvent('popstate', { state: { screen: 'menu' } }));
  expect(history.state).toEqual({ screen: 'board', fromMenu: true });
  stop();
});
