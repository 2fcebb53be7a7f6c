import { expect, test } from 'vitest';
import { occupied } from '../../../src/game/board.ts';
import { legalMoves } from '../../../src/game/position.ts';
import { recordOf } from '../../../src/game/record.ts';
import { makeSquare } from '../../../src/game/square.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/store/settingsStore.ts';
import { A_WHILE, begun, type Room, square } from '../../../testkit/play/playRoom.ts';

const advice = ({ stores }: Room) => stores.study.getState().advice;

/** A game against a level of Flipside, in which Black has played d3. */
const played = (level = 1, settings: Partial<Settings> = {}): Room => {
  const levels = { ...DEFAULT_SETTINGS.levels, flipside: level };
  const room = begun({ coach: true, levels, ...settings });
  room.press('d3');
  return room;
};

/** Whether the coach is asking for the reply, rather than the computer for its own. */
const isCoachs = ({ engine }: Room): boolean => {
  const method = engine.asked[0]?.request.method;
  return method?.by === 'flipside' && method.limit.type === 'depth' && method.limit.depth === 10;
};

/** The coach finds that c4 would have been `ahead` discs better than all other moves. */
const judge = async (room: Room, ahead = 12): Promise<void> => {
  const position = room.engine.asked[0]?.request.position;
  const others = position ? [...legalMoves(position)].map(makeSquare).filter(name => name !== 'c4') : [];
  await room.engine.finish({ c4: 0, ...recordOf(others, () => -ahead) }, { depth: 10 });
  if (isCoachs(room)) await room.engine.answer('c3');
  room.clock.pass(A_WHILE);
};

const warned = async (): Promise<Room> => {
  const room = played();
  await judge(room);
  return room;
};
const reply = async (room: Room): Promise<void> => {
  await room.engine.answer('c3');
  room.clock.pass(A_WHILE);
};

test('a move that gives much away brings a word until the next own move, and the reply comes', async () => {
  const room = await warned();
  expect(advice(room)).toMatchObject({ type: 'warning', moment: { move: square('d3'), ply: { loss: 12 } } });
  await reply(room);
  expect([room.moves(), advice(room)?.type]).toEqual(['d3c3', 'warning']);
  room.press('c4');
  expect(advice(room)).toBeUndefined();
});

test.each([
  [1, 11, undefined],
  [1, 12, 'warning'],
  [12, 2, undefined],
  [12, 3, 'warning'],
])('at level %i a loss of %i discs is: %s', async (level, loss, said) => {
  const room = played(level);
  await judge(room, loss);
  expect(advice(room)?.type).toBe(said);
});

test('the move can be taken back at once, and then nothing is said any more', async () => {
  const room = await warned();
  room.play.undo();
  expect([room.moves(), advice(room)]).toEqual(['', undefined]);
});

test.each<[string, Partial<Settings>, readonly string[]]>([
  ['without a coach only the reply is searched for', { coach: false }, ['white']],
  ['two people at one machine have no coach', { side: 'both' }, []],
])('%s', (_, settings, asked) => {
  expect(played(1, settings).engine.asked.map(({ request }) => request.position.turn)).toEqual(asked);
});

test('a coach that cannot be asked does not hold up the game', async () => {
  const room = played();
  await room.engine.settle({ type: 'failed', reason: 'notLoaded' });
  await reply(room);
  expect(room.moves()).toBe('d3c3');
});

test('the coach speaks once the discs lie still and everybody has been told of the move', async () => {
  const room = played();
  const news: string[] = [];
  room.stores.study.subscribe(({ advice }) => news.push(advice?.type ?? 'nothing'));
  room.stores.match.subscribe(({ inMotion }, before) => {
    if (inMotion === undefined && before.inMotion !== undefined) news.push('rests');
  });
  await judge(room);
  expect(news).toEqual(['rests', 'warning']);
});

test('the board plays the move and the reply, and then shows the game again', async () => {
  const room = await warned();
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
  const room = await warned();
  await reply(room);
  room.play.demonstrateAdvice();
  room.press('c4');
  room.clock.pass(A_WHILE);
  expect(advice(room)).toBeUndefined();
});
