// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import type { ClubBoardState, ClubState } from '../../../src/net/contract/club.ts';
import type { TableState } from '../../../src/net/contract/tableState.ts';
import { byRole, said } from '../../../testkit/ui/queries.ts';
import { atTable, offerBy, onlineMatch, playedMatch } from '../../../testkit/ui/tables.ts';
import { SMALL_PHONE, sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'board', match: { match: onlineMatch('f5d6') }, online: atTable() });
const RESULT = { winner: 'black', by: 'flag' } as const;

/** A club evening hosted by Ms Grey, in which Anna plays Bob at the table `ABCDEF`. */
const clubWith = (board: Partial<ClubBoardState> = {}): ClubState => ({
  word: 'CLUB',
  you: 1,
  host: { name: 'Ms Grey', isHere: true },
  members: [
    { id: 1, name: 'Anna', presence: 'here' },
    { id: 2, name: 'Bob', presence: 'here' },
  ],
  games: {
    system: 'swiss',
    round: 1,
    rounds: 3,
    setup: STANDARD_SETUP,
    clock: { kind: 'none' },
    isOver: false,
    boards: [{ number: 1, black: 1, white: 2, code: 'ABCDEF', moves: 'f5d6', ...board }],
    resting: [],
    withdrawn: [],
  },
});

const DECIDED = clubWith({ winner: 'white' });
const SENTENCE = 'Ms Grey has decided this game: Bob has won.';
const tell = (club: ClubState): void => page.stores.club.setState({ club });

const finish = (more: Partial<TableState> = {}): void => {
  page.stores.online.setState(atTable({ match: playedMatch('f5d6', { result: RESULT }), ...more }));
  page.stores.match.setState({ match: onlineMatch('f5d6', RESULT), result: 'shown' });
};

const buttons = (): readonly string[] =>
  [...document.querySelectorAll('.result-buttons button')].map(
    ({ textContent, className }) => `${className === 'primary' ? '> ' : ''}${textContent?.trim()}`,
  );

test('after a club game the primary button leads back to the club', () => {
  tell(clubWith(RESULT));
  finish();
  expect(buttons()).toEqual(['> To the club', 'Rematch', 'Look back']);
  byRole('button', 'To the club').click();
  expect(page.play.openPlace).toHaveBeenCalledWith('club');
});

test('the result says who decided the game, without a second message', () => {
  const result = { winner: 'white', by: 'decided' } as const;
  tell(DECIDED);
  page.stores.online.setState(atTable({ match: playedMatch('f5d6', { result }) }));
  page.stores.match.setState({ match: onlineMatch('f5d6', result), result: 'shown' });
  expect(document.querySelector('.result-words')?.textContent).toContain('You lose by decision.');
  expect(document.querySelector('.result-words')?.textContent).toContain(SENTENCE);
  expect(document.querySelector('.table-card')).toBeNull();
});

test('a decision changed by the host is shown beside a game that ended by the first one', () => {
  const result = { winner: 'white', by: 'decided' } as const;
  tell(clubWith({ winner: 'black' }));
  page.stores.online.setState(atTable({ match: playedMatch('f5d6', { result }) }));
  page.stores.match.setState({ match: onlineMatch('f5d6', result), result: 'closed' });
  expect(document.querySelector('.table-card p')?.textContent).toBe(
    'Ms Grey has decided this game: Anna has won.',
  );
});

test('the decision stays when the opponent asks for another game or has left', () => {
  tell(clubWith(RESULT));
  finish({ offers: [offerBy('white', 'rematch')] });
  expect(buttons()).toEqual(['> To the club', 'Accept', 'Decline', 'Look back']);
  finish({ seats: { black: { presence: 'here' }, white: { name: 'Bob', presence: 'gone' } } });
  expect(buttons()).toEqual(['> To the club', 'Look back']);
});

test('at a table outside the club the rematch is the primary button', () => {
  tell(clubWith({ ...RESULT, code: 'OTHER' }));
  finish();
  expect(buttons()[0]).toBe('> Rematch');
});

test('a player still playing a game that the host has decided is told so', () => {
  page.stores.online.setState(atTable({ match: playedMatch('f5d6') }));
  tell(clubWith());
  expect(document.querySelector('.table-card')).toBeNull();
  tell(DECIDED);
  tell({ ...DECIDED });
  expect(document.querySelector('.table-card p')?.textContent).toBe(SENTENCE);
  expect(said().filter(text => text === SENTENCE)).toHaveLength(1);
  finish();
  expect(byRole('dialog').textContent).toContain(SENTENCE);
});

test('every other screen has a button back to the club, but not a second one beside the result', async () => {
  const ways = (): number => document.querySelectorAll('.way-to-club button').length;
  tell(clubWith(RESULT));
  finish();
  page.stores.match.setState({ result: 'none' });
  await until(() => expect(ways()).toBe(1));
  for (const [state, spot] of [
    [{ screen: 'board' }, 'beside-status'],
    [{ screen: 'you' }, 'beside-title'],
    [{ screen: 'board', viewport: SMALL_PHONE }, 'in-strip'],
  ] as const) {
    page.stores.app.setState(state);
    expect(document.querySelector('.way-to-club > div')?.className).toBe(spot);
  }
  document.querySelector<HTMLElement>('.way-to-club button')?.click();
  expect(page.play.openPlace).toHaveBeenCalledExactlyOnceWith('club');
  page.stores.match.setState({ result: 'shown' });
  expect(ways()).toBe(0);
});
