// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { FLAG_NAMES, TEXT_NAMES } from '../../src/embed/boardElement.ts';
import { type BoardEngine, useEngine } from '../../src/embed/engine.ts';
import { parseSquare, type SquareName } from '../../src/game/square.ts';
import { all, type Board, boardOf, cell, press, texts } from '../../testkit/embed/board.ts';
import { until } from '../../testkit/until.ts';

afterEach(() => document.body.replaceChildren());

/** An engine with these answers. */
const engineWith = (answers: Partial<BoardEngine>): void => useEngine(() => answers as BoardEngine);
const score = (name: SquareName, discs: number, exact: boolean) => ({
  square: parseSquare(name),
  score: discs,
  exact,
});

test.each([
  ['both', ['f5', 'd6']],
  ['black', ['f5']],
  ['white', []],
])('on a board playable for %s only that side can move', async (playable, made) => {
  const board = await boardOf(`playable="${playable}"`);
  expect(all(board, '.board.playable')).toHaveLength(playable === 'white' ? 0 : 1);
  press(board, 'f5');
  press(board, 'd6');
  expect(board.line).toBe(made.join(''));
  // An illegal square.
  press(board, 'a1');
  expect(board.line).toBe(made.join(''));
});

test('pressing the next move of the line steps along it', async () => {
  const board = await boardOf('playable="both" transcript="f5d6c3" ply="0"');
  press(board, 'f5');
  expect([board.ply, board.line]).toEqual([1, 'f5d6c3']);
});

test('the list shows every move with its name, marks and variations', async () => {
  const board = await boardOf('transcript="f5d6c3" list');
  board.ply = 1;
  board.play('f6');
  await board.updateComplete;
  expect(all(board, '.move').map(move => move.getAttribute('aria-label'))).toEqual([
    '1, Black f5',
    '2, White d6',
    '2, White f6',
    '3, Black c3',
  ]);
  expect(texts(all(board, '[aria-current=step]'))).toEqual(['f6']);
  expect(texts(all(board, '.list'))).toEqual(['1.f5d6f63.c3']);
  all(board, '.move').at(-1)?.click();
  expect(board.line).toBe('f5d6c3');
});

test.each([
  ['f5', 'transcript="f5"', 'f5, black, last move'],
  ['d6', 'transcript="f5"', 'd6, empty, legal, flips 1'],
  ['a1', 'transcript="f5"', 'a1, empty'],
  ['d6', 'game="connect4" transcript="4"', 'Column 4, row 1, red, last move'],
])('a screen reader announces %s', async (name, attributes, heard) => {
  const board = await boardOf(attributes);
  expect(cell(board, name as SquareName)?.getAttribute('aria-label')).toBe(heard);
});

test.each([
  ['', 'The start of the game. Black 2, White 2. Black to move.'],
  ['game="connect4" transcript="44"', 'Yellow column 4, row 2. Red to move.'],
])(
  'the caption has the last move, the number of discs if it matters, and the side to move: %s',
  async (attributes, said) => {
    const board = await boardOf(attributes);
    expect(texts(all(board, '.caption'))).toEqual([said]);
  },
);

test.each([
  ['', true],
  ['game="connect4"', false],
])('for White the board is rotated, unless discs fall: %s', async (game, isTurned) => {
  const places: unknown[] = [];
  for (const color of ['black', 'white'])
    places.push(cell(await boardOf(`orientation="${color}" ${game}`), 'a1')?.style.top);
  expect(places[0] !== places[1]).toBe(isTurned);
});

test('a style sheet changes only the lines, even in a theme whose frame has their color', async () => {
  const board = await boardOf('theme="highContrast"');
  const painted = all(board, 'svg')[0]?.innerHTML ?? '';
  for (const part of ['lines', 'frame', 'letters']) expect(painted).toContain(`"var(--flipside-${part}, `);
});

test('arrows and marks set by a script are drawn at once', async () => {
  const board = await boardOf('');
  const drawn = async (): Promise<readonly number[]> => {
    await board.updateComplete;
    return ['.notes polygon', '.ring'].map(part => all(board, part).length);
  };
  board.arrows = [{ from: 'f5', to: 'd6' }];
  expect(await drawn()).toEqual([1, 0]);
  board.marks = ['f5', { square: 'c4', color: 'red' }];
  expect(await drawn()).toEqual([1, 2]);
  expect(() => Object.assign(board, { marks: ['z9'] })).toThrow('There is no square "z9".');
});

test('the grid remembers its focused square', async () => {
  const board = await boardOf('');
  cell(board, 'c5')?.focus();
  await board.updateComplete;
  expect(all(board, '[role=gridcell][tabindex="0"]')).toEqual([cell(board, 'c5')]);
});

test.each<[string, string, SquareName, boolean, readonly string[]]>([
  ['Othello', '', 'd3', false, ['+2']],
  ['Connect Four before anything is proved', 'game="connect4"', 'd1', false, []],
  ['Connect Four', 'game="connect4"', 'd1', true, ['win 20']],
])(
  "a move's value is shown on its square, and the best move is marked once it is certain: %s",
  async (_, game, name, exact, best) => {
    engineWith({
      analyze: async () => ({ moves: [score(name, 2, exact), score('c1', -4, exact)] }) as never,
    });
    const board = await boardOf(`values ${game}`);
    await until(() => expect(texts(all(board, '.value')).length).toBeGreaterThan(0));
    expect(texts(all(board, '.best'))).toEqual(best);
  },
);

test('the opponent replies only on its turn at the end of the line', async () => {
  const asked: string[] = [];
  engineWith({
    reply: async position => {
      asked.push(position.turn);
      return { square: parseSquare('d6') };
    },
  });
  const board = await boardOf('playable="black" opponent="jack"');
  press(board, 'f5');
  await until(() => expect(board.line).toBe('f5d6'));
  board.ply = 1;
  await board.updateComplete;
  board.ply = 2;
  await board.updateComplete;
  expect(asked).toEqual(['white']);
});

test('an opponent of White begins', async () => {
  engineWith({ reply: async () => ({ square: parseSquare('d3') }) });
  const board = await boardOf('playable="white" opponent="jack"');
  await until(() => expect(board.line).toBe('d3'));
});

test('keys move the focus between squares and play', async () => {
  const board = await boardOf('transcript="f5d6c3"');
  const key = (at: HTMLElement | undefined, name: string): boolean | undefined =>
    at?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, composed: true }),
    );
  cell(board, 'c5')?.focus();
  expect([key(cell(board, 'c5'), 'ArrowRight'), key(cell(board, 'c5'), 'x')]).toEqual([false, true]);
  expect(board.shadowRoot?.activeElement).toBe(cell(board, 'd5'));
  board.playable = 'both';
  key(cell(board, 'd3'), 'Enter');
  expect(board.line).toBe('f5d6c3d3');
  const [button] = all(board, 'button');
  button?.focus();
  expect([key(button, 'ArrowRight'), key(button, 'Enter')]).toEqual([true, true]);
  expect(board.shadowRoot?.activeElement).toBe(button);
});

test('properties reflect attributes, and may be set before the element is defined', () => {
  const board = document.createElement('flipside-board') as Board;
  for (const name of [...TEXT_NAMES, ...FLAG_NAMES]) {
    const isFlag = FLAG_NAMES.some(flag => flag === name);
    const [there, gone] = isFlag ? [true, false] : ['x', null];
    for (const none of [null, undefined]) {
      Object.assign(board, { [name]: there });
      expect([board.getAttribute(name), board[name]]).toEqual([isFlag ? '' : 'x', there]);
      Object.assign(board, { [name]: none });
      expect([board.getAttribute(name), board[name]]).toEqual([null, gone]);
    }
    Object.defineProperty(board, name, { value: there, configurable: true, enumerable: true });
  }
  document.body.append(board);
  for (const name of [...TEXT_NAMES, ...FLAG_NAMES])
    expect([Object.hasOwn(board, name), board.hasAttribute(name)]).toEqual([false, true]);
});
