import { expect, test } from 'vitest';
import { isMatchOver, positionOf } from '../../../src/game/match.ts';
import { legalMoves } from '../../../src/game/position.ts';
import { makeSquare } from '../../../src/game/square.ts';
import { BEAT } from '../../../src/look/motion.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { atTable, came, FakeServer, openPage, TABLE_CODE } from '../../../testkit/play/fakeServer.ts';
import { A_WHILE, PASSING, square, squareNames } from '../../../testkit/play/playRoom.ts';
import { FakeTable, setupOf } from '../../../testkit/server/fakeTable.ts';

test('a player who opens a table waits at an empty board of the chosen game, where nobody can play', async () => {
  const page = openPage(undefined, {
    settings: { game: 'reversi', size: '6x4', side: 'white', clock: '5+0' },
  });
  page.play.online.playFriend();
  await settle();
  const clock = { initialSeconds: 300, incrementSeconds: 0 };
  expect(page.online().connection.type).toBe('connected');
  expect(page.online().table).toMatchObject({ code: TABLE_CODE, you: 'white', clock });
  expect(page.online().table?.match).toBeUndefined();
  expect(page.app()).toMatchObject({ screen: 'board', rules: 'reversi', shape: { width: 6 } });
  page.press('c2');
  expect(page.moves()).toBe('');
  expect(page.state().refused?.refusal).toBe('notYourTurn');
});

/** Anna has played, and Ben is to move. */
const onTurn = async () => {
  const page = await atTable();
  page.server.happen(table => table.play('f5'));
  return page;
};

test('the reason for refusing a move that is no longer on the board is shown beside it', async () => {
  const page = await onTurn();
  page.server.rooms.last.receive('refused', { message: 'play', refusal: 'flipsNothing', ply: 1 });
  expect([page.moves(), page.state().refused, page.online().refusal]).toEqual([
    'f5',
    undefined,
    'flipsNothing',
  ]);
});

test('a code is accepted as people type it, and impossible ones are refused', async () => {
  const page = openPage();
  expect(page.play.online.join('abc-')).toBe(false);
  expect(page.online().connection.type).toBe('none');
  expect(page.play.online.join(' abc-def ')).toBe(true);
  await settle();
  expect(page.online().table?.code).toBe(TABLE_CODE);
});

test('a move appears at once, before the server has received it', async () => {
  const page = await onTurn();
  page.server.isSlow = true;
  page.press('f6');
  expect(page.moves()).toBe('f5f6');
  page.server.broadcast();
  expect(page.moves()).toBe('f5f6');
  page.server.catchUp();
  expect([page.moves(), page.server.table.moves]).toEqual(['f5f6', 'f5f6']);
});

test("after the other side's pass the next move need not wait for the server", async () => {
  const page = await atTable();
  page.server.happen(table => table.play(...squareNames(PASSING.slice(0, -2))));
  page.server.isSlow = true;
  page.press('h8');
  const [next] = legalMoves(positionOf(page.match()!));
  page.play.playSquare(next!);
  const moves = `${PASSING}${makeSquare(next!)}`;
  expect(page.moves()).toBe(moves);
  page.server.happen(table => table.playAs('white', 'h8'));
  expect(page.moves()).toBe(moves);
  page.server.breakLine();
  page.server.isSlow = false;
  page.clock.pass(100);
  await settle();
  expect([page.moves(), page.server.table.moves]).toEqual([moves, moves]);
});

test('a click out of turn or on an illegal square is refused locally, and nothing is sent', async () => {
  const page = await atTable();
  page.play.set('premoves', false);
  page.press('f5');
  expect(page.state()).toMatchObject({ intended: undefined, refused: { refusal: 'notYourTurn' } });
  page.server.happen(table => table.play('f5'));
  page.press('a1');
  expect(page.state().refused?.refusal).toBe('flipsNothing');
  expect(page.server.rooms.last.sent.map(({ kind }) => kind)).not.toContain('play');
});

test('a move that the server refuses is undone, and the reason shown', async () => {
  const page = await onTurn();
  page.server.isSlow = true;
  page.press('f6');
  page.server.rooms.last.receive('refused', { message: 'play', refusal: 'notYourTurn', ply: 1 });
  expect(page.moves()).toBe('f5');
  expect(page.state().refused).toEqual({ square: square('f6'), refusal: 'notYourTurn' });
  page.clock.pass(BEAT.refusalWords);
  expect(page.state().refused).toBeUndefined();
});

test('a third player watches, and can do nothing', async () => {
  const page = await atTable({ browser: 3 }, FakeTable.ofTwo());
  expect(page.online().table).toMatchObject({ you: 'watcher', watchers: 1 });
  expect(page.match()?.seats.black).toEqual({ type: 'remote', name: 'Anna' });
  page.press('f5');
  page.play.online.resign();
  expect(page.server.table.result).toBe('none');
  expect(page.online().refusal).toBe('watching');
  page.server.happen(table => table.play('f5'));
  expect(page.moves()).toBe('f5');
});

test('a player who resigns has lost on both pages', async () => {
  const page = await onTurn();
  page.play.online.resign();
  expect(page.server.table.result).toBe('black by resignation');
  expect(page.match()?.ending).toEqual({ winner: 'black', by: 'resignation' });
  page.clock.pass(A_WHILE);
  expect(page.state().result).toBe('shown');
});

test('pressing the board of a match that has just ended shows the result at once', async () => {
  const page = await onTurn();
  page.play.online.resign();
  expect(page.state().result).toBe('none');
  page.press('f6');
  expect(page.state()).toMatchObject({ result: 'shown', refused: undefined });
  page.play.closeResult();
  page.clock.pass(A_WHILE);
  expect(page.state().result).toBe('closed');
});

test('a match that ends by the rules needs no other ending', async () => {
  const page = await atTable({}, new FakeTable({ setup: setupOf('othello', '4x4') }));
  page.server.happen(table => table.playToTheEnd());
  expect(page.match()).toMatchObject({ ending: undefined });
  expect(isMatchOver(page.match()!)).toBe(true);
});

/** The match of Anna and Ben has ended, and its result is shown. */
const atEnd = async () => {
  const page = await atTable();
  page.server.happen(table => table.resign('black'));
  page.clock.pass(A_WHILE);
  return page;
};

test('after the end a press on the board offers a rematch, with sides swapped', async () => {
  const page = await atEnd();
  page.play.offerNextGame();
  expect(page.state().asksNewGame).toBe(true);
  page.play.rematch();
  page.server.happen(table => table.answer('black', 'rematch', true));
  expect(page.state().asksNewGame).toBe(false);
  expect(page.match()?.seats.black.type).toBe('human');
  expect(page.online().table).toMatchObject({ you: 'black', match: { number: 2 } });
});

test('a rematch that was already offered is not offered again', async () => {
  const page = await atEnd();
  page.play.rematch();
  page.play.closeResult();
  page.play.offerNextGame();
  expect(page.state()).toMatchObject({ asksNewGame: false, result: 'shown' });
});

test('an online match has no undo, no hints, no change of seats, and is not saved here', async () => {
  const page = await atTable(
    { settings: { name: 'Ben', game: 'connect4' } },
    new FakeTable({ setup: setupOf('connect4') }),
  );
  page.server.happen(table => table.play('d1'));
  page.press('d2');
  page.server.happen(table => table.play('d3'));
  const before = page.match();
  page.play.undo();
  page.play.redo();
  page.play.hint();
  page.play.set('values', true);
  page.play.changeSeats({ black: { type: 'human' }, white: { type: 'human' } });
  page.clock.pass(A_WHILE);
  expect(page.match()).toBe(before);
  expect(page.engine.asked).toEqual([]);
  expect(page.saved.list()).toEqual([]);
});

test('an offer, its answer and a greeting reach the page; greetings can be muted', async () => {
  const page = await atTable();
  page.server.happen(table => table.play('f5', 'f6'));
  page.play.online.ask('draw');
  expect(page.online().table?.offers).toMatchObject([{ what: 'draw', by: 'white' }]);
  page.server.happen(table => table.answer('black', 'draw', false));
  expect(page.online().answer).toMatchObject({ by: 'white', what: 'draw', agrees: false });
  page.server.happen(table => table.say('black', { kind: 'greet', greeting: 'oops' }));
  page.clock.pass(BEAT.tableWords / 2);
  page.server.happen(table => table.say('black', { kind: 'greet', greeting: 'thanks' }));
  page.clock.pass(BEAT.tableWords / 2);
  const greeting = { by: 'black', greeting: 'thanks' };
  expect(page.online()).toMatchObject({ answer: undefined, greeting });
  page.clock.pass(BEAT.tableWords / 2);
  expect(page.online().greeting).toBeUndefined();
  page.play.set('greetingsMuted', true);
  page.server.happen(table => table.say('black', { kind: 'greet', greeting: 'oops' }));
  expect(page.online().greeting).toBeUndefined();
  page.play.online.greet('thanks');
  expect(page.online().greeting).toEqual({ by: 'white', greeting: 'thanks' });
});

test.each(['menu', 'club'] as const)(
  'somebody who leaves a match under way for the place "%s" is asked first, and loses it',
  async place => {
    const page = await atTable();
    page.server.happen(table => table.play('f5', 'f6'));
    page.play.openPlace(place);
    expect([page.app().screen, page.online().asksLeave]).toEqual(['board', true]);
    page.play.online.stay();
    expect(page.online().asksLeave).toBe(false);
    page.play.openPlace(place);
    page.play.online.leave();
    expect(page.app().screen).toBe(place);
    expect(page.online()).toMatchObject({ connection: { type: 'none' }, table: undefined });
    expect(page.server.table.result).toBe('black by abandoned');
  },
);

test('after the match, and for watchers, the menu opens at once', async () => {
  for (const page of [await atEnd(), await atTable({ browser: 3 }, FakeTable.ofTwo())]) {
    page.play.openMenu();
    expect(page.app().screen).toBe('menu');
  }
});

test('an unfinished local match can be continued after an online game', async () => {
  const page = openPage(new FakeServer(), { settings: { name: 'Ben' } });
  page.play.startMatch();
  page.clock.pass(A_WHILE);
  page.press('f5');
  page.play.openMenu();
  await came(page);
  page.play.openMenu();
  page.play.online.leave();
  page.play.continueMatch();
  await settle();
  expect(page.moves()).toBe('f5');
  expect(page.match()?.seats.white.type).toBe('computer');
});

test('after the other player has left, the same game can be offered by a new link, with the colors swapped', async () => {
  const page = await atTable({}, new FakeTable({ setup: setupOf('reversi'), isRated: false }));
  page.server.happen(table => table.play('d4'));
  page.server.happen(table => table.leave('black'));
  page.stores.settings.setState({ game: 'connect4' });
  page.play.online.playAgain();
  await settle();
  expect(page.server.rooms.requests.at(-1)).toMatchObject({
    kind: 'open',
    setup: { game: 'reversi', size: '8x8' },
    isRated: false,
    color: 'black',
  });
});

/** A guest who has opened Anna's invitation. */
const invited = async () => {
  const server = new FakeServer();
  const terms = { setup: { game: 'othello', size: '8x8' }, clock: { kind: 'none' }, isRated: false } as const;
  server.invitation = { invitation: { ...terms, you: 'white', name: 'Anna' } };
  return came(openPage(server, { settings: { name: 'Ben' } }));
};

test('a guest sees who waits at a table, and sits down only after accepting', async () => {
  const page = await invited();
  const invitation = { name: 'Anna', you: 'white', isRated: false };
  expect(page.online().connection).toMatchObject({ type: 'invited', code: TABLE_CODE, invitation });
  expect(page.server.rooms.requests).toEqual([]);
  page.stores.settings.setState({ name: 'Benjamin' });
  page.play.online.accept();
  await settle();
  expect(page.online().table?.you).toBe('white');
  expect(page.server.rooms.requests).toMatchObject([{ kind: 'meet', word: TABLE_CODE, name: 'Benjamin' }]);
});

test('a guest who declines leaves no trace', async () => {
  const page = await invited();
  page.play.online.cancel();
  expect(page.online().connection.type).toBe('none');
  page.play.online.accept();
  await settle();
  expect(page.server.rooms.requests).toEqual([]);
});
