import { expect, test } from 'vitest';
import type { GameRecord, StudyRecord } from '../../../src/formats/record.ts';
import { writeStudy } from '../../../src/formats/study/studyText.ts';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { readMoves, type Transcript } from '../../../src/game/transcript.ts';
import { annotated, noteAt, treeOf, withLine } from '../../../src/game/tree.ts';
import { type FromReader, ReadingService } from '../../../src/play/importing/readingService.ts';
import { readTaken } from '../../../src/play/importing/takenGame.ts';
import { packStudy } from '../../../src/play/links/packStudy.ts';
import { makeStoredStudy, parseStoredStudy } from '../../../src/store/kept/storedStudy.ts';
import {
  chapterIndex,
  chaptersOf,
  countChapters,
  isMoreThanGame,
} from '../../../src/store/study/chapters.ts';
import type { Study } from '../../../src/store/studyStore.ts';
import { A_WHILE, openRoom, type Room, square } from '../../../testkit/play/playRoom.ts';

const moves = (text: string): Transcript => readMoves(startOf(STANDARD_SETUP), text) ?? [];
const chapter = (title: string, text: string): GameRecord => ({
  tree: treeOf(STANDARD_SETUP, moves(text)),
  title,
});
const studyIn = ({ stores }: Room): Study => {
  const { study } = stores.study.getState();
  if (study === undefined) throw new Error('no study is on the board');
  return study;
};
const titles = (room: Room) => chaptersOf(studyIn(room)).map(({ title }) => title);
const path = (room: Room): Transcript => room.match()?.transcript ?? [];

const written = (): Room => {
  const room = openRoom();
  room.play.study.open();
  room.play.study.nameChapter('One');
  room.play.study.addChapter(chapter('Two', 'f5d6'));
  room.play.study.addChapter(chapter('Three', 'f5f6'));
  return room;
};

test('chapters are added, named, moved, deleted and restored', () => {
  const room = written();
  expect(titles(room)).toEqual(['One', 'Two', 'Three']);
  expect(chapterIndex(studyIn(room))).toBe(2);
  room.play.study.moveChapter(-1);
  expect(titles(room)).toEqual(['One', 'Three', 'Two']);
  room.play.study.moveChapter(-1);
  room.play.study.moveChapter(-1);
  expect(titles(room)).toEqual(['Three', 'One', 'Two']);
  room.play.study.nameChapter('First');
  room.play.study.removeChapter();
  expect(titles(room)).toEqual(['One', 'Two']);
  room.play.study.restoreChapter();
  expect(titles(room)).toEqual(['First', 'One', 'Two']);
  expect(room.stores.study.getState().removedChapter).toBeUndefined();
});

test('the last chapter cannot be deleted', () => {
  const room = openRoom();
  room.play.study.open();
  room.play.study.removeChapter();
  expect(countChapters(studyIn(room))).toBe(1);
});

test('each chapter keeps its current position, text and drawings', () => {
  const room = written();
  room.play.study.goToChapter(1);
  room.play.study.goTo(moves('f5'));
  room.play.study.annotate(moves('f5'), { comment: 'Here.' });
  const arrow = { tone: 'good', from: square('d6'), to: square('e6') } as const;
  room.play.study.draw(arrow);
  room.play.study.goToChapter(0);
  expect(path(room)).toEqual([]);
  room.play.study.goToChapter(1);
  expect(path(room)).toEqual(moves('f5'));
  expect(noteAt(studyIn(room).tree, path(room))).toMatchObject({ comment: 'Here.', drawn: [arrow] });
  room.play.study.draw(arrow);
  expect(noteAt(studyIn(room).tree, path(room)).drawn).toBeUndefined();
});

test('names are saved as typed, with the blank before the next word', () => {
  const room = written();
  for (const typed of [' ', 'Club', 'Club ']) {
    room.play.study.nameStudy(typed);
    room.play.study.nameChapter(typed);
  }
  const { title, details } = studyIn(room);
  expect([title, details?.title]).toEqual(['Club ', 'Club ']);
});

test('a study is saved with all its chapters, and reopened as it was', async () => {
  const room = written();
  room.play.study.nameStudy('Openings');
  await Promise.resolve();
  const study = studyIn(room);
  const stored = makeStoredStudy({ study, at: path(room), savedAt: 1 });
  const again = parseStoredStudy(study.id, stored)?.study;
  expect(again && chaptersOf(again)).toEqual(chaptersOf(study));
  expect(again?.title).toBe('Openings');
  expect(isMoreThanGame(study)).toBe(true);
});

test('a study saved before there were chapters has a single chapter', () => {
  const old = {
    version: 1,
    game: 'othello',
    size: '8x8',
    freePassing: false,
    at: 'f5',
    savedAt: 5,
    lines: ['f5d6'],
  };
  const read = parseStoredStudy('a', JSON.stringify({ ...old, notes: [{ at: 'f5', comment: '!' }] }));
  expect(read && countChapters(read.study)).toBe(1);
});

const ASKING: StudyRecord = {
  title: 'Club',
  chapters: [
    {
      tree: annotated(
        annotated(withLine(treeOf(STANDARD_SETUP, moves('f5d6')), moves('f5f6')), moves('f5'), {
          asked: { right: 'Yes!', second: 'Nearly.' },
        }),
        [],
        { comment: 'Begin.' },
      ),
      title: 'Ask',
    },
    chapter('More', 'f5f4'),
  ],
};

/** All random numbers differ, so that no two studies get the same id within a millisecond. */
const drawn = (): (() => number) => {
  let draws = 0;
  return () => (++draws * 0.37) % 1;
};

const reading = async (storage?: Storage): Promise<Room> => {
  const room = openRoom({ random: drawn(), ...(storage !== undefined && { storage }) });
  await room.play.study.openPacked(packStudy(ASKING));
  return room;
};
const said = ({ stores }: Room) => stores.study.getState().reading?.said?.answer;

test('a link opens at chapter 1, with its text, for reading', async () => {
  const room = await reading();
  const { tab, reading: state } = room.stores.study.getState();
  expect([chapterIndex(studyIn(room)), path(room), tab]).toEqual([0, [], 'text']);
  expect(state).toEqual({ solved: [] });
});

test('moves after a question are hidden until it is answered', async () => {
  const room = await reading();
  room.play.study.readOn(1);
  room.play.study.readOn(1);
  expect(path(room)).toEqual(moves('f5'));
  expect(room.match()?.undone).toEqual([]);
  const before = studyIn(room).tree;
  room.press('f4');
  expect([said(room), path(room)]).toEqual(['wrong', moves('f5')]);
  expect(studyIn(room).tree).toBe(before);
  room.press('f6');
  expect([said(room), path(room)]).toEqual(['second', moves('f5')]);
  room.press('d6');
  room.clock.pass(A_WHILE);
  expect([said(room), path(room)]).toEqual(['right', moves('f5d6')]);
  room.play.study.readOn(1);
  expect(chapterIndex(studyIn(room))).toBe(1);
  room.play.study.readOn(-1);
  expect(chapterIndex(studyIn(room))).toBe(0);
});

test('the same link continues where the reader left it, with the answered questions', async () => {
  const first = await reading();
  first.play.study.readOn(1);
  first.press('d6');
  first.clock.pass(A_WHILE);
  first.play.study.goToChapter(1);
  const second = await reading(first.storage);
  expect(chapterIndex(studyIn(second))).toBe(1);
  expect(second.stores.study.getState().reading?.solved.length).toBe(1);
});

test('a copy belongs to the reader: it can be edited', async () => {
  const room = await reading();
  const { id } = studyIn(room);
  room.play.study.copyStudy();
  expect(room.stores.study.getState().reading).toBeUndefined();
  expect(studyIn(room).id).not.toBe(id);
  expect(studyIn(room).source).toBeUndefined();
});

test('a link that cannot be read reports that', async () => {
  const room = openRoom();
  await room.play.study.openPacked('1broken');
  expect(room.notices()).toEqual(['badLink']);
});

test('a study file is opened with all its chapters, at the chosen one', async () => {
  const said: FromReader[] = [];
  const service = new ReadingService(message => said.push(message));
  service.receive({ type: 'read', inputs: [{ content: JSON.stringify(writeStudy(ASKING)) }] });
  service.receive({ type: 'take', index: 1 });
  const taken = said.find(message => message.type === 'takenStudy');
  expect(taken).toMatchObject({ chapter: 1 });
  expect(taken?.type === 'takenStudy' && taken.games.map(readTaken)).toEqual(ASKING.chapters);
});
