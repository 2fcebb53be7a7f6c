import * as v from 'valibot';
import { COLORS } from '../../game/color.ts';
import { rulesOf, type Setup } from '../../game/games.ts';
import { makeSquare, parseSquare, type Square } from '../../game/square.ts';
import { type Transcript, writeMoves } from '../../game/transcript.ts';
import { LIMITS } from './limits.ts';
import { sentResult } from './result.ts';
import { clockSettings, setup, shownSetup, writeShownSetup } from './settings.ts';
import { readLegalMoves } from './tableState.ts';
import { id, text, whole } from './texts.ts';

/** Members are numbered as they enter; numbers are never reused. */
const memberId = whole(1, LIMITS.clubTurns);
export type MemberId = number;

const square = text.parsed(parseSquare);
const turn = whole(1, LIMITS.clubTurns);

/** What a host shows to all members: a position with the moves leading to it, marked squares and arrows, and a text. */
export interface Slide {
  readonly setup: Setup;
  readonly transcript: Transcript;
  readonly text: string;
  readonly drawn: readonly Pointer[];
}

/** A marked square, or an arrow if `to` is set. */
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

/** Reading it checks every move by the rules. */
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

/** How members are paired: at random, or by a tournament system. */
export const GAME_SYSTEMS = ['free', 'swiss', 'roundRobin'] as const;
export type GameSystem = (typeof GAME_SYSTEMS)[number];
const winner = v.picklist([...COLORS, 'draw']);
const boardNumber = whole(1, LIMITS.members);
const playedBoard = whole(1, LIMITS.boards);

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
  /** The code of the table; absent until it is open. */
  code: v.optional(text.code),
  setup: v.optional(setup),
  moves: v.pipe(v.string(), v.maxLength(LIMITS.transcriptCharacters)),
  winner: v.optional(winner),
  /** How the game ended; absent if the host decided it. */
  by: v.optional(sentResult.entries.by),
});
const members = v.pipe(v.array(memberId), v.maxLength(LIMITS.clubTurns));

/** Identifies a member to the host's page after a restart. Secret from others, and different under every word. */
const memberKey = v.optional(id);

/** Maximum members, and boards of a round, in one `restore` message. */
export const RESTORED_AT_ONCE = { members: 20, boards: 8 } as const;

const players = v.pipe(v.array(memberId), v.maxLength(LIMITS.players));

/** Part of the state of a club that its server has lost, as known to the host's page. */
const restored = {
  members: v.pipe(
    v.array(v.object({ id: memberId, name: memberName, key: memberKey })),
    v.maxLength(RESTORED_AT_ONCE.members),
  ),
  games: v.optional(v.object({ plan: gamesPlan, isOver: v.boolean(), withdrawn: players })),
  boards: v.optional(
    v.object({
      round: whole(1, LIMITS.rounds),
      boards: v.pipe(
        v.array(v.object({ ...board.entries, number: playedBoard })),
        v.maxLength(RESTORED_AT_ONCE.boards),
      ),
      resting: players,
    }),
  ),
};

/** Requests of members. All except `answer` are for the host only. */
export const clubWish = v.variant('do', [
  v.object({ do: v.literal('show'), slide }),
  /** Asks everybody which move they would play. */
  v.object({ do: v.literal('ask') }),
  v.object({ do: v.literal('answer'), question: turn, square }),
  /** Shows the answers and the best squares. */
  v.object({ do: v.literal('reveal'), best: v.pipe(v.array(square), v.maxLength(LIMITS.pointers)) }),
  /** Starts the games, and pairs everybody who is present. */
  v.object({ do: v.literal('play'), plan: gamesPlan }),
  /** Pairs everybody for the next round. */
  v.object({ do: v.literal('round') }),
  /** Decides the result of a game of the current round. */
  v.object({ do: v.literal('decide'), board: playedBoard, winner }),
  /** Excludes a member from the following rounds, or readmits them. */
  v.object({ do: v.literal('withdraw'), member: memberId, isBack: v.boolean() }),
  /** Ends the games, or interrupts them between two rounds, to show positions. */
  v.object({ do: v.literal('endGames') }),
  /** Requests the games of a round, to store them. */
  v.object({ do: v.literal('recall'), round: whole(1, LIMITS.rounds) }),
  /** Restores the club after its server was restarted. */
  v.object({ do: v.literal('restore'), ...restored }),
  /** Removes a member for good; `closes`: closes the door too. */
  v.object({ do: v.literal('remove'), member: memberId, closes: v.optional(v.boolean()) }),
  /** Opens the door to everybody who knows the word, or closes it to newcomers. */
  v.object({ do: v.literal('door'), isOpen: v.boolean() }),
  /** Admits somebody who waits at the closed door. */
  v.object({ do: v.literal('letIn'), knock: turn }),
  /** Closes the club for everybody. */
  v.object({ do: v.literal('close') }),
]);
export type GamesPlan = Readonly<v.InferInput<typeof gamesPlan>>;
export type ClubWish = Readonly<v.InferOutput<typeof clubWish>>;

/** `away`: not connected. `gone`: left, or was removed. */
export const MEMBER_PRESENCES = ['here', 'away', 'gone'] as const;

const member = v.object({
  id: memberId,
  name: memberName,
  presence: v.picklist(MEMBER_PRESENCES),
  /** Only the host receives it. */
  key: memberKey,
});
export type Member = Readonly<v.InferOutput<typeof member>>;

const count = whole(0, LIMITS.clubTurns);
const question = v.object({
  number: turn,
  isOpen: v.boolean(),
  /** Number of members who have answered. */
  answered: count,
  /** The recipient's own answer. */
  own: v.optional(square),
  /**
   * How often each square was answered: sent to the host at once, to the others when the answers are shown.
   */
  counts: v.optional(v.array(v.object({ square, count }))),
  /** The answer of each member, sent to the host only. */
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
  /** In half points: two for a win, one for a draw. */
  points: amount,
  played: count,
  opposition: amount,
  discs: amount,
});

const games = v.object({
  system: v.picklist(GAME_SYSTEMS),
  /** The current round, and the planned number of rounds. */
  round: whole(1, LIMITS.rounds),
  rounds: whole(1, LIMITS.rounds),
  setup,
  clock: clockSettings,
  isOver: v.boolean(),
  boards,
  resting: members,
  withdrawn: members,
  /** Only in a tournament. */
  standings: v.optional(v.pipe(v.array(standing), v.maxLength(LIMITS.clubTurns))),
});
export type ClubGames = Readonly<v.InferOutput<typeof games>>;
export type WireClubGames = v.InferInput<typeof games>;

/** The games of one round. */
export const clubRound = v.object({ round: whole(1, LIMITS.rounds), boards, resting: members });

export type ClubRound = Readonly<v.InferOutput<typeof clubRound>>;

/** The door as the host sees it: whether it is open, and who waits there. */
const door = v.object({
  isOpen: v.boolean(),
  knocks: v.pipe(v.array(v.object({ id: turn, name: memberName })), v.maxLength(LIMITS.knocks)),
});
export type ClubDoor = Readonly<v.InferOutput<typeof door>>;

/** The full state of a club. */
export const clubState = v.object({
  word: text.word,
  you: v.union([v.literal('host'), memberId]),
  host: v.object({ name: v.optional(text.name), isHere: v.boolean() }),
  members: v.pipe(v.array(member), v.maxLength(LIMITS.clubTurns)),
  /** Only the host receives it; absent from older servers. */
  door: v.optional(door),
  slide: v.optional(slide),
  question: v.optional(question),
  games: v.optional(games),
  /** Names of people who played and left. */
  former: v.optional(
    v.pipe(
      v.array(v.object({ id: memberId, name: memberName, key: memberKey })),
      v.maxLength(LIMITS.clubTurns),
    ),
  ),
});
export type ClubState = Readonly<v.InferOutput<typeof clubState>>;
export type WireClubState = v.InferInput<typeof clubState>;
