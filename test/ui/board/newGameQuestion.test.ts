// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OnlineState } from '../../../src/store/onlineStore.ts';
import { matchOf, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole } from '../../../testkit/ui/queries.ts';
import { atTable, playedMatch } from '../../../testkit/ui/tables.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'board', match: { match: matchOf('f5') } });

const answered = async (): Promise<readonly number[]> => {
  await Promise.resolve();
  return [page.play.confirmNewGame.mock.calls.length, page.play.keepPlaying.mock.calls.length];
};

describe('during a game', () => {
  beforeEach(() => page.stores.match.setState({ asksNewGame: true }));
  afterEach(() => page.stores.match.setState({ asksNewGame: false }));

  test('the question says what happens to the game on the board', () => {
    expect(byRole('dialog', 'New game?').textContent).toContain('ends it');
  });

  test('only a yes starts a new game', async () => {
    byRole('dialog').querySelector<HTMLElement>('.secondary')?.click();
    expect(await answered()).toEqual([1, 0]);
  });

  test('"Keep playing" goes on', async () => {
    byRole('button', 'Keep playing').click();
    expect(await answered()).toEqual([0, 1]);
    expect(allByRole('dialog')).toHaveLength(0);
  });

  test('the question closes when it no longer applies', async () => {
    page.stores.match.setState({ asksNewGame: false });
    expect(allByRole('dialog')).toHaveLength(0);
  });

  test('Escape keeps playing', async () => {
    (byRole('dialog') as HTMLDialogElement).close();
    expect(await answered()).toEqual([0, 1]);
  });
});

const askAfterEnd = (online: Partial<OnlineState> = {}): void => {
  page.stores.match.setState({ match: matchOf(WHITE_WINS), result: 'closed' });
  page.stores.online.setState(online);
  page.stores.match.setState({ asksNewGame: true });
};

test.each([
  ['New game', [1, 0, 0]],
  ['Rematch', [0, 1, 1]],
  ['Not now', [0, 0, 1]],
] as const)('after the end another game is offered: "%s"', async (name, calls) => {
  askAfterEnd();
  const dialog = byRole('dialog', 'Another game?');
  expect(dialog.textContent).toContain('You lose 11-53');
  [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  await Promise.resolve();
  const { confirmNewGame, rematch, keepPlaying } = page.play;
  expect([confirmNewGame, rematch, keepPlaying].map(({ mock }) => mock.calls.length)).toEqual(calls);
});

test('a double click on the board answers nothing', () => {
  askAfterEnd();
  const button = byRole('dialog').querySelector('.primary');
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(allByRole('dialog', 'Another game?')).toHaveLength(1);
});

test('at a table the rematch is offered instead', () => {
  askAfterEnd(atTable({ match: playedMatch(WHITE_WINS, { result: { winner: 'white', by: 'play' } }) }));
  const names = [...byRole('dialog', 'Another game?').querySelectorAll('button')].map(
    ({ textContent }) => textContent,
  );
  expect(names).toEqual(['Not now', 'Rematch']);
});
