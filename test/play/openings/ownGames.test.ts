import { beforeEach, expect, test } from 'vitest';
import { makeSquare } from '../../../src/game/square.ts';
import { bring, opened } from '../../../testkit/play/libraryRoom.ts';
import { emptyDatabase } from '../../../testkit/store/emptyDatabase.ts';
import { until } from '../../../testkit/until.ts';

beforeEach(emptyDatabase);

test('the moves of the games in the library are counted for the position on the board', async () => {
  const room = await opened();
  const game = (year: number, moves: string) =>
    `(;GM[2]DT[${year}]${moves.replace(/../g, (move, at: number) => `;${at % 4 === 0 ? 'B' : 'W'}[${move}]`)})`;
  await bring(room, [game(1990, 'f5d6c3'), game(2001, 'f5d6c5'), game(1995, 'e6f6')].join('\n'));
  room.play.study.openBoard();
  room.play.study.showTab('openings');
  room.press('f5');
  const own = () => room.stores.openings.getState().inLibrary;
  await until(() => expect(own()?.here).toMatchObject({ games: 3, firstYear: 1990, lastYear: 2001 }));
  const shown = own()?.moves.map(({ squares, games }) => [squares.map(makeSquare).join(), games]);
  expect(shown).toEqual([
    ['d6', 2],
    ['f6', 1],
  ]);
});
