import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readAnything } from '../../src/formats/any/salvage.ts';
import { readLink, writeLink } from '../../src/formats/link/link.ts';
import type { GameRecord } from '../../src/formats/record.ts';
import { writeFiles } from '../../src/formats/write.ts';
import { STANDARD_SETUP } from '../../src/game/games.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import { annotated, treeOf } from '../../src/game/tree.ts';
import { parseName } from '../../src/net/contract/texts.ts';
import { makeStoredStudy, parseStoredStudy } from '../../src/store/kept/storedStudy.ts';
import { STORED_ENTRY, STORED_TAG } from '../../src/store/library/entry.ts';

/** Unicode overrides, embeddings, isolates and direction marks. */
const TURNING = '\u202e\u202a\u2066\u2069\u200f\u061c';
const MOVES = parseTranscript('f5d6c3') ?? [];
const spoilt = (text: string): string => `${TURNING}${text.slice(0, 2)}${TURNING}${text.slice(2)}`;
const isTurned = (value: unknown): boolean => /\p{Bidi_Control}/u.test(JSON.stringify(value));

const RECORD: GameRecord = {
  tree: annotated(treeOf(STANDARD_SETUP, MOVES), MOVES, { comment: spoilt('A comment') }),
  players: { black: spoilt('Anna'), white: spoilt('Ben') },
  event: spoilt('An event'),
  comment: spoilt('About it all'),
};

test('a link contains no characters that change the text direction', () => {
  const read = readLink(writeLink(RECORD));
  expect(read).toMatchObject({ type: 'read', value: { players: { black: 'Anna', white: 'Ben' } } });
  expect(isTurned(read)).toBe(false);
});

test.each(['sgf', 'ggf', 'link'] as const)('neither does a game imported as %s', output => {
  const [{ content }] = writeFiles(output, [RECORD]);
  const { found } = readAnything([{ content }]);
  expect([found.records.length, isTurned(found.records.map(record => ({ ...record })))]).toEqual([1, false]);
});

test('nor do error messages, or the text around a game', () => {
  const refused = readAnything([{ content: spoilt('hello') }]);
  const { found, leftOut } = readAnything([{ content: `${spoilt('Look')}\nf5d6c3d3c4` }]);
  expect(isTurned([refused.found.failures, found.failures, leftOut])).toBe(false);
});

test('nor does a study or a library entry from another device', () => {
  const study = {
    id: 'study-a',
    tree: RECORD.tree,
    origin: undefined,
    details: { event: spoilt('An event') },
  };
  expect(isTurned(parseStoredStudy('study-a', makeStoredStudy({ study, at: [], savedAt: 0 })))).toBe(false);
  const entry = { id: 'a', kind: 'imported', title: spoilt('A title'), event: spoilt('An event') };
  expect(v.parse(STORED_ENTRY, entry)).toMatchObject({ title: 'A title', event: 'An event' });
  expect(v.parse(STORED_TAG, { id: 'a', name: spoilt('A tag') }).name).toBe('A tag');
});

test('a name with such characters is refused by the server and the page', () => {
  expect([parseName(spoilt('Anna')), parseName('Anna')]).toEqual([undefined, 'Anna']);
});
