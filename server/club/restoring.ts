import { discCounts } from '../../src/game/board.ts';
import { replayOf } from '../../src/game/transcript.ts';
import type { ClubBoardState, ClubWish, MemberId } from '../../src/net/contract/club.ts';
import { LIMITS } from '../../src/net/contract/limits.ts';
import { readLegalMoves } from '../../src/net/contract/tableState.ts';
import type { NetRefusal } from '../../src/net/contract/words.ts';
import { skeletonOf } from '../match/skeleton.ts';
import { type Club, MOST_EVER, NOBODY } from './club.ts';
import type { Board, Games, Round } from './games.ts';

type Restored = Extract<ClubWish, { readonly do: 'restore' }>;
type Numbers = ReadonlyMap<MemberId, MemberId>;

/** Keeps places for those who were there; whoever has come back by now has theirs. Tells the new numbers by the old ones. */
const withMembers = (club: Club, known: Restored['members']): { club: Club; numbers: Numbers } => {
  const numbers = new Map(club.restored);
  const members = [...club.members];
  for (const { id, name } of known) {
    if (numbers.has(id) || members.length >= MOST_EVER) continue;
    const there = members.find(member => skeletonOf(member.name) === skeletonOf(name));
    const own = there ?? { id: members.length + 1, identity: NOBODY, name, presence: 'away' as const };
    if (there === undefined) members.push(own);
    numbers.set(id, own.id);
  }
  return { club: { ...club, members, restored: numbers }, numbers };
};

const resultOf = ({ setup, moves, winner, by }: ClubBoardState): Pick<Board, 'result' | 'discs'> => {
  if (winner === undefined) return {};
  const transcript = setup && readLegalMoves(setup, moves);
  const replay = setup && transcript && by === 'play' ? replayOf(setup, transcript) : undefined;
  const end = replay?.type === 'legal' ? replay.positions.at(-1) : undefined;
  return { result: { winner, ...(by && { by }) }, ...(end && { discs: discCounts(end) }) };
};

const withBoards = (
  games: Games,
  { round, boards, resting }: NonNullable<Restored['boards']>,
  to: Numbers,
): Games => {
  const numberOf = (id: MemberId): readonly MemberId[] => (to.has(id) ? [to.get(id) ?? id] : []);
  const made = boards.flatMap((board): readonly Board[] => {
    const [[black], [white]] = [numberOf(board.black), numberOf(board.white)];
    if (black === undefined || white === undefined) return [];
    const { number, code, setup, moves } = board;
    return [{ number, code, setup, moves, black, white, ...resultOf(board) }];
  });
  const before: Round = games.rounds[round - 1] ?? { boards: [], resting: [] };
  if (before.boards.length + made.length > LIMITS.members) return games;
  const after: Round = {
    boards: [...before.boards, ...made],
    resting: [...before.resting, ...resting.flatMap(numberOf)],
  };
  const players = [...games.players, ...made.flatMap(({ black, white }) => [black, white]), ...after.resting];
  return {
    ...games,
    players: [...new Set(players)].toSorted((one, other) => one - other),
    rounds: [...games.rounds.slice(0, round - 1), after, ...games.rounds.slice(round)],
  };
};

/**
 * The host's page brings back what it knows of a club that its server has forgotten: who was there, and the games, part by part. What
 * has been played since stays as it is.
 */
export const restore = (before: Club, { members, games, boards }: Restored): Club | NetRefusal => {
  if (before.games !== undefined && before.restored === undefined) return 'clubUnfinished';
  const { club, numbers } = withMembers(before, members);
  const begun: Games | undefined =
    club.games ??
    (games && {
      plan: games.plan,
      isOver: games.isOver,
      withdrawn: games.withdrawn.flatMap(id => numbers.get(id) ?? []),
      players: [],
      rounds: [],
    });
  const isNext = boards !== undefined && begun !== undefined && boards.round <= begun.rounds.length + 1;
  return { ...club, games: isNext ? withBoards(begun, boards, numbers) : begun };
};
