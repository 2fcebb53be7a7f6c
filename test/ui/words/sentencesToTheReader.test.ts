import { describe, expect, test } from 'vitest';
import { type Match, turnsOf } from '../../../src/game/match.ts';
import type { Seats } from '../../../src/game/seat.ts';
import { createWords, loadWords } from '../../../src/i18n/words.ts';
import { NO_MATCH } from '../../../src/store/matchStore.ts';
import { resultText } from '../../../src/ui/words/results.ts';
import { refusalText, statusText } from '../../../src/ui/words/status.ts';
import { turnsText } from '../../../src/ui/words/turnWords.ts';
import { BLACK_PASSES, gameOf, matchOf, TWO_PEOPLE, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { WATCHED } from '../../../testkit/ui/tables.ts';

const en = createWords();
const ja = await loadWords('ja');

const HUMAN = { type: 'human' } as const;
const FLIPSIDE = { type: 'computer', opponent: 'flipside', level: 3 } as const;
const MIKE = { type: 'computer', opponent: 'mike', level: 1 } as const;

/** The reader of the screen: one of the two sides, both, or neither. */
const READERS = {
  black: { black: HUMAN, white: FLIPSIDE },
  white: { black: FLIPSIDE, white: HUMAN },
  both: TWO_PEOPLE,
  watcher: { black: FLIPSIDE, white: MIKE },
  watcherOfTwins: { black: MIKE, white: MIKE },
  watcherOfPeople: WATCHED,
} as const satisfies Record<string, Seats>;

type Reader = keyof typeof READERS;

const eachReader = (expected: Readonly<Record<Reader, string>>) =>
  Object.entries(expected) as readonly (readonly [Reader, string])[];

const statusOf = (match: Match, more: object = {}): string => statusText(en, { ...NO_MATCH, match, ...more });

describe.each(
  eachReader({
    black: 'Your turn',
    white: 'Flipside 3 to move',
    both: 'Black to move',
    watcher: 'Flipside 3 to move',
    watcherOfTwins: 'Black to move',
    watcherOfPeople: 'Anna to move',
  }),
)('the turn, read by %s,', (reader, turn) => {
  const seats = READERS[reader];

  test('is named by person or name, and by color only if names do not help', () => {
    expect(statusOf(matchOf('', seats))).toBe(turn);
  });

  test('is told what to do first, or the goal', () => {
    expect(statusOf(gameOf('reversi', '', seats))).toBe(`${turn}: place a disc in the centre`);
    expect(statusOf(gameOf('anti', '', seats))).toBe(`${turn}. Fewest discs wins.`);
    expect(statusOf(gameOf('anti', 'f5d6', seats))).toBe(turn);
  });
});

test.each(
  eachReader({
    black: 'Flipside 3 is thinking…',
    white: 'Your turn',
    both: 'White to move',
    watcher: 'Mike is thinking…',
    watcherOfTwins: 'White is thinking…',
    watcherOfPeople: 'Bob to move',
  }),
)('a computer that thinks is named, read by %s', (reader, text) => {
  const match = matchOf('f5', READERS[reader]);
  const thinking = match.seats.white.type === 'computer' ? 'reply' : undefined;
  expect(statusOf(match, { thinking })).toBe(text);
});

test.each(
  eachReader({
    black: "White can't move. Your turn again.",
    white: "You can't move. Flipside 3 plays again.",
    both: "White can't move. Black plays again.",
    watcher: "White can't move. Flipside 3 plays again.",
    watcherOfTwins: "White can't move. Black plays again.",
    watcherOfPeople: "White can't move. Anna plays again.",
  }),
)('a pass says who goes on, read by %s', (reader, text) => {
  expect(statusOf(matchOf('f5', READERS[reader]), { passCard: 'white' })).toBe(text);
});

test.each(
  eachReader({
    black: 'You lose 11-53.',
    white: 'You win 53-11.',
    both: 'White wins 53-11.',
    watcher: 'Mike wins 53-11.',
    watcherOfTwins: 'White wins 53-11.',
    watcherOfPeople: 'Bob wins 53-11.',
  }),
)('the winner wins and the loser loses, read by %s', (reader, text) => {
  expect(resultText(en, matchOf(WHITE_WINS, READERS[reader]))).toBe(text);
});

test.each<[Reader, string]>([
  ['black', "You can't move. Flipside 3 plays again."],
  ['white', "Black can't move. Your turn again."],
  ['both', "Black can't move. White plays again."],
])('a pass is announced once with the next turn, read by %s', (reader, text) => {
  const match = matchOf(BLACK_PASSES, READERS[reader]);
  expect(turnsText(en, turnsOf(match).slice(-1), match)).toMatch(/^White a8, \d+ discs flipped\. /);
  expect(turnsText(en, turnsOf(match).slice(-1), match)).toContain(text);
});

test('a person who passes freely hears it as their own pass', () => {
  const passed = (seats: Seats): Match => {
    const match = matchOf('f5d6--', seats);
    return { ...match, setup: { ...match.setup, freePassing: true } };
  };
  const heard = (seats: Seats) => turnsText(en, turnsOf(passed(seats)).slice(-1), passed(seats));
  expect(heard(READERS.black)).toBe('You pass. Flipside 3 to move.');
  expect(heard(READERS.both)).toBe('Black passes. White to move.');
});

test.each([
  [{ match: matchOf('', READERS.black) }, 'あなたの番'],
  [{ match: matchOf('f5', READERS.black), thinking: 'reply' as const }, 'Flipside 3が考えています…'],
  [
    { match: matchOf('f5', READERS.black), passCard: 'white' as const },
    '白は打てません。もう一度あなたの番です。',
  ],
  [{ match: gameOf('anti', '', READERS.black) }, 'あなたの番。石の少ない方が勝ちです。'],
])('Japanese addresses the person too: %#', (state, text) => {
  expect(statusText(ja, { ...NO_MATCH, ...state })).toBe(text);
});

test.each([
  [true, 'dots', 'Nothing to flip here. Try a dot.'],
  [true, 'rings', 'Nothing to flip here. Try a ring.'],
  [false, 'dots', 'Nothing to flip here.'],
] as const)('a refusal points to the marks only where they are shown: %s, %s', (legalMarks, marks, text) => {
  expect(refusalText(en, 'flipsNothing', { legalMarks, marks })).toBe(text);
});
