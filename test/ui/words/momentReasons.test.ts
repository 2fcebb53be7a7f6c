import { expect, test } from 'vitest';
import type { Fate, Reason } from '../../../src/study/reasons/reason.ts';
import { saidOf, squares } from '../../../testkit/ui/moments.ts';

const counts = { own: 2, ownAfterBest: 7, others: 9, othersAfterBest: 4 };
const several = { replies: ['a1', 'b1'] } as const;

test.each<readonly [Reason, string]>([
  [
    { name: 'wipeout', facts: { plies: 2 } },
    'b2 lets White flip every disc of Black (a1 h8); after c4 that is not possible.',
  ],
  [
    { name: 'xSquare', facts: { corner: 'a1', plies: 1, within: 5, isOwn: false } },
    'b2 is the X-square of the empty corner a1, diagonally beside it: White gets the corner. After c4 that does not happen in the next 5 moves.',
  ],
  [
    { name: 'cSquare', facts: { corner: 'h8', plies: 2, within: 5, isOwn: true } },
    'b2 is a C-square, beside the empty corner h8: White gets the corner (a1 h8). After c4, Black takes it.',
  ],
  [
    { name: 'xSquareLate', facts: { corner: 'a1' } },
    'b2 is the X-square of the empty corner a1, diagonally beside it: sooner or later White gets the corner. c4 does not risk it.',
  ],
  [
    { name: 'edgeBroken', facts: { discs: ['a3', 'a4'] } },
    'After b2, White breaks into the edge and flips a3 and a4; after c4, Black keeps them.',
  ],
  [
    { name: 'letIn', facts: { reply: 'a1', region: 4 } },
    'Only Black could play in the area of 4 empty squares around a1. b2 lets White in; c4 keeps it closed.',
  ],
  [
    { name: 'cornerMissed', facts: { corner: 'd2', plies: 1, within: 2 } },
    'c4 wins Black the corner d2 (c4 d2). After b2 that does not happen in the next 2 moves.',
  ],
  [
    { name: 'passGiven', facts: { plies: 0, within: null } },
    'After b2, Black has to pass (a1). After c4 that does not happen.',
  ],
  [
    { name: 'passGiven', facts: { plies: 2, within: 3 } },
    'After b2, Black has to pass (a1 h8). After c4 that does not happen in the next 3 moves.',
  ],
  [
    { name: 'passMissed', facts: { plies: 1, within: 4 } },
    'After c4, White has to pass (c4 d2). After b2 that does not happen in the next 4 moves.',
  ],
  [
    { name: 'passMissed', facts: { plies: 0, within: null } },
    'After c4, White has to pass (c4). After b2 that does not happen.',
  ],
  [
    { name: 'noSafeMove', facts: { plies: 1, within: null, left: ['g2', 'g7'] } },
    'After b2, Black runs out of safe moves (a1): playing g2 or g7 gives a corner away. After c4 that does not happen.',
  ],
  [
    { name: 'shortageMissed', facts: { plies: 0, within: 1, left: ['g2'] } },
    'After c4, White runs out of safe moves (c4): playing g2 gives a corner away. After b2 that does not happen in the next move.',
  ],
  [
    { name: 'stableGiven', facts: { discs: 5, discsAfterBest: 2, moves: 3 } },
    'After b2, White soon has 5 discs that can never be flipped; after c4, 2.',
  ],
  [
    { name: 'stableMissed', facts: { discs: 3, discsAfterBest: 7, moves: 3 } },
    'After c4, Black soon has 7 discs that can never be flipped; after b2, 3.',
  ],
  [{ name: 'lastMove', facts: {} }, 'After b2, White plays the last move of the game; after c4, Black does.'],
  [
    { name: 'wedge', facts: { reply: 'b1', between: ['a1', 'c1'] } },
    'b2 lets White wedge in at b1, between a1 and c1; after c4 there is no way in.',
  ],
  [
    { name: 'edge', facts: { reply: 'h3' } },
    'b2 lets White place a disc on the edge at h3 that can never be flipped; c4 does not.',
  ],
  [
    { name: 'parity', facts: { region: 2, bestRegion: 3 } },
    'b2 goes into an area of 2 empty squares, an even number. c4 goes into one of 3, where whoever plays first can also play last.',
  ],
  [
    { name: 'mobilityGiven', facts: counts },
    'After b2, White has about 9 squares to choose from in the next moves; after c4, about 4.',
  ],
  [
    { name: 'mobilityLost', facts: counts },
    'After b2, Black has only about 2 squares to choose from in the next moves; after c4, about 7.',
  ],
  [
    { name: 'room', facts: counts },
    'After b2, Black has about 2 squares to choose from in the next moves and White about 9; after c4, 7 and 4.',
  ],
  [
    { name: 'quiet', facts: several },
    'After b2, White has a quiet move, a1 or b1: it opens nothing to Black. After c4, every good answer opens something.',
  ],
  [
    { name: 'openedSeveral', facts: several },
    'b2 opens a1 and b1 to White; after c4, White cannot play there.',
  ],
  [{ name: 'opens', facts: { squares: ['a1', 'b1'] } }, 'b2 opens a1 and b1 to White; c4 opens nothing new.'],
  [
    { name: 'wall', facts: { discs: 9, discsAfterBest: 5, own: 3, ownAfterBest: 8 } },
    'b2 builds a wall: soon about 9 discs of Black face empty squares, and Black has about 3 moves to choose from; after c4, about 5 discs and 8 moves.',
  ],
  [
    { name: 'takenAway', facts: { reply: 'g2', squares: ['a1', 'b1'] } },
    'After b2, White answers g2 and takes a1 and b1 away from Black; after c4, no good answer takes as many.',
  ],
  [{ name: 'cornerOpened', facts: { corner: 'h8' } }, 'b2 opens the corner h8 to White; c4 does not.'],
  [
    { name: 'taken', facts: { reply: 'c4', discs: 3 } },
    'Both sides want c4: after b2, White plays there. Any other answer is at least 3 discs worse.',
  ],
  [
    { name: 'opened', facts: { reply: 'a1', discs: 2 } },
    'b2 opens a1 to White; after c4, White cannot play there. Any other answer is at least 2 discs worse.',
  ],
  [
    { name: 'safeMoves', facts: { safe: 2, safeAfterBest: 4 } },
    'After b2, Black has only about 2 moves that give no corner away in the next turns; after c4, about 4.',
  ],
  [
    { name: 'result', facts: { best: 'win', played: 'draw' } },
    'b2 gives away the win: it is a draw now. c4 wins. After b2: a1 h8. After c4: d2.',
  ],
  [
    { name: 'result', facts: { best: 'win', played: 'loss' } },
    'b2 turns a win into a loss. c4 wins. After b2: a1 h8. After c4: d2.',
  ],
  [
    { name: 'result', facts: { best: 'draw', played: 'loss' } },
    'b2 loses. c4 holds the draw. After b2: a1 h8. After c4: d2.',
  ],
])('%j is worded correctly', (reason, text) => {
  expect(saidOf(reason)).toBe(text);
});

test.each<readonly [Fate, string]>([
  [{ name: 'first', replies: ['g8', 'f1'] }, 'Black gets to g8 and f1 first'],
  [{ name: 'met', reply: 'e1', squares: ['b1', 'c1'] }, 'Black can answer e1 with b1 or c1'],
  [{ name: 'opens', reply: 'd1', squares: ['b2', 'c2'] }, 'd1 opens b2 and c2 to Black'],
])('%j is worded correctly for a reply', (fate, text) => {
  const said = saidOf({ name: 'answers', facts: { replies: ['g8'], fates: [fate] } });
  expect(said).toBe(`After b2, White has strong answers at g8. After c4, ${text}.`);
});

test.each([
  [4, /is much worse\. After c4, g8 is worth much less\.$/],
  [5, /is at least 4 discs worse\. After c4, g8 is worth 4 discs less\.$/],
])('numbers from %i on are omitted', (untold, answer) => {
  const fate = { name: 'less', reply: 'g8', discs: 4 } as const;
  expect(saidOf({ name: 'answer', facts: { reply: 'g8', discs: 4, fate } }, { untold })).toMatch(answer);
});

test('other games name the owner of a row, use their own names of moves and sides, and omit lines if the result is enough', () => {
  const held = { from: 'a1', to: 'h1', squares: 8, discs: 6, discsAfterBest: 1 } as const;
  expect(saidOf({ name: 'held', facts: held }, { game: 'anti' })).toMatch(/in the end Black has 6/);
  expect(saidOf({ name: 'lostSoon', facts: { moves: 3 } }, { game: 'connect4' })).toBe(
    '2 loses by force. After 3 no loss is in sight for 3 moves.',
  );
  const drawn = { name: 'result', facts: { best: 'win', played: 'draw' } } as const;
  expect(saidOf(drawn, { game: 'connect4' })).toBe('2 gives away the win: it is a draw now. 3 wins.');
});

test.each<readonly [Reason, string]>([
  [{ name: 'fourAtOnce', facts: { column: '6' } }, 'After 2, Yellow makes four in column 6 at once.'],
  [{ name: 'winMissed', facts: {} }, '3 makes four at once.'],
  [
    { name: 'doubleThreat', facts: { plies: 1, columns: ['4', '7'] } },
    'After 2, Yellow gets two ways to make four, in columns 4 and 7 (1): only one can be stopped.',
  ],
  [
    { name: 'doubleMissed', facts: { plies: 1, columns: ['4', '4'] } },
    'With 3, Red gets two ways to make four in column 4, one above the other (3 4).',
  ],
  [
    { name: 'zugzwang', facts: { column: '5' } },
    'After 2, Red runs out of moves elsewhere: in the end it has to fill column 5, under the square where Yellow makes four.',
  ],
])('%j is worded correctly in Connect Four', (reason, text) => {
  expect(saidOf(reason, { game: 'connect4' })).toBe(text);
});

test('six moves of a line are given, and an empty line is omitted', () => {
  const line = squares('c4', 'd2', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7');
  expect(saidOf({ name: 'line', facts: {} }, { line, reply: [] })).toBe(
    'b2 loses 1 disc against c4. After c4: d2 a1 a2 a3 a4 a5.',
  );
});

test.each([
  ['win', 'draw', 'This turned it: a win became a draw. White cannot play b2'],
  ['win', 'loss', 'This turned it: a win became a loss. White cannot play b2'],
  ['draw', 'loss', 'This turned it: a draw became a loss. White cannot play b2'],
  ['win', 'win', 'White cannot play b2'],
  [undefined, undefined, 'White cannot play b2'],
] as const)('a proved result that goes from %s to %s is said first', (resultBefore, resultAfter, begins) => {
  const said = saidOf({ name: 'tempo', facts: {} }, { results: { resultBefore, resultAfter } });
  expect(said.startsWith(begins)).toBe(true);
});
