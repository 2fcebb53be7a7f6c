import { expect, test } from 'vitest';
import { begun, square } from '../../../testkit/play/playRoom.ts';

const choosing = (game: 'othello' | 'connect4' = 'othello') => {
  const room = begun({ confirmMoves: true, game });
  return { ...room, chosen: () => room.state().intended, refusal: () => room.state().refused?.refusal };
};

test('the first press only chooses a move, the second one or the button plays it', () => {
  const { press, play, moves, chosen } = choosing();
  press('f5');
  expect([moves(), chosen()]).toEqual(['', square('f5')]);
  press('f5');
  expect([moves(), chosen()]).toEqual(['f5', undefined]);
  const other = choosing();
  other.press('d3');
  other.play.playIntended();
  expect(other.moves()).toBe('d3');
  play.undo();
  play.set('confirmMoves', false);
  press('f5');
  expect(moves()).toBe('f5');
});

test('another legal square replaces the chosen one, any other square clears it without a refusal', () => {
  const { press, moves, chosen, refusal } = choosing();
  press('f5d3');
  expect(chosen()).toBe(square('d3'));
  press('a1');
  expect([chosen(), refusal()]).toEqual([undefined, undefined]);
  press('a1');
  expect([moves(), refusal()]).toEqual(['', 'flipsNothing']);
});

test('in a study, where every move can be undone, one press plays', () => {
  const { play, press, moves } = choosing();
  play.study.analyze();
  press('f5');
  expect(moves()).toBe('f5');
});

test('in Connect Four pressing the same column plays the previewed disc', () => {
  const { press, moves, chosen } = choosing('connect4');
  press('c6');
  expect(chosen()).toBe(square('c6'));
  press('c6');
  expect(moves()).not.toBe('');
});
