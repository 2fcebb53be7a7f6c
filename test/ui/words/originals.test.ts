import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import type { Match } from '../../../src/game/match.ts';
import { STANDARD_START } from '../../../src/game/othello/position.ts';
import type { Opponent } from '../../../src/game/seat.ts';
import { parseSize } from '../../../src/game/shape.ts';
import { createWords, type Words } from '../../../src/i18n/words.ts';
import { originalChoiceOf, planReply } from '../../../src/opponents/opponents.ts';
import { mannerText } from '../../../src/ui/words/names.ts';
import { stripLabel } from '../../../src/ui/words/status.ts';

const MEANS = { milliseconds: 1000, threads: 1 };
const words = { t: (key: string) => key } as unknown as Words;

const against = (opponent: Opponent): Match => ({
  id: '',
  setup: STANDARD_SETUP,
  seats: { black: { type: 'human' }, white: { type: 'computer', opponent, level: 1 } },
  transcript: [],
  given: 0,
  undone: [],
  seed: 1,
});

const chosen = { asIn2003: true, byTheLetter: true } as const;
const none = { asIn2003: false, byTheLetter: false } as const;

test.each([
  ['arthur', 'strip.asIn2003'],
  ['bitboard', 'strip.byTheLetter'],
  ['flipside', undefined],
] as const)('the strip of %s says how it is set to play', (opponent, text) => {
  expect(mannerText(words, against(opponent), 'white', chosen)).toBe(text);
  expect(mannerText(words, against(opponent), 'white', none)).toBeUndefined();
  expect(mannerText(words, against(opponent), 'black', chosen)).toBeUndefined();
});

test('the program of 2003 knew no other board and no other rules', () => {
  const shape = parseSize('6x6') ?? STANDARD_START.shape;
  expect(originalChoiceOf('arthur', { rules: 'othello', shape })).toBeUndefined();
  expect(originalChoiceOf('arthur', { ...STANDARD_START, rules: 'anti' })).toBeUndefined();
});

test.each(['arthur', 'bitboard'] as const)('%s plays like its original program if set so', opponent => {
  const seat = { type: 'computer', opponent, level: 1 } as const;
  const turn = { seat, position: STANDARD_START, seed: 1 };
  expect(planReply({ ...turn, original: true }, MEANS).method).toMatchObject({ original: true });
  expect(planReply(turn, MEANS).method).not.toHaveProperty('original');
});

test("the strip's accessible name includes it", () => {
  const english = createWords();
  const match = against('arthur');
  const manner = mannerText(english, match, 'white', chosen);
  expect(stripLabel(english, match, 'white', { manner })).toContain('As in 2003');
  expect(stripLabel(english, match, 'white')).not.toContain('As in 2003');
});
