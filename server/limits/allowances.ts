import type { Allowance } from './bucket.ts';

/** How much of everything one connection, one seat, one browser, one address and all of them may have. */
export interface Allowances {
  /** Of a connection, in frames of any kind: a page sends a ping every two seconds, and hardly ever more than a few words a second. */
  readonly messages: Allowance;
  /** Of a connection, with the heads of frames. */
  readonly frameBytes: Allowance;
  /** Of a seat, across its connections. */
  readonly greetings: Allowance;
  readonly offers: Allowance;
  /** Pages that are shown and hidden, which everybody at the table is told. */
  readonly presences: Allowance;
  readonly returns: Allowance;
  /** Of a browser. */
  readonly opened: Allowance;
  /** Of an address, and so of everybody behind it: from then on every message counts for several. */
  readonly messagesThere: Allowance;
  readonly joins: Allowance;
  readonly openedThere: Allowance;
  /** Further matches at tables, asked for and agreed to. */
  readonly rematches: Allowance;
  readonly seeks: Allowance;
  /** Browsers that were never seen before, each of which is kept for good. */
  readonly newcomers: Allowance;
  /** Codes that lead to no table. */
  readonly guesses: Allowance;
  /** Of a browser that has played here, once all codes that lead nowhere are too many. */
  readonly trials: Allowance;
  /** Of all addresses together: from then on strangers wait. */
  readonly newcomersInAll: Allowance;
  readonly guessesInAll: Allowance;
  readonly questions: Allowance;
  /** Of any kind: a page and all that belongs to it are some forty. */
  readonly requests: Allowance;
  /** Of the files of the page, which are 1,300 for who has none of them yet. */
  readonly kilobytes: Allowance;
  /** Who goes on after so many of them is not even answered. */
  readonly refusals: Allowance;
  readonly logLines: Allowance;
  /** To tables, at once; and of any kind, where addresses are those of the connections. */
  readonly connections: number;
  readonly plugs: number;
}

const allowance = (burst: number, perSecond: number): Allowance => ({ burst, perSecond });
const manifold = ({ burst, perSecond }: Allowance, factor: number): Allowance =>
  allowance(burst * factor, perSecond * factor);

/** A whole school may share an address: `factor` multiplies what is counted by address. */
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
  seeks: manifold(allowance(20, 0.5), factor),
  guesses: manifold(allowance(20, 0.1), factor),
  trials: allowance(20, 0.1),
  newcomersInAll: manifold(allowance(500, 3), factor),
  guessesInAll: manifold(allowance(500, 5), factor),
  refusals: manifold(allowance(200, 5), factor),
  requests: manifold(allowance(1_500, 60), factor),
  kilobytes: manifold(allowance(100_000, 1_000), factor),
  questions: manifold(allowance(60, 4), factor),
  logLines: allowance(6, 0.1),
  connections: 100 * factor,
  plugs: 250 * factor,
});

/** Sizes in bytes, times in milliseconds. */
export const BOUNDS = {
  /** What a message counts for where an address says too much: a page goes on, and who says the most is ended. */
  crowdedMessages: 5,
  /** Of a message; the longest that a page sends has some 300. */
  messageBytes: 4_096,
  /** Of a question or a wish to join by HTTP. */
  bodyBytes: 4_096,
  /** Of what a page has not yet read; whoever reads so little has gone. */
  unreadBytes: 65_536,
  /** From the way in to having taken the seat. */
  arrival: 10_000,
  /** For the other side to say goodbye too. */
  closing: 1_000,
  /** For who is refused a connection to close it too. */
  refused: 5_000,
  /** Of pieces of one message; a page sends each in one. */
  fragments: 32,
  /** For the head of a request, and for all of it: who takes longer only holds a connection. */
  headers: 5_000,
  request: 12_000,
  /** Between two requests, and while an answer is not read. */
  idle: 10_000,
  unreadAnswer: 30_000,
  /** How often it is looked which requests take too long. */
  look: 1_000,
  headBytes: 8_192,
  /** Of what is logged of an error. */
  faultCharacters: 1_000,
  /** Of all addresses together. */
  connections: 65_000,
  /** Of people at one table, all but two of whom watch. */
  visitors: 300,
  /** Keys that are counted of each kind. */
  keys: 50_000,
} as const;
