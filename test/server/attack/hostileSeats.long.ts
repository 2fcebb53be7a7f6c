import { describe, expect, test } from 'vitest';
import { newSecret } from '../../../server/process/secrets.ts';
import type { PageKind, PagePayload } from '../../../src/net/contract/fromPage.ts';
import type { NetRefusal } from '../../../src/net/contract/words.ts';
import { movesOf, Person } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const server = serverForAll();

interface Company {
  /** Plays Black, and is to move after `f5d6`. */
  readonly anna: Person;
  readonly ben: Person;
  readonly watcher: Person;
}

const gather = async (): Promise<Company> => {
  const anna = await new Person(server.port).open();
  const ben = await new Person(server.port).sit(anna.code);
  await anna.sees(({ match }) => match !== undefined);
  anna.play('f5');
  await ben.sees(({ match }) => match?.transcript.length === 1);
  ben.play('d6');
  await anna.sees(({ match }) => match?.transcript.length === 2);
  const watcher = await new Person(server.port).watch(anna.code);
  return { anna, ben, watcher };
};

type Saying = {
  readonly [K in PageKind]: readonly [who: keyof Company, kind: K, payload: PagePayload<K>, why: NetRefusal];
}[PageKind];

const SAYINGS: Readonly<Record<string, Saying>> = {
  'a play in place of the other': ['ben', 'play', { match: 1, ply: 2, square: 'c3' }, 'notYourTurn'],
  'a play of an earlier ply': ['anna', 'play', { match: 1, ply: 0, square: 'c3' }, 'stale'],
  'a play of a later ply': ['anna', 'play', { match: 1, ply: 4, square: 'c3' }, 'stale'],
  'a play in a match that has not begun': ['anna', 'play', { match: 2, ply: 2, square: 'c3' }, 'stale'],
  'a play on a square that is taken': ['anna', 'play', { match: 1, ply: 2, square: 'f5' }, 'occupied'],
  'a play that flips nothing': ['anna', 'play', { match: 1, ply: 2, square: 'a1' }, 'flipsNothing'],
  'a play on no square': ['anna', 'play', { match: 1, ply: 2, square: 'i9' }, 'malformed'],
  'a play by a watcher': ['watcher', 'play', { match: 1, ply: 2, square: 'c3' }, 'watching'],
  'a resignation by a watcher': ['watcher', 'resign', { match: 1 }, 'watching'],
  'a greeting by a watcher': ['watcher', 'greet', { greeting: 'hello' }, 'watching'],
  'an offer by a watcher': ['watcher', 'ask', { match: 1, ply: 2, what: 'draw' }, 'watching'],
  'the end of patience by a watcher': ['watcher', 'claim', { match: 1 }, 'watching'],
  'the presence of a watcher': ['watcher', 'attend', { isHere: false }, 'watching'],
  'a claim while the other is here': ['anna', 'claim', { match: 1 }, 'otherIsThere'],
  'a nudge too soon': ['ben', 'nudge', { match: 1, ply: 2 }, 'tooSoon'],
  'a nudge by who is to move': ['anna', 'nudge', { match: 1, ply: 2 }, 'tooSoon'],
  'a nudge by a watcher': ['watcher', 'nudge', { match: 1, ply: 2 }, 'watching'],
  'an answer to nothing': ['anna', 'answer', { match: 1, ply: 2, what: 'draw', agrees: true }, 'noOffer'],
  'sitting down once more': ['anna', 'sit', { code: 'AAAAAA', identity: newSecret() }, 'malformed'],
};

describe('has no effect at the table, and gets the reason:', () => {
  test.each(Object.entries(SAYINGS))('%s', async (_what, [who, kind, payload, why]) => {
    const company = await gather();
    company[who].say(kind, payload);
    expect((await company[who].receives('refused')).refusal).toBe(why);
    company.anna.play('c3');
    const state = await company.ben.sees(({ match }) => match?.transcript.length === 3);
    expect([movesOf(state), state.match?.result, state.offers]).toEqual(['f5d6c3', undefined, []]);
    expect(state.seats).toMatchObject({ black: { presence: 'here' }, white: { presence: 'here' } });
    for (const person of Object.values(company)) person.drop();
  });
});

describe('a match that is over', () => {
  test('stays as it ended, whatever is sent', async () => {
    const { anna, ben } = await gather();
    ben.say('resign', { match: 1 });
    await anna.sees(({ match }) => match?.result !== undefined);
    for (const person of [anna, ben]) {
      person.play('c3', 2).say('resign', { match: 1 }).say('claim', { match: 1 });
      expect((await person.receives('refused')).refusal).toBe('gameOver');
    }
    ben.say('ask', { match: 1, ply: 2, what: 'takeBack' });
    await ben.receives('refused', ({ message }) => message === 'ask');
    expect(anna.state.match?.result).toEqual({ winner: 'black', by: 'resignation' });
    expect(movesOf(anna.state)).toBe('f5d6');
  });
});

describe('a seat', () => {
  test('cannot be taken with a token of another table, or an invented one', async () => {
    const [{ anna }, other] = [await gather(), await gather()];
    for (const token of [other.anna.token!, newSecret(), anna.token!.split('').reverse().join('')]) {
      const thief = new Person(server.port);
      thief.token = token;
      await thief.sit(anna.code);
      expect([thief.color, thief.token]).toEqual(['watcher', undefined]);
      expect((await thief.receives('refused')).refusal).toBe('wrongToken');
    }
  });

  test('cannot be taken by the code alone, nor with the name of the player there', async () => {
    const { anna } = await gather();
    const thief = await new Person(server.port).sit(anna.code, { name: 'Anna' });
    expect([thief.color, thief.token]).toEqual(['watcher', undefined]);
  });

  test('is private: others are sent neither token nor identity', async () => {
    const { anna, ben, watcher } = await gather();
    const received = JSON.stringify([ben.received, watcher.received]);
    expect(received).not.toContain(anna.token);
    expect(received).not.toContain(anna.identity);
  });

  test('that its player has left cannot be taken by a spectator', async () => {
    const { anna, ben, watcher } = await gather();
    ben.say('leave', {});
    await ben.receives('goodbye');
    const thief = await new Person(server.port).sit(anna.code);
    expect(thief.color).toBe('watcher');
    watcher.play('c3', 2);
    expect((await watcher.receives('refused')).refusal).toBe('watching');
    expect(anna.state.match?.result).toEqual({ winner: 'black', by: 'abandoned' });
  });
});

test('a page cannot stop its clock by claiming to be hidden', async () => {
  const clock = { kind: 'increment', initialSeconds: 300, incrementSeconds: 3 } as const;
  const anna = await new Person(server.port).open({ clock });
  anna.say('attend', { isHere: false });
  await anna.sees(({ seats }) => seats.black?.presence === 'away');
  const ben = await new Person(server.port).sit(anna.code);
  await anna.sees(({ match }) => match !== undefined);
  anna.play('f5');
  const { match, seats } = await ben.sees(({ match }) => match?.transcript.length === 1);
  expect([match?.running, match?.remaining?.black, seats.black?.presence]).toEqual([
    'white',
    300_000,
    'here',
  ]);
  ben.play('d6');
  const after = await anna.sees(({ match }) => match?.transcript.length === 2);
  expect(after.match?.running).toBe('black');
});
