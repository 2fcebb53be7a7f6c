// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { overlap } from '../../../src/look/boardGeometry.ts';
import type { NoticeName } from '../../../src/store/appStore.ts';
import { cardRect } from '../../../src/ui/board/result/resultPanel.ts';
import { layoutFor } from '../../../src/ui/kit/shell.ts';
import { matchOf, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, said } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'board', match: { match: matchOf('f5') } });

const notices = (): HTMLElement => byRole('region', 'Notices');
const tell = async (...names: readonly NoticeName[]): Promise<void> => {
  page.stores.app.setState({ notices: names.map((name, index) => ({ id: index + 1, name })) });
  await until(() => expect(notices().querySelectorAll('.toast')).toHaveLength(names.length));
};
/** The buttons of the only notice, except the one that dismisses it. */
const answers = (): readonly HTMLElement[] =>
  [...notices().querySelectorAll<HTMLElement>('button')].filter(({ ariaLabel }) => ariaLabel !== 'Dismiss');

test('a notice with a remedy has a button for it', async () => {
  const set = { setup: matchOf('').setup } as never as object;
  page.stores.online.setState({
    invitations: [
      { code: 'AAAA', hasCome: false, ...set },
      { code: 'BBBB', hasCome: true, ...set },
    ] as never,
  });
  await tell('updateReady');
  answers()[0]?.click();
  expect(page.play.offline.takeUpdate).toHaveBeenCalledOnce();
  await tell('friendCame');
  answers()[0]?.click();
  expect(page.play.online.join).toHaveBeenCalledExactlyOnceWith('BBBB');
  const makeUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:');
  page.play.setAside.mockReturnValueOnce(new Blob(['x'])).mockReturnValueOnce(undefined);
  for (const name of ['matchBroken', 'recordsBroken'] as const) {
    await tell(name);
    answers()[0]?.click();
  }
  expect(makeUrl).toHaveBeenCalledOnce();
  makeUrl.mockRestore();
  await tell('storageOff');
  expect(answers()).toHaveLength(0);
});

test('in the menu, whose list names the table of a friend who came, no notice says it again', async () => {
  page.stores.app.setState({ screen: 'menu', notices: [{ id: 1, name: 'friendCame' }] });
  await until(() => expect(said()).toContain('Your friend is here.'));
  expect(allByRole('region', 'Notices')).toHaveLength(0);
});

test('every notice is announced once, and dismissed on its own', async () => {
  await tell('storageOff');
  const { notices: known } = page.stores.app.getState();
  page.stores.app.setState({ notices: [...known, { id: 2, name: 'updateReady' }] });
  const texts = [...notices().querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
  expect(texts).toHaveLength(2);
  expect(said().filter(text => text !== null && texts.includes(text))).toEqual(texts);
  allByRole('button', 'Dismiss')[1]?.click();
  expect(page.play.dismissNotice).toHaveBeenCalledExactlyOnceWith(2);
});

test.each([
  ['ended', undefined, true],
  ['ended', 'OWLS', false],
] as const)(
  'trouble with online play is a notice unless it is shown elsewhere (%s, %s)',
  (type, word, isTold) => {
    page.stores.online.setState({ connection: { type, trouble: 'unreachable', word } as never });
    expect(allByRole('region', 'Notices')).toHaveLength(isTold ? 1 : 0);
    if (!isTold) return;
    byRole('button', 'Dismiss').click();
    expect(page.play.online.cancel).toHaveBeenCalledOnce();
  },
);

const SIZES = [
  [1280, 800],
  [800, 1280],
  [390, 844],
  [844, 390],
  [320, 480],
] as const;

test.each(SIZES)(
  'on a page of %i x %i notices keep clear of the controls needed next',
  async (width, height) => {
    for (const result of ['none', 'shown'] as const) {
      page.reopen({
        screen: 'board',
        viewport: { width, height },
        match: { match: matchOf(result === 'none' ? 'f5' : WHITE_WINS), result },
      });
      await tell('storageOff');
      const [x = 0, y = 0, across = 0, down = 0] = ['left', 'top', 'width', 'height'].map(name =>
        Number.parseFloat(notices().style.getPropertyValue(name)),
      );
      const at = { x, y, width: across, height: down };
      const { board, actions, bar } = layoutFor(page.shell, 'board');
      const card = cardRect(page.shell);
      expect(card === undefined).toBe(result === 'none');
      expect(overlap(at, card ?? actions)).toBe(false);
      if (card === undefined && bar === undefined) expect(overlap(at, board.frame)).toBe(false);
      expect([x >= 0, y >= 0, x + across <= width, y + down <= height, across > 0, down > 0]).not.toContain(
        false,
      );
    }
  },
);

test.each(SIZES)(
  'on the menu of %i x %i notices lie over its board, not over its panel',
  async (width, height) => {
    page.reopen({ screen: 'menu', viewport: { width, height } });
    await tell('storageOff');
    const left = Number.parseFloat(notices().style.left);
    const across = Number.parseFloat(notices().style.width);
    const { panel, orientation, board } = layoutFor(page.shell, 'menu');
    if (orientation === 'portrait') expect([left, across]).toEqual([0, width]);
    else {
      expect([left + across <= panel.x, left >= panel.x + panel.width]).toContain(true);
      expect(Number.parseFloat(notices().style.height)).toBeLessThan(board.frame.y + board.frame.height);
    }
  },
);
