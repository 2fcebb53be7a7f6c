import { describe, expect, test } from 'vitest';
import { type Attributes, readAttributes } from '../../src/embed/readAttributes.ts';
import { THEME_NAMES } from '../../src/look/themes.ts';

const NONE: Attributes = { game: null, size: null, position: null, transcript: null, ply: null, theme: null };
const read = (attributes: Partial<Attributes>) => readAttributes({ ...NONE, ...attributes });
const shown = (attributes: Partial<Attributes>) => {
  const reading = read(attributes);
  if (reading.type !== 'shown') throw new Error(reading.problem.key);
  return reading.shown;
};
const problem = (attributes: Partial<Attributes>) => {
  const reading = read(attributes);
  return reading.type === 'problem' ? reading.problem : undefined;
};

describe('the attributes of a board', () => {
  test('may all be missing: then it is the start of a game', () => {
    const { ply, theme, course, setup } = shown({});
    expect([ply, theme, course.positions.length, setup.game]).toEqual([0, 'classic', 1, 'othello']);
  });

  test('show the end of the moves unless a ply is named', () => {
    expect(shown({ transcript: 'F5 d6\nc3' }).ply).toBe(3);
    expect(shown({ transcript: 'f5d6c3', ply: ' 1 ' }).ply).toBe(1);
  });

  test('name a game with its own moves and boards', () => {
    expect(shown({ game: 'connect4', transcript: '44' }).course.turns.length).toBe(2);
    expect(shown({ game: 'anti', size: '6x6' }).setup.shape.width).toBe(6);
  });

  test('may begin from a position set up by hand', () => {
    const position = `${'.'.repeat(27)}ox......xo${'.'.repeat(27)} O`;
    const { course } = shown({ position, transcript: 'c5' });
    expect([course.positions[0]?.turn, course.turns.length]).toEqual(['white', 1]);
  });

  test('know every theme of the game', () => {
    expect(THEME_NAMES.map(theme => shown({ theme }).theme)).toEqual([...THEME_NAMES]);
  });
});

describe('an attribute that cannot be meant is told with what could be:', () => {
  test.each<[Partial<Attributes>, string]>([
    [{ game: 'chess' }, 'embed.problem.game'],
    [{ game: 'connect4', size: '8x8' }, 'embed.problem.size'],
    [{ size: '9x9' }, 'embed.problem.size'],
    [{ position: 'X' }, 'embed.problem.position'],
    [{ position: `${'-'.repeat(64)} X` }, 'embed.problem.position'],
    [{ theme: 'constructor' }, 'embed.problem.theme'],
    [{ transcript: 'f5z9' }, 'embed.problem.transcript'],
    [{ transcript: 'f5', ply: '2' }, 'embed.problem.ply'],
    [{ ply: '-1' }, 'embed.problem.ply'],
    [{ ply: '' }, 'embed.problem.ply'],
    [{ ply: '0.5' }, 'embed.problem.ply'],
  ])('%o', (attributes, key) => {
    expect(problem(attributes)?.key).toBe(key);
  });

  test('a move that the rules do not allow, with its number', () => {
    expect(problem({ transcript: 'f5d6a1' })).toEqual({
      key: 'embed.problem.illegal',
      values: { number: 3, move: 'a1' },
    });
  });
});
