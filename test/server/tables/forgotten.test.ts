import { expect, test } from 'vitest';
import { seatTwo } from '../kit/person.ts';
import { processForAll } from '../kit/serverForAll.ts';

/** Enough plies to be rated. */
const PLIES = 10;
const CLOCK = { kind: 'increment', initialSeconds: 600, incrementSeconds: 0 } as const;

const server = processForAll({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'info' });

test('a player whose opponent deletes their data wins and is rated, and no error is logged', async () => {
  const [anna, ben] = await seatTwo(server.port, { clock: CLOCK, isRated: true }, ['192.0.2.1', '192.0.2.2']);
  await anna.playPlies(ben, PLIES);

  for (const wasKnown of [true, false]) expect(await ben.ask('forget', {})).toEqual({ wasKnown });
  const { match, seats } = await anna.sees(state => state.match?.result !== undefined);
  expect(match?.result).toEqual({ winner: 'black', by: 'abandoned' });
  expect(match?.unrated).toBeUndefined();
  expect(match?.ratings?.black.after).toBeGreaterThan(match?.ratings?.black.before ?? Infinity);
  expect(seats.black?.rating?.value).toBe(match?.ratings?.black.after);

  // Actions before the table is closed cause no storage error.
  anna.say('ask', { match: 1, ply: anna.ply, what: 'rematch' }).say('greet', { greeting: 'thanks' });
  expect(await anna.receives('goodbye')).toMatchObject({ reason: 'tableClosed' });
  expect(server.logged()).not.toMatch(/"level":50/);
});
