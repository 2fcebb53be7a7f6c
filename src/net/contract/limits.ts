import type { Rules } from '../../game/position.ts';

/** How long, how many, how much: what page and server hold each other to. */
export const LIMITS = {
  nameCharacters: 24,
  /** Accents that may stand on one letter; more of them grow into the lines above and below. */
  marksOnALetter: 3,
  codeLetters: 7,
  /** Links to tables that were opened with shorter codes still lead there. */
  shortCodeLetters: 6,
  /** Of a word under which two people meet. */
  wordLetters: { min: 4, max: 24 },
  /** Of secrets (identities and tokens) as they are written: 128 bits take 22 characters. */
  secretCharacters: { min: 22, max: 64 },
  idCharacters: 64,
  clockInitialSeconds: { min: 1, max: 10_800 },
  clockIncrementSeconds: { min: 0, max: 180 },
  /** A disc on every square, and the most free passes. */
  plies: 128,
  /** Matches at one table. */
  matches: 9_999,
  /** From this one on no other begins there. */
  lastMatch: 500,
  /** Of a board's transcript as text: two characters a ply. */
  transcriptCharacters: 256,
  watchers: 100_000,
  /** Either way, in whole points. */
  rating: 10_000,
  /** Of a list of matches that is asked for at once. */
  matchesOnAPage: 50,
} as const;

/** What a match has to be to count for the ratings. */
export const RATED = {
  /** Plies that somebody chose; with fewer of them no strength shows. */
  plies: { othello: 10, anti: 10, reversi: 10, connect4: 7 } satisfies Record<Rules, number>,
  /** Of the same two within a day. */
  aDay: 10,
} as const;

/** What a connection and a table wait for, in milliseconds. */
export const PATIENCE = {
  /** Who has lost the connection may come back for so long before the one who stayed may claim the match. */
  grace: 180_000,
  /** A page lets the server hear from it this often, */
  heartbeat: 2_000,
  /** and whoever hears nothing for so long takes the connection for lost. */
  silence: 5_000,
  /** Clocks that stand since a page is hidden run after this long, once both are connected. */
  start: 10_000,
  /** Without a clock, the side that waits for a move may ask after this long whether the other is still there, */
  quiet: 120_000,
  /** and may claim the match if this long brings neither a move nor an answer. */
  nudge: 300_000,
  /** Whom the lobby has brought together, both have to be at their table within this long; else the other looks on. */
  seating: 10_000,
  /** Who waits for an opponent is told after so long that none came. */
  seeking: 180_000,
  /** Likewise for who waits for a friend, */
  meeting: 180_000,
  /** and whoever cannot get to the place where they meet tries this often. */
  meetingTry: 3_000,
} as const;

/** Plies that decide what may be asked of a match, and what comes of it. */
export const PLIES = {
  /** Chosen ones before a draw can be offered, leaving loses, and a strength shows: both have played. */
  beforeItCounts: 2,
  /** Before the same may be asked again by whom it was declined. */
  toLetRest: 2,
} as const;
