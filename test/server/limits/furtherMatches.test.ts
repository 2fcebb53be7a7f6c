import { expect, test } from 'vitest';
import { allowancesFor } from '../../../server/limits/allowances.ts';
import { until } from '../../../testkit/until.ts';
import { type Person, seatTwo } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const server = serverForAll({ TRUSTED_PROXIES: '1', ADDRESS_LIMIT_FACTOR: '1' });
const { burst, perSecond } = allowancesFor(1).rematches;
const SECOND = 1_000;
/** Offers per match: one side offers and the other accepts. */
const WORDS = 2;
/** Matches at each table, below the limit of a seat. */
const AT_EACH_TABLE = 9;
const TABLES = 5;

type Pair = readonly [Person, Person];

const newPair = (address: string): Promise<Pair> => seatTwo(server.port, {}, [address, address]);

const isRefused = ({ received }: Person): boolean =>
  received.some(message => message.kind === 'refused' && message.refusal === 'tooMany');

/** Ends the match and returns whether another one has begun. */
const playAgain = async (pair: Pair): Promise<boolean> => {
  const [anna] = pair;
  const number = anna.state.match?.number ?? 0;
  anna.say('resign', { match: number });
  for (const person of pair) await person.sees(({ match }) => match?.result !== undefined);
  for (const person of pair) person.say('ask', { match: number, ply: person.ply, what: 'rematch' });
  const hasBegun = (): boolean => pair.every(({ state }) => state.match?.number === number + 1);
  await until(() => expect(hasBegun() || pair.some(isRefused)).toBe(true));
  return hasBegun();
};

test('further matches are limited per address', async () => {
  const from = performance.now();
  const pairs: Pair[] = [];
  for (let count = 0; count < TABLES; count += 1) pairs.push(await newPair('192.0.2.7'));
  let begun = 0;
  const playAllAgain = async (): Promise<Pair> => {
    for (const pair of pairs)
      for (let count = 0; count < AT_EACH_TABLE; count += 1) {
        if (!(await playAgain(pair))) return pair;
        begun += 1;
      }
    throw new Error(`${begun} further matches began`);
  };
  const held = await playAllAgain();
  const given = burst + ((performance.now() - from) / SECOND) * perSecond;
  expect(begun).toBeGreaterThanOrEqual(burst / WORDS);
  expect(begun).toBeLessThanOrEqual(given / WORDS);

  const other = await newPair('192.0.2.8');
  expect(await playAgain(other)).toBe(true);
  // A refusal closes neither the table nor the connection.
  for (const { ended } of held) expect(ended).toBeUndefined();
});
