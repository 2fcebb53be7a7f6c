// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { DRAWN_COLORS } from '../../../src/look/arrow.ts';
import { NO_STUDY, type Study } from '../../../src/store/studyStore.ts';
import { FIRST_DRAFT, pictureFor } from '../../../src/ui/export/exportDraft.ts';
import { gameOnBoard, lossesAs, recordOnBoard } from '../../../src/ui/export/exportedGame.ts';
import { matchOf, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const EMPTY = treeOf(STANDARD_SETUP, []);
const ASKING = { tree: { ...treeOf(STANDARD_SETUP, [parseSquare('f5')]), note: { asked: {} } } };
const page = sharePage({ screen: 'board', match: { match: { ...matchOf('', TWO_PEOPLE), id: 'study-a' } } });

const lostIn = (output: Parameters<typeof lossesAs>[0], study: Partial<Study>) => {
  const whole = { id: 'study-a', tree: EMPTY, origin: undefined, ...study };
  page.stores.study.setState({ ...NO_STUDY, study: whole });
  const record = recordOnBoard(page.shell);
  if (record === undefined) throw new Error('no game');
  return lossesAs(output, page.shell, record);
};

test('what other chapters ask is lost in SGF as well, and so is the title of the study', () => {
  expect(lostIn('sgf', { before: [ASKING] })).toEqual(['questions']);
  expect(lostIn('sgf', { after: [ASKING], title: 'Club evening' })).toEqual(['studyTitle', 'questions']);
});

test('formats for one game lose the other chapters; our own file loses nothing', () => {
  const study = { before: [ASKING], title: 'Club evening' };
  expect(lostIn('txt', study)).toEqual(['chapters', 'studyTitle']);
  expect(lostIn('json', study)).toEqual([]);
});

test('a picture of the position has what the study draws there', () => {
  const from = parseSquare('c4');
  const tree = { ...EMPTY, note: { drawn: [{ tone: 'good' as const, from }] } };
  page.stores.study.setState({ ...NO_STUDY, study: { id: 'study-a', tree, origin: undefined } });
  const game = gameOnBoard(page.shell);
  if (game === undefined) throw new Error('no game');
  const picture = (subject: 'position' | 'game') => pictureFor(page.shell, game, { ...FIRST_DRAFT, subject });
  expect(picture('position')).toContain(DRAWN_COLORS.good);
  expect(picture('game')).not.toContain(DRAWN_COLORS.good);
});
