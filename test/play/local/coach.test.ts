import { expect, test } from 'vitest';
import type { SearchResult } from '../../../src/engine/searchRequest.ts';
import { legalMoves } from '../../../src/game/position.ts';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import type { Settings } from '../../../src/store/settingsStore.ts';
import { A_WHILE, openRoom, type Room, square, transcriptOf } from '../../../testkit/play/playRoom.ts';

const advice = ({ stores }: Room) => stores.study.getState().advice;

/** A game of Othello against Flipside at a level, as Black. */
const start = (level: number, settings: Partial<Settings> = {}): Room => {
  const room = openRoom({ settings: { coach: true, ...settings } });
  const { levels } = room.stores.settings.getState();
  room.play.set('levels', { ...levels, flipside: level });
  room.play.startMatch();
  return room;
};

/** Answers the coach's search: the named move is `ahead` discs better than all others. */
const judge = async (room: Room, best: SquareName, ahead: number): Promise<void> => {
  const position = room.engine.asked[0]?.request.position;
  const moves = [...(position ? legalMoves(position) : [])].map(one => ({
    square: one,
    score: one === parseSquare(best) ? 0 : -ahead,
    exact: false,
  }));
  const result: SearchResult = {
    square: parseSquare(best),
    score: 0,
    moves: moves.sort((a, b) => b.score - a.score),
    depth: 10,
    evaluations: 1,
    exact: false,
    milliseconds: 1,
  };
  await room.engine.settle({ type: 'finished', result });
};

test('a move that gives much away brings a word, and the reply comes all the same', async () => {
  const room = start(1);
  room.play.playSquare(square('d3'));
  await judge(room, 'c4', 12);
  expect(advice(room)).toMatchObject({ type: 'warning', moment: { move: square('d3'), ply: { loss: 12 } } });
  await room.engine.answer();
  room.clock.pass(A_WHILE);
  expect(transcriptOf(room)).toHaveLength(4);
  expect(advice(room)?.type).toBe('warning');
});

test.each([
  [1, 11, undefined],
  [1, 12, 'warning'],
  [12, 2, undefined],
  [12, 3, 'warning'],
])('at level %i a loss of %i discs is: %s', async (level, loss, said) => {
  const room = start(level);
  room.play.playSquare(square('d3'));
  await judge(room, 'c4', loss);
  expect(advice(room)?.type).toBe(said);
});

test('the move can be taken back at once, and then nothing is said any more', async () => {
  const room = start(1);
  room.play.playSquare(square('d3'));
  await judge(room, 'c4', 12);
  room.play.undo();
  expect(transcriptOf(room)).toBe('');
  expect(advice(room)).toBeUndefined();
});

test('the next own move ends what was said', async () => {
  const room = start(1);
  room.play.playSquare(square('d3'));
  await judge(room, 'c4', 12);
  await room.engine.answer('c3');
  room.clock.pass(A_WHILE);
  room.play.playSquare(square('c4'));
  expect(advice(room)).toBeUndefined();
});

test('without a coach nothing is searched but the reply', () => {
  const room = start(1, { coach: false });
  room.play.playSquare(square('d3'));
  expect(room.engine.asked).toHaveLength(1);
  expect(room.engine.asked[0]?.request.position.turn).toBe('white');
});

test('a coach that cannot be asked does not hold up the game', async () => {
  const room = start(1);
  room.play.playSquare(square('d3'));
  await room.engine.settle({ type: 'failed', reason: 'notLoaded' });
  await room.engine.answer('c3');
  room.clock.pass(A_WHILE);
  expect(transcriptOf(room)).toBe('d3c3');
});

test('two people at one machine have no coach', () => {
  const room = start(1, { side: 'both' });
  room.play.playSquare(square('d3'));
  expect(room.engine.asked).toHaveLength(0);
});
