import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { parseTranscript, type Transcript } from '../../../src/game/transcript.ts';
import { annotated, linesOf, nodeAt, treeOf, withLine } from '../../../src/game/tree.ts';
import { parseStoredStudy } from '../../../src/store/kept/storedStudy.ts';
import { type LibraryItem, makeItem } from '../../../src/store/library/item.ts';
import { joinedItem } from '../../../src/store/library/joinedEntries.ts';

const line = (text: string): Transcript => parseTranscript(text) ?? [];
const MAIN = 'f5d6c3d3c4';

/** The game with a variation of one's own, and a comment on the first move. */
const item = (variation: string, comment: string | undefined, savedAt: number): LibraryItem => {
  const tree = withLine(treeOf(STANDARD_SETUP, line(MAIN)), line(variation));
  const noted = comment === undefined ? tree : annotated(tree, line('f5'), { comment, mark: undefined });
  return makeItem(
    { id: 'one', kind: 'study', date: '2026' },
    { study: { id: 'study-one', tree: noted, origin: undefined }, at: [], savedAt },
  );
};

test.each([
  ['there', 1, 2],
  ['here', 2, 1],
])('variations and notes of both stay; the state of %s is the later one', (_, hereAt, thereAt) => {
  const [here, there] = [item('f5f6', 'mine', hereAt), item('f5f4', undefined, thereAt)];
  const joined = joinedItem(there, here);
  const tree = parseStoredStudy('study-one', joined?.text ?? '')?.study.tree ?? treeOf(STANDARD_SETUP, []);
  expect(linesOf(tree)[0]).toEqual(line(MAIN));
  expect(new Set(linesOf(tree).map(String))).toEqual(new Set(['f5f6', 'f5f4', MAIN].map(line).map(String)));
  expect(nodeAt(tree, line('f5'))?.comment).toBe('mine');
  expect(joined?.entry).toMatchObject({ savedAt: 2, isAnnotated: true });
});

test('the same state stays as it is', () => {
  const one = item('f5f6', undefined, 1);
  expect(joinedItem(one, one)).toBe(one);
});
