import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_LINK_MOVES } from '../../../src/formats/link/link.ts';
import { recordOfGame } from '../../../src/formats/record.ts';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { parseTranscript, type Transcript } from '../../../src/game/transcript.ts';
import { styleOf } from '../../../src/look/style/boardStyle.ts';
import { linkToHandover } from '../../../src/play/links/fragments.ts';
import {
  linkToFind,
  linkToGame,
  linkToStudy,
  openLink,
  readShared,
} from '../../../src/play/links/sharedLinks.ts';
import { linkToTheme } from '../../../src/play/links/themeLinks.ts';
import { newHandoverCode } from '../../../src/play/transfer/code.ts';
import { anyRecord } from '../../../testkit/formats/anyRecord.ts';
import { openRoom } from '../../../testkit/play/playRoom.ts';
import { bigTree } from '../../../testkit/study/bigTree.ts';

const PAGE = 'https://example.org/flipside/?you=black#study';

test('a link to a game or puzzle leads to the same position of the same game', () => {
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

test('other fragments have no game, and a damaged one gives the reason', () => {
  expect(readShared('')).toBeUndefined();
  expect(readShared('#study')).toBeUndefined();
  expect(readShared('#g=1abcd')).toEqual({ reason: 'linkDamaged' });
  expect(readShared('#find=1abcd')).toEqual({ reason: 'linkDamaged' });
});

test('a link opens its game, a damaged one gives the reason, and other fragments are ignored', () => {
  const { play, stores } = openRoom();
  expect(play.openLink('#study')).toBe(false);
  expect(stores.app.getState()).toMatchObject({ screen: 'menu', notices: [] });
  expect(play.openLink('#g=1abcd')).toBe(true);
  expect(stores.app.getState().notices).toMatchObject([{ name: 'badLink' }]);
  const record = recordOfGame(STANDARD_SETUP, parseTranscript('f5d6c3') as Transcript);
  expect(play.openLink(new URL(linkToGame(record, PAGE)).hash)).toBe(true);
  expect(stores.app.getState().screen).toBe('board');
  expect(stores.study.getState().study?.tree.children).toHaveLength(1);
});

test('a link opens up to the maximum number of moves; with one more it is refused with a reason', () => {
  const linkWith = (moves: number): string => linkToGame({ tree: bigTree(moves) }, PAGE);
  expect(readShared(new URL(linkWith(MOST_LINK_MOVES)).hash)).toMatchObject({ type: 'study' });
  const refused = { reason: 'linkMoves', expected: MOST_LINK_MOVES };
  expect(readShared(new URL(linkWith(MOST_LINK_MOVES + 1)).hash)).toEqual(refused);
});

const LINKS = {
  'a theme': [new URL(linkToTheme(styleOf('night'), PAGE)).hash, 'openColors'],
  'a code': [
    new URL(
      linkToHandover(
        newHandoverCode(bytes => bytes.fill(1)),
        PAGE,
      ),
    ).hash,
    'receiveCode',
  ],
  'a study': [new URL(linkToStudy('abc', PAGE)).hash, 'openPacked'],
  'a game': [new URL(linkToGame({ tree: bigTree(3) }, PAGE)).hash, 'lookAt'],
  'a question': [new URL(linkToFind({ tree: bigTree(3) }, PAGE)).hash, 'start'],
} as const;

test.each(Object.entries(LINKS))(
  'a link to %s opens it, unless a question keeps the person',
  (_, [hash, opens]) => {
    for (const isKept of [false, true]) {
      const { stores } = openRoom();
      const called: string[] = [];
      const calls = (...names: string[]) =>
        Object.fromEntries(names.map(name => [name, () => void called.push(name)]));
      const play = {
        stores,
        ...calls('openMenu', 'openColors', 'draftLook'),
        study: calls('openPacked', 'lookAt'),
        exercise: calls('start'),
        importing: calls('receiveCode'),
      } as unknown as Parameters<typeof openLink>[0];
      expect(openLink(play, hash, () => isKept)).toBe(true);
      expect(called.includes(opens)).toBe(!isKept);
      expect(called.length > 0).toBe(!isKept);
    }
  },
);
