import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import {
  readFromServer,
  SERVER_KINDS,
  type ServerKind,
  type ServerPayload,
} from '../../src/net/contract/fromServer.ts';
import { type TableState, writeTableState } from '../../src/net/contract/tableState.ts';
import { withMore } from '../../testkit/net/withMore.ts';
import { anyPayload } from './anyPayload.ts';

const STATE: TableState = {
  code: 'ABCDEF',
  you: 'white',
  setup: STANDARD_SETUP,
  clock: { kind: 'increment', initialSeconds: 300, incrementSeconds: 0 },
  seats: { black: { name: 'Anna', presence: 'here' }, white: { presence: 'away' } },
  match: {
    id: 'table-1',
    number: 1,
    transcript: parseTranscript('f5d6') ?? [],
    given: 0,
    remaining: { black: 290_000, white: 300_000 },
    running: 'black',
  },
  offers: [{ what: 'draw', by: 'black', ply: 2 }],
  watchers: 3,
  now: 1_000_000,
};

describe('the state of a table', () => {
  const wire = writeTableState(STATE);

  test('is sent with the transcript as text and without a board', () => {
    expect(wire.match).toMatchObject({ moves: 'f5d6' });
    expect(wire.setup).toEqual({ game: 'othello', size: '8x8' });
    expect(JSON.stringify(wire)).not.toMatch(/discs|squares|transcript/);
  });

  test('is read back unchanged', () => {
    expect(readFromServer('state', wire)).toEqual({ ...STATE, kind: 'state' });
  });

  test('has no match while a player waits', () => {
    const { match, ...waiting } = STATE;
    expect(match).toBeDefined();
    expect(readFromServer('state', writeTableState({ ...waiting, seats: {} }))?.match).toBeUndefined();
  });

  test.each([
    ['an illegal ply', { moves: 'f5a1' }],
    ['text that is not a transcript', { moves: 'hello' }],
    ['more given plies than plies', { given: 3 }],
    ['a transcript that is too long', { moves: 'f5'.repeat(65) }],
  ])('with %s is rejected', (_, spoilt) => {
    expect(readFromServer('state', { ...wire, match: { ...wire.match, ...spoilt } })).toBeUndefined();
  });

  test('has column numbers in Connect Four', () => {
    const moves = { ...wire.match, moves: '4435' };
    const state = { ...wire, setup: { game: 'connect4', size: '7x6' }, match: moves };
    const read = readFromServer('state', state);
    expect(read?.match?.transcript).toEqual(parseTranscript('d6d5c6e6'));
    expect(read && writeTableState(read).match).toMatchObject({ moves: '4435' });
  });
});

/** One payload of each kind without tests of its own. */
const WELL_FORMED: {
  readonly [Kind in Exclude<ServerKind, 'state' | 'club' | 'round'>]: ServerPayload<Kind>;
} = {
  welcome: { code: 'ABCDEF', token: 'abcdefghijklmnopqrstuv' },
  found: { code: 'ABCDEF', token: 'abcdefghijklmnopqrstuv' },
  greeting: { by: 'black', greeting: 'thanks' },
  answered: { by: 'black', what: 'draw', agrees: false },
  refused: { message: 'play', refusal: 'notYourTurn', ply: 3 },
  goodbye: { reason: 'takenOver' },
  pong: { sent: 1, now: 2 },
};

describe('a message from the server', () => {
  test.each(Object.entries(WELL_FORMED))('of the kind %s is read', (kind, payload) => {
    expect(readFromServer(kind, payload)).toEqual({ kind, ...payload });
  });

  test.each(Object.entries({ ...WELL_FORMED, state: writeTableState(STATE) }))(
    'of the kind %s is read despite unknown fields of a newer server',
    (kind, payload) => {
      expect(readFromServer(kind, withMore(payload))).toEqual(readFromServer(kind, payload));
    },
  );

  test('is rejected if malformed, without throwing', () => {
    const anyKind = fc.oneof(fc.constantFrom(...SERVER_KINDS), fc.string(), fc.anything());
    fc.assert(
      fc.property(anyKind, anyPayload, (kind, payload) => {
        expect(readFromServer(kind, payload)).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a message from the lobby', () => {
  test('is rejected without the token of a seat', () => {
    expect(readFromServer('found', { code: 'ABCDEF' })).toBeUndefined();
  });
});
