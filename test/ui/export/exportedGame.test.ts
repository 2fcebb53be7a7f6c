// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { DRAWN_COLORS } from '../../../src/look/arrow.ts';
import { NO_STUDY, type Study } from '../../../src/store/studyStore.ts';
import { FIRST_DRAFT, filmFor, pictureFor } from '../../../src/ui/export/exportDraft.ts';
import { aboutGame, gameOnBoard, lossesAs, recordOnBoard } from '../../../src/ui/export/exportedGame.ts';
import { matchOf, TWO_PEOPLE, WHITE_WINS } from '../../../testkit/ui/matches.ts';
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

test("SGF loses the questions of other chapters and the study's title as well", () => {
  expect(lostIn('sgf', { before: [ASKING] })).toEqual(['questions']);
  expect(lostIn('sgf', { after: [ASKING], title: 'Club evening' })).toEqual(['studyTitle', 'questions']);
});

test('single-game formats lose the other chapters; our own format loses nothing', () => {
  const study = { before: [ASKING], title: 'Club evening' };
  expect(lostIn('txt', study)).toEqual(['chapters', 'studyTitle']);
  expect(lostIn('json', study)).toEqual([]);
});

test("a picture of the position includes the study's drawing", () => {
  const from = parseSquare('c4');
  const tree = { ...EMPTY, note: { drawn: [{ tone: 'good' as const, from }] } };
  page.stores.study.setState({ ...NO_STUDY, study: { id: 'study-a', tree, origin: undefined } });
  const game = gameOnBoard(page.shell);
  if (game === undefined) throw new Error('no game');
  const picture = (subject: 'position' | 'game') => pictureFor(page.shell, game, { ...FIRST_DRAFT, subject });
  expect(picture('position')).toContain(DRAWN_COLORS.good);
  expect(picture('game')).not.toContain(DRAWN_COLORS.good);
});

test('a picture names the players and the result, and on request the values of moves', () => {
  const match = { ...matchOf(WHITE_WINS, { ...TWO_PEOPLE, white: { type: 'remote', name: 'Bob' } }) };
  const values = new Map([[parseSquare('d3'), '+77']]);
  const draft = { ...FIRST_DRAFT, values: true };
  const picture = pictureFor(page.shell, { match, ply: 1, values }, draft);
  expect(picture).toMatch(/<title>.*Black – White: Bob · Bob wins 53-11\. Bob wins by 42 discs\.</);
  for (const [has, drawn] of [
    [true, picture],
    [false, pictureFor(page.shell, { match, ply: 1, values }, { ...draft, values: false })],
    [false, pictureFor(page.shell, { match, ply: 1, values }, { ...draft, subject: 'game' })],
  ] as const)
    expect(drawn.includes('+77')).toBe(has);
  const begun = pictureFor(page.shell, { match: matchOf('f5'), ply: 1, values: undefined }, draft);
  expect(begun).toMatch(/<title>.*Black – White: Minimax 5</);
  page.stores.match.setState({ match });
  page.stores.study.setState(NO_STUDY);
  expect(recordOnBoard(page.shell)?.players).toEqual({ white: 'Bob' });
  // Others see the person's name instead of `You`.
  page.stores.settings.setState({ name: 'Ann' });
  expect(recordOnBoard(page.shell)?.players).toEqual({ black: 'Ann', white: 'Bob' });
  expect(aboutGame(page.shell, match)).toMatch(/^Black: Ann – White: Bob · Bob wins 53-11\./);
});

test('a film shows the whole game, or the moves before or after the position on the board', () => {
  const match = matchOf('f5d6c3');
  const film = (part: 'all' | 'before' | 'after', ply = 1, shown = match) =>
    filmFor({ match: shown, ply, values: undefined }, { ...FIRST_DRAFT, part });
  expect(film('before', 2)).toEqual(film('all', 0, matchOf('f5d6')));
  expect(film('after', 0)).toEqual(film('all'));
  expect(film('after', 2)).not.toEqual(film('all'));
});
