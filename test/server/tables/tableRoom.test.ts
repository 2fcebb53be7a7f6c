import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import { openAlone } from '../kit/databases.ts';
import { seatTwo as atTable, movesOf, Person } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const server = serverForAll();

/** Allowed drift between the clocks of the process and the machine, in milliseconds. */
const MOST_DRIFT = 1_000;
const newPerson = (): Person => new Person(server.port);

const seatTwo = (opening = {}): Promise<[Person, Person]> => atTable(server.port, opening);

describe('two people with a link', () => {
  test('sit down at their colors, and see each other', async () => {
    const [anna, ben] = await seatTwo();
    expect([anna.color, ben.color, ben.state.won]).toEqual(['black', 'white', undefined]);
    const both = { presence: 'here', rating: { value: 1500, isProvisional: true } };
    expect(ben.state.seats).toMatchObject({
      black: { name: 'Anna', ...both },
      white: { name: 'Ben', ...both },
    });
    const told = JSON.stringify(ben.received);
    for (const secret of [anna.token, anna.identity]) expect(told).not.toContain(secret);
  });

  test('are told why a message had no effect', async () => {
    const [anna, ben] = await seatTwo();
    ben.play('f5');
    expect(await ben.receives('refused')).toMatchObject({ message: 'play', refusal: 'notYourTurn', ply: 0 });
    anna.play('a1');
    expect(await anna.receives('refused')).toMatchObject({ message: 'play', ply: 0 });
    anna.mumble('dance', {});
    expect(await anna.receives('refused', ({ message }) => message === undefined)).toMatchObject({
      refusal: 'malformed',
    });
    anna.mumble('play', { square: 1 });
    await anna.receives('refused', ({ message, refusal }) => message === 'play' && refusal === 'malformed');
    expect(movesOf(anna.state)).toBe('');
  });

  test('greet, ask and answer', async () => {
    const [anna, ben] = await seatTwo();
    anna.say('greet', { greeting: 'hello' });
    expect(await ben.receives('greeting')).toMatchObject({ by: 'black', greeting: 'hello' });
    anna.play('f5');
    await ben.sees(({ match }) => match?.transcript.length === 1);
    anna.say('ask', { match: 1, ply: 1, what: 'takeBack' });
    await ben.sees(({ offers }) => offers.length === 1);
    ben.say('answer', { match: 1, ply: 1, what: 'takeBack', agrees: true });
    expect(await anna.receives('answered')).toMatchObject({ what: 'takeBack', agrees: true });
    await anna.sees(({ match }) => match?.transcript.length === 0);
  });

  test.each([7, 7.25, -1e300])("receive the server's time for a ping sent at %d", async at => {
    const [anna] = await seatTwo();
    const before = Date.now();
    anna.say('ping', { sent: at });
    const { sent, now } = await anna.receives('pong');
    expect(sent).toBe(at);
    expect(now).toBeGreaterThanOrEqual(before - MOST_DRIFT);
    expect(now).toBeLessThanOrEqual(Date.now() + MOST_DRIFT);
  });
});

describe('a connection', () => {
  test('that breaks is reported, and the token leads back to the seat', async () => {
    const [anna, ben] = await seatTwo();
    anna.play('f5');
    await ben.sees(({ match }) => match?.transcript.length === 1);
    const before = Date.now();
    ben.drop();
    await anna.sees(({ seats }) => seats.white?.presence === 'reconnecting');
    expect(anna.state.claimAt).toBeGreaterThan(before);
    await ben.sit();
    expect([ben.color, movesOf(ben.state)]).toEqual(['white', 'f5']);
    await anna.sees(({ seats }) => seats.white?.presence === 'here');
    ben.play('d6');
    await anna.sees(({ match }) => match?.transcript.length === 2);
  });

  test('that falls silent is reported', async () => {
    const [anna, ben] = await seatTwo();
    ben.freeze();
    await anna.sees(({ seats }) => seats.white?.presence === 'reconnecting');
    expect(anna.ended).toBeUndefined();
  });

  test('ends when the player leaves, who can come back', async () => {
    const [anna, ben] = await seatTwo();
    ben.say('leave', {});
    expect(await ben.receives('goodbye')).toMatchObject({ reason: 'left' });
    await ben.isGone();
    await anna.sees(({ seats }) => seats.white?.presence === 'gone');
    await ben.sit();
    await anna.sees(({ seats }) => seats.white?.presence === 'here');
  });
});

test('a third person watches, and is counted', async () => {
  const [anna, ben] = await seatTwo();
  const carl = await newPerson().sit(anna.code);
  expect(await carl.receives('refused')).toMatchObject({ message: 'sit', refusal: 'tableFull' });
  expect([carl.color, carl.token, carl.state.watchers]).toEqual(['watcher', undefined, 1]);
  await newPerson().watch(anna.code);
  await ben.sees(({ watchers }) => watchers === 2);
  anna.play('f5');
  await carl.sees(({ match }) => match?.transcript.length === 1);
  carl.play('d6');
  expect(await carl.receives('refused', ({ message }) => message === 'play')).toMatchObject({
    refusal: 'watching',
  });
  carl.say('leave', {});
  expect(await carl.receives('goodbye')).toMatchObject({ reason: 'left' });
  await anna.sees(({ watchers }) => watchers === 1);
});

describe('a table', () => {
  test('is found by its code in any spelling', async () => {
    const anna = await newPerson().open();
    const typed = ` ${anna.code.slice(0, 3)}-${anna.code.slice(3)}`.toLowerCase();
    expect((await newPerson().sit(typed)).color).toBe('white');
  });

  test('is unchanged after everybody has left', async () => {
    const [anna, ben] = await seatTwo();
    anna.say('resign', { match: 1 });
    await ben.sees(({ match }) => match?.result !== undefined);
    await Promise.all([anna.drop().isGone(), ben.drop().isGone()]);
    await ben.sit();
    expect(ben.state.match?.result).toEqual({ winner: 'white', by: 'resignation' });
    expect(ben.state.seats.black).toMatchObject({ name: 'Anna', presence: 'reconnecting' });
  });

  test('keeps its clocks running when both players reload at once', async () => {
    const clock = { kind: 'increment', initialSeconds: 300, incrementSeconds: 0 } as const;
    const [anna, ben] = await seatTwo({ clock });
    await ben.sees(({ match }) => match?.running === 'black');
    await Promise.all([anna.drop().isGone(), ben.drop().isGone()]);
    await anna.sit();
    expect(anna.state).toMatchObject({
      match: { running: 'black' },
      seats: { white: { presence: 'reconnecting' } },
    });
  });

  test('has one free seat, however many want it at once', async () => {
    const anna = await newPerson().open();
    const others = await Promise.all(Array.from({ length: 6 }, () => newPerson().sit(anna.code)));
    const seats = others.map(({ color }) => color).toSorted();
    expect(seats).toEqual([...Array(5).fill('watcher'), 'white']);
  });

  test('disconnects everybody when another process takes it, and sends nothing that was not stored', async () => {
    const [anna, ben] = await seatTwo();
    // A process at the same address counts as a restart of this one.
    const holder = { id: 'another', address: `${hostname()}:${server.port}` };
    const place = server.folder.variables.DATA_FOLDER ?? '';
    const other = await openAlone(place, { holder });
    expect(await other.holding.hold(anna.code, Date.now())).toMatchObject({ type: 'held' });
    await other.close();
    anna.play('f5');
    for (const person of [anna, ben]) {
      expect(await person.receives('goodbye')).toMatchObject({ reason: 'serverMoves' });
      await person.isGone();
    }
    await Promise.all([anna.sit(), ben.sit()]);
    expect(movesOf(ben.state)).toBe('');
    anna.play('d3');
    await ben.sees(({ match }) => match?.transcript.length === 1);
  });

  test('reports a fallen flag by itself', async () => {
    const clock = { kind: 'increment', initialSeconds: 1, incrementSeconds: 0 } as const;
    const [anna, ben] = await seatTwo({ clock });
    await ben.sees(({ match }) => match?.running === 'black');
    const { match } = await anna.sees(state => state.match?.result !== undefined);
    expect(match?.result).toEqual({ winner: 'white', by: 'flag' });
    expect(match?.remaining?.black).toBe(0);
  });
});
