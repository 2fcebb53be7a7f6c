import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GameRecord } from '../../../src/formats/record.ts';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { parseTranscript, type Transcript } from '../../../src/game/transcript.ts';
import {
  annotated,
  linesOf,
  type MoveNote,
  nodeAt,
  nodesOf,
  treeOf,
  withLine,
} from '../../../src/game/tree.ts';
import { parseStoredStudy } from '../../../src/store/kept/storedStudy.ts';
import { type LibraryItem, makeItem } from '../../../src/store/library/item.ts';
import { joinedItem } from '../../../src/store/library/joinedEntries.ts';
import { chaptersOf, withChapters } from '../../../src/store/study/chapters.ts';
import type { Study } from '../../../src/store/studyStore.ts';
import { anyNotedRecord } from '../../../testkit/formats/anyRecord.ts';

const line = (text: string): Transcript => parseTranscript(text) ?? [];
const MAIN = 'f5d6c3d3c4';

/** The game with a variation, and a comment on the first move. */
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
  const tree = parseStoredStudy('study-one', joined.text)?.study.tree ?? treeOf(STANDARD_SETUP, []);
  expect(linesOf(tree)[0]).toEqual(line(MAIN));
  expect(new Set(linesOf(tree).map(String))).toEqual(new Set(['f5f6', 'f5f4', MAIN].map(line).map(String)));
  expect(nodeAt(tree, line('f5'))?.comment).toBe('mine');
  expect(joined.entry).toMatchObject({ savedAt: 2, isAnnotated: true });
});

test('an identical state changes nothing', () => {
  const one = item('f5f6', undefined, 1);
  expect(joinedItem(one, one)).toBe(one);
});

const anyChapters = fc.array(anyNotedRecord(fc.constant(STANDARD_SETUP)), { minLength: 1, maxLength: 3 });
const anyStudy = (id: string): fc.Arbitrary<Study> =>
  fc
    .tuple(anyChapters, fc.option(fc.constantFrom('One', 'One more', 'Other'), { nil: undefined }), fc.nat(2))
    .map(([chapters, title, at]) => {
      const study: Study = {
        id,
        tree: (chapters[0] as GameRecord).tree,
        origin: undefined,
        ...(title && { title }),
      };
      return withChapters(study, chapters, Math.min(at, chapters.length - 1));
    });
/** Two states of a study, by different people. */
const anyStates = fc
  .tuple(anyStudy('study-one'), anyStudy('study-one'), anyStudy('study-one'))
  .chain(([base, one, other]) => {
    const grown = (more: Study): Study => {
      const [first, ...rest] = chaptersOf(base);
      const added = chaptersOf(more);
      const tree = linesOf(added[0].tree).reduce(withLine, first.tree);
      const all = [{ ...first, tree }, ...rest, ...added.slice(1)];
      return withChapters({ ...base, ...(more.title && { title: more.title }) }, all, 0);
    };
    return fc.constantFrom(
      [one, other] as const,
      [grown(one), grown(other)] as const,
      [base, grown(one)] as const,
    );
  });

const drawnAndAsked = (path: string, { drawn = [], asked, mark }: MoveNote): readonly string[] => [
  ...drawn.map(one => `${path} drawn ${JSON.stringify(one)}`),
  ...(asked ? [`${path} asked`] : []),
  ...(mark ? [`${path} mark ${mark}`] : []),
];
const textsOf = ({ comment, asked }: MoveNote): readonly string[] =>
  [comment, asked?.right, asked?.second, asked?.wrong].filter(text => text !== undefined);

/** Everything that a merge must preserve: moves with notes, the number of chapters, and all texts. */
const contentOf = (items: readonly LibraryItem[]) => {
  const things = new Set<string>();
  const texts = new Set<string>();
  let chapters = 0;
  for (const { text } of items) {
    const study = parseStoredStudy('study-one', text)?.study;
    if (study === undefined) throw new Error('the study cannot be read');
    if (study.title !== undefined) texts.add(study.title);
    chapters = Math.max(chapters, chaptersOf(study).length);
    for (const { tree, at: _, players, wthor: __, ggf: ____, more: ___, ...details } of chaptersOf(study)) {
      for (const value of [...Object.values(details), players?.black, players?.white])
        if (value !== undefined) texts.add(value);
      for (const thing of drawnAndAsked('', tree.note ?? {})) things.add(thing);
      for (const value of textsOf(tree.note ?? {})) texts.add(value);
      for (const { path, node } of nodesOf(tree)) {
        things.add(path.join());
        for (const thing of drawnAndAsked(path.join(), node)) things.add(thing);
        for (const value of textsOf(node)) texts.add(value);
      }
    }
  }
  return { things, texts: [...texts], chapters };
};

const itemOf = (study: Study, savedAt: number): LibraryItem =>
  makeItem({ id: 'one', kind: 'study', date: '2026' }, { study, at: [], savedAt });

test('merging two states of a study loses no move, text, drawing, question or chapter', () => {
  let copies = 0;
  fc.assert(
    fc.property(anyStates, fc.boolean(), ([mine, theirs], isLater) => {
      const [here, there] = [itemOf(mine, isLater ? 2 : 1), itemOf(theirs, isLater ? 1 : 2)];
      const joined = joinedItem(there, here);
      const isCopy = joined.entry.id !== here.entry.id;
      copies += Number(isCopy);
      const after = contentOf(isCopy ? [here, joined] : [joined]);
      for (const before of [here, there].map(item => contentOf([item]))) {
        expect([...before.things].filter(thing => !after.things.has(thing))).toEqual([]);
        expect(before.texts.filter(text => !after.texts.some(one => one.startsWith(text)))).toEqual([]);
        expect(after.chapters).toBeGreaterThanOrEqual(before.chapters);
      }
      // Importing the same file again changes nothing.
      expect(joinedItem(there, isCopy ? here : joined)).toMatchObject({ entry: { id: joined.entry.id } });
    }),
    { numRuns: 300 },
  );
  expect(copies).toBeGreaterThan(0);
});

test('importing chapters without titles again adds neither chapters nor a copy', () => {
  const asked = (second: string) => ({
    tree: { ...treeOf(STANDARD_SETUP, []), note: { asked: { second } } },
  });
  const study = { id: 'study-one', tree: treeOf(STANDARD_SETUP, []), origin: undefined };
  const here = itemOf(study, 2);
  const there = itemOf({ ...study, details: { title: 'a' }, after: [asked('b'), asked('-')] }, 1);
  const once = joinedItem(there, here);
  const twice = joinedItem(there, once);
  expect(contentOf([once]).chapters).toBe(4);
  expect(twice.text).toBe(once.text);
});

test('if both have changed the same comment, the imported one is kept as a marked copy', () => {
  const joined = joinedItem(item('f5f6', 'theirs', 2), item('f5f6', 'mine', 1));
  expect(joined.entry).toMatchObject({ isCopy: true, kind: 'study' });
  expect(joined.entry.id).not.toBe('one');
  const later = joinedItem(item('f5f6', 'theirs', 9), item('f5f6', 'mine', 1));
  expect(later.entry.id).toBe(joined.entry.id);
});

test('a text that continues another one replaces it', () => {
  const joined = joinedItem(item('f5f6', 'mine', 1), item('f5f6', 'mine, and more', 2));
  const tree = parseStoredStudy('study-one', joined.text)?.study.tree ?? treeOf(STANDARD_SETUP, []);
  expect(nodeAt(tree, line('f5'))?.comment).toBe('mine, and more');
  expect(joined.entry.id).toBe('one');
});

test('a state that this version cannot read is not replaced', () => {
  const here = { ...item('f5f6', 'mine', 1), text: '{"version":99}' };
  expect(joinedItem(item('f5f6', 'mine', 2), here).entry.isCopy).toBe(true);
});
