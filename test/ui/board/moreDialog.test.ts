// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { gameOf, TWO_COMPUTERS } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, openRoom, SMALL_PHONE, teachDialogs } from '../../../testkit/ui/uiRoom.ts';

let room: ReturnType<typeof openRoom>;

beforeAll(teachDialogs);
beforeEach(() => {
  const match = gameOf('connect4', '44', TWO_COMPUTERS);
  room = openRoom({ screen: 'board', match: { match }, viewport: SMALL_PHONE });
});
afterEach(() => room.close());

test('the most important buttons keep their place on a small page', () => {
  for (const name of ['New game', 'Undo', 'Redo', 'Pause', 'Step', 'Scores', 'Menu', 'Moves'])
    expect(byRole('button', name).closest('.toolbar')).not.toBeNull();
});

test('the other buttons are in a list that closes when one is chosen', () => {
  expect(allByRole('button', 'Sound')).toHaveLength(0);
  byRole('button', 'More').click();
  expect(allByRole('radio', 'Normal')).toHaveLength(1);
  byRole('button', 'Sound').click();
  expect(room.play.toggleSound).toHaveBeenCalledOnce();
  expect(allByRole('dialog')).toHaveLength(0);
});
