// @vitest-environment jsdom
import { render } from 'lit';
import { describe, expect, test } from 'vitest';
import { discCounts } from '../../../src/game/board.ts';
import { GAMES, type GameName } from '../../../src/game/games.ts';
import { isOver } from '../../../src/game/position.ts';
import { createWords } from '../../../src/i18n/words.ts';
import { DEFAULT_SETTINGS } from '../../../src/store/settingsStore.ts';
import { PICTURES, playedIn, rulePictures } from '../../../src/ui/dialogs/rulePictures.ts';

const shownBy = (name: keyof typeof PICTURES) => {
  const { positions, turns } = playedIn(PICTURES[name]);
  const end = positions.at(-1);
  if (end === undefined) throw new Error(`${name} shows nothing`);
  return { end, turns };
};

describe('the rules confirm each picture:', () => {
  test('two lines flip at once', () => {
    expect(shownBy('flip').turns.map(({ flipped }) => flipped.size)).toEqual([3]);
  });

  test('White has to pass, and Black plays again', () => {
    const { turns } = shownBy('pass');
    expect(turns.map(({ color, forcesPass }) => [color, forcesPass])).toEqual([
      ['black', true],
      ['black', false],
    ]);
  });

  test.each(['most', 'fewest'] as const)('the game is over and the counts differ (%s)', name => {
    const { end } = shownBy(name);
    const { black, white } = discCounts(end);
    expect([isOver(end), black === white]).toEqual([true, false]);
  });

  test('a disc drops on others, and four in a row end the game', () => {
    expect(isOver(shownBy('drop').end)).toBe(false);
    expect(isOver(shownBy('four').end)).toBe(true);
  });
});

const drawn = (game: GameName): readonly Element[] => {
  const place = document.createElement('div');
  render(rulePictures({ words: createWords(), settings: DEFAULT_SETTINGS }, game), place);
  return [...place.querySelectorAll('figure')];
};
const textsIn = (figure: Element): readonly (string | undefined)[] =>
  [...figure.querySelectorAll('.note text')].map(({ textContent }) => textContent?.trim());

/** The center of a disc, and the time of its motion. */
const discsIn = (figure: Element, className: string) =>
  [...figure.querySelectorAll<SVGGElement>(`.${className}`)].map(group => {
    const circle = group.querySelector('circle');
    const [x, y] = ['cx', 'cy'].map(name => Number(circle?.getAttribute(name)));
    return { x: x ?? 0, y: y ?? 0, at: Number.parseInt(group.style.getPropertyValue('--at'), 10) };
  });

test.each(GAMES)('%s: discs flip after the one that closes their line, the nearest first', game => {
  for (const figure of drawn(game)) {
    const placed = discsIn(figure, 'landing');
    const turning = discsIn(figure, 'turning').map(({ x, y, at }) => {
      const by = placed.findLast(disc => disc.at < at) ?? { x: 0, y: 0, at: 0 };
      return { far: Math.round(Math.max(Math.abs(x - by.x), Math.abs(y - by.y))), wait: at - by.at };
    });
    const waits = new Map(turning.map(({ far, wait }) => [far, wait]));
    for (const { far, wait } of turning) expect(waits.get(far)).toBe(wait);
    const inOrder = [...waits].sort(([a], [b]) => a - b).map(([, wait]) => wait);
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  }
});

test('pictures of endings have the counts below them, and the picture of a pass its text', () => {
  expect(drawn('othello').map(textsIn)).toEqual([[], ['pass'], ['9', '4']]);
  expect(drawn('connect4').map(textsIn)).toEqual([[], []]);
});
