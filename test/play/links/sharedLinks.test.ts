import { expect, test } from 'vitest';
import { MOST_LINK_MOVES } from '../../../src/formats/link/link.ts';
import { boardOf, GAMES, type Setup, STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { legalMoves } from '../../../src/game/position.ts';
import type { Square } from '../../../src/game/square.ts';
import { annotated, treeOf, withLine } from '../../../src/game/tree.ts';
import { linkToFind, linkToGame, readShared } from '../../../src/play/links/sharedLinks.ts';
import { bigTree } from '../../../testkit/study/bigTree.ts';

const PAGE = 'https://example.org/flipside/?you=black#study';

const setupOf = (game: (typeof GAMES)[number]): Setup => ({
  ...STANDARD_SETUP,
  game,
  shape: boardOf(game, undefined, 3),
});

test.each([...GAMES])('a link to a game of %s leads to the same place of the same game', game => {
  const setup = setupOf(game);
  const [first, second] = [...legalMoves(startOf(setup))] as [Square, Square];
  const note = { comment: 'Tried.', mark: '!?' } as const;
  const tree = annotated(withLine(treeOf(setup, [first]), [second]), [second], note);
  const link = linkToGame({ tree, at: [second] }, PAGE);
  expect(link).toMatch(/^https:\/\/example\.org\/flipside\/#g=/);
  expect(readShared(new URL(link).hash)).toEqual({ type: 'study', record: { tree, at: [second] } });
});

test('a link that asks for a better move says so', () => {
  const first = legalMoves(startOf(STANDARD_SETUP)).first()!;
  const record = { tree: treeOf(STANDARD_SETUP, [first]), at: [first] };
  const link = linkToFind(record, PAGE);
  expect(new URL(link).hash).toMatch(/^#find=/);
  expect(readShared(new URL(link).hash)).toEqual({ type: 'find', record });
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
