import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { expect, test, vi } from 'vitest';
import { MOST_LINK_MOVES } from '../../../src/formats/link/link.ts';
import { toSigns } from '../../../src/formats/link/linkText.ts';
import type { GameRecord, StudyRecord } from '../../../src/formats/record.ts';
import { writeStudy } from '../../../src/formats/study/studyText.ts';
import { boardOf, GAMES, type Setup, STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { isOver, legalMoves, play } from '../../../src/game/position.ts';
import { makeRandom, pick } from '../../../src/game/random.ts';
import { parseSize, STANDARD_SHAPE } from '../../../src/game/shape.ts';
import type { Square } from '../../../src/game/square.ts';
import type { Move } from '../../../src/game/transcript.ts';
import {
  annotated,
  type Drawn,
  type GameTree,
  MOVE_MARKS,
  TONES,
  treeOf,
  withLine,
} from '../../../src/game/tree.ts';
import { inflated } from '../../../src/play/links/inflated.ts';
import { packStudy, unpackStudy } from '../../../src/play/links/packStudy.ts';
import { bigTree } from '../../../testkit/study/bigTree.ts';

const SIZES = ['8x8', '6x6', '4x4', '7x5'] as const;

const setupFor = (random: () => number): Setup => {
  const game = pick(random, [...GAMES]);
  const size =
    game === 'othello' || game === 'reversi' || game === 'anti'
      ? parseSize(pick(random, [...SIZES]))
      : undefined;
  const shape = size ?? boardOf(game, undefined);
  return { ...STANDARD_SETUP, game, shape: shape ?? STANDARD_SHAPE };
};

const lineOf = (setup: Setup, random: () => number): readonly Move[] => {
  const moves: Move[] = [];
  let position = startOf(setup);
  const length = Math.floor(random() * 40);
  while (moves.length < length && !isOver(position)) {
    const square = pick(random, [...legalMoves(position)]);
    const next = play(position, square);
    if (next === undefined) throw new Error('illegal');
    moves.push(square);
    position = next;
  }
  return moves;
};

const WORDS = [
  'Take the corner',
  'Ruhig bleiben: ä ö ü',
  '辺を取る',
  'a "quoted" <word>',
  'line\nbreak',
  '🙂',
];

const drawnBy = (random: () => number): readonly Drawn[] =>
  Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
    const from = Math.floor(random() * 64) as Square;
    const to = Math.floor(random() * 64) as Square;
    return { tone: pick(random, [...TONES]), from, ...(random() < 0.5 && to !== from && { to }) };
  });

const treeFor = (random: () => number): GameTree => {
  const setup = setupFor(random);
  const lines = Array.from({ length: 1 + Math.floor(random() * 3) }, () => lineOf(setup, random));
  const tree = lines.reduce(withLine, treeOf(setup, []));
  const [main = []] = lines;
  const notes = Array.from({ length: 4 }, () => main.slice(0, Math.floor(random() * (main.length + 1))));
  return notes.reduce((noted, path) => {
    const more = {
      ...(random() < 0.7 && { comment: pick(random, WORDS) }),
      ...(path.length > 0 && random() < 0.3 && { mark: pick(random, [...MOVE_MARKS]) }),
      ...(random() < 0.5 && { drawn: drawnBy(random) }),
      ...(random() < 0.3 && {
        asked: random() < 0.5 ? {} : { right: pick(random, WORDS), wrong: pick(random, WORDS) },
      }),
    };
    return Object.keys(more).length === 0 ? noted : annotated(noted, path, more);
  }, tree);
};

const chapterFor = (random: () => number): GameRecord => ({
  tree: treeFor(random),
  ...(random() < 0.7 && { title: pick(random, WORDS) }),
  ...(random() < 0.2 && { players: { black: 'Anna' } }),
});

const studyFor = (seed: number): StudyRecord => {
  const random = makeRandom(seed);
  const rest = Array.from({ length: Math.floor(random() * 6) }, () => chapterFor(random));
  return { ...(random() < 0.7 && { title: pick(random, WORDS) }), chapters: [chapterFor(random), ...rest] };
};

test('links of 50 studies hold everything', () => {
  fc.assert(
    fc.property(fc.integer(), seed => {
      const study = studyFor(seed);
      const packed = packStudy(study);
      expect(packed).toMatch(/^[\w-]+$/);
      expect(unpackStudy(packed)).toEqual({ type: 'read', value: study });
    }),
    { numRuns: 50 },
  );
});

test('six positions with a comment each are a link that messengers take', () => {
  const words =
    'White has just opened the left edge. Before you take it, count the moves that are left to you on the other side.';
  const chapter = (seed: number): GameRecord => ({
    tree: annotated(treeOf(STANDARD_SETUP, lineOf(STANDARD_SETUP, makeRandom(seed))), [], {
      comment: `${seed}. ${words}`,
      asked: { wrong: 'Look at the corner again.' },
    }),
    title: `Position ${seed}`,
  });
  const [first, ...rest] = [1, 2, 3, 4, 5, 6].map(chapter);
  const study: StudyRecord = { title: 'Edges', chapters: [first as GameRecord, ...rest] };
  expect(packStudy(study).length).toBeLessThan(1500);
});

test('a link that was cut off or changed opens nothing, and says so', () => {
  const packed = packStudy(studyFor(1));
  for (let length = 0; length < packed.length; length += 7)
    expect(unpackStudy(packed.slice(0, length)).type).toBe('unreadable');
  expect(unpackStudy(`2${packed.slice(1)}`)).toMatchObject({ failure: { reason: 'linkVersion' } });
  expect(unpackStudy(`${packed}!`)).toMatchObject({ failure: { reason: 'linkSign' } });
});

test('a link with more moves than the page reads at once is refused before they are played', () => {
  const large = packStudy({ chapters: [{ tree: bigTree(MOST_LINK_MOVES + 1, 3) }] });
  const refused = { failure: { reason: 'linkMoves', expected: MOST_LINK_MOVES } };
  expect(unpackStudy(large)).toMatchObject(refused);
  const { lines: [line = ''] = [] } = writeStudy({ chapters: [{ tree: bigTree(100) }] }).chapters[0] ?? {};
  const unplayable = Array.from({ length: 300 }, (_, n) => `${String(n).padStart(3, '0')}${line}`);
  const told = JSON.stringify({ flipside: 'study', version: 1, chapters: [{ lines: unplayable }] });
  expect(unpackStudy(`1${toSigns(deflateSync(strToU8(told)))}`)).toMatchObject(refused);
});

test('of a link that would become huge no more is unpacked than is needed to refuse it', () => {
  const bomb = deflateSync(new Uint8Array(20_000_000).fill(' '.charCodeAt(0)), { level: 9 });
  const taken = vi.spyOn(bomb, 'subarray');
  expect(inflated(bomb, 1_000_000)).toBeUndefined();
  expect(taken.mock.calls.length).toBeLessThan(5);
  expect(inflated(bomb, 20_000_000)?.length).toBe(20_000_000);
  expect(unpackStudy(`1${toSigns(bomb)}`)).toMatchObject({ failure: { reason: 'linkDamaged' } });
});
