import type { ClubBoardState, ClubWish, MemberId } from '../../src/net/contract/club.ts';
import { LIMITS } from '../../src/net/contract/limits.ts';
import type { NetRefusal } from '../../src/net/contract/words.ts';
import { skeletonOf } from '../match/skeleton.ts';
import { type Club, lookOf, NOBODY, toldApart, withNewMember } from './club.ts';
import { type Board, discsAt, type Games, playersOf, type Round } from './games.ts';

type Restored = Extract<ClubWish, { readonly do: 'restore' }>;
type Numbers = ReadonlyMap<MemberId, MemberId>;

/** Adds a number to a member's name if it now clashes with a restored one. */
const withoutName = (club: Club, id: MemberId): Club => ({
  ...club,
  members: club.members.map(member =>
    member.id === id ? { ...member, name: toldApart(club, member) } : member,
  ),
});

/** Restores the places of earlier members, except of those who are already back. Maps their old ids to the new ones. */
const withMembers = (before: Club, known: Restored['members']): { club: Club; numbers: Numbers } => {
  const numbers = new Map(before.restored);
  let club = before;
  const byKey = new Map(club.members.map(({ id, key }) => [key, id]));
  const byLook = new Map(club.members.toReversed().map(member => [lookOf(member), member.id]));
  for (const { id, name, key } of known) {
    if (numbers.has(id)) continue;
    const look = skeletonOf(name);
    const there = key === undefined ? byLook.get(look) : byKey.get(key);
    if (there !== undefined) {
      numbers.set(id, there);
      continue;
    }
    const added = withNewMember(club, { identity: NOBODY, name, presence: 'away', key });
    if (added === undefined) continue;
    const taker = byLook.get(look);
    club = taker === undefined ? added.club : withoutName(added.club, taker);
    numbers.set(id, added.id);
    byLook.set(look, added.id);
    if (key !== undefined) byKey.set(key, added.id);
  }
  return { club: { ...club, restored: numbers }, numbers };
};

const resultOf = ({ setup, moves, winner, by }: ClubBoardState): Pick<Board, 'result' | 'discs'> => {
  if (winner === undefined) return {};
  const discs = by === 'play' ? discsAt(setup, moves) : undefined;
  return { result: { winner, ...(by && { by }) }, ...(discs && { discs }) };
};

const withBoards = (
  games: Games,
  { round, boards, resting }: NonNullable<Restored['boards']>,
  to: Numbers,
): Games | undefined => {
  const numberOf = (id: MemberId): readonly MemberId[] => (to.has(id) ? [to.get(id) ?? id] : []);
  const made = boards.flatMap((board): readonly Board[] => {
    const [[black], [white]] = [numberOf(board.black), numberOf(board.white)];
    if (black === undefined || white === undefined) return [];
    const { number, code, setup, moves } = board;
    return [{ number, code, setup, moves, black, white, ...resultOf(board) }];
  });
  const before: Round = games.rounds[round - 1] ?? { boards: [], resting: [] };
  const after: Round = {
    boards: [...before.boards, ...made],
    resting: [...before.resting, ...resting.flatMap(numberOf)],
  };
  const there = playersOf(after);
  const players = new Set([...games.players, ...there]);
  const isPossible =
    after.boards.length <= LIMITS.boards &&
    there.length === new Set(there).size &&
    players.size <= LIMITS.players;
  if (!isPossible) return undefined;
  return {
    ...games,
    players: [...players].toSorted((one, other) => one - other),
    rounds: [...games.rounds.slice(0, round - 1), after, ...games.rounds.slice(round)],
  };
};

/**
 * Restores members and games from the host's page after a restart of the server, part by part. Anything played since then
 * stays.
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
  const after = isNext ? withBoards(begun, boards, numbers) : begun;
  return begun !== undefined && after === undefined ? 'malformed' : { ...club, games: after };
};
