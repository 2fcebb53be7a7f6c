import type { Seats } from '../../src/game/seat.ts';
import { parseSize, type Shape } from '../../src/game/shape.ts';
import type { TableState } from '../../src/net/contract/tableState.ts';
import type { OnlineState } from '../../src/store/onlineStore.ts';

const shape = parseSize('8x8') as Shape;

export const AGAINST_REMOTE: Seats = { black: { type: 'human' }, white: { type: 'remote', name: undefined } };

/** A table at which Black has sat down and waits for somebody. */
export const WAITING_TABLE: TableState = {
  code: 'KTXRAM',
  you: 'black',
  setup: { game: 'othello', shape, headStart: undefined },
  clock: { kind: 'increment', initialSeconds: 300, incrementSeconds: 0 },
  seats: { black: { presence: 'here' } },
  offers: [],
  watchers: 0,
  now: 0,
};

/** The same table after the friend has come. */
export const FULL_TABLE: TableState = {
  ...WAITING_TABLE,
  seats: { black: { presence: 'here' }, white: { presence: 'here', name: 'Anna' } },
  match: { id: 'm1', number: 1, transcript: [], given: 0, running: 'black' },
};

export const atTable = (table: TableState): Partial<OnlineState> => ({
  connection: { type: 'connected' },
  table,
});
