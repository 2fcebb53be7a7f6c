// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test } from 'vitest';
import { boardOf, type GameName, STANDARD_SETUP } from '../../../src/game/games.ts';
import { makeShapeText } from '../../../src/game/shape.ts';
import { squareAt } from '../../../src/game/square.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { NO_MATCH } from '../../../src/store/matchStore.ts';
import { NO_STUDY } from '../../../src/store/studyStore.ts';
import { matchOf, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import { byRole, write } from '../../../testkit/ui/queries.ts';
import { openPage, teachDialogs } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

let page: ReturnType<typeof openPage>;
beforeAll(teachDialogs);
afterEach(() => page.close());

/** A study of an empty board that is being written. */
const openStudy = (game: GameName = 'othello'): void => {
  const setup = { ...STANDARD_SETUP, game, shape: boardOf(game, undefined) };
  const match = { ...matchOf('', TWO_PEOPLE), id: 'study-a', setup };
  page = openPage({ screen: 'board', match: { ...NO_MATCH, match } });
  const study = { id: 'study-a', tree: treeOf(setup, []), origin: undefined };
  page.stores.study.setState({ ...NO_STUDY, study, tab: 'text' });
};

const choose = async (name: string, value: string): Promise<void> => {
  write(byRole('combobox', name), value);
  // The pen is what the page draws again for.
  page.stores.study.setState(({ pen }) => ({ pen: { ...pen } }));
  await new Promise(resolve => setTimeout(resolve));
};

test('a chapter of another game and board is begun from lists', async () => {
  openStudy();
  await until(() => byRole('button', 'New chapter: empty board'));
  await choose('Game', 'anti');
  await choose('Board', '6x6');
  byRole('button', 'New chapter: empty board').click();
  const { setup } = page.play.study.addChapter.mock.calls.at(-1)?.[0].tree ?? {};
  expect([setup?.game, setup && makeShapeText(setup.shape)]).toEqual(['anti', '6x6']);
});

test('a message with a game becomes a chapter, what else it says is told, and the field is empty again', async () => {
  openStudy();
  await until(() => byRole('button', 'Add'));
  const field = document.querySelector('#chapter-paste') as HTMLTextAreaElement;
  field.value = 'Look at this!\nHassan - Takanashi\nf5 d6 c3 d3 c4 f4 c5 b3';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  byRole('button', 'Add').click();
  await until(() => expect(page.play.study.addChapter).toHaveBeenCalledTimes(1));
  expect(page.play.study.addChapter.mock.lastCall?.[0].players).toEqual({
    black: 'Hassan',
    white: 'Takanashi',
  });
  page.stores.study.setState(({ pen }) => ({ pen: { ...pen } }));
  await until(() => expect(document.querySelector('.import-left-out li')?.textContent).toBe('Look at this!'));
  expect(field.value).toBe('');
});

test('the pen marks single squares also where discs fall into columns', async () => {
  openStudy('connect4');
  page.stores.study.setState({ pen: { isOn: true, tone: 'good', from: squareAt(3, 5) } });
  const cell = document.querySelector('.grid [data-spot="2"][data-row="4"]');
  cell?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  expect(page.play.study.draw).toHaveBeenCalledWith({
    tone: 'good',
    from: squareAt(3, 5),
    to: squareAt(2, 4),
  });
});

test('once a deleted chapter is back, the focus is on the tools of the chapters', async () => {
  openStudy();
  const { study } = page.stores.study.getState();
  page.stores.study.setState({ removedChapter: study as never });
  await until(() => byRole('button', 'Undo delete'));
  byRole('button', 'Undo delete').focus();
  byRole('button', 'Undo delete').click();
  expect(page.play.study.restoreChapter).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(byRole('button', 'Delete chapter'));
});
