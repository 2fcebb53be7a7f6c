import { expect, test } from 'vitest';
import { atTable } from '../../../testkit/play/fakeServer.ts';
import { square } from '../../../testkit/play/playRoom.ts';

type Page = Awaited<ReturnType<typeof atTable>>;
const chosen = (page: Page) => page.state().intended;

test('a premove is played as soon as its turn comes', async () => {
  const page = await atTable();
  page.press('f6');
  expect([page.moves(), chosen(page)]).toEqual(['', square('f6')]);
  expect(page.server.rooms.last.sent.map(({ kind }) => kind)).not.toContain('play');
  page.server.happen(table => table.play('f5'));
  expect([page.moves(), chosen(page)]).toEqual(['f5f6', undefined]);
  expect(page.server.table.moves).toBe('f5f6');
});

test('a premove that is illegal when its turn comes is dropped, and the reason shown', async () => {
  const page = await atTable();
  page.press('a1');
  page.server.happen(table => table.play('f5'));
  expect([page.moves(), chosen(page)]).toEqual(['f5', undefined]);
  expect(page.state().refused).toEqual({ square: square('a1'), refusal: 'flipsNothing' });
});

test('there is one premove; the same square, an occupied one or the person clears it', async () => {
  const page = await atTable();
  page.press('f6d6');
  expect(chosen(page)).toBe(square('d6'));
  page.press('d6');
  expect(chosen(page)).toBeUndefined();
  page.press('f6e4');
  expect(chosen(page)).toBeUndefined();
  page.press('f6');
  page.play.dropIntended();
  page.server.happen(table => table.play('f5'));
  expect(page.moves()).toBe('f5');
});
