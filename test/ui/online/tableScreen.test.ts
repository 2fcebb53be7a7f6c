// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableState } from '../../../src/net/contract/tableState.ts';
import type { OnlineState } from '../../../src/store/onlineStore.ts';
import { WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, isAvailable, press, said } from '../../../testkit/ui/queries.ts';
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

const status = (): string | null => byRole('status').textContent;
const stripLabels = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.strip')].map(strip => strip.getAttribute('aria-label'));
const resultButtons = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll('.result-buttons button')].map(({ textContent }) => textContent?.trim());
const buttons = (): readonly string[] =>
  allByRole('button')
    .filter(button => button.closest('.toolbar') !== null)
    .map(button => button.getAttribute('aria-label') ?? '');

test('a person sees which side is theirs, and whether the other is there', () => {
  openTable();
  expect(status()).toBe('Your turn');
  expect(document.querySelector('.stakes')).toBeNull();
  expect(document.querySelector('.strip.bottom')?.textContent).toContain('You play Black');
  expect(document.querySelector('.strip.top')?.textContent).toContain('here');
  expect(stripLabels()).toEqual([
    'White, Bob, here, 2 discs',
    'Black, You, You play Black, 2 discs, to move',
  ]);
});

test('friends see and hear how many games each has won, once one has', () => {
  openTable('', { won: { black: 0, white: 0 } });
  expect(document.querySelector('.won-discs')).toBeNull();
  expect(stripLabels().join()).not.toContain('games won');
  openTable('', { won: { black: 3, white: 0 } });
  const score = (where: string) => document.querySelector(`.strip.${where} .won-discs`);
  expect([score('bottom')?.textContent, score('bottom')?.querySelectorAll('.disc').length]).toEqual(['3', 3]);
  expect([score('top')?.textContent, score('top')?.querySelectorAll('.disc').length]).toEqual(['0', 0]);
  expect(stripLabels()[0]).toContain('games won: 0');
  expect(stripLabels()[1]).toContain('games won: 3');
  for (const [black, white] of [
    [0, 1],
    [1, 1],
  ] as const) {
    openTable('', { won: { black, white } });
    expect(stripLabels()[0]).toContain(`games won: ${white}`);
    expect(stripLabels()[1]).toContain(`games won: ${black}`);
  }
});

test.each([
  ['away', undefined, 'away'],
  ['reconnecting', 180_000, 'reconnecting…'],
  // They left the invitation: they lose nothing while they are not here.
  ['reconnecting', undefined, 'away'],
  ['gone', undefined, 'left'],
] as const)('a player who is %s, with a claim at %s, is marked by a word', (presence, claimAt, word) => {
  openTable('', { claimAt, seats: { black: { presence: 'here' }, white: { name: 'Bob', presence } } });
  expect(document.querySelector('.strip.top')?.textContent).toContain(word);
  expect(stripLabels()[0]).toBe(`White, Bob, ${word}, 2 discs`);
});

test('a rating is shown beside the name, and marked while it is provisional', () => {
  const rating = { value: 1520, isProvisional: true };
  openTable('', {
    seats: {
      black: { presence: 'here', rating: { value: 1600, isProvisional: false } },
      white: { presence: 'here', rating },
    },
  });
  const shown = [...document.querySelectorAll('.strip.top .rating > *')].map(one => one.textContent);
  expect(shown).toEqual(['rating 1520?', '1520?']);
  expect(stripLabels()[0]).toContain('rating about 1520');
  expect(stripLabels()[1]).toContain('rating 1600');
});

test('a table without an opponent says that it waits', () => {
  openTable('', waitingTable);
  expect(status()).toBe('Waiting for an opponent');
  expect(isAvailable('Greetings')).toBe(false);
});

test('watchers see both names and how many watch, and can only leave', () => {
  openTable('f5', { you: 'watcher', watchers: 3 });
  expect(status()).toBe('Bob to move');
  expect(document.querySelector('.watchers-words')?.textContent).toBe('3 watching');
  expect(stripLabels()).toEqual(['White, Bob, here, 1 disc, to move', 'Black, Anna, here, 4 discs']);
  expect(buttons()).toEqual(['Mute greetings', 'Disc size', 'Sound', 'Keys', 'Leave', 'More']);
  byRole('button', 'Leave').click();
  expect(page.play.openMenu).toHaveBeenCalledOnce();
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

test('a clock that is low is highlighted, and so is the one that runs', () => {
  const match = playedMatch('f5', { remaining: { black: 29_000, white: 31_000 }, running: 'white' });
  openTable('f5', { clock: BLITZ, match });
  const shown = (look: string) => allByRole('timer').map(({ classList }) => classList.contains(look));
  expect([shown('low'), shown('running')]).toEqual([
    [false, true],
    [true, false],
  ]);
});

test('behind a hidden page no clock is drawn', () => {
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

test('once a match has ended nothing can be played, and nothing is to move', () => {
  const result = { winner: 'black', by: 'resignation' } as const;
  openTable('f5', { match: playedMatch('f5', { result }) });
  expect(status()).toBe('You win by resignation.');
  expect(document.querySelector('.strip.to-move')).toBeNull();
  expect(document.querySelector('.cell.playable')).toBeNull();
  expect(document.querySelector('[aria-label*="legal"]')).toBeNull();
});

test('the end offers a rematch of the other, to whom both answers can be given', () => {
  const result = { winner: 'white', by: 'play' } as const;
  openTable(WHITE_WINS, {
    match: playedMatch(WHITE_WINS, { result }),
    offers: [{ what: 'rematch', by: 'white', ply: 60 }],
  });
  page.stores.match.setState({ result: 'shown' });
  const dialog = byRole('dialog', 'You lose 11-53.');
  expect(dialog.textContent).toContain('Bob wants a rematch.');
  expect(resultButtons()).toEqual(['Accept', 'Decline', 'Review', 'Story', 'Menu']);
  const offer = { what: 'rematch', by: 'white', ply: 60 };
  byRole('button', 'Decline').click();
  expect(page.play.online.answer).toHaveBeenLastCalledWith(offer, false);
  byRole('button', 'Accept').click();
  expect(page.play.online.answer).toHaveBeenLastCalledWith(offer, true);
});

const REASONS = [
  ['tooShort', 'Not rated: fewer than 10 moves.'],
  ['oneAddress', 'Not rated: you both play from one network.'],
  ['casual', 'Casual game: ratings stay the same.'],
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

test.each([
  [false, 'Invite again'],
  [true, 'New game'],
])(
  'after the other player has left, the same game is offered again: found by the lobby %s',
  (isFromLobby, name) => {
    const result = { winner: 'black', by: 'abandoned' } as const;
    const seats = { black: { presence: 'here' }, white: { name: 'Bob', presence: 'gone' } } as const;
    openTable('f5d6', { match: playedMatch('f5d6', { result }), seats }, { isFromLobby });
    page.stores.match.setState({ result: 'shown' });
    expect(byRole('dialog').textContent).toContain('Bob has left the table.');
    expect(resultButtons()).toEqual([name, 'Review', 'Story', 'Menu']);
    byRole('dialog').querySelector<HTMLElement>('.primary')?.click();
    press('n', document.body);
    expect(page.play.online.playAgain).toHaveBeenCalledTimes(2);
    press('r', document.body);
    expect(page.play.online.ask).not.toHaveBeenCalled();
    expect(buttons()).not.toContain('Rematch');
  },
);

test('a watcher can look at the match again at its end, or leave', () => {
  const result = { winner: 'black', by: 'flag' } as const;
  openTable('f5d6', { you: 'watcher', match: playedMatch('f5d6', { result }) });
  page.stores.match.setState({ match: onlineMatch('f5d6', result, WATCHED), result: 'shown' });
  const dialog = byRole('dialog', 'Anna wins on time.');
  expect([...dialog.querySelectorAll('button')].map(({ textContent }) => textContent?.trim())).toEqual([
    '',
    'Review',
    'Story',
    'Leave',
  ]);
});

test('the keys of a table are listed while one is at it', () => {
  openTable();
  press('?', document.body);
  const list = byRole('dialog', 'Keys').textContent;
  for (const name of ['Resign', 'Offer draw', 'Ask to take back', 'Greetings', 'Accept an offer'])
    expect(list).toContain(name);
  expect(list).not.toContain('Hint');
});

test('what the end means for the ratings is said once the last move has been shown', async () => {
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
