import { beforeEach, describe, expect, test } from 'vitest';
import { opposite } from '../../src/game/color.ts';
import { type MoveRequest, positionOf } from '../../src/game/match.ts';
import { legalMoves } from '../../src/game/position.ts';
import type { WireRecord } from '../../src/net/contract/records.ts';
import { settle } from '../../testkit/net/fakeRooms.ts';
import { atTable, FakeServer, openPage } from '../../testkit/play/fakeServer.ts';
import {
  A_WHILE,
  openRoom,
  playThrough,
  type Room,
  squareNames,
  transcriptOf,
} from '../../testkit/play/playRoom.ts';

/** The shortest game: Black's fifth move flips White's last discs. */
const MOVES = 'f5d6c5f4e3f6g5e6e7';
const RECORD: WireRecord = {
  id: 'match-1',
  setup: { game: 'othello', size: '8x8' },
  clock: { kind: 'none' },
  players: { black: 'Anna', white: 'Ben' },
  moves: MOVES,
  given: 0,
  started: 1,
  finished: 2,
  result: { winner: 'black', by: 'play' },
};

/** Opens a game in which `plies` of `MOVES` are on the board. */
type Open = (plies: number) => Promise<Room>;

const openLocal: Open = async plies => {
  const room = openRoom({ settings: { side: 'both' } });
  room.play.startMatch();
  await playThrough(room, squareNames(MOVES).slice(0, plies));
  return room;
};
/** The person has White. */
const openOnline: Open = async plies => {
  const page = await atTable();
  page.server.happen(table => table.play(...squareNames(MOVES).slice(0, plies)));
  page.clock.pass(A_WHILE);
  return page;
};
const openReplay: Open = async plies => {
  const server = new FakeServer();
  server.records.set(RECORD.id, RECORD);
  const page = openPage(server);
  page.play.openReplay(RECORD.id);
  await settle();
  page.play.goTo(plies);
  page.clock.pass(A_WHILE);
  return page;
};

const GAMES = [
  { kind: 'local', open: openLocal, accepts: true, goesBack: true, offersNext: true, asksToStay: false },
  { kind: 'online', open: openOnline, accepts: true, goesBack: false, offersNext: true, asksToStay: true },
  { kind: 'replay', open: openReplay, accepts: false, goesBack: true, offersNext: false, asksToStay: false },
] as const;

/** After three plies, with White to move. */
const PLIES = 3;
const ALL_PLIES = squareNames(MOVES).length;

describe.each(GAMES)('a $kind game', ({ open, accepts, goesBack, offersNext, asksToStay }) => {
  let room: Room;
  beforeEach(async () => {
    room = await open(PLIES);
  });

  const matchNow = () => {
    const { match } = room.stores.match.getState();
    if (match === undefined) throw new Error('no match');
    return match;
  };
  /** A legal move of the side to move, with some changes. */
  const aRequest = (changes: Partial<Extract<MoveRequest, { type: 'play' }>> = {}): MoveRequest => {
    const position = positionOf(matchNow());
    const [square] = legalMoves(position);
    if (square === undefined) throw new Error('no legal move');
    return { type: 'play', ply: PLIES, color: position.turn, square, ...changes };
  };
  const onBoard = (): string => transcriptOf(room);
  const BEFORE = MOVES.slice(0, 2 * PLIES);

  test('has the plies that were made on the board', () => {
    expect(onBoard()).toBe(BEFORE);
  });

  test.each([PLIES - 1, PLIES + 1])('refuses a request for ply %i as stale', ply => {
    expect(room.game().submit(aRequest({ ply }))).toBe('stale');
    expect(onBoard()).toBe(BEFORE);
  });

  test('refuses a request for the side that is not to move', () => {
    const color = opposite(positionOf(matchNow()).turn);
    expect(room.game().submit(aRequest({ color }))).toBe('notYourTurn');
    expect(onBoard()).toBe(BEFORE);
  });

  test('refuses to pass where passing is not free', () => {
    const { turn } = positionOf(matchNow());
    expect(room.game().submit({ type: 'pass', ply: PLIES, color: turn })).toBeDefined();
    expect(onBoard()).toBe(BEFORE);
  });

  test(`${accepts ? 'accepts' : 'refuses'} a legal move, once`, () => {
    const request = aRequest();
    expect(room.game().submit(request)).toBe(accepts ? undefined : 'notYourTurn');
    expect(matchNow().transcript.length).toBe(accepts ? PLIES + 1 : PLIES);
    expect(room.game().submit(request)).toBe(accepts ? 'stale' : 'notYourTurn');
    expect(matchNow().transcript.length).toBe(accepts ? PLIES + 1 : PLIES);
  });

  test('refuses every move after the end', async () => {
    room = await open(ALL_PLIES);
    const request = {
      type: 'play',
      ply: ALL_PLIES,
      color: 'white',
      square: matchNow().transcript[0],
    } as const;
    expect(room.game().submit(request as MoveRequest)).toBe('gameOver');
  });

  test(goesBack ? 'goes back and forward by one ply' : 'takes nothing back by itself', () => {
    room.play.undo();
    expect(onBoard()).toBe(goesBack ? BEFORE.slice(0, -2) : BEFORE);
    room.play.redo();
    expect(onBoard()).toBe(BEFORE);
  });

  test('stays at its beginning and at its end', () => {
    for (let step = 0; step < 2 * ALL_PLIES; step++) room.play.undo();
    expect(onBoard()).toBe(goesBack ? '' : BEFORE);
    for (let step = 0; step < 2 * ALL_PLIES; step++) room.play.redo();
    expect(MOVES.startsWith(onBoard())).toBe(true);
  });

  test('offers no other game before its end', () => {
    expect(room.game().canOfferNext()).toBe(false);
    room.play.offerNextGame();
    expect(room.stores.match.getState().asksNewGame).toBe(false);
  });

  test(`${offersNext ? 'offers' : 'does not offer'} another game after its end`, async () => {
    room = await open(ALL_PLIES);
    expect(room.game().canOfferNext()).toBe(offersNext);
  });

  test('is not replaced before somebody agrees', () => {
    const { id } = matchNow();
    room.play.newGame();
    expect([matchNow().id, onBoard()]).toEqual([id, BEFORE]);
  });

  test(`${asksToStay ? 'asks' : 'does not ask'} before it is left for the menu`, () => {
    room.play.openMenu();
    expect(room.stores.app.getState().screen).toBe(asksToStay ? 'board' : 'menu');
  });

  test('gives way to a game on this machine', () => {
    room.play.startMatch();
    expect(room.game().goTo).toBeUndefined();
    expect(onBoard()).toBe('');
    expect(room.game().submit(aRequest({ ply: 0, color: 'black' }))).toBeUndefined();
  });
});
