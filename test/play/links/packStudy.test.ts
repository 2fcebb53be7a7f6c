import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { expect, test, vi } from 'vitest';
import { MOST_LINK_MOVES } from '../../../src/formats/link/link.ts';
import { toSigns } from '../../../src/formats/link/linkText.ts';
import type { GameRecord, StudyRecord } from '../../../src/formats/record.ts';
import { writeStudy } from '../../../src/formats/study/studyText.ts';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import type { Square } from '../../../src/game/square.ts';
import { annotated, type GameTree, TONES, treeOf } from '../../../src/game/tree.ts';
import { inflated } from '../../../src/play/links/inflated.ts';
import { packStudy, unpackStudy } from '../../../src/play/links/packStudy.ts';
import { anyRecord } from '../../../testkit/formats/anyRecord.ts';
import { bigTree } from '../../../testkit/study/bigTree.ts';
import { anyGame } from '../../game/othello/games.ts';

const anySquare = fc.nat({ max: 63 }).map(index => index as Square);
const anyDrawn = fc
  .record({ tone: fc.constantFrom(...TONES), from: anySquare, to: anySquare }, { noNullPrototype: true })
  .filter(({ from, to }) => from !== to);
const WORDS = { right: 'Ruhig bleiben: ä ö ü', wrong: '辺を取る 🙂' };

/** A game with variations, notes and drawings, and sometimes a question. */
const anyChapter = fc
  .tuple(
    anyRecord(),
    fc.array(anyDrawn, { minLength: 1, maxLength: 4 }),
    fc.constantFrom({}, WORDS, undefined),
  )
  .map(
    ([{ tree, at = [], title, players }, drawn, asked]): GameRecord => ({
      tree: annotated(tree, at, { drawn, ...(asked && { asked }) }),
      ...(title && { title }),
      ...(players && { players }),
    }),
  );
const anyStudy: fc.Arbitrary<StudyRecord> = fc
  .tuple(
    fc.constantFrom({}, { title: 'a "quoted" <word>' }),
    anyChapter,
    fc.array(anyChapter, { maxLength: 5 }),
  )
  .map(([title, first, rest]) => ({ ...title, chapters: [first, ...rest] }));

test('links of 50 studies preserve everything', () => {
  fc.assert(
    fc.property(anyStudy, study => {
      const packed = packStudy(study);
      expect(packed).toMatch(/^[\w-]+$/);
      expect(unpackStudy(packed)).toEqual({ type: 'read', value: study });
    }),
    { numRuns: 50 },
  );
});

test('six positions with a comment each fit into a link that messengers accept', () => {
  const words =
    'White has just opened the left edge. Before you take it, count the moves that are left to you on the other side.';
  const chapter = (tree: GameTree): GameRecord => ({
    tree: annotated(tree, [], { comment: words, asked: { wrong: 'Look at the corner again.' } }),
    title: 'Position',
  });
  const [first, ...rest] = fc.sample(anyGame, { numRuns: 6, seed: 1 }).map(({ turns }) =>
    chapter(
      treeOf(
        STANDARD_SETUP,
        turns.slice(0, 40).map(({ square }) => square),
      ),
    ),
  );
  expect(packStudy({ title: 'Edges', chapters: [first!, ...rest] }).length).toBeLessThan(1500);
});

test('a truncated or modified link opens nothing, with an error', () => {
  const packed = packStudy(fc.sample(anyStudy, { numRuns: 1, seed: 1 })[0]!);
  for (let length = 0; length < packed.length; length += 7)
    expect(unpackStudy(packed.slice(0, length)).type).toBe('unreadable');
  expect(unpackStudy(`2${packed.slice(1)}`)).toMatchObject({ failure: { reason: 'linkVersion' } });
  expect(unpackStudy(`${packed}!`)).toMatchObject({ failure: { reason: 'linkSign' } });
});

test('a link with more moves than the page reads is refused before they are played', () => {
  const large = packStudy({ chapters: [{ tree: bigTree(MOST_LINK_MOVES + 1, 3) }] });
  const refused = { failure: { reason: 'linkMoves', expected: MOST_LINK_MOVES } };
  expect(unpackStudy(large)).toMatchObject(refused);
  const { lines: [line = ''] = [] } = writeStudy({ chapters: [{ tree: bigTree(100) }] }).chapters[0] ?? {};
  const unplayable = Array.from({ length: 300 }, (_, n) => `${String(n).padStart(3, '0')}${line}`);
  const told = JSON.stringify({ flipside: 'study', version: 1, chapters: [{ lines: unplayable }] });
  expect(unpackStudy(`1${toSigns(deflateSync(strToU8(told)))}`)).toMatchObject(refused);
});

test('a decompression bomb is unpacked no further than needed to refuse it', () => {
  const bomb = deflateSync(new Uint8Array(20_000_000).fill(' '.charCodeAt(0)), { level: 9 });
  const taken = vi.spyOn(bomb, 'subarray');
  expect(inflated(bomb, 1_000_000)).toBeUndefined();
  expect(taken.mock.calls.length).toBeLessThan(5);
  expect(inflated(bomb, 20_000_000)?.length).toBe(20_000_000);
  expect(unpackStudy(`1${toSigns(bomb)}`)).toMatchObject({ failure: { reason: 'linkDamaged' } });
});
