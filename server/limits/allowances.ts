import type { Allowance } from './bucket.ts';

/** The limits on one connection, one seat, one browser, one address, and on all addresses together. */
export interface Allowances {
  /** Frames of any kind per connection. A page sends a ping every two seconds and rarely more than a few messages a second. */
  readonly messages: Allowance;
  /** Bytes per connection, frame headers included. */
  readonly frameBytes: Allowance;
  /** Per seat, across its connections. */
  readonly greetings: Allowance;
  readonly offers: Allowance;
  /** Pages being shown and hidden, which is reported to everybody at the table. */
  readonly presences: Allowance;
  readonly returns: Allowance;
  /** Per browser. */
  readonly opened: Allowance;
  /** Per address, and so shared by everybody behind it; above this limit every message counts several times. */
  readonly messagesThere: Allowance;
  readonly joins: Allowance;
  readonly openedThere: Allowance;
  /** Requests for another match, and the answers that accept one. */
  readonly rematches: Allowance;
  /** Rounds for which the hosts of clubs pair people. */
  readonly pairings: Allowance;
  readonly seeks: Allowance;
  /** Browsers seen for the first time; each of them adds a record to the storage. */
  readonly newcomers: Allowance;
  /** Codes that lead to no table. */
  readonly guesses: Allowance;
  /** Per browser that has played here, once the limit on wrong codes for all addresses is reached. */
  readonly trials: Allowance;
  /** For all addresses together; above this limit strangers have to wait. */
  readonly newcomersInAll: Allowance;
  readonly guessesInAll: Allowance;
  /** Boxes left for another device. */
  readonly handovers: Allowance;
  /** Studies left under a short name. */
  readonly studies: Allowance;
  readonly questions: Allowance;
  /** Requests for files of the page, and all others without a limit of their own: a first visit makes about forty. */
  readonly requests: Allowance;
  /** Page files in kilobytes: a first visit loads 1,300 of them. */
  readonly kilobytes: Allowance;
  /** Refused requests. A refusal costs little; above this limit connections are no longer answered. */
  readonly refusals: Allowance;
  readonly logLines: Allowance;
  /** Open at the same time: connections to tables, and, without proxies, connections of any kind. */
  readonly connections: number;
  readonly plugs: number;
  /** Connections to the seat of a player who returns while the address has no room. */
  readonly connectionsOfSeat: number;
}

const allowance = (burst: number, perSecond: number): Allowance => ({ burst, perSecond });
const manifold = ({ burst, perSecond }: Allowance, factor: number): Allowance =>
  allowance(burst * factor, perSecond * factor);

/** `factor` multiplies the limits per address, since a whole school may share one. */
export const allowancesFor = (factor: number): Allowances => ({
  messages: allowance(100, 10),
  frameBytes: allowance(80_000, 4_000),
  greetings: allowance(8, 0.4),
  offers: allowance(10, 0.5),
  presences: allowance(20, 1),
  returns: allowance(15, 1),
  opened: allowance(10, 0.1),
  messagesThere: manifold(allowance(1_000, 200), factor),
  joins: manifold(allowance(60, 1), factor),
  openedThere: manifold(allowance(30, 0.2), factor),
  newcomers: manifold(allowance(100, 0.1), factor),
  rematches: manifold(allowance(60, 0.2), factor),
  pairings: manifold(allowance(10, 0.05), factor),
  seeks: manifold(allowance(20, 0.5), factor),
  guesses: manifold(allowance(20, 0.1), factor),
  trials: allowance(20, 0.1),
  newcomersInAll: manifold(allowance(500, 3), factor),
  guessesInAll: manifold(allowance(500, 5), factor),
  refusals: manifold(allowance(3_000, 300), factor),
  requests: manifold(allowance(1_500, 60), factor),
  kilobytes: manifold(allowance(100_000, 1_000), factor),
  handovers: manifold(allowance(6, 0.02), factor),
  studies: manifold(allowance(10, 0.01), factor),
  questions: manifold(allowance(60, 4), factor),
  logLines: allowance(6, 0.1),
  connections: 100 * factor,
  plugs: 250 * factor,
  connectionsOfSeat: 2,
});

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
  /** Keys tracked per kind of limit. */
  keys: 50_000,
} as const;
