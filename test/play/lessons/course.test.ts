import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { flipsDiscs, legalMoves, play } from '../../../src/game/position.ts';
import { makeSquare, parseSquare, type Square } from '../../../src/game/square.ts';
import { parseTranscript, positionAt } from '../../../src/game/transcript.ts';
import { isVisible, sightOf } from '../../../src/study/course/ideas.ts';
import { KINDS, screenName, UNITS, type UnitName } from '../../../src/study/course/units.ts';
import { A_WHILE, memoryStorage, openRoom, type Room } from '../../../testkit/play/playRoom.ts';
import { settled } from '../../../testkit/until.ts';
// Loaded in advance, so that tests need not wait.
import '../../../src/study/exercises/spacing.ts';

const state = ({ stores }: Room) => stores.exercise.getState();
/** Waits until the course is loaded and all animations have ended. */
const ready = async (room: Room): Promise<void> => {
  await settled();
  room.clock.pass(A_WHILE);
};

/** The squares accepted by the judge without the engine. */
const accepted = (room: Room): readonly Square[] => {
  const { judge } = state(room).exercise ?? {};
  return judge?.type === 'moves' ? judge.squares : [];
};

/** Plays like a beginner: sometimes a wrong move first, and then the right one. */
const answer = async (room: Room, slips: boolean): Promise<void> => {
  const { exercise } = state(room);
  if (exercise === undefined) return;
  const position = positionAt(STANDARD_SETUP, exercise.given);
  const right = accepted(room);
  const wrong = position && [...legalMoves(position)].find(square => !right.includes(square));
  if (slips && wrong !== undefined) {
    room.play.playSquare(wrong);
    await room.engine.finish({ [makeSquare(right[0]!)]: 9, [makeSquare(wrong)]: 0 }, { exact: true });
    room.clock.pass(A_WHILE);
    expect(state(room).stage.type).toBe('wrong');
    room.play.exercise.tryAgain();
    room.clock.pass(A_WHILE);
  }
  if (right[0] !== undefined) room.play.playSquare(right[0]);
  room.clock.pass(A_WHILE);
};

/** Wrong moves that would still be praised for following the idea. */
const praisedWrongly = (room: Room, unit: UnitName): readonly string[] => {
  const { exercise } = state(room);
  const position = exercise && positionAt(STANDARD_SETUP, exercise.given);
  if (position === undefined || !flipsDiscs(position)) throw new Error('no position of Othello');
  return Object.entries(exercise?.sights ?? {})
    .filter(([, said]) => typeof said === 'string' || said.key !== 'course.facts.cornersGiven')
    .map(([square]) => Number(square) as Square)
    .filter(
      square =>
        !accepted(room).includes(square) && isVisible(unit) && sightOf(unit, position, square).follows,
    )
    .map(makeSquare);
};

/** Inner squares that a text wrongly describes as flippable edge squares. */
const flippedOffEdge = (room: Room): readonly string[] =>
  Object.entries(state(room).exercise?.sights ?? {}).flatMap(([square, said]) => {
    const name = makeSquare(Number(square) as Square);
    const isFlipped = typeof said !== 'string' && said.key === 'course.facts.edgesFlipped';
    return isFlipped && !/[ah]|[18]/.test(name) ? [name] : [];
  });

test('a beginner completes the whole course: every screen is shown or asked, and done in the end', async () => {
  const room = openRoom();
  const seen: string[] = [];
  for (const unit of UNITS.filter(name => name !== 'counting')) {
    await room.play.course.open(unit);
    await ready(room);
    for (const [index, kind] of KINDS.entries()) {
      seen.push(screenName(unit, index));
      expect(state(room).exercise?.id).toBe(seen.at(-1));
      expect(praisedWrongly(room, unit)).toEqual([]);
      expect(flippedOffEdge(room)).toEqual([]);
      const isTold = kind === 'show' || kind === 'explain';
      expect(state(room).stage.type).toBe(isTold ? 'shown' : 'asked');
      if (!isTold) {
        await answer(room, index % 3 === 0);
        expect(state(room).stage.type).toBe('right');
      }
      await ready(room);
      if (index + 1 < KINDS.length) room.play.exercise.next();
    }
  }
  const { done, memories } = room.stores.lessons.getState();
  expect(seen.filter(name => !done.includes(name))).toEqual([]);
  expect(Object.keys(memories).length).toBeGreaterThan(50);
});

test('counting asks for winning moves, to the end of the game', async () => {
  const room = openRoom();
  await room.play.course.open('counting', 3);
  await ready(room);
  expect(state(room).exercise?.judge.type).toBe('keepsScore');
});

test('a move within one disc of the best is right', async () => {
  const room = openRoom();
  const open = async (unit: UnitName, index: number): Promise<readonly Square[]> => {
    await room.play.course.open(unit, index);
    await ready(room);
    return accepted(room).slice(1);
  };
  let several = 0;
  for (const unit of UNITS)
    for (const index of KINDS.keys())
      for (const other of await open(unit, index)) {
        if (state(room).exercise?.shows !== undefined) continue;
        several += 1;
        await open(unit, index);
        room.play.playSquare(other);
        room.clock.pass(A_WHILE);
        expect(state(room).stage.type).toBe('right');
      }
  expect(several).toBeGreaterThan(0);
});

test('the values of a long search decide, whatever a short one on the page finds', async () => {
  const room = openRoom();
  await room.play.course.open('tempo', 7);
  await ready(room);
  const [best, ...others] = state(room).exercise?.values ?? [];
  const wrong = others.at(-1);
  if (best === undefined || wrong === undefined) throw new Error('no values');
  room.play.playSquare(wrong.square);
  await room.engine.finish({ [makeSquare(wrong.square)]: 9, [makeSquare(best.square)]: 0 });
  room.clock.pass(A_WHILE);
  expect(state(room).stage).toMatchObject({
    type: 'wrong',
    verdict: { loss: best.score - wrong.score, scores: [{ score: best.score }, {}] },
  });
});

test('a wrong move that is said to give corners away gives them away', async () => {
  const room = openRoom();
  for (const unit of UNITS)
    for (const index of KINDS.keys()) {
      await room.play.course.open(unit, index);
      await ready(room);
      const { sights = {}, given = [] } = state(room).exercise ?? {};
      const position = positionAt(STANDARD_SETUP, given);
      for (const [square, said] of Object.entries(sights)) {
        if (typeof said === 'string' || said.key !== 'course.facts.cornersGiven') continue;
        const after = position && play(position, Number(square) as Square);
        const corners = String(said.values.squares).split(', ');
        expect(corners.every(corner => after && legalMoves(after).has(parseSquare(corner) as Square))).toBe(
          true,
        );
      }
    }
});

/**
 * Answers the questions in turn, the first one wrongly at first, and plays those of several moves to the end; returns the
 * questions.
 */
const answerAll = async (room: Room): Promise<readonly string[]> => {
  const asked: string[] = [];
  for (;;) {
    await ready(room);
    asked.push(state(room).exercise?.id ?? '');
    const left = state(room).exercise?.title;
    if (accepted(room).length > 0) await answer(room, asked.length === 1);
    else {
      const [move] = legalMoves(positionAt(STANDARD_SETUP, state(room).exercise?.given ?? [])!);
      room.play.exercise.showSolution();
      await room.engine.finish({ [makeSquare(move!)]: 9 }, { exact: true });
      await ready(room);
    }
    if (!state(room).hasNext) return asked;
    room.play.exercise.next();
    expect(state(room).exercise?.title).not.toEqual(left);
  }
};

test('due questions are asked again one after another, and then no more', async () => {
  const room = openRoom();
  for (const unit of ['mobility', 'quiet'] as const) {
    await room.play.course.open(unit, 2);
    await ready(room);
    await answer(room, false);
    await ready(room);
  }
  expect(Object.keys(room.stores.lessons.getState().memories)).toEqual(['mobility2', 'quiet2']);
  await room.play.course.practise();
  await ready(room);
  expect(room.app().screen).toBe('lessons');
  room.clock.pass(40 * 86_400_000);
  await room.play.course.practise();
  await ready(room);
  expect(state(room).exercise?.title).toEqual({ key: 'course.left', values: { left: 2 } });
  expect((await answerAll(room)).toSorted()).toEqual(['mobility2', 'quiet2']);
  expect(state(room).exercise?.title).toEqual({ key: 'course.left', values: { left: 1 } });
});

test('the test asks once per unit, and its best result is saved', async () => {
  const room = openRoom();
  await room.play.course.test();
  await ready(room);
  expect(state(room).exercise?.instruction).toBe('course.testAsk');
  const asked = await answerAll(room);
  expect(asked.map(name => name.replace(/\d+$/, ''))).toEqual(UNITS);
  const { note } = state(room);
  const [count, right] = [UNITS.length, UNITS.length - 2];
  expect(note).toEqual({ key: 'course.tested', values: { right, done: count, count } });
  expect(room.stores.lessons.getState().test).toBe(right);
});

/** Moves of a game that ignore mobility: each is a mistake to practise. */
const MISTAKES = (parseTranscript('f5d6c3d3c4f4c5b3c2') ?? []).flatMap((_, ply, moves) => {
  const before = moves.slice(0, ply);
  const position = positionAt(STANDARD_SETUP, before);
  if (position === undefined || !flipsDiscs(position)) return [];
  const all = [...legalMoves(position)];
  const best = all.find(move => sightOf('mobility', position, move).follows);
  const played = all.find(move => !sightOf('mobility', position, move).follows);
  return best === undefined || played === undefined
    ? []
    : [{ setup: STANDARD_SETUP, before, played, best, loss: 6 }];
});

const ownMistake = (room: Room) => {
  const { title, given } = state(room).exercise ?? {};
  return title === 'course.ownMistake' ? given : undefined;
};

test('a mistake of the person is asked in its unit: the latest first, then the one before, also after a reload', async () => {
  const [storage, tab] = [memoryStorage(), memoryStorage()];
  const room = openRoom({ storage, tab });
  const [older, newer] = MISTAKES as [(typeof MISTAKES)[0], (typeof MISTAKES)[0]];
  for (const mistake of [older, newer]) room.mistakes.save(mistake);
  const toMistake = async (): Promise<void> => {
    await room.play.course.open('mobility', 7);
    await ready(room);
    await answer(room, false);
    await ready(room);
    room.play.exercise.next();
  };
  await toMistake();
  expect(ownMistake(room)).toEqual(newer.before);

  const reloaded = openRoom({ storage, tab });
  await reloaded.resume();
  await ready(reloaded);
  expect(ownMistake(reloaded)).toEqual(newer.before);

  room.play.exercise.showSolution();
  await room.engine.finish({ [makeSquare(newer.best)]: 9 }, { exact: true });
  await ready(room);
  expect(state(room).stage.type).toBe('shown');
  const later = openRoom({ storage, tab });
  await later.resume();
  await ready(later);
  expect(state(later).exercise?.id).toBe('mobility8');

  await toMistake();
  expect(ownMistake(room)).toEqual(older.before);
});
