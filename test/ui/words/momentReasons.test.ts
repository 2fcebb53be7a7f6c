import { expect, test } from 'vitest';
import type { Fate, Reason } from '../../../src/study/reasons/reason.ts';
import { saidOf, squares } from '../../../testkit/ui/moments.ts';

const counts = { own: 2, ownAfterBest: 7, others: 9, othersAfterBest: 4 };
const several = { replies: ['a1', 'b1'] } as const;

test.each<readonly [Reason, string]>([
  [
    { name: 'wipeout', facts: { reply: 'a1' } },
    'b2 lets White flip every disc of Black with a1; after c4 that is not possible.',
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
    { name: 'noSafeMove', facts: { plies: 1, within: null } },
    'After b2, Black runs out of safe moves (a1): each one gives a corner away. After c4 that does not happen.',
  ],
  [
    { name: 'shortageMissed', facts: { plies: 0, within: 1 } },
    'After c4, White runs out of safe moves (c4): each one gives a corner away. After b2 that does not happen in the next move.',
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
    'After b2, White can play a1 or b1 and open nothing new to Black; after c4, every good answer opens something.',
  ],
  [
    { name: 'openedSeveral', facts: several },
    'b2 opens a1 and b1 to White; after c4, White cannot play there.',
  ],
  [{ name: 'opens', facts: { squares: ['a1', 'b1'] } }, 'b2 opens a1 and b1 to White; c4 opens nothing new.'],
  [
    { name: 'wall', facts: { discs: 9, discsAfterBest: 5 } },
    'b2 builds a wall: about 9 discs of Black touch empty squares in the next moves; after c4, about 5.',
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
  [3, /b2 much worse than c4/, /is much worse\. After c4, g8 is worth much less\.$/],
  [4, /b2 3 discs worse/, /is much worse\. After c4, g8 is worth much less\.$/],
  [5, /b2 3 discs worse/, /is at least 4 discs worse\. After c4, g8 is worth 4 discs less\.$/],
])('numbers from %i on are omitted', (untold, line, answer) => {
  const fate = { name: 'less', reply: 'g8', discs: 4 } as const;
  expect(saidOf({ name: 'line', facts: {} }, { untold, loss: 3 })).toMatch(line);
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

test('six moves of a line are given, and an empty line is omitted', () => {
  const line = squares('c4', 'd2', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7');
  expect(saidOf({ name: 'line', facts: {} }, { line, reply: [] })).toBe(
    'The engine finds b2 1 disc worse than c4. After c4: d2 a1 a2 a3 a4 a5.',
  );
});
