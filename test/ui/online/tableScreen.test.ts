// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableState } from '../../../src/net/contract/tableState.ts';
import type { OnlineState } from '../../../src/store/onlineStore.ts';
import { WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, press, said } from '../../../testkit/ui/queries.ts';
import {
  atTable,
  BLITZ,
  onlineMatch,
  playedMatch,
  WATCHED,
  waitingTable,
} from '../../../testkit/ui/tables.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

document.title = 'Flipside';
const page = sharePage({ screen: 'board', match: { match: onlineMatch('') }, online: atTable({}) });

const openTable = (moves = '', table: Partial<TableState> = {}, around: Partial<OnlineState> = {}) => {
  const match = onlineMatch(moves, table.match?.result, table.you === 'watcher' ? WATCHED : undefined);
  page.stores.online.setState(atTable({ match: playedMatch(moves), ...table }, around));
  page.stores.match.setState({ match });
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stripLabels = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.strip')].map(strip => strip.getAttribute('aria-label'));
test.each([
  ['reconnecting', 180_000, 'reconnecting…'],
  // A player who left the invitation loses nothing while away.
  ['reconnecting', undefined, 'away'],
  ['gone', undefined, 'left'],
] as const)('a player who is %s, with a claim at %s, is marked by a word', (presence, claimAt, word) => {
  openTable('', { claimAt, seats: { black: { presence: 'here' }, white: { name: 'Bob', presence } } });
  expect(document.querySelector('.strip.top')?.textContent).toContain(word);
  expect(stripLabels()[0]).toBe(`White, Bob, ${word}, 2 discs`);
});

test('the clock runs from the time the server sent it, and is not a live region', () => {
  const match = playedMatch('f5', { remaining: { black: 48_000, white: 61_500 }, running: 'white' });
  openTable('f5', { clock: BLITZ, match });
  const faces = (): readonly (string | null)[] => allByRole('timer').map(({ textContent }) => textContent);
  expect(faces()).toEqual(['1:01', '0:48']);
  vi.advanceTimersByTime(52_000);
  expect(faces()).toEqual(['9.5', '0:48']);
  expect(allByRole('timer')[0]?.getAttribute('aria-label')).toBe('9 seconds left');
  expect(document.querySelectorAll('[aria-live]:not([aria-live=off])')).toHaveLength(1);
});

test('a low clock is highlighted, and so is the running one', () => {
  const match = playedMatch('f5', { remaining: { black: 29_000, white: 31_000 }, running: 'white' });
  openTable('f5', { clock: BLITZ, match });
  const shown = (look: string) => allByRole('timer').map(({ classList }) => classList.contains(look));
  expect([shown('low'), shown('running')]).toEqual([
    [false, true],
    [true, false],
  ]);
});

test('on a hidden page no clock is rendered', () => {
  const match = playedMatch('', { remaining: { black: 48_000, white: 48_000 }, running: 'black' });
  openTable('', { clock: BLITZ, match });
  page.stores.app.setState({ visible: false });
  const shown = byRole('timer', '48 seconds left');
  vi.advanceTimersByTime(5_000);
  expect(shown.textContent).toBe('0:48');
  page.stores.app.setState({ visible: true });
  expect(allByRole('timer').map(({ textContent }) => textContent)).toContain('0:43');
});

test('a greeting is shown over the name for a while and announced, unless greetings are muted', () => {
  openTable();
  const greet = () => page.stores.online.setState({ greeting: { by: 'white', greeting: 'wellPlayed' } });
  greet();
  expect(document.querySelector('.strip.top .greeting-bubble')?.textContent).toBe('Well played!');
  expect(said().at(-1)).toBe('Bob: Well played!');
  page.stores.online.setState({ greeting: undefined });
  expect(document.querySelector('.greeting-bubble')).toBeNull();
  page.stores.settings.setState({ greetingsMuted: true });
  const before = said();
  greet();
  expect([document.querySelector('.greeting-bubble'), said()]).toEqual([null, before]);
});

test('the title names the opponent and the turn, and the turn comes first on a hidden page', () => {
  openTable('f5');
  page.stores.app.setState({ visible: false });
  expect(document.title).toBe('Othello: black vs Bob - Bob to move');
  page.stores.match.setState({ match: onlineMatch('f5d6') });
  expect(document.title).toBe('Your turn - Othello: black vs Bob');
  page.stores.app.setState({ visible: true });
  expect(document.title).toBe('Othello: black vs Bob - your turn');
  page.stores.app.setState({ screen: 'menu' });
  expect(document.title).toBe('Flipside');
});

const REASONS = [
  ['tooShort', 'Not rated: fewer than 10 moves.'],
  ['oneAddress', 'Not rated: you both play from one network.'],
  ['enoughToday', 'Not rated: only 10 games a day with the same player count.'],
] as const;

test('the end says why a match is not rated', () => {
  const result = { winner: 'white', by: 'play' } as const;
  openTable(WHITE_WINS);
  for (const [unrated, text] of REASONS) {
    page.stores.match.setState({ result: 'none' });
    page.stores.online.setState(atTable({ match: playedMatch(WHITE_WINS) }));
    page.stores.online.setState(atTable({ match: playedMatch(WHITE_WINS, { result, unrated }) }));
    page.stores.match.setState({ result: 'shown' });
    expect(byRole('dialog').textContent).toContain(text);
    expect(said()).toContain(text);
  }
});

test('the end of a friendly game does not say that it is not rated', () => {
  openTable(WHITE_WINS);
  const match = playedMatch(WHITE_WINS, { result: { winner: 'white', by: 'play' }, unrated: 'casual' });
  page.stores.online.setState(atTable({ match }));
  page.stores.match.setState({ result: 'shown' });
  expect(byRole('dialog').textContent).not.toMatch(/rated|rating/i);
  expect(said().join(' ')).not.toMatch(/rated|rating/i);
});

test("the end shows and announces the person's rating before and after", () => {
  const result = { winner: 'white', by: 'play' } as const;
  const ratings = { black: { before: 1500, after: 1488 }, white: { before: 1500, after: 1512 } };
  openTable(WHITE_WINS);
  page.stores.online.setState(atTable({ match: playedMatch(WHITE_WINS, { result, ratings }) }));
  page.stores.match.setState({ result: 'shown' });
  expect(byRole('dialog').textContent).toContain('1500 → 1488');
  expect(said().filter(text => text === 'Your rating was 1500 and is now 1488.')).toHaveLength(1);
});

test.each([
  [true, 'Rated', 'This game is rated.'],
  [false, 'Casual', 'This game is casual.'],
])('both seats show whether a game is rated, and it is announced when it begins', (isRated, text, news) => {
  openTable('', { ...waitingTable, isRated });
  expect(document.querySelector('.strip.bottom .stakes')?.textContent).toBe(text);
  expect(stripLabels()[1]).toContain(text);
  page.stores.online.setState(atTable({ isRated }));
  expect(said().at(-1)).toBe(news);
});

test('after the opponent has left, a key asks for the same game again, and none for a rematch', () => {
  const result = { winner: 'black', by: 'abandoned' } as const;
  const seats = { black: { presence: 'here' }, white: { name: 'Bob', presence: 'gone' } } as const;
  openTable('f5d6', { match: playedMatch('f5d6', { result }), seats });
  press('n', document.body);
  press('r', document.body);
  expect(page.play.online.playAgain).toHaveBeenCalledOnce();
  expect(page.play.online.ask).not.toHaveBeenCalled();
});

test('the rating change is announced once the last move has been shown', async () => {
  openTable('f5', { isRated: true });
  const before = onlineMatch('f5');
  const ended = {
    ...playedMatch('f5'),
    result: { winner: 'white', by: 'play' } as const,
    unrated: 'tooShort' as const,
  };
  page.stores.online.setState(atTable({ match: ended, isRated: true }));
  page.stores.match.setState({ inMotion: { before, counts: { black: 4, white: 1 } } });
  await Promise.resolve();
  const rating = expect.stringMatching(/rated/);
  expect(said()).not.toContainEqual(rating);
  page.stores.match.setState({ inMotion: undefined });
  expect(said()).toContainEqual(rating);
});
