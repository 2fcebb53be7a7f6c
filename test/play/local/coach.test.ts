import { expect, test } from 'vitest';
import { occupied } from '../../../src/game/board.ts';
import { type Match, positionOf } from '../../../src/game/match.ts';
import { flippedBy, legalMoves } from '../../../src/game/position.ts';
import { recordOf } from '../../../src/game/record.ts';
import { makeSquare, type SquareName } from '../../../src/game/square.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/store/settingsStore.ts';
import { engineSearch } from '../../../testkit/engine/engine.ts';
import { A_WHILE, begun, playThrough, type Room, square } from '../../../testkit/play/playRoom.ts';

const advice = ({ stores }: Room) => stores.study.getState().advice;

/** After these moves b7 is the X-square of the empty corner a8, and White soon gets the corner. */
const BEFORE = 'f5d6c5f4f3e3f2c6';

/** A game against a level of Flipside, in which Black has just played b7. */
const played = async (level = 1, settings: Partial<Settings> = {}): Promise<Room> => {
  const levels = { ...DEFAULT_SETTINGS.levels, flipside: level };
  const room = begun({ levels, ...settings });
  await playThrough(room, BEFORE);
  room.stores.settings.setState({ coach: true, ...settings });
  room.press('b7');
  return room;
};

/** The longest search of the coach; a computer's own search may take longer. */
const COACH_MILLISECONDS = 200;

/** Whether the engine searches for the coach rather than for the computer's move. */
const isCoachs = ({ engine }: Room): boolean => {
  const method = engine.asked[0]?.request.method;
  return (
    method?.by === 'flipside' &&
    method.limit.type === 'depth' &&
    (method.limit.milliseconds ?? Number.POSITIVE_INFINITY) <= COACH_MILLISECONDS
  );
};

/** The real engine answers the coach's searches for a reason. */
const explainBySearch = async (room: Room): Promise<void> => {
  while (isCoachs(room)) {
    const { position, method } = room.engine.asked[0]!.request;
    await room.engine.settle({ type: 'finished', result: engineSearch(position, method) });
    for (let turn = 0; turn < 100; turn++) await Promise.resolve();
  }
};

/** The coach's search finds d3 `ahead` discs better than all other moves. */
const judge = async (room: Room, ahead = 12): Promise<void> => {
  const position = room.engine.asked[0]?.request.position;
  const others = position ? [...legalMoves(position)].map(makeSquare).filter(name => name !== 'd3') : [];
  await room.engine.finish({ d3: 0, ...recordOf(others, () => -ahead) }, { depth: 10 });
  await explainBySearch(room);
  room.clock.pass(A_WHILE);
};

const warned = async (): Promise<Room> => {
  const room = await played();
  await judge(room);
  return room;
};
const reply = async (room: Room): Promise<void> => {
  await room.engine.answer('b6');
  room.clock.pass(A_WHILE);
};

test("a costly move gets a comment until the person's next move, and the reply follows", async () => {
  const room = await warned();
  expect(advice(room)).toMatchObject({
    type: 'warning',
    moment: {
      move: square('b7'),
      ply: { loss: 12 },
      reason: { name: 'xSquareLate', facts: { corner: 'a8' } },
    },
  });
  await reply(room);
  expect([room.moves(), advice(room)?.type]).toEqual([`${BEFORE}b7b6`, 'warning']);
  room.press('e7');
  expect(advice(room)).toBeUndefined();
});

test.each([
  [1, 11, undefined],
  [1, 12, 'warning'],
  [12, 2, undefined],
  [12, 3, 'warning'],
])('at level %i a loss of %i discs is commented: %s', async (level, loss, said) => {
  const room = await played(level);
  await judge(room, loss);
  expect(advice(room)?.type).toBe(said);
});

test('the move can be undone at once, which removes the comment', async () => {
  const room = await warned();
  room.play.undo();
  expect([room.moves(), advice(room)]).toEqual([BEFORE, undefined]);
});

test.each<[string, Partial<Settings>, readonly string[]]>([
  ['without a coach only the reply is searched for', { coach: false }, ['white']],
  ['two people at one machine have no coach', { side: 'both' }, []],
])('%s', (_, settings, asked) => {
  const room = begun({ coach: true, ...settings });
  room.press('d3');
  expect(room.engine.asked.map(({ request }) => request.position.turn)).toEqual(asked);
});

test('a loss that no idea explains gets no comment', async () => {
  const room = begun({ coach: true });
  room.press('d3');
  await room.engine.finish({ c4: 0, d3: -12, f5: -12, e6: -12 }, { depth: 10 });
  await explainBySearch(room);
  room.clock.pass(A_WHILE);
  expect(advice(room)).toBeUndefined();
  await room.engine.answer('c3');
  room.clock.pass(A_WHILE);
  expect(room.moves()).toBe('d3c3');
});

test("if the coach's search fails, the game goes on", async () => {
  const room = await played();
  await room.engine.settle({ type: 'failed', reason: 'notLoaded' });
  await reply(room);
  expect(room.moves()).toBe(`${BEFORE}b7b6`);
});

test('the coach speaks after the animation and the announcement of the move', async () => {
  const room = await played();
  const news: string[] = [];
  room.stores.study.subscribe(({ advice }) => news.push(advice?.type ?? 'nothing'));
  room.stores.match.subscribe(({ inMotion }, before) => {
    if (inMotion === undefined && before.inMotion !== undefined) news.push('rests');
  });
  await judge(room);
  expect(news).toEqual(['rests', 'warning']);
});

test('the board plays the move and the reply, and then returns to the game', async () => {
  const room = await warned();
  const shown: (number | undefined)[] = [];
  room.stores.study.subscribe(({ advice: now }) => {
    const position = now?.type === 'warning' ? now.shown : undefined;
    shown.push(position && occupied(position).size);
  });
  room.play.demonstrateAdvice();
  room.clock.pass(A_WHILE);
  room.clock.pass(A_WHILE);
  expect(shown.slice(0, 3).concat(shown.at(-1))).toEqual([12, 13, 14, undefined]);
  expect(advice(room)?.type).toBe('warning');
});

test('a move of the person ends the demonstration', async () => {
  const room = await warned();
  await reply(room);
  room.play.demonstrateAdvice();
  room.press('e7');
  room.clock.pass(A_WHILE);
  expect(advice(room)).toBeUndefined();
});

/** Black plays a quiet move, or the one that flips most, and the coach finds it `lead` discs better than all others. */
const find = async (room: Room, lead: number, isQuiet = true): Promise<number> => {
  const position = positionOf(room.match() as Match);
  const moves = [...legalMoves(position)].toSorted(
    (one, other) => flippedBy(position, one).size - flippedBy(position, other).size,
  );
  const [own, ...others] = (isQuiet ? moves : moves.toReversed()).map(makeSquare) as [SquareName];
  room.press(own);
  await room.engine.finish({ [own]: 0, ...recordOf(others, () => -lead) }, { depth: 10 });
  await explainBySearch(room);
  room.clock.pass(A_WHILE);
  return moves.length;
};
/** A position where Black has this many moves, with White's replies played so far. */
const withMoves = async (fits: (moves: number) => boolean, room = begun({ coach: true })): Promise<Room> => {
  const mayChoose = () => fits(legalMoves(positionOf(room.match() as Match)).size);
  do {
    await find(room, 0);
    await room.engine.answer();
    room.clock.pass(A_WHILE);
  } while (!mayChoose());
  return room;
};

test.each<[string, (moves: number) => boolean, number, boolean, string | undefined]>([
  ['of a few discs more', moves => moves >= 5, 5, true, undefined],
  ['that is much better than all others', moves => moves >= 5, 6, true, 'praise'],
  ['that flips most, which is easy to see', moves => moves >= 5, 20, false, undefined],
  ['among few', moves => moves < 5, 20, true, undefined],
])('a find %s: the coach praises by what it is worth', async (_, fits, lead, isQuiet, said) => {
  const room = await withMoves(fits);
  await find(room, lead, isQuiet);
  expect(advice(room)?.type).toBe(said);
});

test('praise is rare: not again within 16 plies of a match, but in the next match', async () => {
  const room = await withMoves(moves => moves >= 5);
  const praisedAt: number[] = [];
  const mayMove = (): boolean => legalMoves(positionOf(room.match() as Match)).size > 0;
  while (praisedAt.length < 2 && mayMove()) {
    const ply = room.moves().length / 2;
    await find(room, 9);
    if (advice(room)?.type === 'praise') praisedAt.push(ply);
    await room.engine.answer();
    room.clock.pass(A_WHILE);
  }
  const [first = Number.NaN, second = Number.POSITIVE_INFINITY] = praisedAt;
  expect(second - first).toBeGreaterThanOrEqual(16);
  room.play.startMatch();
  await withMoves(moves => moves >= 5, room);
  await find(room, 9);
  expect(advice(room)?.type).toBe('praise');
});

test('in Connect Four no move is praised', async () => {
  const room = begun({ coach: true, game: 'connect4' });
  room.press('d6');
  await room.engine.finish({ d6: 18, a6: -18, b6: -18, c6: -18, e6: -18, f6: -18, g6: -18 }, { exact: true });
  room.clock.pass(A_WHILE);
  expect(advice(room)).toBeUndefined();
});
