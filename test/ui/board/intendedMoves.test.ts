// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseSquare } from '../../../src/game/square.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { byRole, openRoom, press, said, teachDialogs } from '../../../testkit/ui/uiRoom.ts';

let room: ReturnType<typeof openRoom>;

beforeAll(teachDialogs);
beforeEach(async () => {
  room = openRoom({
    screen: 'board',
    match: { match: matchOf(''), intended: parseSquare('d3') },
    settings: { confirmMoves: true },
  });
  await import('../../../src/ui/board/confirmButtons.ts');
  await new Promise(resolve => void setTimeout(resolve));
});
afterEach(() => room.close());

test('a move that waits for a second press has buttons of its own, in place of the others', () => {
  byRole('button', 'Place d3').click();
  expect(room.play.playIntended).toHaveBeenCalledOnce();
  byRole('button', 'Cancel').click();
  expect(room.play.dropIntended).toHaveBeenCalledOnce();
  expect(document.querySelector('.toolbar')?.hasAttribute('inert')).toBe(true);
});

test('Escape takes the choice back', () => {
  press('Escape', document.body);
  expect(room.play.dropIntended).toHaveBeenCalledOnce();
});

test('readers hear what has been chosen, and that nothing was played', () => {
  room.stores.match.setState({ intended: parseSquare('c4') });
  expect(said().at(-1)).toContain('c4, empty, legal, flips 1. Press again to play');
  room.stores.match.setState({ intended: undefined });
  expect(said().at(-1)).toContain('Not played.');
});
