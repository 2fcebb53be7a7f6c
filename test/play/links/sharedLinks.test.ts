import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_LINK_MOVES } from '../../../src/formats/link/link.ts';
import { linkToFind, linkToGame, readShared } from '../../../src/play/links/sharedLinks.ts';
import { anyRecord } from '../../../testkit/formats/anyRecord.ts';
import { bigTree } from '../../../testkit/study/bigTree.ts';

const PAGE = 'https://example.org/flipside/?you=black#study';

test('a link to a game or to a question leads to the same place of the same game', () => {
  fc.assert(
    fc.property(anyRecord(), record => {
      const link = linkToGame(record, PAGE);
      expect(link).toMatch(/^https:\/\/example\.org\/flipside\/#g=/);
      expect(readShared(new URL(link).hash)).toEqual({ type: 'study', record });
      const { hash } = new URL(linkToFind(record, PAGE));
      expect([hash.slice(0, 6), readShared(hash)]).toEqual(['#find=', { type: 'find', record }]);
    }),
    { numRuns: 50 },
  );
});

test('other fragments hold no game, and a damaged one says why', () => {
  expect(readShared('')).toBeUndefined();
  expect(readShared('#study')).toBeUndefined();
  expect(readShared('#g=1abcd')).toEqual({ reason: 'linkDamaged' });
  expect(readShared('#find=1abcd')).toEqual({ reason: 'linkDamaged' });
});

test('a link opens with as many moves as the page can take at once, and one more is refused with a reason', () => {
  const linkWith = (moves: number): string => linkToGame({ tree: bigTree(moves) }, PAGE);
  expect(readShared(new URL(linkWith(MOST_LINK_MOVES)).hash)).toMatchObject({ type: 'study' });
  const refused = { reason: 'linkMoves', expected: MOST_LINK_MOVES };
  expect(readShared(new URL(linkWith(MOST_LINK_MOVES + 1)).hash)).toEqual(refused);
});
