import type { GameName } from '../../../src/game/games.ts';
import type { AppState } from '../../../src/store/appStore.ts';
import type { OnlineState, OwnGames } from '../../../src/store/onlineStore.ts';
import { gameOf, matchOf } from '../matches.ts';
import { aSummary } from '../onlineTable.ts';
import { GAMES } from './games.ts';
import { ONLINE } from './online.ts';
import { PLACES } from './places.ts';
import { onBoard, read, type Shown } from './shown.ts';
import { STUDIES, STUDY } from './studies.ts';

/** A dialog over the emptiest page. */
const overEmpty = (name: string, dialog: AppState['dialog'], settings = {}): Shown => [
  `the dialog ${name}`,
  { screen: 'puzzles', settings },
  { app: { cores: 4, dialog } },
];

const ratingOf = (game: GameName, value: number, isProvisional: boolean) =>
  ({ game, rating: { value, isProvisional } }) as const;

/** The list of a person's games. */
const inGames = (name: string, games: Partial<OwnGames>, online: Partial<OnlineState> = {}): Shown => [
  `the dialog games ${name}`,
  onBoard(matchOf('f5d6c3')),
  {
    app: { dialog: { name: 'games' } },
    online: { games: { matches: [], isMore: false, state: 'loaded', ...games }, ...online },
  },
];

const DIALOGS: readonly Shown[] = [
  ['no dialog', onBoard(matchOf('f5d6c3'))],
  ...(['about', 'export', 'handover', 'join', 'keys', 'players', 'settings', 'share'] as const).map(
    (name): Shown => [`the dialog ${name}`, onBoard(matchOf('f5d6c3')), { app: { dialog: { name } } }],
  ),
  inGames(
    'with games and ratings',
    {
      matches: [
        {},
        { players: {} },
        { result: { winner: 'white', by: 'flag' } as const },
        { rating: { before: 1500, after: 1512 } },
        { unrated: 'casual' as const },
      ].map((told, id) => ({ ...aSummary(told), id: `m${id + 1}` })),
      isMore: true,
    },
    { ratings: [ratingOf('othello', 1523, false), ratingOf('connect4', 1490, true)] },
  ),
  inGames('without games', {}),
  inGames('while they come', { state: 'loading' }),
  inGames('that cannot be reached', { state: 'unreachable' }),
  inGames('without a server', { state: 'noServer' }),
  ['the dialog import', onBoard(matchOf('f5d6c3')), { app: { dialog: { name: 'import' } } }],
  [
    'the dialog players of Connect Four',
    onBoard(gameOf('connect4', '4')),
    { app: { dialog: { name: 'players' } } },
  ],
  [
    'the dialog comment',
    { screen: 'puzzles' },
    { study: { study: STUDY }, app: { dialog: { name: 'comment', path: read('f5') } } },
  ],
  overEmpty('for the code of another device', { name: 'takeCode', code: 'ABC' }),
  overEmpty('for a file of another device', { name: 'takeFile', file: new Blob(['{}']) }),
  overEmpty('playing online', { name: 'online' }),
  overEmpty('before a game with a friend', { name: 'terms', company: 'friend' }),
  overEmpty('before a game with anybody', { name: 'terms', company: 'anybody' }),
  overEmpty('settings where there are several cores', { name: 'settings' }),
  overEmpty('about of anti-Othello', { name: 'about' }, { game: 'anti' }),
];

/** Pages in their states, by part of the program. */
export const SHOWN = {
  places: PLACES,
  games: GAMES,
  studies: STUDIES,
  online: ONLINE,
  dialogs: DIALOGS,
} as const;
