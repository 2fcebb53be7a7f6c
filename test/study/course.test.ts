import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Color, opposite } from '../../src/game/color.ts';
import { legalMoves, type OthelloPosition, play } from '../../src/game/othello/position.ts';
import { makeSquare, type Square } from '../../src/game/square.ts';
import { OpeningBook } from '../../src/openings/book.ts';
import { isVisible, sightOf } from '../../src/study/course/ideas.ts';
import {
  positionOnScreen,
  readScreens,
  rightMoves,
  type Screen,
  writeScreen,
} from '../../src/study/course/screens.ts';
import { KINDS, UNITS, type UnitName } from '../../src/study/course/units.ts';
import { engineSearch } from '../../testkit/engine/engine.ts';
import { fromRoot } from '../../tools/paths.ts';

const TEXT = readFileSync(fromRoot('public', 'assets', 'course.txt'), 'utf8');
const SCREENS = readScreens(TEXT);
const nameOf = (screen: Screen): string => writeScreen(screen).slice(0, 60);

/** The lead of the right moves over all others. */
const leadOf = (screen: Screen): number => {
  const right = rightMoves(screen);
  const wrong = screen.scores.find(({ square }) => !right.includes(square));
  return (screen.scores[0]?.score ?? 0) - (wrong?.score ?? Number.POSITIVE_INFINITY);
};

test('every line of the file is a screen, and every unit has enough for its screens and the test', () => {
  expect(SCREENS.map(writeScreen)).toEqual(TEXT.trimEnd().split('\n'));
  for (const unit of UNITS)
    expect(SCREENS.filter(screen => screen.unit === unit).length).toBeGreaterThan(KINDS.length);
});

test('all positions are different', () => {
  expect(new Set(SCREENS.map(({ unit, given }) => `${unit} ${given}`)).size).toBe(SCREENS.length);
});

test.each(SCREENS.map(screen => [nameOf(screen), screen] as const))('%s is a valid question', (_, screen) => {
  const position = positionOnScreen(screen);
  const moves = position === undefined ? [] : [...legalMoves(position)];
  expect(screen.scores.map(({ square }) => makeSquare(square)).toSorted()).toEqual(
    moves.map(makeSquare).toSorted(),
  );
  const right = rightMoves(screen);
  expect(right.length).toBeGreaterThan(0);
  expect(right.length).toBeLessThan(moves.length);
});

const isEarly = (unit: UnitName): boolean => unit === 'openings' || unit === 'principles';

test.each(UNITS)(
  '%s begins with two clear examples, in which the idea wins what all other moves lose',
  unit => {
    for (const screen of SCREENS.filter(one => one.unit === unit).slice(0, 2)) {
      const [best, next] = screen.scores.map(({ score }) => score);
      expect(rightMoves(screen)).toEqual([screen.scores[0]?.square]);
      if (unit === 'swindles') continue;
      expect(best).toBeGreaterThanOrEqual(isEarly(unit) ? 0 : 2);
      expect(best).toBeLessThanOrEqual(10);
      expect(next).toBeLessThanOrEqual(-2);
    }
  },
);

test('no position is lost or decided, except where the question is how to lose least surely', () => {
  const bests = (isSwindle: boolean): readonly number[] =>
    SCREENS.filter(({ unit }) => (unit === 'swindles') === isSwindle).map(
      ({ scores }) => scores[0]?.score ?? 0,
    );
  expect(bests(false).filter(best => best < 0 || best > 20)).toEqual([]);
  expect(bests(true).filter(best => best >= 0 || best < -10)).toEqual([]);
});

const BY_IDEA = SCREENS.filter(({ unit }) => isVisible(unit));

test.each(BY_IDEA.map(screen => [nameOf(screen), screen] as const))(
  'in %s the idea is decisive',
  (_, screen) => {
    const position = positionOnScreen(screen);
    if (position === undefined) throw new Error('no position');
    expect(rightMoves(screen).every(move => sightOf(screen.unit, position, move).follows)).toBe(true);
    expect(leadOf(screen)).toBeGreaterThanOrEqual(screen.unit === 'parity' ? 2 : 3);
  },
);

test('exact calculation wins where other moves draw or lose', () => {
  for (const screen of SCREENS.filter(({ unit }) => unit === 'counting')) {
    const right = rightMoves(screen);
    for (const { square, score } of screen.scores) expect(score > 0).toBe(right.includes(square));
  }
});

const BOOK = OpeningBook.read(
  gunzipSync(readFileSync(fromRoot('public', 'assets', 'openings.book'))),
) as OpeningBook;

const isInBook = (screen: Screen): boolean =>
  BOOK.movesAt(positionOnScreen(screen) as OthelloPosition).length > 0;

test('all positions of openings are in the book', () => {
  expect(SCREENS.filter(screen => screen.unit === 'openings' && !isInBook(screen))).toEqual([]);
});

test.each(SCREENS.filter(isInBook).map(screen => [nameOf(screen), screen] as const))(
  '%s agrees with the book of openings',
  (_, screen) => {
    const position = positionOnScreen(screen) as OthelloPosition;
    const known = BOOK.movesAt(position).flatMap(({ squares, value, games }) =>
      value === undefined ? [] : squares.map(square => ({ square, value, games })),
    );
    const right = rightMoves(screen);
    const best = Math.max(...known.map(({ value }) => value));
    for (const { square, value } of known) {
      expect(screen.scores.find(move => move.square === square)?.score, makeSquare(square)).toBe(value);
      if (right.includes(square)) expect(best - value, makeSquare(square)).toBeLessThanOrEqual(1);
      else expect(best - value, makeSquare(square)).toBeGreaterThanOrEqual(3);
    }
    if (screen.unit === 'openings') expect(right).toContain(known[0]?.square);
  },
);

/** The position after moves of these colors, whoever is to move. */
const after = (
  position: OthelloPosition,
  ...moves: readonly (readonly [color: Color, move: Square])[]
): OthelloPosition => {
  let now = position;
  for (const [turn, move] of moves) {
    const next = play({ ...now, turn }, move);
    if (next === undefined) throw new Error(`${turn} cannot play ${makeSquare(move)}`);
    now = next;
  }
  return now;
};

test.each(SCREENS.filter(({ unit }) => unit === 'csquares').map(screen => [nameOf(screen), screen] as const))(
  'in %s the right move threatens to take a corner along the edge',
  (_, screen) => {
    const position = positionOnScreen(screen) as OthelloPosition;
    const threatens = (move: Square): boolean => {
      const [disc, corner] = sightOf('csquares', position, move).squares;
      if (disc === undefined || corner === undefined) return false;
      const { turn } = position;
      return after(position, [turn, move], [turn, corner]).discs[turn].has(disc);
    };
    expect(rightMoves(screen).every(threatens)).toBe(true);
  },
);

test.each(
  SCREENS.filter(({ unit }) => unit === 'unbalanced').map(screen => [nameOf(screen), screen] as const),
)('in %s the offered corner costs the other side the other corner', (_, screen) => {
  const position = positionOnScreen(screen) as OthelloPosition;
  for (const move of rightMoves(screen)) {
    const [given, wedge, taken] = sightOf('unbalanced', position, move).squares as [Square, Square, Square];
    expect(legalMoves(position).has(given)).toBe(false);
    const { turn } = position;
    const exchanged = after(position, [turn, move], [opposite(turn), given], [turn, wedge], [turn, taken]);
    expect([given, wedge, taken].map(square => exchanged.discs[turn].has(square))).toEqual([
      false,
      true,
      true,
    ]);
  }
});

test.each(SCREENS.filter(({ unit }) => unit === 'swindles').map(screen => [nameOf(screen), screen] as const))(
  'in %s every move loses, and the right ones leave a single reply that wins',
  (_, screen) => {
    const position = positionOnScreen(screen) as OthelloPosition;
    for (const { square, score, refutations } of screen.scores) {
      expect(score).toBeLessThan(0);
      const moved = after(position, [position.turn, square]);
      const winning = [...legalMoves(moved)].filter(reply => {
        const replied = after(moved, [moved.turn, reply]);
        const { score: value } = engineSearch(replied, {
          by: 'flipside',
          limit: { type: 'solve', goal: 'score' },
        });
        return replied.turn === moved.turn ? value > 0 : value < 0;
      });
      expect(winning.length, makeSquare(square)).toBe(refutations);
    }
    const right = rightMoves(screen);
    expect(right.length).toBeGreaterThan(0);
    for (const { square, refutations } of screen.scores)
      if (!right.includes(square)) expect(refutations).toBeGreaterThan(1);
  },
);

test('an invalid line is skipped', () => {
  const [line = ''] = TEXT.split('\n');
  const [unit, given, first, ...others] = line.split(' ');
  const damaged = [
    ['chess', given, first],
    [unit, 'z9', first],
    [unit, given],
    [unit, given, first, 'x', ...others],
  ].map(parts => parts.join(' '));
  expect(readScreens([...damaged, line, ''].join('\n')).map(writeScreen)).toEqual([line]);
});
