import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTranscript } from '../../src/game/transcript.ts';
import { isQuestion, readAnswer, readQuestion, readRecord } from '../../src/net/contract/records.ts';
import { anyPayload } from './anyPayload.ts';

const IDENTITY = 'abcdefghijklmnopqrstuv';
const SETUP = { game: 'othello', size: '8x8' };

const RECORD = {
  id: 'table-1',
  setup: SETUP,
  clock: { kind: 'none' },
  players: { black: 'Anna' },
  moves: 'f5d6',
  given: 0,
  started: 1_000,
  finished: 2_000,
  result: { winner: 'black', by: 'resignation' },
};

test('reading the record of a match checks its plies by the rules', () => {
  expect(readRecord(RECORD)?.transcript).toEqual(parseTranscript('f5d6'));
  expect(readRecord({ ...RECORD, moves: 'f5a1' })).toBeUndefined();
  expect(readRecord({ ...RECORD, given: 3 })).toBeUndefined();
});

test('a list of matches is requested page by page', () => {
  const question = { identity: IDENTITY, finished: true, limit: 20, after: { started: 5, id: 'table-1' } };
  expect(readQuestion('games', question)).toEqual(question);
  expect(readQuestion('games', { ...question, limit: 1_000 })).toBeUndefined();
});

test('a name can be removed', () => {
  expect(readQuestion('name', { identity: IDENTITY })).toEqual({ identity: IDENTITY });
  expect(readQuestion('name', { identity: IDENTITY, name: 'A\u202eB' })).toBeUndefined();
});

test('ratings are read per game', () => {
  const answer = { ratings: [{ game: 'connect4', rating: { value: 1512, isProvisional: true } }] };
  expect(readAnswer('ratings', answer)).toEqual(answer);
  expect(
    readAnswer('ratings', { ratings: [{ game: 'chess', rating: answer.ratings[0]?.rating }] }),
  ).toBeUndefined();
});

test('other kinds are rejected, and no payload makes the reader throw', () => {
  expect([isQuestion('games'), isQuestion('toString'), isQuestion(7)]).toEqual([true, false, false]);
  fc.assert(
    fc.property(anyPayload, payload => {
      for (const kind of ['games', 'name', 'ratings'] as const) readQuestion(kind, payload);
      readRecord(payload);
    }),
  );
});
