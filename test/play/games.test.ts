import { beforeEach, describe, expect, test } from 'vitest';
import { opposite } from '../../src/game/color.ts';
import { type MoveRequest, positionOf } from '../../src/game/match.ts';
import { legalMoves } from '../../src/game/position.ts';
import { settle } from '../../testkit/net/fakeRooms.ts';
import { atTable, recordWith, withRecord } from '../../testkit/play/fakeServer.ts';
import { A_WHILE, begun, playThrough, type Room, squareNames } from '../../testkit/play/playRoom.ts';

/** The shortest game: Black's fifth move flips White's last discs. */
const MOVES = 'f5d6c5f4e3f6g5e6e7';
/** Opens a game after `plies` of `MOVES`. */
type Open = (plies: number) => Promise<Room>;

const openLocal: Open = async plies => {
  const room = begun({ side: 'both' });
  await playThrough(room, MOVES.slice(0, 2 * plies));
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
  const record = recordWith(MOVES, { winner: 'black', by: 'play' });
  const page = withRecord(record);
  page.play.openReplay(record.id);
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

  const matchNow = () => room.match()!;
  /** A request for a legal move, with some changes. */
  const aRequest = (changes: Partial<Extract<MoveRequest, { type: 'play' }>> = {}): MoveRequest => {
    const position = positionOf(matchNow());
    const square = legalMoves(position).first()!;
    return { type: 'play', ply: PLIES, color: position.turn, square, ...changes };
  };
  const BEFORE = MOVES.slice(0, 2 * PLIES);

  test.each<[string, () => MoveRequest, string | undefined]>([
    ['for a ply before', () => aRequest({ ply: PLIES - 1 }), 'stale'],
    ['for a ply to come', () => aRequest({ ply: PLIES + 1 }), 'stale'],
    ['for the other side', () => aRequest({ color: opposite(positionOf(matchNow()).turn) }), 'notYourTurn'],
    ['to pass where passing is not free', () => ({ ...aRequest(), type: 'pass' }) as MoveRequest, undefined],
  ])('refuses a request %s', (_, request, refusal) => {
    expect(room.game().submit(request())).toEqual(refusal ?? expect.any(String));
    expect(room.moves()).toBe(BEFORE);
  });

  test(`${accepts ? 'accepts' : 'refuses'} a legal move, once`, () => {
    const request = aRequest();
    expect(room.game().submit(request)).toBe(accepts ? undefined : 'notYourTurn');
    expect(matchNow().transcript.length).toBe(accepts ? PLIES + 1 : PLIES);
    expect(room.game().submit(request)).toBe(accepts ? 'stale' : 'notYourTurn');
    expect(matchNow().transcript.length).toBe(accepts ? PLIES + 1 : PLIES);
  });

  test(`refuses every move after the end, and ${offersNext ? 'offers' : 'does not offer'} another game`, async () => {
    room = await open(ALL_PLIES);
    const [square] = matchNow().transcript;
    const request = { type: 'play', ply: ALL_PLIES, color: 'white', square } as MoveRequest;
    expect(room.game().submit(request)).toBe('gameOver');
    expect(room.game().canOfferNext()).toBe(offersNext);
  });

  test(goesBack ? 'goes back and forward by one ply' : 'takes nothing back by itself', () => {
    room.play.undo();
    expect(room.moves()).toBe(goesBack ? BEFORE.slice(0, -2) : BEFORE);
    room.play.redo();
    expect(room.moves()).toBe(BEFORE);
  });

  test('stays at its start and at its end', () => {
    for (let step = 0; step < 2 * ALL_PLIES; step++) room.play.undo();
    expect(room.moves()).toBe(goesBack ? '' : BEFORE);
    for (let step = 0; step < 2 * ALL_PLIES; step++) room.play.redo();
    expect(MOVES.startsWith(room.moves())).toBe(true);
  });

  test('offers no other game before its end', () => {
    expect(room.game().canOfferNext()).toBe(false);
    room.play.offerNextGame();
    expect(room.state().asksNewGame).toBe(false);
  });

  test('is not replaced before it is confirmed', () => {
    const { id } = matchNow();
    room.play.newGame();
    expect([matchNow().id, room.moves()]).toEqual([id, BEFORE]);
  });

  test(`${asksToStay ? 'asks' : 'does not ask'} before it is left for the menu`, () => {
    room.play.openMenu();
    expect(room.app().screen).toBe(asksToStay ? 'board' : 'menu');
  });

  test('is replaced by a game on this machine', () => {
    room.play.startMatch();
    expect(room.game().goTo).toBeUndefined();
    expect(room.moves()).toBe('');
    expect(room.game().submit(aRequest({ ply: 0, color: 'black' }))).toBeUndefined();
  });
});
