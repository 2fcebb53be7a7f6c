import { describe, expect, test } from 'vitest';
import { reportOf } from '../../src/formats/catalog.ts';
import { readInputs } from '../../src/formats/read.ts';
import { recordOfGame } from '../../src/formats/record.ts';
import { canWrite, OUTPUTS, writeFiles } from '../../src/formats/write.ts';
import { boardOf, type GameName, isSetup, isShowable, type Setup, startOf } from '../../src/game/games.ts';
import { isOver, winnerOf } from '../../src/game/position.ts';
import { makeStartText, parseStartText } from '../../src/game/start.ts';
import { makeStoredStudy, parseStoredStudy } from '../../src/store/kept/storedStudy.ts';

/** A position drawn row by row from the top; missing rows are empty. */
const drawn = (game: GameName, turn: 'X' | 'O', rows: readonly string[]): Setup => {
  const signs = Array.from({ length: 8 }, (_, row) => (rows[row] ?? '').padEnd(8, '-')).join('');
  const start = parseStartText(`${signs} ${turn}`);
  if (start === undefined) throw new Error('Not a position.');
  return { game, shape: boardOf(game, undefined), headStart: undefined, freePassing: false, start };
};

/** Named by how the game ended. */
const FINISHED = [
  ['a full board', drawn('othello', 'X', Array(8).fill('XXXXXOOO')), 'black'],
  ['nobody can move', drawn('othello', 'O', ['X------O', 'X-------']), 'black'],
  ['one color is left', drawn('othello', 'X', ['OOO', 'OOO']), 'white'],
  ['fewer discs win', drawn('anti', 'X', ['X------O', 'X-------']), 'white'],
  ['four in a row', drawn('connect4', 'O', ['', '', '', '', '', 'XXXXOOO']), 'black'],
] as const;

/** Positions that no game reaches. */
const IMPOSSIBLE = [
  ['no discs', drawn('othello', 'X', [])],
  ['a floating disc', drawn('connect4', 'X', ['', '', '', '', 'XO'])],
  ['more discs than turns', drawn('connect4', 'X', ['', '', '', '', '', 'XXXX'])],
  ['a disc in the corner before the centre is full', drawn('reversi', 'X', ['XO'])],
] as const;

describe.each(FINISHED)('a finished position: %s', (_, setup, winner) => {
  const record = recordOfGame(setup, []);

  test('can be viewed, with its winner, but not played', () => {
    expect([isShowable(setup), isSetup(setup)]).toEqual([true, false]);
    expect([isOver(startOf(setup)), winnerOf(startOf(setup))]).toEqual([true, winner]);
  });

  test.each(OUTPUTS.filter(output => canWrite(output, record)))('is read back from %s', output => {
    const [{ content }] = writeFiles(output, [record]);
    const { records, failures } = readInputs([{ content }], output);
    expect(failures).toEqual([]);
    const [read] = records;
    expect(read && makeStartText(startOf(read.tree.setup))).toBe(makeStartText(startOf(setup)));
  });

  test('is saved as a study', () => {
    const study = { id: 'study-1', tree: record.tree, origin: undefined };
    const text = makeStoredStudy({ study, at: [], savedAt: 1 });
    expect(parseStoredStudy('study-1', text)?.study.tree.setup).toEqual(setup);
  });
});

describe.each(IMPOSSIBLE)('a position that no game comes to: %s', (_, setup) => {
  test('is neither played nor viewed', () => {
    expect([isShowable(setup), isSetup(setup)]).toEqual([false, false]);
  });
});

test('a board of one color is read from pasted text', () => {
  const { records } = readInputs([{ content: `${'X'.repeat(64)} O` }]);
  const [record] = records;
  expect(record && isOver(startOf(record.tree.setup))).toBe(true);
});

test('the report says that the game is over', () => {
  const found = readInputs([{ content: `${'X'.repeat(40)}${'O'.repeat(24)} X` }]);
  expect(reportOf(found).first?.final).toEqual({ black: 40, white: 24 });
});
