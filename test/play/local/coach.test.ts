import { expect, test } from 'vitest';
import { occupied } from '../../../src/game/board.ts';
import { type Match, positionOf } from '../../../src/game/match.ts';
import { flippedBy, legalMoves } from '../../../src/game/position.ts';
import { recordOf } from '../../../src/game/record.ts';
import { makeSquare, type SquareName } from '../../../src/game/square.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/store/settingsStore.ts';
import {
  A_WHILE,
  begun,
  playThrough,
  type Room,
  square,
  squareNames,
} from '../../../testkit/play/playRoom.ts';

const squares = (names: string) => squareNames(names).map(square);
const advice = ({ stores }: Room) => stores.study.getState().advice;

/** A game against a level of Flipside, in which Black has played d3. */
const played = (level = 1, settings: Partial<Settings> = {}): Room => {
  const levels = { ...DEFAULT_SETTINGS.levels, flipside: level };
  const room = begun({ coach: true, levels, ...settings });
  room.press('d3');
  return room;
};

/** Whether the engine searches for the coach rather than for the computer's move. */
const isCoachs = ({ engine }: Room): boolean => {
  const method = engine.asked[0]?.request.method;
  return method?.by === 'flipside' && method.limit.type === 'depth' && method.limit.depth === 10;
};

/** The coach's search finds c4 `ahead` discs better than all other moves. */
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

test("a costly move gets a comment until the person's next move, and the reply follows", async () => {
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
])('at level %i a loss of %i discs is commented: %s', async (level, loss, said) => {
  const room = played(level);
  await judge(room, loss);
  expect(advice(room)?.type).toBe(said);
});

test('the move can be undone at once, which removes the comment', async () => {
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

test("if the coach's search fails, the game goes on", async () => {
  const room = played();
  await room.engine.settle({ type: 'failed', reason: 'notLoaded' });
  await reply(room);
  expect(room.moves()).toBe('d3c3');
});

test('the coach speaks after the animation and the announcement of the move', async () => {
  const room = played();
  const news: string[] = [];
  room.stores.study.subscribe(({ advice }) => news.push(advice?.type ?? 'nothing'));
  room.stores.match.subscribe(({ inMotion }, before) => {
    if (inMotion === undefined && before.inMotion !== undefined) news.push('rests');
  });
  await judge(room);
  expect(news).toEqual(['rests', 'warning']);
});

test('the consequence is told only as far as the quick search can be trusted', async () => {
  const corner = async (reply: string): Promise<string | undefined> => {
    const room = begun();
    await playThrough(room, 'e6f4f3f6c4d6');
    room.stores.settings.setState({ coach: true });
    room.press('g7');
    await room.engine.finish({ d7: 0, g7: -12 }, { principalVariation: squares('d7b3c6e3a2') });
    await room.engine.finish({ b4: 0 }, { principalVariation: squares(reply) });
    room.clock.pass(A_WHILE);
    const said = advice(room);
    return said?.type === 'warning' && said.moment.reason.name === 'corner'
      ? said.moment.reason.facts.corner
      : undefined;
  };
  expect(await corner('b4d7h8g3')).toBe('h8');
  expect(await corner('b4d7f2g2h8')).toBeUndefined();
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

/** Black plays a quiet move, or the one that flips most, and the coach finds it `lead` discs better than all others. */
const find = async (room: Room, lead: number, isQuiet = true): Promise<number> => {
  const position = positionOf(room.match() as Match);
  const moves = [...legalMoves(position)].toSorted(
    (one, other) => flippedBy(position, one).size - flippedBy(position, other).size,
  );
  const [own, ...others] = (isQuiet ? moves : moves.toReversed()).map(makeSquare) as [SquareName];
  room.press(own);
  await room.engine.finish({ [own]: 0, ...recordOf(others, () => -lead) }, { depth: 10 });
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

test.each<[string, (moves: number) => boolean, number, boolean, number | undefined]>([
  ['of a few discs more', moves => moves >= 5, 5, true, undefined],
  ['that is much better than all others', moves => moves >= 5, 6, true, 6],
  ['that flips most, which is easy to see', moves => moves >= 5, 20, false, undefined],
  ['among few', moves => moves < 5, 20, true, undefined],
])('a find %s: the coach praises by what it is worth', async (_, fits, lead, isQuiet, said) => {
  const room = await withMoves(fits);
  await find(room, lead, isQuiet);
  expect(advice(room)).toEqual(
    said === undefined ? undefined : expect.objectContaining({ type: 'praise', lead }),
  );
});

test('praise is rare: not again within 16 plies of a match, but in the next match', async () => {
  const room = await withMoves(moves => moves >= 5);
  const praisedAt: number[] = [];
  while (praisedAt.length < 2) {
    const ply = room.moves().length / 2;
    await find(room, 9);
    if (advice(room)?.type === 'praise') praisedAt.push(ply);
    await room.engine.answer();
    room.clock.pass(A_WHILE);
  }
  expect((praisedAt[1] ?? 0) - (praisedAt[0] ?? 0)).toBeGreaterThanOrEqual(16);
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
