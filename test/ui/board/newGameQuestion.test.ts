// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OnlineState } from '../../../src/store/onlineStore.ts';
import { matchOf, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'board', match: { match: matchOf('f5') } });

const answered = async (): Promise<readonly number[]> => {
  await Promise.resolve();
  return [page.play.confirmNewGame.mock.calls.length, page.play.keepPlaying.mock.calls.length];
};

describe('during a game', () => {
  beforeEach(() => page.stores.match.setState({ asksNewGame: true }));
  afterEach(() => page.stores.match.setState({ asksNewGame: false }));

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

test('a double click on the board answers nothing', () => {
  askAfterEnd();
  const button = byRole('dialog').querySelector('.primary');
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  expect(allByRole('dialog', 'Another game?')).toHaveLength(1);
});
