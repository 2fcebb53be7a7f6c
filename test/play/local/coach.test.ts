import { expect, test } from 'vitest';
import type { SearchResult } from '../../../src/engine/searchRequest.ts';
import { occupied } from '../../../src/game/board.ts';
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
  if (isCoachs(room)) await room.engine.answer('c3');
  room.clock.pass(A_WHILE);
};

/** Whether the coach is asking for the reply, rather than the computer for its own. */
const isCoachs = ({ engine }: Room): boolean => {
  const method = engine.asked[0]?.request.method;
  return method?.by === 'flipside' && method.limit.type === 'depth' && method.limit.depth === 10;
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

test('the coach speaks once the discs lie still and everybody has been told of the move', async () => {
  const room = start(1);
  const news: string[] = [];
  room.play.playSquare(square('d3'));
  room.stores.study.subscribe(({ advice }) => news.push(advice?.type ?? 'nothing'));
  room.stores.match.subscribe(({ inMotion }, before) => {
    if (inMotion === undefined && before.inMotion !== undefined) news.push('rests');
  });
  await judge(room, 'c4', 12);
  expect(news).toEqual(['rests', 'warning']);
});

test('the board plays the move and the reply, and then shows the game again', async () => {
  const room = start(1);
  room.play.playSquare(square('d3'));
  await judge(room, 'c4', 12);
  const shown: (number | undefined)[] = [];
  room.stores.study.subscribe(({ advice: now }) => {
    const position = now?.type === 'warning' ? now.shown : undefined;
    shown.push(position && occupied(position).size);
  });
  room.play.demonstrateAdvice();
  room.clock.pass(A_WHILE);
  room.clock.pass(A_WHILE);
  expect(shown).toEqual([4, 5, 6, undefined]);
  expect(advice(room)?.type).toBe('warning');
});

test('a move of the person ends the demonstration', async () => {
  const room = start(1);
  room.play.playSquare(square('d3'));
  await judge(room, 'c4', 12);
  await room.engine.answer('c3');
  room.clock.pass(A_WHILE);
  room.play.demonstrateAdvice();
  room.play.playSquare(square('c4'));
  room.clock.pass(A_WHILE);
  expect(advice(room)).toBeUndefined();
});
