import { expect, test } from 'vitest';
import { GtpSession } from '../../../cli/protocols/gtp.ts';
import { NBoardSession } from '../../../cli/protocols/nboard.ts';
import { STANDARD_SHAPE } from '../../../src/game/shape.ts';
import { makeFakeThinker } from './fakeThinker.ts';
import { fuzzLines, GTP_WORDS, NBOARD_WORDS } from './fuzzLines.ts';

const LINES = 100_000;
const SEED = 7;

/** Sends lines in bundles, as from a pipe, without waiting for answers. */
const BUNDLE = 100;

const feed = async (session: { receive(line: string): Promise<void> }, lines: Iterable<string>) => {
  let count = 0;
  for (const line of lines) {
    const obeyed = session.receive(line);
    if (++count % BUNDLE === 0) await obeyed;
  }
};

test('a hundred thousand lines do not crash the Go Text Protocol', async () => {
  const said: string[] = [];
  const write = (line: string): void => void said.push(line);
  const session = new GtpSession({
    thinker: makeFakeThinker(),
    write,
    milliseconds: 1,
    version: '1',
    board: { game: 'othello', shape: STANDARD_SHAPE },
  });
  await feed(session, fuzzLines(SEED, LINES, GTP_WORDS));
  expect(
    new Set(
      said
        .join('\n')
        .split('\n\n')
        .map(answer => answer.charAt(0)),
    ),
  ).toEqual(new Set(['=', '?']));
  said.length = 0;
  await session.receive('1 name');
  expect(said).toEqual(['=1 Flipside', '']);
});

test('a hundred thousand lines do not crash the NBoard protocol', async () => {
  const said: string[] = [];
  const write = (line: string): void => void said.push(line);
  const session = new NBoardSession({ thinker: makeFakeThinker(), write, milliseconds: 1 });
  await feed(session, fuzzLines(SEED, LINES, NBOARD_WORDS));
  const words = new Set(said.map(line => line.split(' ')[0]));
  expect(words).toEqual(
    new Set(['status', 'set', 'search', 'nodestats', '===', 'pong', 'learned', 'analysis']),
  );
  said.length = 0;
  await session.receive('ping 1');
  expect(said).toEqual(['pong 1']);
});
