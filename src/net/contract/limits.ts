import type { Rules } from '../../game/position.ts';

/** Limits shared by page and server. */
export const LIMITS = {
  nameCharacters: 24,
  /** Accents on one letter; more would overlap the lines above and below. */
  marksOnALetter: 3,
  codeLetters: 7,
  /** Links to tables with the shorter codes of earlier versions still work. */
  shortCodeLetters: 6,
  /** Letters and digits of a word; dots and hyphens count towards the maximum only. */
  wordLetters: { min: 4, max: 40 },
  /** Length of a secret (identity or token) as text: 128 bits take 22 characters. */
  secretCharacters: { min: 22, max: 64 },
  idCharacters: 64,
  clockInitialSeconds: { min: 1, max: 10_800 },
  clockIncrementSeconds: { min: 0, max: 180 },
  /** A disc on every square plus the maximum of free passes. */
  plies: 128,
  /** Matches at one table, for reading. */
  matches: 9_999,
  /** No further match begins at a table after this many. */
  lastMatch: 500,
  /** A transcript as text: two characters per ply. */
  transcriptCharacters: 256,
  watchers: 100_000,
  /** Network addresses of one machine. */
  hosts: 100,
  /** Absolute limit, in whole points. */
  rating: 10_000,
  /** Matches per page of a list. */
  matchesOnAPage: 50,
  /** Members of a club, not counting its host, and players in a round. */
  members: 40,
  /** People who wait at the closed door of a club. */
  knocks: 20,
  /** Games in a round. */
  boards: 20,
  /** Everybody who ever plays in one tournament. */
  players: 80,
  /** Includes the number that tells identical names apart. */
  memberNameCharacters: 28,
  /** The text beside a position shown to a club. */
  slideCharacters: 500,
  /** Marks and arrows on one position, and best squares of a question. */
  pointers: 32,
  /** Questions and rounds of one club. */
  clubTurns: 9_999,
  rounds: 60,
  /** Encrypted bytes that one device hands over to another, before base64. */
  handoverBytes: 300_000,
  /** The longest study that the server stores under a short name, in characters. */
  studyLetters: 60_000,
} as const;

/** How long the server stores a handover, in milliseconds. */
export const HANDOVER_MILLISECONDS = 600_000;

/** Requirements for a match to be rated. */
export const RATED = {
  /** Plies chosen by the players; shorter matches say nothing about strength. */
  plies: { othello: 10, anti: 10, reversi: 10, connect4: 7 } satisfies Record<Rules, number>,
  /** Matches between the same two players per day. */
  aDay: 10,
} as const;

/** Timeouts of connections and tables, in milliseconds. */
export const PATIENCE = {
  /** How long a disconnected player may take to return before the opponent may claim the match. */
  grace: 180_000,
  /** Interval of a page's pings. */
  heartbeat: 2_000,
  /** A connection without messages for this long counts as lost on both sides. */
  silence: 5_000,
  /** Clocks that wait for a hidden page start after this time once both are connected. */
  start: 10_000,
  /** Without a clock: how long a side waits for a move before it may ask whether the other is still there. */
  quiet: 120_000,
  /** After this many questions in a row only a move counts as an answer. */
  nudgesInARow: 3,
  /** A side that gets neither a move nor an answer for this long may claim the match. */
  nudge: 300_000,
  /**
   * How long two players matched in the lobby may take to reach their table; if one fails to, the other
   * searches again.
   */
  seating: 10_000,
  /** How long to search for an opponent before giving up. */
  seeking: 180_000,
  /** How long to wait for a friend before giving up. */
  meeting: 180_000,
  /** Pause between tries to reach the friend's table. */
  meetingTry: 3_000,
} as const;

/** Numbers of plies that decide what is possible in a match. */
export const PLIES = {
  /**
   * Chosen plies before a draw can be offered, leaving counts as a loss, and the match can be rated: both
   * sides have played.
   */
  beforeItCounts: 2,
  /** Plies before a declined offer may be repeated. */
  toLetRest: 2,
} as const;

/** How long the server stores a study under a short name. */
export const STUDY_DAYS = 90;
export const STUDY_MILLISECONDS = STUDY_DAYS * 86_400_000;
export const STUDY_NAME_LETTERS = 10;
