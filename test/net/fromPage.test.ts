import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSquare, parseSquare, squareFromIndex } from '../../src/game/square.ts';
import { PAGE_KINDS, type PageKind, readFromPage } from '../../src/net/contract/fromPage.ts';
import { LIMITS } from '../../src/net/contract/limits.ts';
import { anyPayload } from './anyPayload.ts';

const SECRET = 'abcdefghijklmnopqrstuv';
const SETUP = { game: 'othello', size: '8x8' };

const TERMS = { setup: SETUP, clock: { kind: 'none' }, identity: SECRET, name: 'Anna' };

/** One well-formed payload of each kind. */
const WELL_FORMED: Readonly<Record<PageKind, object>> = {
  open: { ...TERMS, color: 'random' },
  meet: { ...TERMS, word: 'BANANA', color: 'black' },
  sit: { code: 'ABCDEF', identity: SECRET, token: SECRET },
  watch: { code: 'ABCDEF' },
  seek: TERMS,
  host: { word: 'CLUB', identity: SECRET, name: 'Anna' },
  enter: { word: 'CLUB', identity: SECRET, name: 'Ben' },
  club: { wish: { do: 'answer', question: 1, square: 'f5' } },
  play: { match: 1, ply: 0, square: 'f5' },
  pass: { match: 1, ply: 4 },
  resign: { match: 1 },
  ask: { match: 1, ply: 2, what: 'draw' },
  answer: { match: 1, ply: 2, what: 'takeBack', agrees: true },
  claim: { match: 1 },
  nudge: { match: 1, ply: 3 },
  stay: { match: 1 },
  leave: {},
  greet: { greeting: 'hello' },
  attend: { isHere: false },
  ping: { sent: 17.5 },
};

const anyField = fc
  .constantFrom(...PAGE_KINDS)
  .filter(kind => kind !== 'leave')
  .chain(kind => fc.tuple(fc.constant(kind), fc.constantFrom(...Object.keys(WELL_FORMED[kind]))));

describe('a message from a page', () => {
  test.each(PAGE_KINDS)('of the kind %s is read', kind => {
    expect(readFromPage(kind, WELL_FORMED[kind])).toMatchObject({ kind });
  });

  test('names a square by its text', () => {
    expect(readFromPage('play', WELL_FORMED.play)).toEqual({
      kind: 'play',
      match: 1,
      ply: 0,
      square: parseSquare('f5'),
    });
  });

  test('keeps only the fields in the table', () => {
    expect(readFromPage('resign', { match: 1, winner: 'black', kind: 'play' })).toEqual({
      kind: 'resign',
      match: 1,
    });
  });

  test.each(['', 'plays', 'constructor', '__proto__', 'toString', 7, undefined, null])(
    'of the unknown kind %s is rejected',
    kind => {
      expect(readFromPage(kind, {})).toBeUndefined();
    },
  );

  test.each([
    ['a square off the board', 'play', { match: 1, ply: 0, square: 'i9' }],
    ['a square as a number', 'play', { match: 1, ply: 0, square: 5 }],
    ['a ply before the first', 'play', { match: 1, ply: -1, square: 'f5' }],
    ['a ply after the last', 'play', { match: 1, ply: LIMITS.plies + 1, square: 'f5' }],
    ['a broken ply', 'play', { match: 1, ply: 0.5, square: 'f5' }],
    ['a ply of NaN', 'play', { match: 1, ply: Number.NaN, square: 'f5' }],
    ['match number 0', 'resign', { match: 0 }],
    ['no match number', 'resign', {}],
    ['an unknown offer', 'ask', { match: 1, ply: 0, what: 'money' }],
    ['an answer other than true or false', 'answer', { match: 1, ply: 0, what: 'draw', agrees: 1 }],
    ['a greeting in its own words', 'greet', { greeting: 'you are slow' }],
    ['an infinite time', 'ping', { sent: Number.POSITIVE_INFINITY }],
    ['a short code', 'watch', { code: 'ABCDE' }],
    ['a short identity', 'sit', { code: 'ABCDEF', identity: 'abc' }],
    ['an identity of a million letters', 'sit', { code: 'ABCDEF', identity: 'a'.repeat(1_000_000) }],
    ['a token with a space', 'sit', { code: 'ABCDEF', identity: SECRET, token: `${SECRET} x` }],
  ] as const)('with %s is rejected', (_, kind, payload) => {
    expect(readFromPage(kind, payload)).toBeUndefined();
  });

  test('is rejected if malformed, without throwing', () => {
    const anyKind = fc.oneof(fc.constantFrom(...PAGE_KINDS), fc.string(), fc.anything());
    fc.assert(
      fc.property(anyKind, anyPayload, (kind, payload) => {
        const read = readFromPage(kind, payload);
        expect(read === undefined || kind === 'leave').toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('never makes the reader throw, whatever one field contains', () => {
    fc.assert(
      fc.property(anyField, anyPayload, ([kind, field], anything) => {
        const read = readFromPage(kind, { ...WELL_FORMED[kind], [field]: anything });
        expect([kind, undefined]).toContain(read?.kind);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is rejected if one field is broken, unless the field is optional', () => {
    fc.assert(
      fc.property(anyField, fc.dictionary(fc.string(), fc.string()), ([kind, field], spoilt) => {
        expect(readFromPage(kind, { ...WELL_FORMED[kind], [field]: spoilt })).toBeUndefined();
      }),
    );
  });

  test('may play any square', () => {
    for (let index = 0; index < 64; index++) {
      const square = squareFromIndex(index);
      const text = square === undefined ? '' : makeSquare(square);
      expect(readFromPage('play', { match: 1, ply: 0, square: text })?.square).toBe(square);
    }
  });
});

describe('the game of a new table', () => {
  const open = (setup: object, clock: object = { kind: 'none' }): unknown =>
    readFromPage('open', { ...WELL_FORMED.open, setup, clock });

  test.each([
    ['Othello on any size', { game: 'othello', size: '7x4' }],
    ['Reversi with an open centre', { game: 'reversi', size: '2x8' }],
    ['Connect Four', { game: 'connect4', size: '7x6' }],
    [
      'XOT with a head start',
      { game: 'xot', size: '8x8', headStart: { color: 'white', kind: 'corners', count: 2 } },
    ],
  ])('may be %s', (_, setup) => {
    expect(open(setup)).toBeDefined();
  });

  test.each([
    ['Connect Four on 8x8', { game: 'connect4', size: '8x8' }],
    ['XOT on 6x6', { game: 'xot', size: '6x6' }],
    ['a board of 9x9', { game: 'othello', size: '9x9' }],
    ['a game of another kind', { game: 'chess', size: '8x8' }],
    [
      'five corners',
      { game: 'othello', size: '8x8', headStart: { color: 'white', kind: 'corners', count: 5 } },
    ],
    [
      'a head start in Connect Four',
      { game: 'connect4', size: '7x6', headStart: { color: 'white', kind: 'discs', count: 1 } },
    ],
  ])('is not %s', (_, setup) => {
    expect(open(setup)).toBeUndefined();
  });

  test.each([
    [60, 0, true],
    [600, 5, true],
    [1, 180, true],
    [0, 5, false],
    [10_801, 0, false],
    [60, -1, false],
    [60, 181, false],
    [60.5, 0, false],
  ])('may have a clock of %d seconds and %d per ply: %s', (initialSeconds, incrementSeconds, isFit) => {
    const clock = { kind: 'increment', initialSeconds, incrementSeconds };
    expect(open(SETUP, clock) !== undefined).toBe(isFit);
  });
});
