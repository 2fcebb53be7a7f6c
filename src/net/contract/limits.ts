import type { Rules } from '../../game/position.ts';

/** Limits that page and server hold each other to. */
export const LIMITS = {
  nameCharacters: 24,
  /** Accents on one letter; more of them would run into the lines above and below. */
  marksOnALetter: 3,
  codeLetters: 7,
  /** Links to tables that were opened with shorter codes still work. */
  shortCodeLetters: 6,
  /** Letters and digits of a word under which two people meet; dots and hyphens count towards the most. */
  wordLetters: { min: 4, max: 24 },
  /** Length of a secret (identity or token) as written: 128 bits take 22 characters. */
  secretCharacters: { min: 22, max: 64 },
  idCharacters: 64,
  clockInitialSeconds: { min: 1, max: 10_800 },
  clockIncrementSeconds: { min: 0, max: 180 },
  /** A disc on every square plus the most free passes. */
  plies: 128,
  /** Matches at one table. */
  matches: 9_999,
  /** No match at a table begins after this one. */
  lastMatch: 500,
  /** A transcript as text: two characters a ply. */
  transcriptCharacters: 256,
  watchers: 100_000,
  /** Addresses of one machine. */
  hosts: 100,
  /** Positive or negative, in whole points. */
  rating: 10_000,
  /** Matches in one request for a list. */
  matchesOnAPage: 50,
  /** People in a club besides its host. */
  members: 40,
  /** Names that look the same get numbers. */
  memberNameCharacters: 28,
  /** What is written beside a position that a club is shown. */
  slideCharacters: 500,
  /** Marked squares and arrows on one position, and squares that are best there. */
  pointers: 32,
  /** Times that a host asks for an answer, or pairs people off. */
  clubTurns: 9_999,
  rounds: 60,
  /** What one device leaves for another: sealed bytes, written in base64. */
  handoverBytes: 300_000,
  /** The longest study that the server keeps under a short name. */
  studyLetters: 60_000,
} as const;

/** How long the server keeps what one device leaves for another, in milliseconds. */
export const HANDOVER_MILLISECONDS = 600_000;

/** What a match needs to count for the ratings. */
export const RATED = {
  /** Plies that a player chose; fewer say nothing about strength. */
  plies: { othello: 10, anti: 10, reversi: 10, connect4: 7 } satisfies Record<Rules, number>,
  /** Matches between the same two players within a day. */
  aDay: 10,
} as const;

/** How long a connection and a table wait, in milliseconds. */
export const PATIENCE = {
  /** How long a player who lost the connection may come back before the other may claim the match. */
  grace: 180_000,
  /** How often a page sends a ping. */
  heartbeat: 2_000,
  /** After this long without a message, either side takes the connection for lost. */
  silence: 5_000,
  /** Clocks that wait for a hidden page start after this long, once both are connected. */
  start: 10_000,
  /** Without a clock, the time before the side that waits for a move may ask whether the other is still there. */
  quiet: 120_000,
  /** Asked this often in a row, a player can answer only with a move. */
  nudgesInARow: 3,
  /** If neither a move nor an answer follows within this long, it may claim the match. */
  nudge: 300_000,
  /** How long two players matched in the lobby have to reach their table; if one does not, the other searches again. */
  seating: 10_000,
  /** How long to search for an opponent before giving up. */
  seeking: 180_000,
  /** How long to wait for a friend before giving up. */
  meeting: 180_000,
  /** The pause between tries to reach the place where they meet. */
  meetingTry: 3_000,
} as const;

/** Plies that decide what may be asked in a match, and what comes of it. */
export const PLIES = {
  /** Chosen plies before a draw can be offered, leaving loses, and the match shows any strength: both have played. */
  beforeItCounts: 2,
  /** Plies before an offer that was declined may be made again. */
  toLetRest: 2,
} as const;

/** How long the server keeps a study under a short name: 90 days. */
export const STUDY_DAYS = 90;
export const STUDY_MILLISECONDS = STUDY_DAYS * 86_400_000;
export const STUDY_NAME_LETTERS = 10;
