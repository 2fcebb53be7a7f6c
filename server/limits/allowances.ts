import { mapRecord } from '../../src/game/record.ts';
import type { Allowance } from './bucket.ts';

/** How many at once, and how many more a second. */
type Rate = readonly [burst: number, perSecond: number];

/** The limits on one connection, one seat or one browser. */
const OF_ONE = {
  /** Frames of any kind per connection. A page sends a ping every two seconds and rarely more than a few messages a second. */
  messages: [100, 10],
  /** Bytes per connection, frame headers included. */
  frameBytes: [80_000, 4_000],
  /** Per seat, across its connections. */
  greetings: [8, 0.4],
  offers: [10, 0.5],
  /** Pages being shown and hidden, which is reported to everybody at the table. */
  presences: [20, 1],
  returns: [15, 1],
  /** Rounds for which the host of one club pairs people. */
  pairings: [10, 0.05],
  /** Per browser. */
  opened: [10, 0.1],
  /** Per browser that has played here, once the limit on wrong codes for all addresses is reached. */
  trials: [20, 0.1],
  /** Per region of addresses, however many are behind it. */
  logLines: [6, 0.1],
} as const satisfies Record<string, Rate>;

/** The limits on one address, and so shared by everybody behind it, and on all addresses together. */
const OF_ADDRESS = {
  /** Above this limit every message counts several times. */
  messagesThere: [1_000, 200],
  joins: [60, 1],
  openedThere: [30, 0.2],
  /** Requests for another match, and the answers that accept one. */
  rematches: [60, 0.2],
  /** People who are new in one club. */
  clubNewcomers: [50, 0.1],
  seeks: [20, 0.5],
  /** Browsers seen for the first time; each of them adds a record to the storage. */
  newcomers: [100, 0.1],
  /** Codes, words and names that lead nowhere: sixty take more than ten minutes. */
  guesses: [16, 1 / 14],
  /** For all addresses together; above this limit strangers have to wait. */
  newcomersInAll: [500, 3],
  guessesInAll: [500, 5],
  /** Boxes left for another device. */
  handovers: [6, 0.02],
  /** Studies left under a short name. */
  studies: [10, 0.01],
  questions: [60, 4],
  /** Requests for files of the page, and all others without a limit of their own: a first visit makes about forty. */
  requests: [1_500, 60],
  /** Page files in kilobytes: a first visit loads 1,300 of them. */
  kilobytes: [100_000, 1_000],
  /** Refused requests. A refusal costs little; above this limit connections are no longer answered. */
  refusals: [3_000, 300],
} as const satisfies Record<string, Rate>;

/** Open at the same time: connections to tables, and, without proxies, connections of any kind. */
const OPEN = { connections: 100, plugs: 250 } as const;

/** `factor` multiplies the limits per address, since a whole school may share one. */
export const allowancesFor = (factor: number) => ({
  ...mapRecord(OF_ONE, ([burst, perSecond]): Allowance => ({ burst, perSecond })),
  ...mapRecord(
    OF_ADDRESS,
    ([burst, perSecond]): Allowance => ({ burst: burst * factor, perSecond: perSecond * factor }),
  ),
  ...mapRecord(OPEN, (most): number => most * factor),
  /** Connections to the seat of a player who returns while the address has no room. */
  connectionsOfSeat: 2,
});

export type Allowances = Readonly<ReturnType<typeof allowancesFor>>;

/** Sizes in bytes, times in milliseconds. */
export const BOUNDS = {
  /** What a message costs once its address is over the limit, so that normal pages go on and the busiest connection ends. */
  crowdedMessages: 5,
  /** Per message; the longest one a page sends has about 300. */
  messageBytes: 4_096,
  /** The body of an HTTP question or a request to join. */
  bodyBytes: 4_096,
  /** The body that leaves a box for another device: its base64, and some words around it. */
  handoverBytes: 400_512,
  /** The body with a study for a short name. */
  studyBytes: 60_512,
  /** Data the page has not read yet; a page that falls this far behind has gone. */
  unreadBytes: 65_536,
  /** From the request to join until the page has taken its seat. */
  arrival: 10_000,
  /** For the other side to answer a closing handshake. */
  closing: 1_000,
  /** For a refused client to close its connection too. Until then it is one of the connections of its address. */
  refused: 500,
  /** Fragments per message; a page sends each message in one. */
  fragments: 32,
  /** For the head of a request, and for the whole of it: a slower client only holds a connection. */
  headers: 5_000,
  request: 12_000,
  /** Between two requests, and while an answer is not read. */
  idle: 10_000,
  unreadAnswer: 30_000,
  /** How often to check for slow requests. */
  look: 1_000,
  headBytes: 8_192,
  /** How much of an error is logged. */
  faultCharacters: 1_000,
  /** For all addresses together. */
  connections: 65_000,
  /** People at one table; all but two of them watch. */
  sessions: 300,
  /** Addresses whose newcomers one club counts. */
  clubAddresses: 1_000,
  /** Keys tracked per kind of limit. */
  keys: 50_000,
} as const;
