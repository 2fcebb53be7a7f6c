import { mapRecord } from '../../src/game/record.ts';
import type { Allowance } from './bucket.ts';

/** The size of the burst, and the refill rate per second. */
type Rate = readonly [burst: number, perSecond: number];

/** The limits on one connection, one seat or one browser. */
const OF_ONE = {
  /** Frames of any kind per connection. A page pings every two seconds and rarely sends more than a few messages a second. */
  messages: [100, 10],
  /** Bytes per connection, frame headers included. */
  frameBytes: [80_000, 4_000],
  /** Per seat, across its connections. */
  greetings: [8, 0.4],
  offers: [10, 0.5],
  /** Pages shown or hidden, which everybody at the table is told. */
  presences: [20, 1],
  returns: [15, 1],
  /** Pairings of rounds by the host of one club. */
  pairings: [10, 0.05],
  /** New tables per browser. */
  opened: [10, 0.1],
  /** Attempts per browser that has played here, once all addresses together have reached the limit on wrong codes. */
  trials: [20, 0.1],
  /** Per region of addresses. */
  logLines: [6, 0.1],
} as const satisfies Record<string, Rate>;

/** Limits per address, shared by everybody behind it, and limits for all addresses together. */
const OF_ADDRESS = {
  /** Per address; above this limit every message counts several times. */
  messagesThere: [1_000, 200],
  joins: [60, 1],
  openedThere: [30, 0.2],
  /** Offers of another match and their acceptances. */
  rematches: [60, 0.2],
  /** Newcomers to one club. */
  clubNewcomers: [50, 0.1],
  seeks: [20, 0.5],
  /** Browsers seen for the first time; each adds a row to the storage. */
  newcomers: [100, 0.1],
  /** Codes, words and names that do not exist: 60 attempts take more than ten minutes. */
  guesses: [16, 1 / 14],
  /** For all addresses together; above this limit newcomers have to wait. */
  newcomersInAll: [500, 3],
  guessesInAll: [500, 5],
  /** Boxes left for another device. */
  handovers: [6, 0.02],
  /** Studies stored for a short link. */
  studies: [10, 0.01],
  questions: [60, 4],
  /** Requests for page files, and all requests without a limit of their own. A first visit makes about forty. */
  requests: [1_500, 60],
  /** Page files in kilobytes; a first visit loads about 1,300. */
  kilobytes: [100_000, 1_000],
  /** Refused requests. Refusing is cheap; above this limit connections get no answer. */
  refusals: [3_000, 300],
} as const satisfies Record<string, Rate>;

/** Simultaneous connections: to tables, and, without proxies, of any kind. */
const OPEN = { connections: 100, plugs: 250 } as const;

/** `factor` multiplies the limits per address, since a whole school may share one. */
export const allowancesFor = (factor: number) => ({
  ...mapRecord(OF_ONE, ([burst, perSecond]): Allowance => ({ burst, perSecond })),
  ...mapRecord(
    OF_ADDRESS,
    ([burst, perSecond]): Allowance => ({ burst: burst * factor, perSecond: perSecond * factor }),
  ),
  ...mapRecord(OPEN, (most): number => most * factor),
  /** Extra connections for a returning player's seat when the address is at its limit. */
  connectionsOfSeat: 2,
});

export type Allowances = Readonly<ReturnType<typeof allowancesFor>>;

/** Sizes in bytes, times in milliseconds. */
export const BOUNDS = {
  /**
   * The cost of a message from an address over its limit: high enough to end the busiest connection, low enough for normal
   * pages to continue.
   */
  crowdedMessages: 5,
  /** Per message; the longest one a page sends has about 300. */
  messageBytes: 4_096,
  /** The body of a request to the API or to join. */
  bodyBytes: 4_096,
  /** The body of a request that leaves a box for another device: base64 and some metadata. */
  handoverBytes: 400_512,
  /** The body of a request that stores a study. */
  studyBytes: 60_512,
  /** Unsent data per connection; a page this far behind is disconnected. */
  unreadBytes: 65_536,
  /** From the request to join until the page connects. */
  arrival: 10_000,
  /** For the other side to answer a closing handshake. */
  closing: 1_000,
  /** How long a refused client may take to close its connection, which counts against its address until then. */
  refused: 500,
  /** Fragments per message; a page sends each message in one. */
  fragments: 32,
  /** For the headers of a request, and for the whole request: slow clients only occupy connections. */
  headers: 5_000,
  request: 12_000,
  /** Idle time between requests, or while the client does not read the response. */
  idle: 10_000,
  unreadAnswer: 30_000,
  /** How often to check for slow requests. */
  look: 1_000,
  headBytes: 8_192,
  /** Maximum length of a logged error. */
  faultCharacters: 1_000,
  /** For all addresses together. */
  connections: 65_000,
  /** People at one table; all but two of them watch. */
  sessions: 300,
  /** Addresses whose newcomers one club counts. */
  clubAddresses: 1_000,
  /** Tracked keys per limit. */
  keys: 50_000,
} as const;
