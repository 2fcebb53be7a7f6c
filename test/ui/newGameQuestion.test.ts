// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { matchOf } from './matches.ts';
import { allByRole, byRole, openRoom, teachDialogs } from './uiRoom.ts';

let room: ReturnType<typeof openRoom>;

beforeAll(teachDialogs);
beforeEach(() => {
  room = openRoom({ screen: 'board', match: { match: matchOf('f5') } });
  room.stores.match.setState({ asksNewGame: true });
});
afterEach(() => room.close());

const answered = async (): Promise<readonly number[]> => {
  await Promise.resolve();
  return [room.play.beginAnew.mock.calls.length, room.play.keepPlaying.mock.calls.length];
};

test('the question says what a new game does to the one on the board', () => {
  expect(byRole('dialog', 'New game?').textContent).toContain('given up');
});

test('only a yes begins anew', async () => {
  byRole('dialog').querySelector<HTMLElement>('.secondary')?.click();
  expect(await answered()).toEqual([1, 0]);
});

test('"Keep playing" goes on', async () => {
  byRole('button', 'Keep playing').click();
  expect(await answered()).toEqual([0, 1]);
  expect(allByRole('dialog')).toHaveLength(0);
});

test('Escape keeps playing', async () => {
  (byRole('dialog') as HTMLDialogElement).close();
  expect(await answered()).toEqual([0, 1]);
});
