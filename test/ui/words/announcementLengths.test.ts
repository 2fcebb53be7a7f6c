import { expect, test } from 'vitest';
import { boardOf, STANDARD_SETUP } from '../../../src/game/games.ts';
import { type Match, turnsOf } from '../../../src/game/match.ts';
import { STANDARD_SHAPE } from '../../../src/game/shape.ts';
import { createWords, loadWords } from '../../../src/i18n/words.ts';
import { NO_MATCH } from '../../../src/store/matchStore.ts';
import { ANNOUNCEMENT_LENGTHS } from '../../../src/store/settingsStore.ts';
import { boardRows } from '../../../src/ui/words/boardRows.ts';
import { newsOf } from '../../../src/ui/words/news.ts';
import { turnsText } from '../../../src/ui/words/turnWords.ts';
import { BLACK_PASSES, gameOf, matchOf, TWO_PEOPLE, WHITE_WINS } from '../../../testkit/ui/matches.ts';

const en = createWords();
const ja = await loadWords('ja');

const atEachLength = (match: Match): readonly string[] =>
  ANNOUNCEMENT_LENGTHS.map(length => turnsText(en, turnsOf(match).slice(-1), match, length));

test('a move is announced in three lengths', () => {
  expect(atEachLength(matchOf('f5d6'))).toEqual([
    'White d6.',
    'White d6, 1 disc flipped. Your turn.',
    'White d6, 1 disc flipped. Flipped: d5. Black 3, White 3. Your turn. You can play c3, c4, c5, c6, c7.',
  ]);
});

test('the opponent’s moves are not listed', () => {
  expect(atEachLength(matchOf('f5'))).toEqual([
    'Black f5.',
    'Black f5, 1 disc flipped. Minimax 5 to move.',
    'Black f5, 1 disc flipped. Flipped: e5. Black 4, White 1. Minimax 5 to move.',
  ]);
});

test('a pass and a result are announced at every length', () => {
  for (const text of atEachLength(matchOf(BLACK_PASSES)))
    expect(text).toMatch(/^White a8.* You can't move\..* Minimax 5 plays again\.$/);
  for (const text of atEachLength(matchOf(WHITE_WINS))) expect(text).toMatch(/^White g1.* You lose 11-53\.$/);
});

test('in Connect Four two lengths suffice, since nothing flips', () => {
  const match = gameOf('connect4', '44', TWO_PEOPLE);
  expect(atEachLength(match)).toEqual([
    'Yellow column 4, row 2.',
    'Yellow column 4, row 2. Red to move.',
    'Yellow column 4, row 2. Red to move.',
  ]);
});

test('the chosen length applies to announcements in a game', () => {
  const [before, match] = [matchOf('f5'), matchOf('f5d6')];
  const heard = (length: 'short' | 'full') =>
    newsOf(
      en,
      { ...NO_MATCH, match: before },
      { ...NO_MATCH, match: { ...match, id: before.id } },
      { length },
    );
  expect(heard('short')).toBe('White d6.');
  expect(heard('full')).toContain('Flipped: d5.');
});

test('the board is read row by row, in runs of squares with the same state', () => {
  expect(boardRows(en, matchOf('f5'))).toEqual([
    'Row 1: a to h empty.',
    'Row 2: a to h empty.',
    'Row 3: a to h empty.',
    'Row 4: a to c empty, d white, e black, f free to play, g to h empty.',
    'Row 5: a to c empty, d to f black, g to h empty.',
    'Row 6: a to c empty, d free to play, e empty, f free to play, g to h empty.',
    'Row 7: a to h empty.',
    'Row 8: a to h empty.',
    'Black 4, White 1.',
    'Minimax 5 to move.',
  ]);
});

test('blocked squares are read as such', () => {
  const setup = { ...STANDARD_SETUP, game: 'octagon', shape: boardOf('octagon', STANDARD_SHAPE) } as const;
  const [first, second] = boardRows(en, { ...matchOf(''), setup });
  expect(first).toBe('Row 1: a blocked, b to g empty, h blocked.');
  expect(second).toBe('Row 2: a to h empty.');
});

test('in Connect Four rows are counted from the bottom, and read from the top', () => {
  const rows = boardRows(en, gameOf('connect4', '445', TWO_PEOPLE));
  expect(rows.slice(-4)).toEqual([
    'Row 3: 1 to 7 empty.',
    'Row 2: 1 to 3 empty, 4 yellow, 5 to 7 empty.',
    'Row 1: 1 to 3 empty, 4 to 5 red, 6 to 7 empty.',
    'Yellow to move.',
  ]);
});

test('the rows are read in other languages as well', () => {
  expect(boardRows(ja, matchOf('f5'))[3]).toBe('4段：aからcは空き、dは白、eは黒、fは打てる、gからhは空き。');
});
