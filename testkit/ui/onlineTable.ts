import { type GameName, onlyShapeOf } from '../../src/game/games.ts';
import type { Seats } from '../../src/game/seat.ts';
import { parseSize, type Shape } from '../../src/game/shape.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import type { FinishedMatch, MatchSummary } from '../../src/net/contract/records.ts';
import type { TableState } from '../../src/net/contract/tableState.ts';
import type { OnlineState } from '../../src/store/onlineStore.ts';

const shape = parseSize('8x8') as Shape;

export const AGAINST_REMOTE: Seats = { black: { type: 'human' }, white: { type: 'remote', name: undefined } };

/** A table at which Black waits for an opponent. */
export const WAITING_TABLE: TableState = {
  code: 'KTXRAM',
  you: 'black',
  setup: { game: 'othello', shape, headStart: undefined, freePassing: false },
  clock: { kind: 'increment', initialSeconds: 300, incrementSeconds: 0 },
  seats: { black: { presence: 'here' } },
  offers: [],
  watchers: 0,
  now: 0,
};

/** The table once the friend has joined. */
export const FULL_TABLE: TableState = {
  ...WAITING_TABLE,
  seats: { black: { presence: 'here' }, white: { presence: 'here', name: 'Anna' } },
  match: { id: 'm1', number: 1, transcript: [], given: 0, running: 'black' },
};

export const connectedTo = (table: TableState): Partial<OnlineState> => ({
  connection: { type: 'connected' },
  table,
});

/** A finished match in the list of the player of Black. */
export const aSummary = ({
  game = 'othello',
  ...changes
}: Partial<Pick<MatchSummary, 'players' | 'result' | 'rating' | 'unrated'>> & {
  readonly game?: GameName;
} = {}): MatchSummary => ({
  id: 'm1',
  code: 'KTXRAM',
  setup: { game, shape: onlyShapeOf(game) ?? shape, headStart: undefined, freePassing: false },
  you: 'black',
  players: { white: 'Anna' },
  started: new Date(2026, 2, 4, 12).getTime(),
  finished: new Date(2026, 2, 4, 12, 30).getTime(),
  result: { winner: 'black', by: 'play' },
  ...changes,
});

/** A finished match between Anna, who had Black, and a player without a name. */
export const A_RECORD: FinishedMatch = {
  id: 'm1',
  setup: WAITING_TABLE.setup,
  clock: { kind: 'none' },
  players: { black: 'Anna' },
  transcript: parseTranscript('f5d6c3d3') ?? [],
  given: 0,
  started: new Date(2026, 2, 4, 12).getTime(),
  finished: new Date(2026, 2, 4, 12, 30).getTime(),
  result: { winner: 'black', by: 'resignation' },
};
