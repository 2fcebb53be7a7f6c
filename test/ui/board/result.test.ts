// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type GameName, onlyShapeOf } from '../../../src/game/games.ts';
import { fittedSeat, type Seat } from '../../../src/game/seat.ts';
import { STANDARD_SHAPE } from '../../../src/game/shape.ts';
import { layoutOf } from '../../../src/look/layout.ts';
import { comforting } from '../../../src/ui/board/result/resultPanel.ts';
import { resultPlace } from '../../../src/ui/board/result/resultPlace.ts';
import { SHORTEST } from '../../../testkit/game/specialGames.ts';
import { BLACK_AGAINST_MINIMAX, gameOf, matchOf, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

await comforting.load();

const page = sharePage({ screen: 'board', match: { match: matchOf(WHITE_WINS) } });
const HUMAN: Seat = { type: 'human' };

/** Shows the result of a game that White has won against a computer. */
const endAgainst = (computer: Extract<Seat, { type: 'computer' }>, own: 'black' | 'white'): void => {
  const seats = own === 'black' ? { black: HUMAN, white: computer } : { black: computer, white: HUMAN };
  page.stores.match.setState({ result: 'none' });
  page.stores.match.setState({ match: matchOf(WHITE_WINS, seats), result: 'shown' });
};

test('the next weaker or stronger opponent is offered', () => {
  for (const [opponent, level, own, name, who, step] of [
    ['flipside', 5, 'white', 'A little harder', 'Flipside 6', 1],
    ['flipside', 3, 'black', 'A little easier', 'Lennie', -1],
    ['lennie', 1, 'white', 'A little harder', 'Flipside 3', 1],
  ] as const) {
    endAgainst({ type: 'computer', opponent, level }, own);
    expect(byRole('button', name).title).toBe(who);
    byRole('button', name).click();
    expect(page.play.stepOpponent).toHaveBeenLastCalledWith(step);
  }
});

test('a loss is headed by a kind sentence with the score second; the opponent is named, with its face if it has one', () => {
  for (const [opponent, level, own, title, text, faces] of [
    ['flipside', 3, 'black', 'You took 2 corners.', 'Flipside 3 · You lose 11-53.', 0],
    ['flipside', 3, 'white', 'You win 53-11.', 'Flipside 3', 0],
    ['claire', 1, 'black', 'You took 2 corners.', 'Claire · You lose 11-53.', 1],
    ['claire', 1, 'white', 'You win 53-11.', 'Claire', 1],
  ] as const) {
    endAgainst({ type: 'computer', opponent, level }, own);
    const dialog = byRole('dialog', `${title} ${text}`);
    expect(dialog.querySelector('h2')?.textContent).toBe(title);
    expect(dialog.querySelector('p')?.textContent).toBe(text);
    expect(dialog.querySelectorAll('.face svg')).toHaveLength(faces);
    expect(document.querySelectorAll('.strip .face svg')).toHaveLength(faces);
  }
});

test('the result has at most three answers, More and a cross, and nothing else can be pressed beside it', () => {
  endAgainst({ type: 'computer', opponent: 'flipside', level: 5 }, 'white');
  const named = allByRole('button').map(one => one.getAttribute('aria-label') ?? one.textContent?.trim());
  const pressed = named.filter(name => !/^[a-h][1-8],/.test(name ?? ''));
  expect(pressed).toEqual(
    expect.arrayContaining(['More', 'Close', 'Rematch', 'A little harder', 'Look back']),
  );
  expect(allByRole('group', 'Actions')).toEqual([]);
  expect(allByRole('tab')).toEqual([]);
  expect([...byRole('dialog').querySelectorAll('button')]).toHaveLength(5);
});

/** The title after this game, which Black has lost to a computer. */
const comfortAfter = (game: GameName, moves: string): string | null | undefined => {
  const opponent = game === 'connect4' ? 'solver' : 'flipside';
  const seats = { black: HUMAN, white: { type: 'computer', opponent, level: 3 } } as const;
  page.stores.match.setState({ result: 'none' });
  page.stores.match.setState({ match: gameOf(game, moves, seats), result: 'shown' });
  return byRole('dialog').querySelector('h2')?.textContent;
};

/** Black loses every disc, takes no corner, and led only at the beginning. */
const WIPED_OUT = 'd3c5f6f3e3c3g2g7c6f5b5a5a4g3g4c7a6h5b3g1b6a3f2a7d7e8';

/** Black, who wants the fewest discs, has more than White almost throughout. */
const TOO_MANY =
  'd3e3f3c3b3b2e6d2a1b4d1e1c1a3a5b5b6c5f1a7b7c7b8b1d6e7e8f4g3f2g1f8c6d8c4d7c8h3g8g5h6f5f6e2c2a6a4g4g2h2a8g6g7f7a2h8h7h5h4h1';
/** The same, but White has more once, in the middle of the game. */
const ONCE_FEWER = 'd3c3b3b2f5e3a1c5d2a3b4d1f3f4e1d6b5c1c7f1f2c4g4a5b1b6g1d8b7a7c2a2b8a4a6g5h6e2a8g2h2e6f7';

test.each([
  ['the distance to a four is named', 'connect4', '71727364', 'You were one disc from four, in column 7.'],
  [
    'the disc that would have stopped a four is named',
    'connect4',
    '71726364',
    'A disc in column 4 would have stopped that four.',
  ],
  [
    'two threats at once are named as such',
    'connect4',
    '73741512',
    'Two threats at once: no single disc stops both.',
  ],
  [
    'the disc that made room for a four is named',
    'connect4',
    '5765161744',
    'Your last disc made room for that four.',
  ],
  ['a long resistance is named', 'connect4', '451564327421554746', 'You held out for 9 moves.'],
  ['the largest flip is named', 'othello', WIPED_OUT, 'One of your moves turned 4 discs.'],
  [
    'the largest number of discs given away is named if the fewest win',
    'anti',
    TOO_MANY,
    'You made your opponent take 6 discs in one move.',
  ],
  ['a lead in fewest discs is named', 'anti', ONCE_FEWER, 'You were ahead until move 16.'],
] as const)('after a loss, %s', (_, game, moves, text) => {
  expect(comfortAfter(game, moves)).toBe(text);
});

test('no step is offered beyond the last level, nor from the adaptive opponent, which has no level', () => {
  const steps = () => allByRole('button').filter(({ textContent }) => textContent?.includes('A little'));
  for (const [opponent, level, own] of [
    ['flipside', 12, 'white'],
    ['minimax', 1, 'black'],
    ['bitboard', 1, 'black'],
    ['flipside', 1, 'black'],
  ] as const) {
    endAgainst({ type: 'computer', opponent, level }, own);
    expect(steps()).toEqual([]);
  }
  endAgainst(fittedSeat('flipside', 2.6), 'white');
  expect(byRole('dialog').querySelector('p')?.textContent).toBe('Your first win against Flipside.');
  expect(steps()).toEqual([]);
});

test('the result closes when the game is no longer over, and the focus moves to the board', () => {
  page.stores.match.setState({ result: 'shown' });
  expect(document.activeElement).toBe(byRole('dialog'));
  byRole('button', 'Rematch').focus();
  page.stores.match.setState({ thinking: 'hint' });
  expect(document.activeElement).toBe(byRole('button', 'Rematch'));
  page.stores.match.setState({ result: 'none' });
  expect(allByRole('dialog')).toHaveLength(0);
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
});

test('More lists what can be done after the end, and leaves with the result', () => {
  page.stores.match.setState({ match: matchOf(WHITE_WINS), result: 'shown' });
  byRole('button', 'More').click();
  const list = byRole('dialog', 'More');
  const names = [...list.querySelectorAll('.more-items button')].map(one => one.textContent?.trim());
  expect(names).toEqual(expect.arrayContaining(['Undo', 'New game', 'Analyze', 'Menu', 'Settings']));
  expect(names).not.toContain('Hint');
  [...list.querySelectorAll('button')].find(one => one.textContent?.includes('Undo'))?.click();
  expect(page.play.undo).toHaveBeenCalledOnce();
});

const roomOf = (width: number, height: number, game: GameName = 'othello') =>
  layoutOf({
    screen: 'board',
    viewport: { width, height },
    shape: onlyShapeOf(game) ?? STANDARD_SHAPE,
    rules: game === 'connect4' ? game : 'othello',
    hand: 'right',
    direction: 'ltr',
  });
const LEAST = { lines: 1, letters: 15, keepsActions: true } as const;
const MOST = { lines: 2, letters: 15, keepsActions: false } as const;

/** Page sizes, with the minimum height with two lines, and whether the buttons beside the board can stay free. */
test.each([
  [320, 568, 8, false],
  [360, 640, 8, false],
  [390, 844, 8, true],
  [400, 480, 6.5, false],
  [480, 560, 6.5, false],
  [500, 500, 6.5, false],
  [556, 600, 6.5, false],
  [568, 320, 6.5, true],
  [700, 700, 6.5, false],
  [720, 450, 8, false],
  [844, 390, 8, true],
  [820, 1180, 6.5, true],
  [1440, 900, 6.5, true],
  [3840, 2160, 6.5, false],
])(
  'on %ix%i the result is fully visible, and covers the board only on a page hardly larger than that',
  (width, height, most, leavesButtons) => {
    const layout = roomOf(width, height);
    for (const needs of [LEAST, MOST]) {
      const { rect } = resultPlace(layout, needs);
      const { frame } = layout.board;
      const isBeside = rect.x >= frame.x + frame.width || rect.y >= frame.y + frame.height;
      expect(isBeside || layout.bar !== undefined).toBe(true);
      expect(rect.y + rect.height).toBeLessThanOrEqual(height);
      expect(rect.height).toBeGreaterThanOrEqual(16 * (needs === MOST ? most : 6.5));
    }
    expect(leavesButtons && resultPlace(layout, LEAST).coversActions).toBe(false);
  },
);

test('a title that wraps gets an additional line', () => {
  const layout = roomOf(360, 640, 'connect4');
  const { rect } = resultPlace(layout, { lines: 1, letters: 35, keepsActions: false });
  expect(rect.height).toBeGreaterThanOrEqual(8.25 * 16);
});

const come = (): void => page.stores.match.setState({ result: 'coming' });

test('while the ending is shown, no text reveals the result', () => {
  come();
  expect(byRole('status').textContent).toBe('Counting the discs…');
  expect(allByRole('dialog')).toEqual([]);
  page.stores.match.setState({ result: 'shown' });
  expect(byRole('status').textContent).toBe('You lose 11-53.');
});

test.each<readonly [string, () => void]>([
  ['a tap beside the board', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['a key', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))],
  [
    'Escape',
    () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  ],
])('%s shows the result during the ending, and does nothing else', (_, hurry) => {
  come();
  hurry();
  expect(page.play.hurryResult).toHaveBeenCalledOnce();
  expect(page.play.closeResult).not.toHaveBeenCalled();
});

test('a button pressed during the ending still works', () => {
  come();
  const undo = byRole('button', 'Undo');
  undo.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  undo.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  undo.click();
  expect(page.play.hurryResult).not.toHaveBeenCalled();
  expect(page.play.undo).toHaveBeenCalledOnce();
});

/** The text below the title. */
const lines = () => [...byRole('dialog').querySelectorAll('.result-words p')].map(line => line.textContent);

test('the first win against an opponent names them once', () => {
  const seats = { black: { type: 'computer', opponent: 'flipside', level: 3 }, white: HUMAN } as const;
  page.stores.match.setState({ match: matchOf(WHITE_WINS, seats), result: 'shown' });
  page.stores.records.setState({ 'othello/flipside/3': { won: 1, drawn: 0, lost: 4 } });
  expect(lines()).toEqual(['Your first win against Flipside 3.']);
  page.stores.records.setState({ 'othello/flipside/3': { won: 2, drawn: 0, lost: 4 } });
  expect(lines()).toEqual(['Flipside 3']);
});

test.each([
  ['anti', 'Minimax 5 finished with 13 fewer discs.', 'A wipeout: Black had to take every disc.'],
  ['othello', 'Minimax 5', 'A wipeout: every disc on the board is Black.'],
] as const)('a wipeout in %s is told below the margin', (game, margin, text) => {
  page.stores.match.setState({ match: gameOf(game, SHORTEST, BLACK_AGAINST_MINIMAX), result: 'shown' });
  expect(lines()).toEqual([margin, text]);
});

test('Enter pressed and released on the result focuses its answers', () => {
  page.stores.match.setState({ result: 'shown' });
  const dialog = byRole('dialog');
  const key = (type: string, name = 'Enter', more: KeyboardEventInit = {}): boolean => {
    dialog.focus();
    dialog.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true, ...more }));
    return document.activeElement === byRole('button', 'Rematch');
  };
  const presses = [
    key('keyup'),
    key('keydown', 'a') || key('keyup', 'a'),
    key('keydown', 'Enter', { repeat: true }) || key('keyup'),
    key('keydown') || key('keyup', 'a') || key('keyup'),
    key('keydown') || key('keyup'),
  ];
  expect(presses).toEqual([false, false, false, false, true]);
});
