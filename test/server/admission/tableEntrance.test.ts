import { expect, test } from 'vitest';
import type { Reservation } from '../../../server/admission/reservation.ts';
import { TableEntrance } from '../../../server/admission/tableEntrance.ts';
import type { Ticket } from '../../../server/admission/tickets.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';

/** A matchmaker whose joins resolve when the test says so. */
const slowMatchmaker = () => {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const join = ({ code }: Ticket): Promise<Reservation> =>
    new Promise(resolve => {
      begun.push(code);
      finish.push(() => resolve({ roomId: code } as Reservation));
    });
  return { begun, finish, entrance: new TableEntrance(join) };
};

const watching = (code: string): Ticket => ({ kind: 'watch', code });

test('requests for one table enter one after another', async () => {
  const { begun, finish, entrance } = slowMatchmaker();
  const [first, second] = [entrance.enter(watching('ABCDEF')), entrance.enter(watching('ABCDEF'))];
  await settle();
  expect(begun).toEqual(['ABCDEF']);
  finish[0]?.();
  await first;
  await settle();
  const third = entrance.enter(watching('ABCDEF'));
  await settle();
  expect(begun).toEqual(['ABCDEF', 'ABCDEF']);
  finish[1]?.();
  expect(await second).toMatchObject({ roomId: 'ABCDEF' });
  await settle();
  finish[2]?.();
  expect(await third).toMatchObject({ roomId: 'ABCDEF' });
});

test('requests for different tables do not wait for each other', async () => {
  const { begun, finish, entrance } = slowMatchmaker();
  void entrance.enter(watching('ABCDEF'));
  const other = entrance.enter(watching('GHJKMN'));
  await settle();
  expect(begun).toEqual(['ABCDEF', 'GHJKMN']);
  finish[1]?.();
  expect(await other).toMatchObject({ roomId: 'GHJKMN' });
});

test('a request whose page has gone does not delay the next one', async () => {
  const { begun, finish, entrance } = slowMatchmaker();
  const first = entrance.enter(watching('ABCDEF'));
  const abandoned = entrance.enter(watching('ABCDEF'), () => true);
  const next = entrance.enter(watching('ABCDEF'));
  abandoned.catch(() => {});
  await settle();
  finish[0]?.();
  await first;
  await expect(abandoned).rejects.toMatchObject({ reason: 'serverMoves' });
  await settle();
  expect(begun).toHaveLength(2);
  finish[1]?.();
  expect(await next).toMatchObject({ roomId: 'ABCDEF' });
});

test('a request that fails does not keep the next one from entering', async () => {
  let isFirst = true;
  const entrance = new TableEntrance(async ({ code }) => {
    if (!isFirst) return { roomId: code } as Reservation;
    isFirst = false;
    throw new Error('the room could not be created');
  });
  const failed = entrance.enter(watching('ABCDEF'));
  const next = entrance.enter(watching('ABCDEF'));
  await expect(failed).rejects.toThrow('could not be created');
  expect(await next).toMatchObject({ roomId: 'ABCDEF' });
});
