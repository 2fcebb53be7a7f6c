import { describe, expect, test } from 'vitest';
import { played } from '../../src/embed/gameShown.ts';
import { type GameAttributes, gameFromAttributes } from '../../src/embed/readAttributes.ts';
import { readView, type ViewAttributes } from '../../src/embed/readView.ts';
import { THEME_NAMES } from '../../src/look/themes.ts';

type Attributes = GameAttributes & ViewAttributes;
const NONE: Attributes = {
  ...{ game: null, size: null, position: null, transcript: null, record: null },
  ...{ ply: null, theme: null, orientation: null, playable: null },
  ...{ opponent: null, autoplay: null, arrows: null, marks: null },
};
const read = (given: Partial<Attributes>) => {
  const attributes = { ...NONE, ...given };
  const game = gameFromAttributes(attributes);
  return game.type === 'shown' ? readView(attributes, played(game.shown)) : game;
};
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
  test('may all be missing: the start of a game is shown', () => {
    const {
      ply,
      theme,
      course,
      tree: { setup },
    } = shown({});
    expect([ply, theme, course.positions.length, setup.game]).toEqual([0, 'classic', 1, 'othello']);
  });

  test('show the end of the moves, or the given ply', () => {
    expect(shown({ transcript: 'F5 d6\nc3' }).ply).toBe(3);
    expect(shown({ transcript: 'f5d6c3', ply: ' 1 ' }).ply).toBe(1);
  });

  test.each(['size', 'transcript', 'game'] as const)(
    'that are invalid are quoted only in part, without direction marks: %s',
    name => {
      const text = String(problem({ [name]: `\u202e<b>${'x'.repeat(100_000)}` })?.values?.text);
      expect(text).toMatch(/^<b>x+…$/);
      expect(text.length).toBeLessThan(50);
    },
  );

  test('can name a game with its own moves and boards', () => {
    expect(shown({ game: 'connect4', transcript: '44' }).course.turns.length).toBe(2);
    expect(shown({ game: 'anti', size: '6x6' }).tree.setup.shape.width).toBe(6);
  });

  test('may begin from a position set up by hand', () => {
    const position = `${'.'.repeat(27)}ox......xo${'.'.repeat(27)} O`;
    const { course } = shown({ position, transcript: 'c5' });
    expect([course.positions[0]?.turn, course.turns.length]).toEqual(['white', 1]);
  });

  test('may contain a record with variations and comments', () => {
    const sgf = '(;GM[2]SZ[8];B[f5]C[Hello](;W[d6])(;W[f6]))';
    const { tree, line } = shown({ record: sgf });
    expect([tree.children[0]?.children.length, tree.children[0]?.comment, line.length]).toEqual([
      2,
      'Hello',
      2,
    ]);
  });

  test('set who may move, the opponent, and arrows and marks', () => {
    const { playable, opponent, orientation } = shown({
      playable: 'white',
      opponent: 'flipside 5',
      orientation: 'white',
    });
    expect([playable, opponent?.opponent, opponent?.level, orientation]).toEqual([
      'white',
      'flipside',
      5,
      'white',
    ]);
    expect(shown({ game: 'connect4', opponent: 'flipside' }).opponent?.opponent).toBe('solver');
    const { arrows, marks } = shown({ arrows: 'd3f5 c4 c6', marks: 'a1,h8' });
    expect([arrows.length, marks.map(({ square }) => square)]).toEqual([2, [0, 63]]);
  });

  test('accept every theme of the game', () => {
    expect(THEME_NAMES.map(theme => shown({ theme }).theme)).toEqual([...THEME_NAMES]);
  });
});

describe('an invalid attribute', () => {
  test.each<[Partial<Attributes>, string]>([
    [{ game: 'chess' }, 'embed.problem.game'],
    [{ game: `\u202e${'x'.repeat(10_000)}` }, 'embed.problem.game'],
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
    [{ record: 'hello' }, 'embed.problem.record'],
    [{ orientation: 'left' }, 'embed.problem.choice'],
    [{ playable: 'yes' }, 'embed.problem.choice'],
    [{ opponent: 'nobody' }, 'embed.problem.choice'],
    [{ opponent: 'flipside 13' }, 'embed.problem.choice'],
    [{ autoplay: '0' }, 'embed.problem.choice'],
    [{ marks: 'z9' }, 'embed.problem.choice'],
  ])('is reported: %o', (attributes, key) => {
    expect(problem(attributes)?.key).toBe(key);
  });

  test('with an illegal move is reported with the number of the move', () => {
    expect(problem({ transcript: 'f5d6a1' })).toEqual({
      key: 'embed.problem.illegal',
      values: { number: 3, move: 'a1' },
    });
  });
});
