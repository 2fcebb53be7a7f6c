import { expect, test } from 'vitest';
import type { Analysis } from '../../../src/engine/analysis.ts';
import { STANDARD_START } from '../../../src/game/othello/position.ts';
import type { Position } from '../../../src/game/position.ts';
import type { Square, SquareName } from '../../../src/game/square.ts';
import { SquareSet } from '../../../src/game/squareSet.ts';
import { KeptAnalyses } from '../../../src/play/study/keptAnalyses.ts';
import { selectPosition } from '../../../src/store/selectors.ts';
import { selectAnalysis, selectPreview, selectValues } from '../../../src/store/study/analyses.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { begun, playThrough, type Room, SHORTEST, square } from '../../../testkit/play/playRoom.ts';

/** A studied game of two people, with the engine on. */
const studied = (moves = 'f5'): Room => {
  const room = begun({ side: 'both' });
  room.press(moves);
  room.play.study.analyze();
  if (!room.stores.study.getState().analyzes) room.play.study.toggleAnalysis();
  return room;
};

const asked = ({ engine }: Room) => engine.asked.map(({ request }) => request);
const isOf = (room: Room): boolean => asked(room)[0]?.position === selectPosition(room.state());
const stateOf = ({ stores }: Room) => stores.study.getState();

const valueOn = (room: Room, name: SquareName): number | undefined => {
  const { match, study, settings } = room.stores;
  const values = selectValues(match.getState(), study.getState(), settings.getState());
  return values?.of.get(square(name))?.score;
};

test('nothing is analyzed unless requested', () => {
  expect(asked(begun())).toEqual([]);
});

test("values of all moves are computed on the person's turn, and shown as they arrive", () => {
  const room = begun({ values: true });
  expect(asked(room)).toHaveLength(1);
  expect(isOf(room)).toBe(true);
  expect(stateOf(room).isAnalyzing).toBe(true);
  expect(valueOn(room, 'c4')).toBeUndefined();
  room.engine.report({ c4: 2, d3: 2 });
  expect([valueOn(room, 'c4'), valueOn(room, 'd3')]).toEqual([2, 2]);
});

test("a move ends the analysis, and the computer's reply comes first", async () => {
  const room = begun({ values: true });
  room.press('f5');
  expect(room.engine.stops).toBe(1);
  expect(asked(room).map(({ method }) => method.by)).toEqual(['flipside']);
  await playThrough(room, 'd6');
  expect(asked(room).map(({ method }) => method.by)).toEqual(['analysis']);
  expect(isOf(room)).toBe(true);
});

test('when switched off, the engine stops and the values disappear', () => {
  const room = begun({ values: true });
  room.engine.report({ c4: 2 });
  room.play.set('values', false);
  expect([room.engine.stops, asked(room).length, valueOn(room, 'c4')]).toEqual([1, 0, undefined]);
  expect(stateOf(room).isAnalyzing).toBe(false);
});

test('a position seen again shows what was known, and never less', () => {
  const room = studied();
  room.engine.report({ d6: 1, f4: -2 }, { depth: 12 });
  room.play.undo();
  room.play.redo();
  room.play.set('values', true);
  expect(valueOn(room, 'd6')).toBe(1);
  room.engine.report({ d6: 5, f4: 5 }, { depth: 3 });
  expect(valueOn(room, 'd6')).toBe(1);
  room.engine.report({ d6: 2, f4: 5 }, { depth: 13 });
  expect(valueOn(room, 'd6')).toBe(2);
});

test('a position with every move proved is not searched again', async () => {
  const room = studied();
  await room.engine.finish({ d6: 1, f4: -2, f6: -2 }, { exact: true });
  expect(stateOf(room).isAnalyzing).toBe(false);
  room.play.undo();
  room.play.redo();
  await settle();
  expect(asked(room)).toEqual([]);
  expect(selectAnalysis(room.state(), stateOf(room))?.analysis.exact).toBe(true);
});

test.each<[string, (room: Room) => unknown, (room: Room) => unknown]>([
  [
    'behind a hidden page',
    ({ play }) => play.observe({ visible: false }),
    ({ play }) => play.observe({ visible: true }),
  ],
  [
    'beside another tab',
    ({ play }) => play.study.showTab('moves'),
    ({ play }) => play.study.showTab('analysis'),
  ],
  [
    'while a review has the engine',
    ({ stores }) =>
      stores.study.setState({
        review: { type: 'running', step: 'plies', done: 0, of: 1, review: undefined },
      }),
    ({ stores }) => stores.study.setState({ review: { type: 'none' } }),
  ],
])('%s nothing is analyzed, and afterwards it goes on', (_, end, begin) => {
  const room = studied();
  expect(asked(room)).toHaveLength(1);
  end(room);
  expect([room.engine.stops, asked(room).length]).toEqual([1, 0]);
  begin(room);
  expect(asked(room)).toHaveLength(1);
  room.play.openMenu();
  expect(asked(room)).toHaveLength(0);
});

test('after an interruption by another search, it goes on with the next change', async () => {
  const room = studied();
  await room.engine.settle({ type: 'replaced' });
  expect(asked(room)).toHaveLength(1);
  expect(stateOf(room).hasFailed).toBe(false);
});

test('a crash is retried twice, then reported', async () => {
  const room = studied();
  for (let crash = 0; crash < 3; crash++) {
    expect(asked(room)).toHaveLength(1);
    await room.engine.settle({ type: 'failed', reason: 'crashed' });
  }
  expect(asked(room)).toHaveLength(0);
  expect(stateOf(room)).toMatchObject({ isAnalyzing: false, hasFailed: true });
  room.play.undo();
  expect(asked(room)).toHaveLength(1);
});

test('a threat is the same board with the other side to move', () => {
  const room = studied();
  room.play.study.toggleThreat();
  const [request] = asked(room);
  expect(request?.position.turn).toBe('black');
  expect(request?.position.discs).toEqual(selectPosition(room.state()).discs);
  room.play.set('values', true);
  room.engine.report({ c3: 1 });
  expect(valueOn(room, 'c3')).toBe(1);
});

test('a finished game has no values', async () => {
  const room = studied(SHORTEST);
  await settle();
  expect(asked(room)).toEqual([]);
});

/** The engine reports this for a studied position; returns whether the analysis continues. */
const goesOn = (room: Room, facts: Parameters<Room['engine']['report']>[1]): boolean => {
  room.engine.report({ f6: 2, d6: 1, f4: -2 }, facts);
  return stateOf(room).isAnalyzing;
};

test('an analysis ends at the chosen depth or time, and continues when the depth is raised', () => {
  const room = studied();
  room.play.set('analysisDepth', 10);
  expect([goesOn(room, { depth: 9 }), goesOn(room, { depth: 10 }), asked(room)]).toEqual([true, false, []]);
  room.play.set('analysisDepth', 14);
  expect(stateOf(room).isAnalyzing).toBe(true);
  room.play.set('analysisSeconds', 5);
  expect([goesOn(room, { milliseconds: 4999 }), goesOn(room, { milliseconds: 5000 })]).toEqual([true, false]);
});

test('lines, threads and table size are the chosen ones', () => {
  const room = studied();
  const chosen = { analysisLines: 8, analysisThreads: 4, analysisTable: 16 } as const;
  room.stores.settings.setState(chosen);
  expect(asked(room)[0]?.method).toMatchObject({ by: 'analysis', lines: 8, threads: 4, table: 16 });
});

test('the best move is played on request, and the analysis follows', () => {
  const room = studied();
  room.play.study.playBest();
  expect(room.moves()).toBe('f5');
  room.engine.report({ f6: 2, d6: 1, f4: -2 });
  room.play.study.playBest();
  expect(room.moves()).toBe('f5f6');
  expect(isOf(room)).toBe(true);
});

test('a line is previewed only in the position it belongs to', () => {
  const room = studied();
  const preview = () => selectPreview(room.state(), stateOf(room));
  room.engine.report({ f6: 2, d6: 1, f4: -2 });
  room.play.study.preview([square('f6')]);
  expect(preview()?.turn).toBe('black');
  room.play.study.preview([square('a1')]);
  expect(preview()).toBeUndefined();
  room.play.study.preview([square('f6')]);
  room.play.undo();
  expect(preview()).toBeUndefined();
});

test('a copy of a game shows at once what was known in the game', async () => {
  const room = begun({ values: true, side: 'both' });
  room.press('f5');
  room.engine.report({ d6: 1, f4: -2 });
  room.play.study.analyze();
  expect([valueOn(room, 'd6'), stateOf(room).isAnalyzing]).toEqual([1, true]);
  await room.engine.finish({ d6: 3, f4: -2, f6: -2 }, { exact: true });
  room.play.study.leave();
  expect([valueOn(room, 'd6'), stateOf(room).isAnalyzing]).toEqual([3, false]);
});

test('the cache keeps the most recently seen positions', () => {
  const kept = new KeptAnalyses();
  const analysis: Analysis = {
    depth: 1,
    certainty: 100,
    exact: false,
    nodes: 1,
    milliseconds: 1,
    moves: [],
    lines: [],
  };
  const positions = Array.from(
    { length: 501 },
    (_, index): Position => ({
      ...STANDARD_START,
      discs: {
        black: SquareSet.of((index % 60) as Square),
        white: SquareSet.of((60 + (index % 4)) as Square, Math.floor(index / 60) as Square),
      },
    }),
  );
  const [first, second, ...others] = positions as [Position, Position, ...Position[]];
  for (const position of [first, second, ...others.slice(0, -1), first, ...others.slice(-1)])
    kept.add(position, analysis);
  expect([kept.of(first) !== undefined, kept.of(second)]).toEqual([true, undefined]);
});
