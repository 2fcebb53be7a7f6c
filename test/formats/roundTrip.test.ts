import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Loss } from '../../src/formats/found.ts';
import { writeLink } from '../../src/formats/link/link.ts';
import { readInputs } from '../../src/formats/read.ts';
import { DETAIL_NAMES, type GameRecord } from '../../src/formats/record.ts';
import { readWrittenStudy, writeStudy } from '../../src/formats/study/studyText.ts';
import { canWrite, lossesIn, OUTPUTS, type Output, writeFiles } from '../../src/formats/write.ts';
import { boardOf, GAMES, rulesOf, type Setup, STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { legalMoves } from '../../src/game/position.ts';
import { haveSameContent } from '../../src/game/record.ts';
import { makeSquare } from '../../src/game/square.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import { annotated, hasVariations, lineThrough, nodesOf, treeOf } from '../../src/game/tree.ts';
import { anyNotedRecord, anyRecord, anySetup } from '../../testkit/formats/anyRecord.ts';
import { bare, writtenAndRead } from '../../testkit/formats/written.ts';

type Kept = NonNullable<Parameters<typeof bare>[1]>;

/** The details that each format preserves. */
const DETAILS: Readonly<Record<Exclude<Output, 'obf'>, Kept>> = {
  txt: [],
  ggf: ['players', 'place', 'date', 'result', 'clock'],
  sgf: ['players', ...DETAIL_NAMES],
  wtb: ['players', 'event'],
  link: ['players', ...DETAIL_NAMES],
  json: ['players', ...DETAIL_NAMES],
};
/** The formats that preserve variations and notes. */
const WHOLE: readonly string[] = ['sgf', 'link', 'json'];

const isLatin = ({ players, event }: GameRecord): boolean =>
  /^[\u0020-\u00ff]*$/.test([players?.black, players?.white, event].join(''));

/** XOT becomes Othello, and discs given on corners become ordinary discs. */
const setupsFor = (output: Output): fc.Arbitrary<Setup> =>
  output === 'wtb' || output === 'txt'
    ? fc.constant(STANDARD_SETUP)
    : anySetup.filter(
        setup =>
          canWrite(output, { tree: treeOf(setup, []) }) &&
          setup.game !== 'xot' &&
          setup.headStart === undefined &&
          !setup.freePassing,
      );

/** The preserved part of a record; details added by a format are ignored. */
const kept = (record: GameRecord, details: Kept, before: GameRecord, isWhole: boolean): string => {
  const left = bare(
    record,
    details.filter(name => before[name] !== undefined),
  );
  return writeLink(isWhole ? { ...left, tree: record.tree } : left);
};

test.each(Object.entries(DETAILS))('a game written as %s is read back', (output, details) => {
  const format = output as keyof typeof DETAILS;
  const isWhole = WHOLE.includes(format);
  fc.assert(
    fc.property(anyRecord(setupsFor(format)), record => {
      fc.pre(record.tree.children.length > 0 && (format !== 'wtb' || isLatin(record)));
      const found = writtenAndRead(format, [record]);
      expect(found.failures).toEqual([]);
      const [again] = found.records;
      expect(again && kept(again, details, record, isWhole)).toBe(kept(record, details, record, isWhole));
    }),
    { numRuns: 25 },
  );
});

test('a format reports what it omits', () => {
  fc.assert(
    fc.property(anyRecord(), record => {
      expect(lossesIn('link', record)).toEqual([]);
      const details = DETAIL_NAMES.some(name => record[name] !== undefined);
      expect(lossesIn('txt', record).includes('details')).toBe(details);
      expect(lossesIn('obf', record).includes('moves')).toBe(record.tree.children.length > 0);
    }),
    { numRuns: 30 },
  );
});

test('in SGF, a note on the start differs from a comment on the game', () => {
  const tree = annotated(treeOf(STANDARD_SETUP, parseTranscript('f5') ?? []), [], {
    comment: 'White has three answers.',
  });
  const record: GameRecord = { tree, comment: 'From the club.' };
  const [again] = writtenAndRead('sgf', [record]).records;
  expect([again?.tree.note, again?.comment]).toEqual([tree.note, 'From the club.']);
});

test.each(GAMES)('no file of %s is read as another game', game => {
  const setup: Setup = { ...STANDARD_SETUP, game, shape: boardOf(game, undefined) };
  const move = legalMoves(startOf(setup)).first();
  const record: GameRecord = { tree: treeOf(setup, move === undefined ? [] : [move]) };
  for (const output of OUTPUTS.filter(one => canWrite(one, record))) {
    const [again] = writtenAndRead(output, [record]).records;
    expect([output, again && rulesOf(again.tree.setup.game)]).toEqual([output, rulesOf(game)]);
  }
});

test.each([0, 1, 2])('a chapter viewed after %i moves is read back at that position', plies => {
  const moves = parseTranscript('f5d6c3') ?? [];
  const record = { tree: treeOf(STANDARD_SETUP, moves), at: moves.slice(0, plies) };
  const read = readWrittenStudy(writeStudy({ chapters: [record] }));
  expect(read?.chapters[0].at ?? []).toEqual(record.at);
});

test('SGF omits the usual start, but writes another side to move', () => {
  const textOf = (setup: Setup): string =>
    writeFiles('sgf', [{ tree: treeOf(setup, []) }])[0].content as string;
  expect(textOf(STANDARD_SETUP)).not.toMatch(/A[BW]\[|PL\[/);
  const { discs } = startOf(STANDARD_SETUP);
  expect(textOf({ ...STANDARD_SETUP, start: { discs, turn: 'white' } })).toContain('PL[W]');
});

test.each([
  ['B', STANDARD_SETUP],
  ['W', { ...STANDARD_SETUP, start: { discs: startOf(STANDARD_SETUP).discs, turn: 'white' as const } }],
])(
  'the usual discs of an SGF game with %s to move are the usual start only if that is Black',
  (turn, setup) => {
    const content = `(;GM[2]AB[e4][d5]AW[d4][e5]PL[${turn}])`;
    expect(readInputs([{ content }]).records[0]?.tree.setup).toEqual(setup);
  },
);

/** Parts of a record, by the loss reported if a format cannot hold them. */
const saidBy = (record: GameRecord, output: Output): Readonly<Record<string, unknown>> => {
  const { tree } = record;
  const { setup } = tree;
  const notes = [{ path: [], node: tree.note ?? {} }, ...nodesOf(tree)];
  const said = (name: 'comment' | 'mark' | 'drawn' | 'asked') =>
    notes
      .flatMap(({ path, node }) =>
        node[name] === undefined ? [] : [`${path} ${JSON.stringify(sorted(node[name]))}`],
      )
      .sort();
  const { discs, turn } = startOf(setup);
  const isRead = output === 'obf';
  return {
    board: isRead ? undefined : [setup.shape, rulesOf(setup.game), discs, turn],
    rules: isRead ? undefined : [setup.game, setup.headStart, setup.freePassing],
    moves: lineThrough(tree, []),
    variations: hasVariations(tree) ? tree.children.map(bareNode) : undefined,
    comments: said('comment'),
    marks: said('mark'),
    drawings: said('drawn'),
    questions: said('asked'),
    players: record.players,
    details: DETAIL_NAMES.map(name => record[name]),
    thinking: record.ggf?.moves?.filter(move => move.includes('/')),
    ratings: record.ggf?.ratings,
  };
};
const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(one => JSON.stringify(one)).sort() : value;
type Node = GameRecord['tree']['children'][number];
const bareNode = ({ move, children }: Node): unknown => [move, children.map(bareNode)];

const anyGgf = fc.record(
  { ratings: fc.constant({ black: '1200.5@80', white: '1700' }), hasTimes: fc.boolean() },
  { requiredKeys: [], noNullPrototype: true },
);

test.each(OUTPUTS)('information that %s does not preserve is reported as a loss', output => {
  fc.assert(
    fc.property(
      anyNotedRecord(output === 'wtb' ? fc.constant(STANDARD_SETUP) : undefined),
      anyGgf,
      (plain, { ratings, hasTimes }) => {
        fc.pre(canWrite(output, plain) && plain.tree.children.length > 0);
        const times = lineThrough(plain.tree, []).map(
          (move, ply) => `${move === 'pass' ? 'PA' : makeSquare(move).toUpperCase()}/${ply}.00/${ply}.5`,
        );
        const ggf = { ...(ratings && { ratings }), ...(hasTimes && { moves: times }) };
        const record = Object.keys(ggf).length > 0 ? { ...plain, ggf } : plain;
        const [again] = writtenAndRead(output, [record]).records;
        if (again === undefined) throw new Error('cannot be read again');
        const losses = lossesIn(output, record) as readonly string[];
        const [before, after] = [saidBy(record, output), saidBy(again, output)];
        const isFilledIn = (name: string): boolean =>
          name === 'details' &&
          (before[name] as readonly unknown[]).every(
            (value, at) => value === undefined || value === (after[name] as readonly unknown[])[at],
          );
        const changed = Object.keys(before).filter(
          name => !haveSameContent(before[name], after[name]) && !isFilledIn(name),
        );
        const named = (name: string): boolean =>
          losses.includes(name) || (losses.includes('letters') && (name === 'players' || name === 'details'));
        const moved = losses.includes('moves') || losses.includes('variations');
        const unnamed = changed.filter(
          name =>
            !named(name) &&
            !(moved && ['comments', 'marks', 'drawings', 'questions', 'thinking'].includes(name)),
        );
        expect(unnamed).toEqual([] satisfies readonly Loss[]);
      },
    ),
    { numRuns: 200 },
  );
});

test('consecutive free passes are read back', () => {
  const line = parseTranscript('f5d6----c3') ?? [];
  const record = { tree: treeOf({ ...STANDARD_SETUP, freePassing: true }, line) };
  const [again] = writtenAndRead('txt', [record]).records;
  expect(again && lineThrough(again.tree, [])).toEqual(line);
  const [separated] = readInputs([{ content: 'f5 ---- d6' }]).records;
  expect(separated && lineThrough(separated.tree, [])).toEqual(parseTranscript('f5d6'));
});

test('a GGF game keeps the ratings, and the values and times of its moves', () => {
  const text =
    '(;GM[Othello]PC[GGS]DT[2004.09.18]PB[a]PW[b]RB[1200.50@80]RW[1700]RE[+4.00]TY[8]' +
    'BO[8 ---------------------------O*------*O--------------------------- *]' +
    'B[F5/1.00/0.5]W[D6//12.25]B[C3/-2];)';
  const found = readInputs([{ content: text }], 'ggf');
  expect(found.losses).toEqual([]);
  expect(writeFiles('ggf', found.records)[0].content).toBe(`${text}\n`);
  const [record] = found.records;
  expect(record && lossesIn('sgf', record)).toEqual(['thinking', 'ratings']);
});
