import { describe, expect, test } from 'vitest';
import { Person } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const server = serverForAll();

const newPerson = (): Person => new Person(server.port);
const CONNECT_FOUR = { setup: { game: 'connect4', size: '7x6' }, color: 'white' } as const;
const CLOCK = { kind: 'increment', initialSeconds: 300, incrementSeconds: 3 } as const;
let words = 0;
const newWord = (): string =>
  `BANANA${[...String(++words)].map(digit => 'QRTUVWXYZK'[Number(digit)]).join('')}`;

/** Two people who have met under a word. */
const metUnder = async (word: string, written = word): Promise<readonly [Person, Person]> => {
  const [anna, ben] = [await newPerson().meet(word), await newPerson().meet(written)];
  await ben.sees(({ match }) => match !== undefined);
  return [anna, ben];
};

describe('two who agreed on a word', () => {
  test('meet, whoever comes first, in the game that the first one chose', async () => {
    const word = newWord();
    const anna = await newPerson().meet(word, { ...CONNECT_FOUR, clock: CLOCK, name: 'Anna' });
    expect([anna.color, anna.state.match]).toEqual(['white', undefined]);
    const ben = await newPerson().meet(word, { name: 'Ben' });
    const { setup, clock } = await ben.sees(({ match }) => match !== undefined);
    expect([ben.code, ben.color, setup.game, clock]).toEqual([anna.code, 'black', 'connect4', CLOCK]);
    await anna.sees(({ match }) => match !== undefined);
  });

  test.each(['banana split', 'Banana-Split', '\uff22\uff21\uff2e\uff21\uff2e\uff21split'])(
    'may spell it differently, such as %s',
    async written => {
      const [anna, ben] = await metUnder('BANANASPLIT', written);
      expect(ben.code).toBe(anna.code);
      anna.say('leave', {});
      await anna.isGone();
    },
  );

  test('meet under a word that looks like a code', async () => {
    const [anna, ben] = await metUnder('KTXRAMP');
    expect(ben.code).toBe(anna.code);
  });

  test('meet at one table, one at each color, if they arrive simultaneously', async () => {
    for (let round = 0; round < 10; round++) {
      const word = newWord();
      const people = await Promise.all([newPerson().meet(word), newPerson().meet(word)]);
      await Promise.all(people.map(person => person.sees(({ match }) => match !== undefined)));
      expect(new Set(people.map(({ code }) => code)).size).toBe(1);
      expect(people.map(({ color }) => color).sort()).toEqual(['black', 'white']);
    }
  });

  test('are not joined by a third person, who is told that the word is taken', async () => {
    const word = newWord();
    const [, ben] = await metUnder(word);
    await expect(newPerson().meet(word)).rejects.toThrow('wordTaken');
    expect(ben.state.watchers).toBe(0);
  });

  test('can return to their seats by it, even during the game', async () => {
    const word = newWord();
    const [anna, ben] = await metUnder(word);
    anna.play('f5');
    await ben.sees(({ match }) => match?.transcript.length === 1);
    ben.drop();
    await ben.isGone();
    await ben.meet(word);
    expect([ben.code, ben.color, ben.ply]).toEqual([anna.code, 'white', 1]);
  });
});

describe('a word', () => {
  test('leads a second tab of the waiting player to the same seat', async () => {
    const word = newWord();
    const anna = await newPerson().meet(word);
    const [code, token] = [anna.code, anna.token];
    await anna.meet(word);
    expect([anna.code, anna.color, anna.state.match]).toEqual([code, 'black', undefined]);
    expect(anna.token).not.toBe(token);
  });

  test('is free again when the waiting player has left', async () => {
    const word = newWord();
    const anna = await newPerson().meet(word);
    anna.say('leave', {});
    await anna.isGone();
    const ben = await newPerson().meet(word);
    expect([ben.code === anna.code, ben.state.match]).toEqual([false, undefined]);
  });

  test('is free again when its game is over, even if both are still there', async () => {
    const word = newWord();
    const [anna, ben] = await metUnder(word);
    anna.say('resign', { match: 1 });
    await ben.sees(({ match }) => match?.result !== undefined);
    const carl = await newPerson().meet(word);
    expect([carl.code === anna.code, carl.state.match]).toEqual([false, undefined]);
  });

  test('does not wait for a player who has lost the connection', async () => {
    const word = newWord();
    const anna = await newPerson().meet(word);
    anna.drop();
    await anna.isGone();
    const ben = await newPerson().meet(word);
    await anna.meet(word);
    await Promise.all([anna, ben].map(person => person.sees(({ match }) => match !== undefined)));
    expect(anna.code).toBe(ben.code);
  });

  test('that is the code of a table leads there, as a spectator if both seats are taken', async () => {
    const anna = await newPerson().open();
    const ben = await newPerson().meet(anna.code.toLowerCase());
    await ben.sees(({ match }) => match !== undefined);
    const carl = await newPerson().meet(anna.code);
    expect([ben.color, carl.color, carl.code]).toEqual(['white', 'watcher', anna.code]);
  });
});
