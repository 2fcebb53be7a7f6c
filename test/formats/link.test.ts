import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BitReader, BitWriter } from '../../src/formats/link/bits.ts';
import { isLink, readLink, writeLink } from '../../src/formats/link/link.ts';
import { readPath } from '../../src/formats/link/linkTree.ts';
import { recordOfGame } from '../../src/formats/record.ts';
import { mirrored, setupIn, usualArrangement, withContent, withTurn } from '../../src/game/arrangement.ts';
import { boardOf, type GameName, STANDARD_SETUP } from '../../src/game/games.ts';
import { parseSquare } from '../../src/game/square.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import { treeOf } from '../../src/game/tree.ts';
import { anyRecord } from '../../testkit/formats/anyRecord.ts';
import { comesBack } from '../../testkit/formats/linkProperty.ts';
import { readRecordedGames } from '../../testkit/game/recordedGames.ts';
import { fromRoot } from '../../tools/paths.ts';

const GAME = recordOfGame(STANDARD_SETUP, parseTranscript('f5d6c3d3c4') ?? []);
const LINK = writeLink(GAME);

test('a record survives the round trip through a link, whatever its game, board and notes', () => {
  fc.assert(fc.property(anyRecord(), comesBack), { numRuns: 40 });
});

test('a whole game takes about fifty letters', () => {
  const games = readRecordedGames(fromRoot('data', 'wthor-sample.txt.gz')).slice(0, 50);
  const lengths = games.map(
    ({ transcript }) => writeLink(recordOfGame(STANDARD_SETUP, parseTranscript(transcript) ?? [])).length,
  );
  expect(Math.max(...lengths)).toBeLessThan(60);
});

test('an old link still leads to the same game', () => {
  expect(readLink('g=1hQ1GCDWJQAA')).toEqual({ type: 'read', value: { tree: GAME.tree } });
});

test.each([LINK, `#${LINK}`, `https://example.org/flipside/#${LINK}`, `#x=1&${LINK}&y=2`])(
  'the link is found in %s',
  text => {
    expect(isLink(text)).toBe(true);
    expect(readLink(text).type).toBe('read');
  },
);

test('a text without a game is not a link', () => {
  expect(['', 'f5d6', '#study', 'https://example.org'].filter(isLink)).toEqual([]);
});

test('any changed letter in a link is detected', () => {
  fc.assert(
    fc.property(fc.nat(LINK.length - 4), fc.constantFrom(...'ABCxyz0189-_'), (at, letter) => {
      const place = at + 3;
      fc.pre(LINK.charAt(place) !== letter);
      const reading = readLink(LINK.slice(0, place) + letter + LINK.slice(place + 1));
      // The last letter has unused bits.
      if (place < LINK.length - 1)
        expect(reading).toEqual({ type: 'unreadable', failure: { reason: 'linkDamaged' } });
    }),
  );
});

test('a truncated link is detected', () => {
  for (let length = 3; length < LINK.length; length++)
    expect(readLink(LINK.slice(0, length)).type).toBe('unreadable');
});

test('an invalid letter is reported with its place', () => {
  expect(readLink('#g=1ab%20c')).toEqual({
    type: 'unreadable',
    failure: { reason: 'linkSign', place: { unit: 'character', line: 1, column: 7 }, found: '%' },
  });
});

test('a link of a newer version is reported as such', () => {
  expect(readLink('g=2abc')).toEqual({ type: 'unreadable', failure: { reason: 'linkVersion' } });
});

test('a link keeps a position set up by hand, on every board', () => {
  const positions = ['othello', 'anti', 'octagon', 'blocked'].map(name => {
    const game = name as GameName;
    const usual = usualArrangement(game, boardOf(game, undefined, 3));
    return setupIn(withTurn(mirrored(usual), 'white'));
  });
  const dropped = withContent(
    usualArrangement('connect4', boardOf('connect4', undefined)),
    parseSquare('d6'),
    'black',
  );
  for (const setup of [...positions, setupIn(dropped)]) {
    const read = readLink(writeLink({ tree: treeOf(setup, []) }));
    expect(read.type === 'read' && read.value.tree.setup).toEqual(setup);
  }
});

test('a current position after the end of a game is dropped', () => {
  const to = new BitWriter();
  to.number(2);
  const tree = treeOf(STANDARD_SETUP, parseTranscript('f5') ?? []);
  expect(readPath(new BitReader(to.bytes()), tree)).toBeUndefined();
});
