import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { legalMoves } from '../../src/game/othello/position.ts';
import { makeSquare } from '../../src/game/square.ts';
import { sightOf } from '../../src/study/course/ideas.ts';
import {
  positionOnScreen,
  readScreens,
  rightMoves,
  type Screen,
  writeScreen,
} from '../../src/study/course/screens.ts';
import { KINDS, UNITS } from '../../src/study/course/units.ts';
import { fromRoot } from '../../tools/paths.ts';

const TEXT = readFileSync(fromRoot('public', 'assets', 'course.txt'), 'utf8');
const SCREENS = readScreens(TEXT);
const nameOf = (screen: Screen): string => writeScreen(screen).slice(0, 60);

/** The lead of the moves that follow the idea over all others. */
const leadOf = (screen: Screen): number => {
  const position = positionOnScreen(screen);
  if (position === undefined) return Number.NEGATIVE_INFINITY;
  const other = screen.scores.find(({ square }) => !sightOf(screen.unit, position, square).follows);
  return (screen.scores[0]?.score ?? 0) - (other?.score ?? Number.POSITIVE_INFINITY);
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

const BY_IDEA = SCREENS.filter(({ unit }) => unit !== 'counting' && unit !== 'openings');

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
