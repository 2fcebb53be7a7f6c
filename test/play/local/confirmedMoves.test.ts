import { beforeEach, expect, test } from 'vitest';
import { A_WHILE, openRoom, square, transcriptOf } from '../../../testkit/play/playRoom.ts';

let room: ReturnType<typeof openRoom>;
const chosen = () => room.stores.match.getState().intended;

beforeEach(() => {
  room = openRoom({ settings: { confirmMoves: true } });
  room.play.startMatch();
  room.clock.pass(A_WHILE);
});

test('the first press only chooses a move, the second one plays it', () => {
  room.play.playSquare(square('f5'));
  expect([transcriptOf(room), chosen()]).toEqual(['', square('f5')]);
  room.play.playSquare(square('f5'));
  expect([transcriptOf(room), chosen()]).toEqual(['f5', undefined]);
});

test('the chosen move is played by the button as well', () => {
  room.play.playSquare(square('d3'));
  room.play.playIntended();
  expect(transcriptOf(room)).toBe('d3');
});

test('another legal square is chosen in its place, any other square ends the choice without a refusal', () => {
  room.play.playSquare(square('f5'));
  room.play.playSquare(square('d3'));
  expect(chosen()).toBe(square('d3'));
  room.play.playSquare(square('a1'));
  expect(chosen()).toBeUndefined();
  expect(room.stores.match.getState().refused).toBeUndefined();
  room.play.playSquare(square('a1'));
  expect(room.stores.match.getState().refused?.refusal).toBe('flipsNothing');
  expect(transcriptOf(room)).toBe('');
});

test('a choice is dropped on request', () => {
  room.play.playSquare(square('f5'));
  room.play.dropIntended();
  expect(chosen()).toBeUndefined();
  room.play.playIntended();
  expect(transcriptOf(room)).toBe('');
});

test('in Connect Four the same column plays the disc that it shows', () => {
  room = openRoom({ settings: { confirmMoves: true, game: 'connect4' } });
  room.play.startMatch();
  room.clock.pass(A_WHILE);
  room.play.playSquare(square('c6'));
  expect(chosen()).toBe(square('c6'));
  room.play.playSquare(square('c6'));
  expect(transcriptOf(room)).not.toBe('');
});

test('without the setting a press plays', () => {
  room.play.set('confirmMoves', false);
  room.play.playSquare(square('f5'));
  expect(transcriptOf(room)).toBe('f5');
});
