// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Invitation } from '../../../src/net/contract/records.ts';
import type { ConnectionState } from '../../../src/store/onlineStore.ts';
import { closeLayers } from '../../../src/ui/kit/layers.ts';
import { connectedTo, FULL_TABLE } from '../../../testkit/ui/onlineTable.ts';
import { allByRole, byRole, said } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'menu', settings: { game: 'connect4', clock: '5+0' } });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const become = (connection: ConnectionState): void => page.stores.online.setState({ connection });
const seek = (): void => become({ type: 'seeking', since: performance.now() });

test('waiting for an opponent shows the time so far', () => {
  seek();
  const dialog = byRole('dialog', 'Find an opponent');
  vi.advanceTimersByTime(65_000);
  expect(dialog.textContent).toContain('1:05 / 3:00');
  expect(dialog.querySelector('progress')?.value).toBe(65_000);
});

test('a person who waits again reads that the opponent found did not appear', () => {
  become({ type: 'seeking', since: performance.now(), isAgain: true });
  expect(byRole('dialog', 'Find an opponent').textContent).toContain("didn't come");
  expect(said().at(-1)).toContain('You are first in line');
});

test('a click beside the dialog does not cancel the wait', () => {
  seek();
  byRole('dialog').dispatchEvent(new MouseEvent('click'));
  expect(allByRole('dialog')).toHaveLength(1);
});

test('when an opponent is found the dialog closes without cancelling', async () => {
  seek();
  page.stores.online.setState(connectedTo(FULL_TABLE));
  await vi.advanceTimersByTimeAsync(0);
  expect(allByRole('dialog')).toHaveLength(0);
  expect(page.play.online.cancel).not.toHaveBeenCalled();
});

test('if nobody is found the dialog offers another try or a friend', () => {
  seek();
  become({ type: 'ended', trouble: 'nobodyCame' });
  expect(allByRole('dialog', 'Nobody came')).toHaveLength(1);
  expect(said().at(-1)).toContain('Three minutes');
  expect(allByRole('region', 'Notices')).toHaveLength(0);
  byRole('button', 'Try again').click();
  expect(page.play.online.findOpponent).toHaveBeenCalledOnce();
  byRole('button', 'Play a friend instead').click();
  expect(page.play.online.cancel).toHaveBeenCalledOnce();
  byRole('button', 'Create the link').click();
  expect(page.play.online.playFriend).toHaveBeenCalledOnce();
});

test('the focus moves to the next button', async () => {
  seek();
  byRole('button', 'Cancel').focus();
  become({ type: 'ended', trouble: 'nobodyCame' });
  await vi.advanceTimersByTimeAsync(0);
  expect(document.activeElement).toBe(byRole('button', 'Try again'));
});

test('only a slow connection opens a dialog', () => {
  become({ type: 'connecting' });
  expect(allByRole('dialog')).toHaveLength(0);
  vi.advanceTimersByTime(400);
  expect(allByRole('dialog', 'Connecting…')).toHaveLength(1);
  become({ type: 'none' });
  expect(allByRole('dialog')).toHaveLength(0);
});

const meet = (isThere: boolean): void =>
  become({ type: 'meeting', word: 'BANANA', since: performance.now(), isThere });

test('waiting for the other player shows the word and the time once it takes a moment', () => {
  meet(false);
  expect(allByRole('dialog')).toHaveLength(0);
  vi.advanceTimersByTime(1_000);
  const dialog = byRole('dialog', 'Waiting for the other player');
  expect(dialog.textContent).toContain('Trying to reach the server');
  meet(true);
  vi.advanceTimersByTime(61_000);
  expect(dialog.textContent).toContain('BANANA');
  expect(dialog.textContent).toContain('You play the next person who enters this word');
  expect(dialog.textContent).toMatch(/1:0[01] \/ 3:00/);
  byRole('button', 'Cancel').click();
});

test.each([
  ['nobodyMet', 'Nobody came in three minutes'],
  ['unreachable', "The server can't be reached"],
  ['wordTaken', 'Two people are already playing under this word'],
] as const)('failing to meet (%s) is reported, and the same word can be retried', (trouble, text) => {
  meet(true);
  become({ type: 'ended', trouble, word: 'BANANA' });
  expect(byRole('dialog', "You didn't meet").textContent).toContain(text);
  expect(said().at(-1)).toContain(text);
  expect(allByRole('region', 'Notices')).toHaveLength(0);
  byRole('button', 'Try again').click();
  expect(page.play.online.join).toHaveBeenCalledWith('BANANA', undefined);
});

describe('an invitation', () => {
  const invited = (invitation: Partial<Invitation> = {}): HTMLElement => {
    const { setup, clock } = FULL_TABLE;
    const terms = { setup, clock, isRated: false, you: 'white', name: 'Anna' } as const;
    become({ type: 'invited', code: 'KTXRAM', invitation: { ...terms, ...invitation } });
    return byRole('dialog');
  };

  test('from a player without a name still invites', () => {
    expect(invited({ name: undefined, isRated: true }).getAttribute('aria-label')).toBe('You are invited');
    expect(document.querySelector('.visit-terms')?.textContent).toContain('Rated');
  });

  test('asks for a name, and seats a guest with an acceptable one', () => {
    invited();
    const name = byRole('textbox', 'Name') as HTMLInputElement;
    page.play.online.rename.mockReturnValue(false);
    name.value = 'x'.repeat(99);
    name.form?.requestSubmit();
    expect(page.play.online.accept).not.toHaveBeenCalled();
    expect(name.getAttribute('aria-invalid')).toBe('true');
    page.play.online.rename.mockReturnValue(true);
    name.value = 'Ben';
    name.form?.requestSubmit();
    expect(page.play.online.rename).toHaveBeenLastCalledWith('Ben');
    expect(page.play.online.accept).toHaveBeenCalledOnce();
  });
});

describe('whatever came before', () => {
  const { setup, clock } = FULL_TABLE;
  const invitation = { setup, clock, isRated: false, you: 'white', name: 'Anna' } as const;
  const sought = ['10 minutes plus 5 seconds', 'Free passing: you may both pass at any time. Not rated.'];
  const [looking, nobody] = ['Looking for someone who wants', 'Three minutes, and nobody wanted'];
  const since = 0;
  const PHASES: Readonly<
    Record<string, readonly [ConnectionState, string, readonly string[], readonly string[]]>
  > = {
    connecting: [{ type: 'connecting' }, 'Connecting…', [], ['Cancel']],
    seeking: [{ type: 'seeking', since }, 'Find an opponent', [...sought, looking, ' / 3:00'], ['Cancel']],
    meeting: [
      { type: 'meeting', word: 'BANANA', since, isThere: true },
      'Waiting for the other player',
      ['BANANA', 'You play the next person', 'Othello 8x8 (free passing), you play Black, 10+5', ' / 3:00'],
      ['Cancel'],
    ],
    invited: [
      { type: 'invited', code: 'KTXRAM', invitation },
      'Anna invites you',
      ['You play White'],
      ['Not now', 'Join the game'],
    ],
    nobody: [
      { type: 'ended', trouble: 'nobodyCame' },
      'Nobody came',
      [...sought, nobody],
      ['Try again', 'Play a friend instead', 'Cancel'],
    ],
    failed: [
      { type: 'ended', trouble: 'nobodyMet', word: 'BANANA' },
      "You didn't meet",
      ['BANANA', 'Nobody came in three minutes'],
      ['Try again', 'Cancel'],
    ],
  };
  const STILL = ['invited', 'nobody', 'failed'];
  const seekDialogs = (): readonly HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>('.seek-dialog'),
  ];

  test.each(Object.keys(PHASES))('%s has its title, its text and its buttons, and no others', async name => {
    const [connection, title, texts, buttons] = PHASES[name]!;
    const foreign = Object.values(PHASES)
      .flatMap(([, , said]) => said)
      .filter(text => !texts.includes(text));
    page.stores.settings.setState({ game: 'othello', clock: '10+5', freePassing: true });
    for (const [earlier] of [[{ type: 'none' } as const], ...Object.values(PHASES)]) {
      become(earlier);
      await vi.advanceTimersByTimeAsync(1_000);
      become(connection);
      await vi.advanceTimersByTimeAsync(1_000);
      const [dialog, ...others] = seekDialogs();
      expect(others).toEqual([]);
      const [heading] = dialog!.querySelectorAll('h2');
      expect([dialog!.getAttribute('aria-label'), heading!.textContent]).toEqual([title, title]);
      expect(heading!.querySelectorAll('.empty-seat')).toHaveLength(STILL.includes(name) ? 0 : 1);
      const text = dialog!.querySelector('.dialog-body')!.textContent.replace(/\s+/g, ' ');
      expect(texts.filter(words => !text.includes(words))).toEqual([]);
      expect(foreign.filter(words => text.includes(words))).toEqual([]);
      const names = [...dialog!.querySelectorAll('button')].map(({ textContent }) => textContent.trim());
      expect(names).toEqual(buttons);
      if (earlier.type !== 'none' && earlier !== connection)
        expect(dialog!.contains(document.activeElement)).toBe(true);
      expect(page.play.online.cancel).not.toHaveBeenCalled();
      become({ type: 'none' });
      await vi.advanceTimersByTimeAsync(0);
      expect([seekDialogs().length, page.play.online.cancel.mock.calls.length]).toEqual([0, 0]);
    }
  });

  test.each(Object.keys(PHASES))(
    '%s is announced once, and closed by a person, not by another screen',
    async name => {
      const [connection, title, texts] = PHASES[name]!;
      become(connection);
      await vi.advanceTimersByTimeAsync(1_000);
      const news = [...new Set(said())];
      expect(news).toHaveLength(name === 'connecting' ? 0 : 1);
      for (const one of news) expect([title, ...texts].some(text => one?.includes(text))).toBe(true);
      page.stores.app.setState({ screen: 'you' });
      closeLayers();
      await vi.advanceTimersByTimeAsync(0);
      expect([seekDialogs().length, page.play.online.cancel.mock.calls.length]).toEqual([0, 0]);
      become({ type: 'none' });
      become(connection);
      await vi.advanceTimersByTimeAsync(1_000);
      const [no] = [...seekDialogs()[0]!.querySelectorAll('button')].filter(({ textContent }) =>
        /Cancel|Not now/.test(textContent),
      );
      no?.click();
      await vi.advanceTimersByTimeAsync(0);
      expect([seekDialogs().length, page.play.online.cancel.mock.calls.length]).toEqual([0, 1]);
    },
  );
});
