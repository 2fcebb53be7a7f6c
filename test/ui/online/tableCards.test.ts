// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OnlineState } from '../../../src/store/onlineStore.ts';
import { DEFAULT_SETTINGS } from '../../../src/store/settingsStore.ts';
import { allByRole, said as allSaid, byRole } from '../../../testkit/ui/queries.ts';
import { atTable, offerBy, onlineMatch, playedMatch } from '../../../testkit/ui/tables.ts';
import { SMALL_PHONE, sharePage } from '../../../testkit/ui/testPage.ts';

const BOARD = {
  screen: 'board',
  match: { match: onlineMatch('f5d6') },
  online: atTable({ match: playedMatch('f5d6') }),
} as const;
const page = sharePage(BOARD);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tell = (table: Parameters<typeof atTable>[0], around: Partial<OnlineState> = {}) =>
  page.stores.online.setState(atTable({ match: playedMatch('f5d6'), ...table }, around));
/** The announcements, except those about the state of the match. */
const said = () => allSaid().filter(text => text?.startsWith('Game continued') !== true);
const cards = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll('.table-card p')].map(({ textContent }) => textContent?.trim());
const missing = {
  seats: { black: { presence: 'here' }, white: { name: 'Bob', presence: 'reconnecting' } },
} as const;

test.each([
  ['draw', 'Bob offers a draw.'],
  ['takeBack', 'Bob asks to take back a move.'],
  ['newGame', 'Bob wants a new game.'],
] as const)('an offer of the other side (%s) comes with both answers, and takes no focus', (what, text) => {
  const held = document.activeElement;
  const offer = offerBy('white', what, 2);
  tell({ offers: [offer] });
  expect(cards()).toEqual([text]);
  expect(said()).toEqual([text]);
  expect(document.activeElement).toBe(held);
  byRole('button', 'Accept').click();
  expect(page.play.online.answer).toHaveBeenLastCalledWith(offer, true);
  byRole('button', 'Decline').click();
  expect(page.play.online.answer).toHaveBeenLastCalledWith(offer, false);
});

test('a declined offer is shown briefly, but not to the player who declined it', () => {
  tell({}, { answer: { by: 'black', what: 'draw', agrees: false } });
  expect(cards()).toEqual(['Bob declined the draw.']);
  page.stores.online.setState({ answer: undefined });
  expect(cards()).toEqual([]);
  tell({}, { answer: { by: 'white', what: 'draw', agrees: false } });
  expect([cards(), said()]).toEqual([[], ['Bob declined the draw.']]);
});

test('a message without effect is shown with its reason', () => {
  tell({}, { refusal: 'tooEarly' });
  expect(cards()).toEqual(['Too early: you both have to move first.']);
  expect(said()).toEqual(cards());
});

test('a lost connection is shown with its duration', () => {
  tell({}, { connection: { type: 'reconnecting', since: performance.now() } });
  expect(cards()).toEqual(['Reconnecting… (0 s)']);
  vi.advanceTimersByTime(7_000);
  expect(cards()).toEqual(['Reconnecting… (7 s)']);
  tell({});
  expect(said()).toContain('Connected again.');
});

test('a player disconnected from a finished game can rejoin the table', () => {
  const finished = { ...playedMatch('f5d6'), result: { winner: 'black', by: 'resignation' } } as const;
  tell({ ...missing, match: finished });
  const text = 'Bob is not here just now. The table waits: come back at any time by the same link.';
  expect([cards(), said().at(-1)]).toEqual([[text], text]);
});

test('a missing player can return for a while; then the match can be claimed', () => {
  tell({ ...missing, claimAt: 180_000 });
  expect(cards()).toEqual(['Bob is reconnecting. You can claim the win in 3:00.']);
  vi.advanceTimersByTime(120_000);
  expect(cards()).toEqual(['Bob is reconnecting. You can claim the win in 1:00.']);
  expect(allByRole('button', 'Claim the win')).toHaveLength(0);
  vi.advanceTimersByTime(60_000);
  expect(said().at(-1)).toBe("Bob hasn't come back. Claim the win, or keep waiting.");
  byRole('button', 'Claim the win').click();
  expect(page.play.online.claim).toHaveBeenCalledOnce();
  const match = playedMatch('f5d6', { result: { winner: 'black', by: 'claim' } });
  for (const other of [{ you: 'watcher' }, { match }] as const) {
    tell({ ...missing, ...other, claimAt: 180_000 }, toldNow());
    vi.advanceTimersByTime(180_000);
    expect(said().filter(text => text?.includes('Claim the win'))).toEqual([]);
  }
});

test('without a clock a waiting person can ask whether the opponent is there, and then claim', () => {
  tell({ nudge: { by: 'black', from: 60_000 } });
  expect(cards()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect([cards(), said()]).toEqual([['Bob has not moved for a while.'], ['Bob has not moved for a while.']]);
  byRole('button', 'Still there?').click();
  expect(page.play.online.nudge).toHaveBeenCalledOnce();
  tell({ nudge: { by: 'black', from: 60_000, at: 60_000 }, claimAt: 360_000, now: 60_000 }, toldNow());
  expect(cards()).toEqual(["Bob hasn't answered yet. You can claim the win in 5:00."]);
  expect(said().at(-1)).toBe('You asked if Bob is still there.');
  vi.advanceTimersByTime(300_000);
  expect(said().at(-1)).toBe("Bob isn't answering. Claim the win, or keep waiting.");
  byRole('button', 'Claim the win').click();
  expect(page.play.online.claim).toHaveBeenCalledOnce();
});

test('a player asked whether they are there answers with one press, and cannot claim', () => {
  tell({ nudge: { by: 'white', from: 0, at: 0 }, claimAt: 300_000 });
  expect([cards(), said()]).toEqual([['Bob asks: are you still there?'], ['Bob asks: are you still there?']]);
  byRole('button', "I'm here").click();
  expect(page.play.online.answerNudge).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(300_000);
  expect(allByRole('button', 'Claim the win')).toHaveLength(0);
  expect(said()).toEqual([]);
});

const toldNow = () => ({ receivedAt: performance.now() });

test('a returning player is announced, but not one who only switched tabs', () => {
  tell({ ...missing, claimAt: 180_000 });
  tell({});
  expect(said()).toEqual(['Bob is reconnecting.', 'Bob is back.']);
  tell({ seats: { black: { presence: 'here' }, white: { name: 'Bob', presence: 'away' } } });
  expect(said()).toHaveLength(2);
});

test('if space is short only the most important message is shown', () => {
  page.reopen({ ...BOARD, viewport: SMALL_PHONE });
  tell({ offers: [offerBy('black', 'newGame', 2), offerBy('white', 'draw', 2)] });
  expect(cards()).toEqual(['Bob offers a draw.']);
});

test('when an offer lapses, its focus returns to the board', async () => {
  tell({ offers: [offerBy('white', 'draw', 2)] });
  byRole('button', 'Accept').focus();
  tell({});
  await Promise.resolve();
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
});

test("the first player's choices are shown until the first move", () => {
  tell({}, { cameSecond: true });
  expect(cards().join()).not.toContain('came first');
});

test('a random side is not reported as an unfulfilled request', () => {
  const wish = {
    settings: { ...DEFAULT_SETTINGS, side: 'random' },
    names: ['setup', 'side', 'clock'],
  } as const;
  tell({ match: playedMatch('') }, { cameSecond: true, wish });
  expect(cards().join()).toContain('came first');
  expect(cards().join()).not.toContain('Your link');
});

test('who asked for exactly these terms is not told that the other player chose them', () => {
  const wish = { settings: { ...DEFAULT_SETTINGS, side: 'white' }, names: ['setup', 'side'] } as const;
  tell({ match: playedMatch(''), you: 'white' }, { cameSecond: true, wish });
  expect(cards()).toEqual([]);
  tell(
    { match: playedMatch(''), you: 'white' },
    { cameSecond: true, wish: { ...wish, settings: { ...wish.settings, side: 'black' } } },
  );
  expect(cards().join()).toContain('came first');
});

test("the first player's choices do not hide how a match without moves ended", () => {
  const match = playedMatch('', { result: { winner: 'black', by: 'flag' } });
  tell({ match }, { cameSecond: true });
  expect(cards().join()).not.toContain('came first');
});
