import { expect, test } from 'vitest';
import { recordOfGame } from '../../../src/formats/record.ts';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import type { Result } from '../../../src/game/match.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { treeOf, withMove } from '../../../src/game/tree.ts';
import { createWords } from '../../../src/i18n/words.ts';
import { itemOfImport } from '../../../src/play/importing/importedItem.ts';
import { itemOfMatch } from '../../../src/play/library/makeItems.ts';
import { entryResult } from '../../../src/ui/words/entryWords.ts';
import { studyStatus } from '../../../src/ui/words/study/studyWords.ts';
import { gameOf } from '../../../testkit/ui/matches.ts';

const en = createWords();
const MOVES = parseTranscript('f5d6c3') ?? [];

test.each([
  ['W+F', 'Max won by decision'],
  ['B+R', 'Eva won by resignation'],
  ['31-33', 'Max won by decision'],
  ['Draw', 'Draw by decision'],
  ['Void', 'Not finished'],
  [undefined, 'Not finished'],
])('the list shows the result of a game whose file says %s', (result, text) => {
  const details = { players: { black: 'Eva', white: 'Max' }, ...(result && { result }) };
  const { entry } = itemOfImport(recordOfGame(STANDARD_SETUP, MOVES, details), 0);
  expect(entryResult(en, entry)).toBe(text);
});

const studied = (result: string | undefined) => ({
  id: 'study',
  tree: treeOf(STANDARD_SETUP, MOVES),
  origin: undefined,
  ...(result && { details: { result } }),
});

test.each([
  ['f5d6c3', 'W+F', 'Move 3 of 3 · White wins by decision.'],
  ['f5d6c3', 'Draw', 'Move 3 of 3 · Draw by decision.'],
  ['f5d6', 'W+F', 'Move 2 of 3 · Black to move'],
  ['f5d6c3', undefined, 'Move 3 of 3 · White to move'],
])('a study shows the result at the end of the game: %s %s', (moves, result, text) => {
  const status = studyStatus(en, gameOf('othello', moves), studied(result));
  expect(status).toContain(text);
});

test("a variation does not show the game's result", () => {
  const study = studied('W+F');
  const [last = 'pass'] = parseTranscript('c5') ?? [];
  const tree = withMove(study.tree, MOVES.slice(0, 2), last);
  expect(studyStatus(en, gameOf('othello', 'f5d6c5'), { ...study, tree })).not.toContain('decision');
});

test('the study of a game played here keeps its ending', () => {
  const ending: Result = { winner: 'white', by: 'flag' };
  const { text, entry } = itemOfMatch(
    { ...gameOf('othello', 'f5d6c3'), ending },
    { kind: 'local', study: undefined, savedAt: 0 },
  );
  expect(JSON.parse(text)).toMatchObject({ details: { result: 'W+T' } });
  expect(entry.result).toMatchObject(ending);
});
