import { expect, test } from 'vitest';
import { Person } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const server = serverForAll();

const newPerson = (): Person => new Person(server.port);
const CLOCK = { kind: 'increment', initialSeconds: 300, incrementSeconds: 2 } as const;

test('two players who want the same game are paired, and the clocks wait until both arrive', async () => {
  const anna = await newPerson().seek({ clock: CLOCK, name: 'Anna' });
  const ben = await newPerson().seek({ clock: CLOCK, name: 'Ben' });
  await anna.goToFound();
  expect(anna.state.match).toMatchObject({ number: 1, remaining: { black: 300_000, white: 300_000 } });
  expect(anna.state.match?.running).toBeUndefined();
  await ben.goToFound();
  await anna.sees(({ match }) => match?.running === 'black');
  expect(new Set([anna.color, ben.color])).toEqual(new Set(['black', 'white']));
  const names = [anna.state.seats.black?.name, anna.state.seats.white?.name];
  expect(names.toSorted()).toEqual(['Anna', 'Ben']);
  const [black, white] = anna.color === 'black' ? [anna, ben] : [ben, anna];
  black.play('f5');
  await white.sees(({ match }) => match?.transcript.length === 1);
});

test('players of casual and of rated games are paired separately', async () => {
  const clock = { kind: 'increment', initialSeconds: 300, incrementSeconds: 0 } as const;
  const [rated, casual, older] = [{ clock, isRated: true }, { clock, isRated: false }, { clock }];
  const [anna, ben] = [await newPerson().seek(rated), await newPerson().seek(casual)];
  const [carl, dora] = [await newPerson().seek(casual), await newPerson().seek(older)];
  for (const person of [anna, ben, carl, dora]) await person.goToFound();
  expect(carl.code).toBe(ben.code);
  expect(dora.code).toBe(anna.code);
  expect([anna, ben].map(({ state }) => state.isRated)).toEqual([true, false]);
});

test.each([
  ['on this board', { setup: { game: 'othello', size: '4x4' } }],
  ['without a clock', {}],
] as const)('where no game can be rated, %s, the rated/casual choice is ignored', async (_, wanted) => {
  const anna = await newPerson().seek({ ...wanted, isRated: true });
  const ben = await newPerson().seek({ ...wanted, isRated: false });
  for (const person of [anna, ben]) await person.goToFound();
  expect([ben.code, ben.state.isRated]).toEqual([anna.code, false]);
});

test('players who want different games are not paired', async () => {
  const wishes = [
    { clock: CLOCK },
    { setup: { game: 'connect4', size: '7x6' } },
    { setup: { game: 'othello', size: '7x4' } },
    { setup: { game: 'othello', size: '8x8', headStart: { color: 'black', kind: 'corners', count: 1 } } },
    { setup: { game: 'othello', size: '8x8', freePassing: true } },
  ] as const;
  const waiting = await Promise.all(wishes.map(wish => newPerson().seek(wish)));
  const [anna, ben] = [await newPerson().seek(), await newPerson().seek()];
  await Promise.all([anna.goToFound(), ben.goToFound()]);
  expect(waiting.flatMap(({ received }) => received)).toEqual([]);
  for (const person of waiting) await person.drop().isGone();
});

test('a player who stops waiting is not paired', async () => {
  const [anna, ben, carl] = [newPerson(), newPerson(), newPerson()];
  await anna.seek();
  anna.say('ping', { sent: 1 });
  expect((await anna.receives('pong')).sent).toBe(1);
  anna.say('leave', {});
  expect(await anna.receives('goodbye')).toMatchObject({ reason: 'left' });
  await anna.isGone();
  await ben.seek();
  await carl.seek();
  await Promise.all([ben.goToFound(), carl.goToFound()]);
  expect(ben.code).toBe(carl.code);
});

test('a player whose opponent has deleted their data while waiting is paired with the next', async () => {
  const [ghost, ben, carl] = [newPerson(), newPerson(), newPerson()];
  await ghost.seek();
  await ghost.ask('forget', {});
  await ben.seek();
  expect(await ghost.receives('goodbye')).toMatchObject({ reason: 'serverMoves' });
  await carl.seek();
  await Promise.all([ben.goToFound(), carl.goToFound()]);
  expect(ben.code).toBe(carl.code);
});

test('two pages of one browser are not paired', async () => {
  const anna = newPerson();
  const again = newPerson();
  await anna.seek();
  await again.seek({ identity: anna.identity });
  const ben = await newPerson().seek();
  await ben.goToFound();
  await anna.goToFound();
  expect(again.received).toEqual([]);
  await again.drop().isGone();
});

test('many simultaneous players are all paired', async () => {
  const people = Array.from({ length: 10 }, newPerson);
  await Promise.all(people.map(person => person.seek()));
  await Promise.all(people.map(person => person.goToFound()));
  const codes = people.map(({ code }) => code);
  for (const code of new Set(codes)) expect(codes.filter(other => other === code)).toHaveLength(2);
});
