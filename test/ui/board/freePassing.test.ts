// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import type { Match } from '../../../src/game/match.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { BLACK_AGAINST_MINIMAX, matchOf, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import { AGAINST_REMOTE, connectedTo, FULL_TABLE, WAITING_TABLE } from '../../../testkit/ui/onlineTable.ts';
import { allByRole, byRole, cells, isAvailable, press, said } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const FREE = { ...STANDARD_SETUP, freePassing: true };
const freeMatch = (moves: string, seats = TWO_PEOPLE): Match => ({
  ...matchOf(moves, seats),
  id: 'free',
  setup: FREE,
});

describe('the menu', () => {
  const page = sharePage({ screen: 'menu' });
  const rule = (): HTMLInputElement => byRole('switch', 'Free passing') as HTMLInputElement;

  test('offers the rule under More, off by default, with an explanation, for every game except Connect Four', () => {
    byRole('button', 'More').click();
    expect(rule().checked).toBe(false);
    expect(document.getElementById(rule().getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Computers never do',
    );
    rule().click();
    expect(page.stores.settings.getState().freePassing).toBe(true);
    expect(rule().checked).toBe(true);
    const games = ['othello', 'reversi', 'anti', 'xot', 'connect4'] as const;
    const times = games.map(game => {
      page.stores.settings.setState({ game });
      return allByRole('switch', 'Free passing').length;
    });
    expect(times).toEqual([1, 1, 1, 1, 0]);
  });
});

describe('the board', () => {
  const page = sharePage({ screen: 'board' });
  const openBoard = (match: Match): void => page.stores.match.setState({ match });

  test('has a button and a key for passing while a person may pass', () => {
    openBoard(freeMatch('', BLACK_AGAINST_MINIMAX));
    expect(isAvailable('Pass')).toBe(true);
    byRole('button', 'Pass').click();
    press('p', document.body);
    expect(page.play.pass).toHaveBeenCalledTimes(2);
    page.stores.match.setState({ match: freeMatch('f5', BLACK_AGAINST_MINIMAX) });
    expect(isAvailable('Pass')).toBe(false);
  });

  test('lists a free pass as a move with its number', () => {
    openBoard(freeMatch('f5d6----c3'));
    const rows = [...byRole('list', 'Moves').children].map(row =>
      row.textContent?.replace(/\s+/g, ' ').trim(),
    );
    expect(rows).toEqual(['1 Black f5', '2 White d6', '3 Black pass', '4 White pass', '5 Black c3']);
  });

  test('announces who passes and who is to move, and marks no square as the last one', () => {
    openBoard(freeMatch('f5'));
    page.stores.match.setState({ match: freeMatch('f5--') });
    expect(said().at(-1)).toBe('White passes. Black to move.');
    expect(cells().some(cell => cell.getAttribute('aria-label')?.includes('last move'))).toBe(false);
    page.stores.match.setState({ passCard: 'white' });
    expect(byRole('status').textContent).toBe('White passes.');
    byRole('button', 'White passes.').click();
    expect(page.play.dismissPassCard).toHaveBeenCalledOnce();
  });

  test('explains the rule as text and beside the players', () => {
    openBoard(matchOf(''));
    page.stores.match.setState({ match: freeMatch('') });
    expect(said().at(-1)).toBe('New game. Either side may pass at any time. Black to move.');
    expect(document.querySelector('.game-name')?.textContent).toBe('Othello 8x8 (free passing)');
  });

  test('explains it in Japanese too', async () => {
    page.reopen({ screen: 'board', settings: { language: 'ja' }, match: { match: freeMatch('f5') } });
    await until(() => expect(document.documentElement.lang).toBe('ja'));
    page.stores.match.setState({ match: freeMatch('f5--') });
    expect(said().at(-1)).toBe('白がパスしました。黒の番です。');
  });
});

describe('online', () => {
  const page = sharePage({ screen: 'board', match: { match: freeMatch('', AGAINST_REMOTE) } });
  const TERMS = 'Free passing: you may both pass at any time. Not rated.';

  test('the invitation states the rule', () => {
    page.stores.online.setState(connectedTo({ ...WAITING_TABLE, setup: FREE }));
    expect(byRole('dialog', 'Invite a friend').textContent).toContain(TERMS);
  });

  test('both players see the rule at the table until each has had a turn', () => {
    const transcript = (moves: string) => ({
      ...FULL_TABLE,
      setup: FREE,
      match: { id: 'm1', number: 1, given: 0, transcript: parseTranscript(moves) ?? [] },
    });
    page.stores.match.setState({ match: freeMatch('f5', AGAINST_REMOTE) });
    page.stores.online.setState(connectedTo(transcript('f5')));
    const isTold = (): boolean => document.querySelector('.table-card')?.textContent?.trim() === TERMS;
    expect(isTold()).toBe(true);
    page.stores.online.setState(connectedTo(transcript('f5--')));
    expect(isTold()).toBe(false);
  });

  test('the rule is listed among the requested settings while waiting for an opponent', () => {
    page.reopen({ screen: 'menu', settings: { freePassing: true } });
    page.stores.online.setState({ connection: { type: 'seeking', since: performance.now() } });
    expect(byRole('dialog', 'Find an opponent').textContent).toContain(TERMS);
  });
});
