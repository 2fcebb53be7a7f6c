import type { Result } from '../../src/game/match.ts';
import type { ClubWish, MemberId } from '../../src/net/contract/club.ts';
import { LIMITS } from '../../src/net/contract/limits.ts';
import type { NetRefusal } from '../../src/net/contract/words.ts';
import type { Club } from './club.ts';
import { activePlayers, currentRound, discsAt, type Games, isRoundOver, withBoard } from './games.ts';
import { nextPairing } from './pairing.ts';

type WishOf<Do extends ClubWish['do']> = Extract<ClubWish, { readonly do: Do }>;

/** The random seed for pairing. */
export interface Lots {
  readonly seed: number;
}

const peopleHere = ({ members }: Club): readonly MemberId[] =>
  members.filter(({ presence }) => presence === 'here').map(({ id }) => id);

/** The number of players who can still join. */
const roomIn = (games: Games): number =>
  Math.max(0, Math.min(LIMITS.members - activePlayers(games).length, LIMITS.players - games.players.length));

/**
 * The games with the players of the next round. A tournament keeps its players and adds newcomers as far as there is room;
 * other games take everybody present.
 */
const withPlayers = (games: Games, club: Club): Games => {
  const here = peopleHere(club);
  if (games.plan.system === 'free') return { ...games, players: here, withdrawn: games.withdrawn };
  const late = here.filter(id => !games.players.includes(id));
  const gone = club.members.filter(({ presence }) => presence === 'gone').map(({ id }) => id);
  const withdrawn = [...new Set([...games.withdrawn, ...gone.filter(id => games.players.includes(id))])];
  const known = { ...games, withdrawn };
  return { ...known, players: [...games.players, ...late.slice(0, roomIn(known))] };
};

/** Pairs players for the next round; its tables are opened later. */
const paired = (club: Club, games: Games, { seed }: Lots): Club | NetRefusal => {
  const ready = withPlayers(games, club);
  const { plan, rounds } = ready;
  if (activePlayers(ready).length > LIMITS.members) return 'clubFull';
  if (rounds.length >= LIMITS.rounds || (plan.system === 'swiss' && rounds.length >= plan.rounds))
    return 'clubTooFew';
  const pairing = nextPairing(ready, seed + rounds.length);
  if (pairing === undefined) return 'clubTooFew';
  const boards = pairing.pairs.map(([black, white], index) => ({
    number: index + 1,
    black,
    white,
    moves: '',
  }));
  const round = { boards, resting: pairing.resting };
  return { ...club, question: undefined, games: { ...ready, rounds: [...rounds, round], isOver: false } };
};

export const startGames = (club: Club, { plan }: WishOf<'play'>, lots: Lots): Club | NetRefusal => {
  if (club.games !== undefined && !club.games.isOver && !isRoundOver(club.games)) return 'clubUnfinished';
  return paired(club, { plan, players: [], withdrawn: [], rounds: [], isOver: false }, lots);
};

export const nextRound = (club: Club, lots: Lots): Club | NetRefusal => {
  const { games } = club;
  if (games === undefined) return 'clubTooFew';
  return isRoundOver(games) ? paired(club, games, lots) : 'clubUnfinished';
};

/** The host decides a game, for example because a player did not come. */
export const decideBoard = (club: Club, { board, winner }: WishOf<'decide'>): Club | NetRefusal => {
  const { games } = club;
  const isThere = games && currentRound(games)?.boards.some(({ number }) => number === board);
  if (games === undefined || isThere !== true) return 'clubNoBoard';
  return { ...club, games: withBoard(games, board, { result: { winner }, discs: undefined }) };
};

/** Withdraws a player from future rounds, or lets them back in. */
export const withdraw = (club: Club, { member, isBack }: WishOf<'withdraw'>): Club | NetRefusal => {
  const { games } = club;
  if (games?.players.includes(member) !== true || games.withdrawn.includes(member) !== isBack) return club;
  if (isBack && activePlayers(games).length >= LIMITS.members) return 'clubFull';
  const others = games.withdrawn.filter(id => id !== member);
  return { ...club, games: { ...games, withdrawn: isBack ? others : [...others, member] } };
};

/** Ends the games, so that the host shows positions again. A tournament can be continued later. */
export const endGames = (club: Club): Club =>
  club.games === undefined ? club : { ...club, games: { ...club.games, isOver: true } };

/** The state of a game as read from its table. A result decided by the host is never replaced. */
export interface BoardNews {
  readonly moves: string;
  readonly result?: Result | undefined;
}

export const withNews = (games: Games, number: number, { moves, result }: BoardNews): Games => {
  const board = currentRound(games)?.boards.find(one => one.number === number);
  if (board === undefined || board.result !== undefined) return games;
  if (board.moves === moves && result === undefined) return games;
  const discs = result?.by === 'play' ? discsAt(board.setup, moves) : undefined;
  // After a restart, the host may already have decided this game.
  const known = result && { winner: result.winner, ...(result.by !== 'decided' && { by: result.by }) };
  return withBoard(games, number, { moves, ...(known && { result: known }), ...(discs && { discs }) });
};
