import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { makeSquare } from '../../../src/game/square.ts';
import { nameIn, OpeningNames } from '../../../src/openings/names.ts';
import { systemClock } from '../../../src/play/clock.ts';
import type { LibraryEntry } from '../../../src/store/library/entry.ts';
import { bring, entriesOf, IMPORTED, opened } from '../../../testkit/play/libraryRoom.ts';
import { type Room, square, squareNames } from '../../../testkit/play/playRoom.ts';
import { emptyDatabase } from '../../../testkit/store/emptyDatabase.ts';
import { book } from '../../../testkit/study/openingBook.ts';
import { until } from '../../../testkit/until.ts';
import { fromRoot } from '../../../tools/paths.ts';

const NAMES_FILE = fromRoot('public', 'assets', 'openings.json');

beforeEach(emptyDatabase);

/** The names in the format of the file. */
const names = async () => OpeningNames.read(JSON.parse(readFileSync(NAMES_FILE, 'utf8')));

const showLibrary = (room: Room): void => room.play.openPlace('library');

const nameOf = async (entry: LibraryEntry | undefined): Promise<string> => {
  const codes = entry?.openings?.codes ?? [];
  const name = (await names())?.withCode(codes.at(-1) ?? '');
  return (name && nameIn(name, 'en')) ?? '';
};

test('the opening of a game is found in any orientation, and stored', async () => {
  const room = await opened({ openingFiles: { names } });
  await bring(room, '(;GM[2];B[e6];W[f4];B[c3];W[c4];B[d3])');
  showLibrary(room);
  await until(() => expect(entriesOf(room)[0]?.openings).toBeDefined());
  expect(await nameOf(entriesOf(room)[0])).toBe('Tiger');
  await until(async () => expect(entriesOf(await opened())).toEqual(entriesOf(room)));
});

test('if a game is continued in a study its opening is determined again', async () => {
  const room = await opened({ openingFiles: { names }, time: systemClock });
  room.play.study.openBoard();
  for (const name of squareNames('f5f6')) room.play.playSquare(square(name));
  showLibrary(room);
  await until(() => expect(entriesOf(room)[0]?.openings?.codes).toHaveLength(1));
  room.play.library.open(entriesOf(room)[0]?.id ?? '');
  await until(() => expect(room.stores.study.getState().study).toBeDefined());
  for (const name of squareNames('e6f4e3')) room.play.playSquare(square(name));
  showLibrary(room);
  await until(() => expect(entriesOf(room)[0]?.plies).toBe(5));
  await until(async () => expect(await nameOf(entriesOf(room)[0])).toBe('Cow'));
});

test('games on other boards have no openings', async () => {
  const room = await opened({ openingFiles: { names } });
  await bring(room, '(;GM[2]SZ[6];B[e4])');
  await bring(room, IMPORTED);
  showLibrary(room);
  await until(() => expect(entriesOf(room).filter(({ openings }) => openings !== undefined)).toHaveLength(1));
  expect(entriesOf(room).find(({ size }) => size === '6x6')?.openings).toBeUndefined();
});

test("the library's moves are counted for the position on the board", async () => {
  const room = await opened();
  const game = (year: number, moves: string) =>
    `(;GM[2]DT[${year}]${moves.replace(/../g, (move, at: number) => `;${at % 4 === 0 ? 'B' : 'W'}[${move}]`)})`;
  await bring(room, [game(1990, 'f5d6c3'), game(2001, 'f5d6c5'), game(1995, 'e6f6')].join('\n'));
  room.play.study.openBoard();
  room.play.study.showTab('openings');
  const own = () => room.stores.openings.getState().inLibrary;
  // All four first moves are equivalent.
  await until(() => expect(own()?.moves).toMatchObject([{ squares: { length: 4 }, games: 3 }]));
  room.press('f5');
  await until(() => expect(own()?.moves).toHaveLength(2));
  await until(() => expect(own()?.here).toMatchObject({ games: 3, firstYear: 1990, lastYear: 2001 }));
  const shown = own()?.moves.map(({ squares, games }) => [squares.map(makeSquare).join(), games]);
  expect(shown).toEqual([
    ['d6', 2],
    ['f6', 1],
  ]);
  room.press('d6');
  await until(() => expect(own()?.here).toMatchObject({ games: 2 }));
});

test('the openings of selected games can be learned', async () => {
  const room = await opened({ openingFiles: { names, book: async () => book } });
  await bring(room, '(;GM[2];B[f5];W[d6];B[c3];W[d3];B[c4];W[f4])\n(;GM[2];B[f5];W[f6];B[e6];W[f4];B[e3])');
  showLibrary(room);
  await until(() => expect(entriesOf(room)).toHaveLength(2));
  room.play.library.learn(entriesOf(room).map(({ id }) => id));
  await until(() => expect(room.stores.openings.getState().lines).toHaveLength(2));
});
