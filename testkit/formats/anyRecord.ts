import fc from 'fast-check';
import type { GameRecord } from '../../src/formats/record.ts';
import {
  allowsFreePassing,
  allowsHeadStart,
  boardOf,
  GAMES,
  isSetup,
  MOST_FREE_PASSES,
  type Setup,
  startOf,
} from '../../src/game/games.ts';
import { legalMoves, type Position, pass, play } from '../../src/game/position.ts';
import { makeShape } from '../../src/game/shape.ts';
import type { Square } from '../../src/game/square.ts';
import { type Move, replayOf, type Transcript } from '../../src/game/transcript.ts';
import {
  annotated,
  COMMENT_LENGTH,
  type Drawn,
  linesOf,
  MOVE_MARKS,
  type MoveNote,
  nodesOf,
  TONES,
  treeOf,
  withLine,
} from '../../src/game/tree.ts';

const anySize = fc
  .tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 2, max: 8 }))
  .map(([width, height]) => makeShape(width, height));

const anyHeadStart = fc.record(
  {
    color: fc.constantFrom('black' as const, 'white' as const),
    kind: fc.constantFrom('corners' as const, 'discs' as const),
    count: fc.integer({ min: 1, max: 4 }),
  },
  { noNullPrototype: true },
);

/** Every game on every board that it supports, with every house rule. */
const anyUsualSetup: fc.Arbitrary<Setup> = fc
  .tuple(
    fc.constantFrom(...GAMES),
    fc.option(anySize, { nil: undefined }),
    fc.nat(1000),
    fc.option(anyHeadStart, { nil: undefined }),
    fc.boolean(),
  )
  .map(([game, size, seed, headStart, freePassing]): Setup => {
    const shape = boardOf(game, size, seed);
    const given = headStart && allowsHeadStart({ game, shape }, headStart.kind) ? headStart : undefined;
    return { game, shape, headStart: given, freePassing: freePassing && allowsFreePassing(game) };
  })
  .filter(isSetup);

const movesAt = (setup: Setup, position: Position, passes: number): readonly Move[] => {
  const squares = [...legalMoves(position)];
  const mayPass = setup.freePassing && passes < MOST_FREE_PASSES && pass(position) !== undefined;
  return mayPass ? [...squares, 'pass'] : squares;
};

/** Plays the moves selected by the choices after `before`, until the choices or the game end. */
const lineOf = (setup: Setup, choices: readonly number[], before: Transcript = []): Transcript => {
  const line: Move[] = [];
  let position: Position | undefined = startOf(setup);
  const follow = (move: Move): void => {
    line.push(move);
    position = position && (move === 'pass' ? pass(position) : play(position, move));
  };
  before.forEach(follow);
  for (const choice of choices) {
    if (position === undefined) break;
    const moves = movesAt(setup, position, line.filter(move => move === 'pass').length);
    const move = moves[choice % Math.max(1, moves.length)];
    if (move === undefined) break;
    follow(move);
  }
  return line;
};

/** A setup that starts from a reachable position of the game. */
const fromWithin = (setup: Setup, choices: readonly number[]): Setup => {
  const usual: Setup = { ...setup, headStart: undefined, freePassing: false };
  const moves = lineOf(usual, choices);
  const replayed = replayOf(usual, moves);
  const position = replayed.type === 'legal' ? replayed.positions.at(-1) : undefined;
  if (position === undefined || moves.length === 0) return setup;
  const { discs, turn } = position;
  return { ...setup, headStart: undefined, start: { discs, turn } };
};

const anyChoices = fc.array(fc.nat(999), { maxLength: 64 });
/** Words with characters that formats must escape. */
const anyText = fc
  .string({ unit: fc.constantFrom(...'ab XY9[](){};:\\"-ß棋譜😀'), minLength: 1, maxLength: 18 })
  .map(text => text.trim())
  .filter(text => text !== '' && text.length <= 18);

const anyDetails: fc.Arbitrary<Omit<GameRecord, 'tree' | 'at'>> = fc.record(
  {
    players: fc
      .record({ black: anyText, white: anyText }, { requiredKeys: [], noNullPrototype: true })
      .map(players => ({ ...players }))
      .filter(players => Object.keys(players).length > 0),
    event: anyText,
    place: anyText,
    date: fc.constantFrom('1996', '2024-05-06'),
    result: fc.constantFrom('33-31', 'B+2'),
    source: anyText,
    title: anyText,
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** Includes positions set up by hand. */
export const anySetup: fc.Arbitrary<Setup> = fc
  .tuple(anyUsualSetup, fc.array(fc.nat(999), { maxLength: 30 }), fc.boolean())
  .map(([setup, choices, isByHand]) => (isByHand ? fromWithin(setup, choices) : setup))
  .filter(isSetup);

/** A game without variations. */
const anyLine = (setups: fc.Arbitrary<Setup> = anySetup): fc.Arbitrary<GameRecord> =>
  fc
    .tuple(setups, anyChoices, anyDetails)
    .map(([setup, choices, details]) => ({ ...details, tree: treeOf(setup, lineOf(setup, choices)) }));

/** Where a variation branches off from which line, and how it continues. */
const anyVariation = fc.tuple(fc.nat(99), fc.nat(64), fc.array(fc.nat(999), { minLength: 1, maxLength: 20 }));
const anyNote = fc.tuple(
  fc.nat(999),
  fc.record(
    { comment: anyText, mark: fc.constantFrom(...MOVE_MARKS) },
    { requiredKeys: [], noNullPrototype: true },
  ),
);

/** A game with variations, comments and marks, and a current position. */
export const anyRecord = (setups: fc.Arbitrary<Setup> = anySetup): fc.Arbitrary<GameRecord> =>
  fc
    .tuple(
      anyLine(setups),
      fc.array(anyVariation, { maxLength: 4 }),
      fc.array(anyNote, { maxLength: 4 }),
      fc.nat(99),
    )
    .map(([record, variations, notes, place]) => {
      const grown = variations.reduce((tree, [line, ply, choices]) => {
        const lines = linesOf(tree);
        const before = (lines[line % Math.max(1, lines.length)] ?? []).slice(0, ply);
        return withLine(tree, lineOf(tree.setup, choices, before));
      }, record.tree);
      const places = nodesOf(grown);
      const tree = notes.reduce((noted, [at, note]) => {
        const path = places[at % Math.max(1, places.length)]?.path;
        const comment = note.comment?.slice(0, COMMENT_LENGTH);
        return path === undefined ? noted : annotated(noted, path, { ...note, ...(comment && { comment }) });
      }, grown);
      const at = places[place]?.path;
      return { ...record, tree, ...(at && { at }) };
    });

const anySquare = fc.nat(63).map(index => index as Square);
const anyDrawn: fc.Arbitrary<Drawn> = fc
  .tuple(fc.constantFrom(...TONES), anySquare, fc.option(anySquare, { nil: undefined }))
  .map(([tone, from, to]) => ({ tone, from, ...(to !== undefined && to !== from && { to }) }));

/** Every kind of note about a position. */
const anyMoveNote: fc.Arbitrary<MoveNote> = fc
  .record(
    {
      comment: anyText,
      mark: fc.constantFrom(...MOVE_MARKS),
      drawn: fc.uniqueArray(anyDrawn, {
        minLength: 1,
        maxLength: 3,
        selector: drawn => JSON.stringify(drawn),
      }),
      asked: fc.record(
        { right: anyText, second: anyText, wrong: anyText },
        { requiredKeys: [], noNullPrototype: true },
      ),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  .map(note => ({ ...note }));

/** A game with every kind of note, also on its start. */
export const anyNotedRecord = (setups: fc.Arbitrary<Setup> = anySetup): fc.Arbitrary<GameRecord> =>
  fc
    .tuple(
      anyRecord(setups),
      fc.option(anyMoveNote, { nil: undefined }),
      fc.array(fc.tuple(fc.nat(999), anyMoveNote), { maxLength: 4 }),
    )
    .map(([record, start, notes]) => {
      const places = nodesOf(record.tree);
      const tree = notes.reduce((noted, [at, note]) => {
        const path = places[at % Math.max(1, places.length)]?.path;
        return path === undefined ? noted : annotated(noted, path, note);
      }, record.tree);
      const hasStart = start !== undefined && Object.keys(start).length > 0;
      return { ...record, tree: hasStart ? { ...tree, note: start } : tree };
    });
