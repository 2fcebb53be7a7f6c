import * as v from 'valibot';
import { COLORS } from '../../game/color.ts';
import { rulesOf, type Setup } from '../../game/games.ts';
import { makeSquare, parseSquare, type Square } from '../../game/square.ts';
import { type Transcript, writeMoves } from '../../game/transcript.ts';
import { LIMITS } from './limits.ts';
import { sentResult } from './result.ts';
import { clockSettings, setup, shownSetup, writeShownSetup } from './settings.ts';
import { readLegalMoves } from './tableState.ts';
import { text, whole } from './texts.ts';

/** Members are numbered in the order in which they come; nobody else ever gets the same number. */
const memberId = whole(1, LIMITS.clubTurns);
export type MemberId = number;

const square = text.parsed(parseSquare);
const turn = whole(1, LIMITS.clubTurns);

/** What a host shows to everybody: a position with the moves that led there, marked squares and arrows, and a text. */
export interface Slide {
  readonly setup: Setup;
  readonly transcript: Transcript;
  readonly text: string;
  readonly drawn: readonly Pointer[];
}

/** A marked square, or with `to` an arrow. */
export interface Pointer {
  readonly from: Square;
  readonly to?: Square | undefined;
}

const written = v.object({
  setup: shownSetup,
  moves: v.pipe(v.string(), v.maxLength(LIMITS.transcriptCharacters)),
  text: text.lines,
  drawn: v.pipe(v.array(v.object({ from: square, to: v.optional(square) })), v.maxLength(LIMITS.pointers)),
});
export type WireSlide = v.InferInput<typeof written>;

/** Reading it plays every move by the rules. */
const slide = v.pipe(
  written,
  v.rawTransform<v.InferOutput<typeof written>, Slide>(({ dataset, addIssue, NEVER }) => {
    const { moves, ...others } = dataset.value;
    const transcript = readLegalMoves(others.setup, moves);
    if (transcript !== undefined) return { ...others, transcript };
    addIssue();
    return NEVER;
  }),
);

export const writeSlide = ({ setup, transcript, text: words, drawn }: Slide): WireSlide => ({
  setup: writeShownSetup(setup),
  moves: writeMoves(rulesOf(setup.game), transcript),
  text: words,
  drawn: drawn.map(({ from, to }) => ({
    from: makeSquare(from),
    ...(to !== undefined && { to: makeSquare(to) }),
  })),
});

/** How people are paired: by lot, or in a tournament. */
export const GAME_SYSTEMS = ['free', 'swiss', 'roundRobin'] as const;
export type GameSystem = (typeof GAME_SYSTEMS)[number];
const winner = v.picklist([...COLORS, 'draw']);
const boardNumber = whole(1, LIMITS.members);

const gamesPlan = v.object({
  system: v.picklist(GAME_SYSTEMS),
  rounds: whole(1, LIMITS.rounds),
  setup,
  clock: clockSettings,
});

const memberName = v.pipe(v.string(), v.maxLength(2 * LIMITS.memberNameCharacters));
const board = v.object({
  number: boardNumber,
  black: memberId,
  white: memberId,
  /** Leads to the table; absent until it is open. */
  code: v.optional(text.code),
  setup: v.optional(setup),
  moves: v.pipe(v.string(), v.maxLength(LIMITS.transcriptCharacters)),
  winner: v.optional(winner),
  /** How it ended; absent if the host has decided. */
  by: v.optional(sentResult.entries.by),
});
const members = v.pipe(v.array(memberId), v.maxLength(LIMITS.clubTurns));

/** The most people, or boards of a round, that one message of a page may hold. */
export const RESTORED_AT_ONCE = { members: 20, boards: 8 } as const;

/** What a host's page knows of a club that its server has forgotten, in parts. */
const restored = {
  members: v.pipe(
    v.array(v.object({ id: memberId, name: memberName })),
    v.maxLength(RESTORED_AT_ONCE.members),
  ),
  games: v.optional(v.object({ plan: gamesPlan, isOver: v.boolean(), withdrawn: members })),
  boards: v.optional(
    v.object({
      round: whole(1, LIMITS.rounds),
      boards: v.pipe(v.array(board), v.maxLength(RESTORED_AT_ONCE.boards)),
      resting: members,
    }),
  ),
};

/** What the people in a club ask for. Only the host's wishes are granted, except for `answer`. */
export const clubWish = v.variant('do', [
  v.object({ do: v.literal('show'), slide }),
  /** Lets everybody answer what they would play. */
  v.object({ do: v.literal('ask') }),
  v.object({ do: v.literal('answer'), question: turn, square }),
  /** Shows what was answered, and which squares are best. */
  v.object({ do: v.literal('reveal'), best: v.pipe(v.array(square), v.maxLength(LIMITS.pointers)) }),
  /** Begins to play, and pairs everybody who is here. */
  v.object({ do: v.literal('play'), plan: gamesPlan }),
  /** Pairs everybody for the next round. */
  v.object({ do: v.literal('round') }),
  /** Decides a game of the current round. */
  v.object({ do: v.literal('decide'), board: boardNumber, winner }),
  /** Takes somebody out of the rounds to come, or lets them back in. */
  v.object({ do: v.literal('withdraw'), member: memberId, isBack: v.boolean() }),
  /** Ends the games, or stops between two rounds, to show positions. */
  v.object({ do: v.literal('endGames') }),
  /** Asks for the games of a round, to keep them. */
  v.object({ do: v.literal('recall'), round: whole(1, LIMITS.rounds) }),
  /** Brings back what the club was before its server restarted. */
  v.object({ do: v.literal('restore'), ...restored }),
  /** Sends somebody away for good. */
  v.object({ do: v.literal('remove'), member: memberId }),
  /** Ends it for everybody. */
  v.object({ do: v.literal('close') }),
]);
export type GamesPlan = Readonly<v.InferInput<typeof gamesPlan>>;
export type ClubWish = Readonly<v.InferOutput<typeof clubWish>>;

/** `away`: not connected. `gone`: left, or was sent away. */
export const MEMBER_PRESENCES = ['here', 'away', 'gone'] as const;

const member = v.object({
  id: memberId,
  name: memberName,
  presence: v.picklist(MEMBER_PRESENCES),
});
export type Member = Readonly<v.InferOutput<typeof member>>;

const count = whole(0, LIMITS.clubTurns);
const question = v.object({
  number: turn,
  isOpen: v.boolean(),
  /** How many have answered. */
  answered: count,
  /** What the person who reads this has answered. */
  own: v.optional(square),
  /** How often each square was answered: to the host at once, to the others when it is shown. */
  counts: v.optional(v.array(v.object({ square, count }))),
  /** The answer of each member; only the host receives it. */
  answers: v.optional(v.array(v.object({ member: memberId, square }))),
  best: v.optional(v.array(square)),
});
export type ShownQuestion = Readonly<v.InferOutput<typeof question>>;
export type WireQuestion = v.InferInput<typeof question>;

export type ClubBoardState = Readonly<v.InferOutput<typeof board>>;
export type WireClubBoard = v.InferInput<typeof board>;

const boards = v.pipe(v.array(board), v.maxLength(LIMITS.members));
const amount = v.pipe(v.number(), v.finite());

const standing = v.object({
  member: memberId,
  /** In halves: two for a win, one for a draw. */
  points: amount,
  played: count,
  opposition: amount,
  discs: amount,
});

const games = v.object({
  system: v.picklist(GAME_SYSTEMS),
  /** The current round, and how many there are to be. */
  round: whole(1, LIMITS.rounds),
  rounds: whole(1, LIMITS.rounds),
  setup,
  clock: clockSettings,
  isOver: v.boolean(),
  boards,
  resting: members,
  withdrawn: members,
  /** Of a tournament. */
  standings: v.optional(v.pipe(v.array(standing), v.maxLength(LIMITS.clubTurns))),
});
export type ClubGames = Readonly<v.InferOutput<typeof games>>;
export type WireClubGames = v.InferInput<typeof games>;

/** The games of one round, to keep. */
export const clubRound = v.object({ round: whole(1, LIMITS.rounds), boards, resting: members });

export type ClubRound = Readonly<v.InferOutput<typeof clubRound>>;

/** Everything that a page needs to show a club. */
export const clubState = v.object({
  word: text.word,
  you: v.union([v.literal('host'), memberId]),
  host: v.object({ name: v.optional(text.name), isHere: v.boolean() }),
  members: v.pipe(v.array(member), v.maxLength(LIMITS.clubTurns)),
  slide: v.optional(slide),
  question: v.optional(question),
  games: v.optional(games),
  /** Names of people who have left, and have played. */
  former: v.optional(
    v.pipe(v.array(v.object({ id: memberId, name: memberName })), v.maxLength(LIMITS.clubTurns)),
  ),
});
export type ClubState = Readonly<v.InferOutput<typeof clubState>>;
export type WireClubState = v.InferInput<typeof clubState>;
