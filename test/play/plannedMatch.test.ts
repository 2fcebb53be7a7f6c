import { expect, test } from 'vitest';
import { positionOf } from '../../src/game/match.ts';
import { legalMoves } from '../../src/game/position.ts';
import { blockedSquares } from '../../src/game/shape.ts';
import { openRoom, square } from '../../testkit/play/playRoom.ts';

test.each([
  ['black', 'd3', 0.3, 'd3', 'reply'],
  ['both', 'd3', 0.3, 'd3', 'idle'],
  ['white', 'd3', 0.3, '', 'reply'],
  ['none', 'd3', 0.3, '', 'reply'],
  ['random', 'd3', 0.3, 'd3', 'reply'],
  ['random', 'd3', 0.7, '', 'reply'],
  ['black', 'a1', 0.3, '', 'idle'],
] as const)(
  "for %s a press on %s of the menu's board (%d) starts a game with: %s",
  (side, name, lot, moves, thinking) => {
    const room = openRoom({ settings: { side }, random: () => lot });
    room.play.startWith(square(name));
    expect([room.app().screen, room.moves()]).toEqual(['board', moves]);
    expect(room.state()).toMatchObject({ thinking, refused: undefined });
  },
);

test('the board on the menu is the one that is played, whichever players are chosen meanwhile', () => {
  const room = openRoom({ settings: { game: 'blocked' }, random: Math.random });
  const blocked = () => [...blockedSquares(room.app().shape)];
  const seen = blocked();
  room.play.setLevel(5);
  room.play.set('side', 'both');
  expect(blocked()).toEqual(seen);
  room.play.startMatch();
  expect(blocked()).toEqual(seen);
});

test('what is laid out follows the game, its size and the head start', () => {
  const { planned } = openRoom({ settings: { size: '6x6', headStart: 'corners1' } }).app();
  const position = positionOf(planned!);
  expect([position.discs.black.size, legalMoves(position).isEmpty()]).toEqual([3, false]);
});
