import { STANDARD_SETUP } from '../../../src/game/games.ts';
import type { ClubState } from '../../../src/net/contract/club.ts';
import type { TableState } from '../../../src/net/contract/tableState.ts';
import { DEFAULT_SETTINGS } from '../../../src/store/settingsStore.ts';
import { CLUB, QUESTION, ROUND, SLIDE } from '../clubs.ts';
import { WHITE_WINS } from '../matches.ts';
import { A_RECORD, connectedTo, WAITING_TABLE } from '../onlineTable.ts';
import { atTable, BLITZ, offerBy, onlineMatch, playedMatch, WATCHED } from '../tables.ts';
import type { Changes, Shown } from './shown.ts';

const SEATS = {
  black: { name: 'Anna', presence: 'here', rating: { value: 1600, isProvisional: false } },
  white: { name: 'Bob', presence: 'here', rating: { value: 1520, isProvisional: true } },
} as const;
const LEFT = { black: { presence: 'here' }, white: { name: 'Bob', presence: 'gone' } } as const;
const INVITATION = {
  setup: STANDARD_SETUP,
  clock: BLITZ,
  isRated: false,
  you: 'white',
  name: 'Anna',
} as const;
const WISHED = { ...DEFAULT_SETTINGS, game: 'connect4', side: 'white', clock: '5+0' } as const;
const RESIGNED = { winner: 'black', by: 'resignation' } as const;
const PLAYED = { winner: 'white', by: 'play' } as const;

const atTableOf = (name: string, moves: string, table: Partial<TableState>, changes: Changes = {}): Shown => [
  name,
  {
    screen: 'board',
    match: { match: onlineMatch(moves, table.match?.result, table.you === 'watcher' ? WATCHED : undefined) },
    online: atTable({ match: playedMatch(moves), ...table }),
  },
  changes,
];

/** The result of a game at a table. */
const endOf = (name: string, table: Partial<TableState> = {}, changes: Changes = {}): Shown =>
  atTableOf(
    `a table after a resignation${name}`,
    'f5',
    { match: playedMatch('f5', { result: RESIGNED }), ...table },
    { match: { result: 'shown' }, ...changes },
  );

const inClub = (name: string, club: Partial<ClubState>): Shown => [
  `a club ${name}`,
  { screen: 'club', settings: { name: 'Eva' } },
  { club: { club: { ...CLUB, ...club }, connection: { type: 'connected' } } },
];

export const ONLINE: readonly Shown[] = [
  atTableOf('a table', 'f5d6', {}),
  [
    'a table that waits for a friend',
    { screen: 'board', match: { match: onlineMatch('') }, online: connectedTo(WAITING_TABLE) },
  ],
  atTableOf('a table with clocks, at which the other player offers a draw', 'f5d6', {
    clock: BLITZ,
    isRated: true,
    watchers: 2,
    seats: SEATS,
    won: { black: 0, white: 6 },
    offers: [offerBy('white', 'draw', 2)],
    match: playedMatch('f5d6', { remaining: { black: 48_000, white: 9_000 }, running: 'black' }),
  }),
  atTableOf('a table that is watched', 'f5', {
    you: 'watcher',
    seats: SEATS,
    isRated: false,
    won: { black: 0, white: 0 },
  }),
  atTableOf(
    'a table whose connection is lost',
    'f5',
    {},
    { online: { connection: { type: 'reconnecting', since: 0 } } },
  ),
  atTableOf(
    'a table at which a player is away and has greeted',
    'f5',
    {
      seats: { black: { name: 'Anna', presence: 'here' }, white: { name: 'Bob', presence: 'away' } },
    },
    { online: { greeting: { by: 'white', greeting: 'wellPlayed' } } },
  ),
  atTableOf('a question before a table is left', 'f5', {}, { online: { asksLeave: true } }),
  atTableOf(
    'a table at which the other side came first',
    '',
    {},
    { online: { cameSecond: true, wish: { settings: WISHED, names: ['setup', 'side', 'clock'] } } },
  ),
  atTableOf('a table at which one has offered a draw', 'f5d6', {
    offers: [offerBy('black', 'draw', 2)],
    won: { black: 5, white: 0 },
  }),
  endOf(''),
  endOf(' and an offer', { offers: [offerBy('black', 'rematch')] }),
  endOf(' and an offer of the other player', { offers: [offerBy('white', 'newGame')] }),
  endOf(' whose connection is lost', {}, { online: { connection: { type: 'reconnecting', since: 0 } } }),
  endOf(
    ' that was taken over',
    { offers: [offerBy('white', 'rematch')] },
    { online: { connection: { type: 'ended', trouble: 'takenOver' } } },
  ),
  endOf(' that is watched', { you: 'watcher' }),
  endOf(
    ' that is watched and closed',
    { you: 'watcher' },
    { online: { connection: { type: 'ended', trouble: 'tableClosed' } } },
  ),
  endOf(' that the other player has left', { seats: LEFT }),
  endOf(
    ' that the other player, whom the lobby found, has left',
    { seats: LEFT },
    { online: { isFromLobby: true } },
  ),
  endOf(', and a question', {}, { match: { result: 'closed', asksNewGame: true } }),
  atTableOf(
    'a rated table after the last move',
    WHITE_WINS,
    {
      isRated: true,
      match: playedMatch(WHITE_WINS, {
        result: PLAYED,
        ratings: { black: { before: 1500, after: 1488 }, white: { before: 1500, after: 1512 } },
      }),
    },
    { match: { result: 'shown' } },
  ),
  [
    'a replay',
    { screen: 'board', match: { match: onlineMatch('f5d6', undefined, WATCHED), result: 'shown' } },
    { online: { replay: A_RECORD } },
  ],
  [
    'a person who waits for an opponent',
    { screen: 'menu', settings: { clock: '5+0' } },
    { online: { connection: { type: 'seeking', since: 0 } } },
  ],
  [
    'an invitation',
    { screen: 'menu' },
    { online: { connection: { type: 'invited', code: 'KTXRAM', invitation: INVITATION } } },
  ],
  [
    'a friend who is awaited elsewhere',
    { screen: 'menu' },
    { online: { invitations: [{ code: 'KTXRAM', setup: STANDARD_SETUP, at: 0, hasCome: true }] } },
  ],
  ['the way into a club', { screen: 'club', settings: { name: 'Eva' } }],
  inClub('before anything is shown', {}),
  inClub('with a position', { slide: SLIDE, question: QUESTION }),
  inClub('as its host sees it', { you: 'host', slide: SLIDE, question: { ...QUESTION, answered: 1 } }),
  inClub('after its rounds', { games: ROUND }),
  inClub('after its rounds as its host sees it', { you: 'host', games: ROUND }),
];
