import { expect } from 'vitest';
import { GAMES } from '../../src/game/games.ts';
import { recordOf } from '../../src/game/record.ts';
import type { LibraryEntry } from '../../src/store/library/entry.ts';
import type { LibraryNews } from '../../src/store/library/libraryStore.ts';
import type { Vocabulary } from '../../src/store/library/vocabulary.ts';
import { until } from '../until.ts';
import { openRoom, type Room, type RoomOptions, SHORTEST } from './playRoom.ts';

/** More rows than any test has. */
const MOST_ROWS = 1000;

/** A minimal vocabulary for the list. */
export const VOCABULARY: Vocabulary = {
  locale: 'en',
  you: 'You',
  study: 'Study',
  games: recordOf(GAMES, game => game),
  colors: recordOf(GAMES, () => ({ black: 'Black', white: 'White' })),
  computers: {},
  openings: {},
};

export const libraryOf = ({ stores }: Room) => stores.library.getState();
export const entriesOf = (room: Room): readonly LibraryEntry[] =>
  [...libraryOf(room).rows.entries].sort((a, b) => (a.id < b.id ? -1 : 1));
const ready = (room: Room) => until(() => expect(libraryOf(room).state).toBe('ready'));

/** Lists all entries, as the library's screen does. */
export const listAll = ({ play }: Room): void => {
  play.library.speak(VOCABULARY);
  play.library.showRows(0, MOST_ROWS);
};

/** A page whose library has been loaded. */
export const opened = async (options: RoomOptions = {}): Promise<Room> => {
  const room = openRoom({ settings: { side: 'both' }, ...options });
  room.play.library.load();
  listAll(room);
  await ready(room);
  return room;
};

/** A page with one finished game. */
export const played = async (options: RoomOptions = {}): Promise<Room> => {
  const room = await opened(options);
  room.play.startMatch();
  room.press(SHORTEST);
  await until(() => expect(entriesOf(room)).toHaveLength(1));
  return room;
};

export const linesOf = (room: Room): readonly string[] => entriesOf(room).map(({ line }) => line);

export const IMPORTED = '(;GM[2]DT[1997];B[f5];W[d6];B[c3];W[d3];B[c4])';
export const FINAL = IMPORTED.replace('DT[1997]', 'DT[1997]PB[Ann]EV[Final]');

/** Imports all games of a text, and waits for the end. */
export const bring = async (room: Room, text: string, tag = ''): Promise<LibraryNews | undefined> => {
  room.play.importing.read([{ content: text }]);
  await room.play.importing.keep(tag);
  return libraryOf(room).news;
};
