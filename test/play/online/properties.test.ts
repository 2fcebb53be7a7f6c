import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionOf } from '../../../src/game/match.ts';
import { legalMoves } from '../../../src/game/position.ts';
import { makeSquare } from '../../../src/game/square.ts';
import { makeTranscript } from '../../../src/game/transcript.ts';
import { OFFERS } from '../../../src/net/contract/words.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { FakeServer, TABLE_CODE } from '../../../testkit/play/fakeServer.ts';
import { openRoom } from '../../../testkit/play/playRoom.ts';
import { FakeTable, setupOf } from '../../../testkit/server/fakeTable.ts';

/** Long enough to reconnect and receive the state. */
const A_MOMENT = 6_000;

const openPage = async (game: 'othello' | 'connect4') => {
  const size = game === 'othello' ? '6x4' : undefined;
  const server = new FakeServer(new FakeTable({ setup: setupOf(game, size), color: 'white' }));
  const room = openRoom({ wire: server, settings: { name: 'Ben' } });
  room.play.online.join(TABLE_CODE);
  await settle();
  return { ...room, server };
};
type Page = Awaited<ReturnType<typeof openPage>>;

const playHere = (page: Page, choice: number): void => {
  const { match } = page.state();
  const squares = match === undefined ? [] : [...legalMoves(positionOf(match))];
  const square = squares[choice % Math.max(1, squares.length)];
  if (square !== undefined) page.play.playSquare(square);
};

const playThere = ({ server }: Page, choice: number): void => {
  const { game } = server.table.match;
  const squares = [...legalMoves(positionOf(game))];
  const square = squares[choice % Math.max(1, squares.length)];
  if (square !== undefined) server.happen(table => table.playAs('white', makeSquare(square)));
};

const answerAll = ({ server }: Page, agrees: boolean): void => {
  for (const { what, by, ply } of server.table.state.offers)
    server.happen(table => table.answer(by === 'black' ? 'white' : 'black', what, agrees, ply));
};

/** Everything that can happen at a table and to the connection. */
const DEEDS: readonly ((page: Page, choice: number) => void)[] = [
  playHere,
  playHere,
  playHere,
  playThere,
  playThere,
  playThere,
  ({ server }) => {
    server.isSlow = true;
  },
  ({ server }) => server.catchUp(),
  ({ server }) => server.breakLine(),
  ({ server }) => server.broadcast(),
  ({ play }, choice) => play.online.ask(OFFERS[choice % OFFERS.length] ?? 'draw'),
  ({ server }, choice) =>
    server.happen(table => table.ask('white', OFFERS[choice % OFFERS.length] ?? 'draw')),
  (page, choice) => answerAll(page, choice % 2 === 0),
  ({ play }) => play.undo(),
  ({ play }, choice) => play.observe({ visible: choice % 2 === 0 }),
  ({ play }, choice) => play.observe({ connected: choice % 2 === 0 }),
];

const deed = fc.tuple(fc.nat({ max: DEEDS.length - 1 }), fc.nat({ max: 20 }), fc.boolean());

test.each(['othello', 'connect4'] as const)(
  'whatever the connection does, both sides see the same %s in the end',
  async game => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 60 }), async deeds => {
        const page = await openPage(game);
        for (const [which, choice, waits] of deeds) {
          DEEDS[which]?.(page, choice);
          if (waits) page.clock.pass(1_000);
          await settle();
        }
        page.server.catchUp();
        for (let moment = 0; moment < 5; moment++) {
          page.clock.pass(A_MOMENT);
          await settle();
        }
        expect(page.stores.online.getState().connection.type).toBe('connected');
        expect(page.moves()).toBe(makeTranscript(page.server.table.match.game.transcript));
        expect(page.stores.online.getState().table).toMatchObject({ you: page.server.colorOf('Ben') });
      }),
      { numRuns: 150 },
    );
  },
);
