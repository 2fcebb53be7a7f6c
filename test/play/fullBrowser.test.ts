import { afterEach, expect, test, vi } from 'vitest';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { legalMoves } from '../../src/game/position.ts';
import { makeSquare, type Square } from '../../src/game/square.ts';
import { parseTranscript, positionAt } from '../../src/game/transcript.ts';
import { loadSteps } from '../../src/play/lessons/lessons.ts';
import { sightOf } from '../../src/study/course/ideas.ts';
import { readPuzzle } from '../../src/study/exercises/puzzles.ts';
import { A_WHILE, fullStorage, openRoom, type Room, SHORTEST } from '../../testkit/play/playRoom.ts';
import { emptyDatabase } from '../../testkit/store/emptyDatabase.ts';
import { book } from '../../testkit/study/openingBook.ts';
import { PUZZLE_ENTRIES } from '../../testkit/study/puzzleFile.ts';
import { settled, until } from '../../testkit/until.ts';
import '../../src/study/exercises/spacing.ts';
import '../../src/play/openings/trainer.ts';

await loadSteps();
afterEach(() => vi.restoreAllMocks());

const exerciseOn = ({ stores }: Room) => stores.exercise.getState().exercise;
const ready = async (room: Room): Promise<void> => {
  await settled();
  room.clock.pass(A_WHILE);
};
/** Answers a question of the course that needs no engine. */
const answer = async (room: Room): Promise<void> => {
  const { judge } = exerciseOn(room) ?? {};
  const [right] = judge?.type === 'moves' ? judge.squares : [];
  if (right !== undefined) room.play.playSquare(right);
  await ready(room);
};
const fill = ({ storage }: Room) => void fullStorage(storage);

/** A mistake that the unit on mobility asks. */
const before = parseTranscript('f5d6c3') ?? [];
const position = positionAt(STANDARD_SETUP, before) as OthelloPosition;
const [best, played] = [true, false].map(follows =>
  [...legalMoves(position)].find(move => sightOf('mobility', position, move).follows === follows),
) as [Square, Square];
const MISTAKE = { setup: STANDARD_SETUP, before, played, best, loss: 6 };

test.each<[string, (room: Room) => unknown]>([
  [
    'a lesson',
    room => {
      fill(room);
      room.play.lessons.open('rules');
      room.press('f5');
    },
  ],
  [
    'the course',
    async room => {
      fill(room);
      await room.play.course.open('mobility', 2);
      await ready(room);
      await answer(room);
    },
  ],
  [
    'a mistake of one’s own in the course',
    async room => {
      room.mistakes.save(MISTAKE);
      await room.play.course.open('mobility', 7);
      await ready(room);
      await answer(room);
      room.play.exercise.next();
      fill(room);
      room.play.playSquare(MISTAKE.best);
      await room.engine.finish({ [makeSquare(MISTAKE.best)]: 9 }, { exact: true });
    },
  ],
  [
    'a puzzle',
    async room => {
      room.play.openPlace('puzzles');
      await settled();
      fill(room);
      room.play.puzzles.openDaily();
      const { line } = PUZZLE_ENTRIES.find(({ id }) => id === exerciseOn(room)?.id) ?? {};
      room.play.playSquare(readPuzzle(line ?? '')!.best);
    },
  ],
  [
    'a line of an opening',
    async room => {
      room.play.openPlace('openings');
      await ready(room);
      fill(room);
      room.play.openings.learnGames([{ transcript: parseTranscript('f5d6c3d3c4') ?? [], color: 'black' }]);
    },
  ],
])('a browser without space reports it, and goes on: %s', async (_, does) => {
  const room = openRoom({ puzzles: PUZZLE_ENTRIES, openingFiles: { book: async () => book } });
  await does(room);
  await ready(room);
  await until(() => expect(new Set(room.notices())).toEqual(new Set(['storageFull'])));
});

test('a finished game without room in the library is reported once; with room, nothing is', async () => {
  emptyDatabase();
  const finished = async (): Promise<Room> => {
    const room = openRoom({ settings: { side: 'both' } });
    room.play.startMatch();
    room.press(SHORTEST);
    await ready(room);
    return room;
  };
  const troubleIn = ({ stores }: Room): unknown => stores.library.getState().trouble;
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const room = await finished();
  await until(() => expect(put).toHaveBeenCalled());
  expect([room.notices(), troubleIn(room)]).toEqual([[], undefined]);
  put.mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const full = await finished();
  await until(() => expect(full.notices()).toEqual(['libraryFull']));
  expect(troubleIn(full)).toBe('full');
});
